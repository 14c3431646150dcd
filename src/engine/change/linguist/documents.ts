import AsciiDoc from 'linguist-languages/data/AsciiDoc';
import Astro from 'linguist-languages/data/Astro';
import Blade from 'linguist-languages/data/Blade';
import CSS from 'linguist-languages/data/CSS';
import EJS from 'linguist-languages/data/EJS';
import Haml from 'linguist-languages/data/Haml';
import Handlebars from 'linguist-languages/data/Handlebars';
import HTML from 'linguist-languages/data/HTML';
import HTMLWithEEX from 'linguist-languages/data/HTML_2b_EEX';
import HTMLWithERB from 'linguist-languages/data/HTML_2b_ERB';
import HTMLWithPHP from 'linguist-languages/data/HTML_2b_PHP';
import HTMLWithRazor from 'linguist-languages/data/HTML_2b_Razor';
import JavaServerPages from 'linguist-languages/data/Java_20_Server_20_Pages';
import Jinja from 'linguist-languages/data/Jinja';
import Less from 'linguist-languages/data/Less';
import Liquid from 'linguist-languages/data/Liquid';
import Markdown from 'linguist-languages/data/Markdown';
import MDX from 'linguist-languages/data/MDX';
import Mustache from 'linguist-languages/data/Mustache';
import Org from 'linguist-languages/data/Org';
import Pod from 'linguist-languages/data/Pod';
import Pug from 'linguist-languages/data/Pug';
import QML from 'linguist-languages/data/QML';
import RDoc from 'linguist-languages/data/RDoc';
import Roff from 'linguist-languages/data/Roff';
import ReStructuredText from 'linguist-languages/data/reStructuredText';
import Sass from 'linguist-languages/data/Sass';
import SCSS from 'linguist-languages/data/SCSS';
import Slim from 'linguist-languages/data/Slim';
import Stylus from 'linguist-languages/data/Stylus';
import Svelte from 'linguist-languages/data/Svelte';
import TeX from 'linguist-languages/data/TeX';
import TextLanguage from 'linguist-languages/data/Text';
import Textile from 'linguist-languages/data/Textile';
import Twig from 'linguist-languages/data/Twig';
import Vue from 'linguist-languages/data/Vue';
import XSLT from 'linguist-languages/data/XSLT';
import type { Language } from './language.js';

/** Languages of pages, styles and prose, in order of precedence. */
export const DOCUMENTS: readonly Language[] = [
  Vue,
  Svelte,
  Astro,
  HTML,
  HTMLWithERB,
  HTMLWithEEX,
  HTMLWithRazor,
  HTMLWithPHP,
  Blade,
  Haml,
  Pug,
  Twig,
  Jinja,
  Handlebars,
  EJS,
  Mustache,
  Liquid,
  Slim,
  CSS,
  SCSS,
  Sass,
  Less,
  Stylus,
  XSLT,
  QML,
  JavaServerPages,
  Markdown,
  MDX,
  ReStructuredText,
  AsciiDoc,
  Org,
  Textile,
  RDoc,
  TeX,
  Roff,
  Pod,
  TextLanguage,
];
