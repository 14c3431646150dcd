/** The comment and string syntax of each language, which the text fallback uses to separate code from text. */

/** A kind of string literals. Without `multiline` a string ends at the end of its line. */
export interface StringForm {
  readonly open: string;
  readonly close: string;
  /** Whether a backslash escapes the next character. */
  readonly escape: boolean;
  readonly multiline: boolean;
  /** Whether `${…}` inside is code (template literals). */
  readonly template?: boolean;
}

/** The comment and string syntax of a language. */
export interface TextForm {
  /** Delimiters of comments that extend to the end of the line. */
  readonly line: readonly string[];
  readonly block: readonly (readonly [open: string, close: string])[];
  readonly strings: readonly StringForm[];
  /**
   * Whether a line comment or a single quote counts only at the start of a line, or after white space or an opening
   * bracket.
   */
  readonly spaced: boolean;
  /** Whether `'a` can be a lifetime or a prime. A single quote then opens only a single character. */
  readonly charQuote: boolean;
  /** Whether `/…/` is a regular expression where a value is expected. */
  readonly regex: boolean;
  /** Whether a line that begins with `*` continues a block comment whose start is unavailable. */
  readonly star: boolean;
  /** Whether functions and classes are documented in multi-line strings, so that a fragment often begins inside one. */
  readonly docstrings?: boolean;
}

const DOUBLE: StringForm = { open: '"', close: '"', escape: true, multiline: false };
const SINGLE: StringForm = { open: "'", close: "'", escape: true, multiline: false };
const BACKTICK: StringForm = { open: '`', close: '`', escape: false, multiline: true };
const TEMPLATE: StringForm = { open: '`', close: '`', escape: true, multiline: true, template: true };
const TRIPLE_DOUBLE: StringForm = { open: '"""', close: '"""', escape: true, multiline: true };
const TRIPLE_SINGLE: StringForm = { open: "'''", close: "'''", escape: true, multiline: true };
const VERBATIM: StringForm = { open: '@"', close: '"', escape: false, multiline: true };
const RAW_RUST: StringForm = { open: 'r#"', close: '"#', escape: false, multiline: true };

const NONE: TextForm = {
  line: [],
  block: [],
  strings: [],
  spaced: false,
  charQuote: false,
  regex: false,
  star: false,
};
const C_LIKE: TextForm = {
  ...NONE,
  line: ['//'],
  block: [['/*', '*/']],
  strings: [DOUBLE, SINGLE],
  star: true,
};
const HASH: TextForm = { ...NONE, line: ['#'], strings: [DOUBLE, SINGLE] };
const MARKUP: TextForm = { ...NONE, block: [['<!--', '-->']] };

const BY_LANGUAGE: Readonly<Record<string, TextForm>> = {
  ...shareForm('JavaScript, TypeScript, TSX, Astro, CoffeeScript', {
    ...C_LIKE,
    strings: [TEMPLATE, DOUBLE, SINGLE],
    regex: true,
  }),
  ...shareForm(
    'C, C++, Objective-C, Objective-C++, Cuda, GLSL, HLSL, Solidity, Apex, Protocol Buffer, Thrift, QML, D, Vala',
    C_LIKE,
  ),
  ...shareForm('Java, Kotlin, Scala, Groovy, Gradle, Gradle Kotlin DSL, Swift', {
    ...C_LIKE,
    strings: [TRIPLE_DOUBLE, DOUBLE, SINGLE],
  }),
  ...shareForm('Dart', { ...C_LIKE, strings: [TRIPLE_DOUBLE, TRIPLE_SINGLE, DOUBLE, SINGLE] }),
  ...shareForm('C#, Bicep', { ...C_LIKE, strings: [TRIPLE_DOUBLE, VERBATIM, DOUBLE, SINGLE] }),
  ...shareForm('Go', { ...C_LIKE, strings: [BACKTICK, DOUBLE, SINGLE] }),
  ...shareForm('Rust', { ...C_LIKE, strings: [RAW_RUST, { ...DOUBLE, multiline: true }, SINGLE], charQuote: true }),
  ...shareForm('Zig', { ...C_LIKE, charQuote: true }),
  ...shareForm('PHP, Hack', { ...C_LIKE, line: ['//', '#'], block: [['/*', '*/']], spaced: true }),
  ...shareForm('CSS', { ...C_LIKE, line: [] }),
  ...shareForm('SCSS, Less, Sass, Stylus', { ...C_LIKE, spaced: true }),
  ...shareForm('JSON, JSON5, JSON with Comments', { ...C_LIKE, strings: [DOUBLE], star: false }),
  ...shareForm('Jsonnet, HCL', { ...C_LIKE, line: ['//', '#'], strings: [DOUBLE], spaced: true }),
  ...shareForm('Python, Cython, Starlark, Mojo', {
    ...HASH,
    strings: [TRIPLE_DOUBLE, TRIPLE_SINGLE, DOUBLE, SINGLE],
    docstrings: true,
  }),
  ...shareForm('Ruby, Crystal', { ...HASH, block: [['=begin', '=end']] }),
  ...shareForm('Elixir, GraphQL, Julia', { ...HASH, strings: [TRIPLE_DOUBLE, DOUBLE] }),
  ...shareForm('Perl, R, Puppet, Nim, Tcl, Just', { ...HASH, spaced: true }),
  ...shareForm(
    'Shell, Dockerfile, Makefile, CMake, YAML, Nginx, ApacheConf, Ignore List, CODEOWNERS, Git Attributes, Dotenv',
    {
      ...HASH,
      spaced: true,
    },
  ),
  ...shareForm('INI, EditorConfig, Git Config, NPM Config, Java Properties, Pip Requirements', {
    ...NONE,
    line: ['#', ';'],
    spaced: true,
  }),
  ...shareForm('TOML', { ...HASH, strings: [TRIPLE_DOUBLE, TRIPLE_SINGLE, DOUBLE, SINGLE] }),
  ...shareForm('PowerShell', { ...HASH, block: [['<#', '#>']], spaced: true }),
  ...shareForm('SQL, PLpgSQL, PLSQL, TSQL', { ...C_LIKE, line: ['--'], strings: [SINGLE], star: false }),
  ...shareForm('Haskell, Elm, PureScript', {
    ...NONE,
    line: ['--'],
    block: [['{-', '-}']],
    strings: [DOUBLE],
    charQuote: true,
  }),
  ...shareForm('Lua', { ...NONE, line: ['--'], block: [['--[[', ']]']], strings: [DOUBLE, SINGLE] }),
  ...shareForm('Ada, VHDL', { ...NONE, line: ['--'], strings: [DOUBLE] }),
  ...shareForm('OCaml', { ...NONE, block: [['(*', '*)']], strings: [DOUBLE], charQuote: true }),
  ...shareForm('F#', {
    ...NONE,
    line: ['//'],
    block: [['(*', '*)']],
    strings: [TRIPLE_DOUBLE, DOUBLE],
    charQuote: true,
  }),
  ...shareForm('Clojure, Common Lisp, Emacs Lisp, Scheme, Racket', {
    ...NONE,
    line: [';'],
    strings: [{ ...DOUBLE, multiline: true }],
  }),
  ...shareForm('Erlang', { ...NONE, line: ['%'], strings: [DOUBLE, SINGLE] }),
  ...shareForm('TeX, MATLAB', { ...NONE, line: ['%'] }),
  ...shareForm('Fortran', { ...NONE, line: ['!'], strings: [DOUBLE, SINGLE] }),
  ...shareForm('Visual Basic .NET', { ...NONE, line: ["'"], strings: [{ ...DOUBLE, escape: false }] }),
  ...shareForm('HTML, XML, Markdown, MDX, SVG, XSLT, HTML+ERB, HTML+EEX, HTML+Razor, XML Property List', MARKUP),
  ...shareForm('Vue, Svelte, Blade, Twig, Jinja, Handlebars, HTML+PHP', {
    ...NONE,
    line: ['//'],
    block: [
      ['<!--', '-->'],
      ['/*', '*/'],
    ],
    spaced: true,
  }),
};

/** For unknown languages: only comments that nearly all languages share. */
const ANY: TextForm = { ...C_LIKE, line: ['//', '#'], strings: [DOUBLE], spaced: true };

/** Returns the form of a language by linguist's name. */
export function findTextForm(language: string | null): TextForm {
  return (language === null ? undefined : BY_LANGUAGE[language]) ?? ANY;
}

function shareForm(names: string, form: TextForm): Record<string, TextForm> {
  return Object.fromEntries(names.split(', ').map((name) => [name, form]));
}
