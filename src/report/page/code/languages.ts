/** Chooses the grammar that colours a file, by the file's name only, because only parts of the file are available. */
import type { LanguageFn } from 'highlight.js';
import bash from 'highlight.js/lib/languages/bash';
import c from 'highlight.js/lib/languages/c';
import cpp from 'highlight.js/lib/languages/cpp';
import csharp from 'highlight.js/lib/languages/csharp';
import css from 'highlight.js/lib/languages/css';
import dart from 'highlight.js/lib/languages/dart';
import dockerfile from 'highlight.js/lib/languages/dockerfile';
import go from 'highlight.js/lib/languages/go';
import graphql from 'highlight.js/lib/languages/graphql';
import ini from 'highlight.js/lib/languages/ini';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import kotlin from 'highlight.js/lib/languages/kotlin';
import markdown from 'highlight.js/lib/languages/markdown';
import php from 'highlight.js/lib/languages/php';
import protobuf from 'highlight.js/lib/languages/protobuf';
import python from 'highlight.js/lib/languages/python';
import ruby from 'highlight.js/lib/languages/ruby';
import rust from 'highlight.js/lib/languages/rust';
import scala from 'highlight.js/lib/languages/scala';
import sql from 'highlight.js/lib/languages/sql';
import swift from 'highlight.js/lib/languages/swift';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import { getFileName } from '../../../base/paths.js';

/** The grammars for colouring; other languages are shown without colours. */
export const GRAMMARS = {
  bash,
  c,
  cpp,
  csharp,
  css,
  dart,
  dockerfile,
  go,
  graphql,
  ini,
  java,
  javascript,
  json,
  kotlin,
  markdown,
  php,
  protobuf,
  python,
  ruby,
  rust,
  scala,
  sql,
  swift,
  typescript,
  xml,
  yaml,
} as const satisfies Readonly<Record<string, LanguageFn>>;

/** A grammar of highlight.js that the page has. */
export type Grammar = keyof typeof GRAMMARS;

/** File extensions (without the dot) and whole names, in lower case. */
const NAMES: Readonly<Record<Grammar, string>> = {
  bash: 'sh bash zsh ksh bats',
  c: 'c',
  cpp: 'h cc cpp cxx hh hpp hxx ino',
  csharp: 'cs csx',
  css: 'css scss less',
  dart: 'dart',
  dockerfile: 'dockerfile containerfile',
  go: 'go',
  graphql: 'graphql gql graphqls',
  ini: 'ini cfg conf toml properties editorconfig gitconfig env tf tfvars hcl',
  java: 'java',
  javascript: 'js cjs mjs jsx',
  json: 'json jsonc json5 webmanifest',
  kotlin: 'kt kts gradle groovy',
  markdown: 'md markdown mdx',
  php: 'php phtml',
  protobuf: 'proto',
  python: 'py pyi pyw bzl star',
  ruby: 'rb rake gemspec ru gemfile rakefile podfile',
  rust: 'rs',
  scala: 'scala sc sbt',
  sql: 'sql',
  swift: 'swift',
  typescript: 'ts cts mts tsx',
  xml: 'xml html htm xhtml svg vue svelte csproj props targets plist xsd',
  yaml: 'yml yaml',
};

const isGrammar = (name: string): name is Grammar => Object.hasOwn(GRAMMARS, name);

const BY_NAME: ReadonlyMap<string, Grammar> = new Map(
  Object.entries(NAMES).flatMap(([grammar, names]) =>
    isGrammar(grammar) ? names.split(' ').map((name) => [name, grammar] as const) : [],
  ),
);

/** Returns the grammar for a path, by the file's extension or whole name; null if there is none. */
export function findGrammar(path: string): Grammar | null {
  const name = getFileName(path).toLowerCase();
  const ending = name.slice(name.lastIndexOf('.') + 1);
  return BY_NAME.get(name) ?? BY_NAME.get(ending) ?? null;
}
