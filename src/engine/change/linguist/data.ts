import ApacheConf from 'linguist-languages/data/ApacheConf';
import Browserslist from 'linguist-languages/data/Browserslist';
import CODEOWNERS from 'linguist-languages/data/CODEOWNERS';
import CSV from 'linguist-languages/data/CSV';
import Diff from 'linguist-languages/data/Diff';
import Dotenv from 'linguist-languages/data/Dotenv';
import EditorConfig from 'linguist-languages/data/EditorConfig';
import GettextCatalog from 'linguist-languages/data/Gettext_20_Catalog';
import GitAttributes from 'linguist-languages/data/Git_20_Attributes';
import GitConfig from 'linguist-languages/data/Git_20_Config';
import GoChecksums from 'linguist-languages/data/Go_20_Checksums';
import GoModule from 'linguist-languages/data/Go_20_Module';
import GoWorkspace from 'linguist-languages/data/Go_20_Workspace';
import IgnoreList from 'linguist-languages/data/Ignore_20_List';
import INI from 'linguist-languages/data/INI';
import JavaProperties from 'linguist-languages/data/Java_20_Properties';
import JSONLanguage from 'linguist-languages/data/JSON';
import JSONWithComments from 'linguist-languages/data/JSON_20_with_20_Comments';
import JSON5 from 'linguist-languages/data/JSON5';
import JSONLD from 'linguist-languages/data/JSONLD';
import JupyterNotebook from 'linguist-languages/data/Jupyter_20_Notebook';
import Nginx from 'linguist-languages/data/Nginx';
import NPMConfig from 'linguist-languages/data/NPM_20_Config';
import PipRequirements from 'linguist-languages/data/Pip_20_Requirements';
import SVG from 'linguist-languages/data/SVG';
import TOML from 'linguist-languages/data/TOML';
import TSV from 'linguist-languages/data/TSV';
import XML from 'linguist-languages/data/XML';
import XMLPropertyList from 'linguist-languages/data/XML_20_Property_20_List';
import YAML from 'linguist-languages/data/YAML';
import type { Language } from './language.js';

/** Languages of data and settings, in order of precedence. */
export const DATA: readonly Language[] = [
  YAML,
  TOML,
  INI,
  JSONLanguage,
  JSONWithComments,
  JSON5,
  JSONLD,
  XML,
  XMLPropertyList,
  JavaProperties,
  EditorConfig,
  Dotenv,
  GitAttributes,
  GitConfig,
  IgnoreList,
  CODEOWNERS,
  Nginx,
  ApacheConf,
  NPMConfig,
  Browserslist,
  CSV,
  TSV,
  SVG,
  JupyterNotebook,
  GettextCatalog,
  GoModule,
  GoChecksums,
  GoWorkspace,
  PipRequirements,
  Diff,
];
