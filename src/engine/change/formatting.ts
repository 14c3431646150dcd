/** Finds out whether a change only moves white space. Tokens and the contents of strings are compared, so a change of meaning never counts. */

import type { FileChange, Line, ScannedLine } from '../model.js';
import { measureIndent } from '../text/line-shape.js';

/**
 * Languages in which white space has a meaning (`rm -rf /tmp` and `/ tmp`, `a .b` and `a.b`). Only trailing white space
 * and blank lines are formatting there.
 */
const INDENTED: ReadonlySet<string> = new Set(
  'Python,Cython,Starlark,Mojo,YAML,Makefile,Haml,Slim,Pug,Sass,Stylus,CoffeeScript,Nim,F#,Haskell,Elm,PureScript,GDScript,Markdown,reStructuredText,AsciiDoc,Text,Just,Diff,CSV,TSV,MDX,Lean,COBOL,Fortran,Shell,fish,PowerShell,Batchfile,Dockerfile,Ruby,Perl,Tcl,CSS,SCSS,Less,Roff,TeX,Ignore List'.split(
    ',',
  ),
);

/** Languages in which line ends have no meaning, so that lines may be split and joined. */
const FREE_FORM: ReadonlySet<string> = new Set(
  'C,C++,C#,Java,Rust,PHP,JSON,JSON with Comments,SQL,Dart,Objective-C,Solidity,Protocol Buffer'.split(','),
);

const BRACKETS = /[()[\]{},;]/u;

/**
 * Returns whether the two sides could differ in white space only. A quick test that avoids comparing tokens of new
 * code.
 */
export function mayBeFormattingOnly(
  language: string | null,
  added: readonly Line[],
  removed: readonly Line[],
  status: FileChange['file']['status'],
): boolean {
  if (status === 'added' || status === 'deleted' || added.length + removed.length === 0) return false;
  const before = countNonBlankLines(removed);
  const after = countNonBlankLines(added);
  return isFreeForm(language) ? (before === 0) === (after === 0) : before === after;
}

/** Returns whether the two sides differ in white space only. */
export function isFormattingOnly(
  language: string | null,
  added: readonly ScannedLine[],
  removed: readonly ScannedLine[],
): boolean {
  const before = listLineKeys(language, removed);
  const after = listLineKeys(language, added);
  if (isFreeForm(language)) return before.join(' ') === after.join(' ');
  return before.length === after.length && before.every((key, index) => key === after[index]);
}

function isFreeForm(language: string | null): boolean {
  return language !== null && FREE_FORM.has(language);
}

function countNonBlankLines(lines: readonly Line[]): number {
  return lines.filter((line) => line.text.trim() !== '').length;
}

function listLineKeys(language: string | null, lines: readonly ScannedLine[]): readonly string[] {
  const exact = language === null || INDENTED.has(language);
  return lines
    .map((line) => (exact ? line.text.trimEnd() : toTokenKey(line) + selectLineEnd(line)))
    .filter((key) => key !== '');
}

/**
 * Returns a newline for lines that must not be joined with the next: a comment, which would include the next line, and
 * a directive.
 */
function selectLineEnd({ text, comment }: ScannedLine): string {
  return comment.trim() !== '' || /^\s*#/u.test(text) || text.endsWith('\\') ? '\n' : '';
}

/**
 * Returns the tokens of a line, separated by one space. A line that contains a string is kept, except for its
 * indentation.
 */
function toTokenKey(line: ScannedLine): string {
  const { text } = line;
  if (findString(line, 0) >= 0) return findString(line, 0) === measureIndent(text) ? text.trimEnd() : text.trim();
  let key = '';
  let last = '';
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    const kind = /\s/u.test(char) ? 'space' : classifyCharacter(char);
    if (kind === 'space') {
      last = kind;
      continue;
    }
    key += kind !== last || kind === 'bracket' ? ` ${char}` : char;
    last = kind;
  }
  return key.trimStart();
}

/**
 * Returns the index of the first character inside a string, which is text that is neither code nor comment; -1 if there
 * is none.
 */
function findString({ text, code, comment }: ScannedLine, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] !== code[at] && text[at] !== comment[at] && text[at] !== ' ') return at;
  }
  return -1;
}

function classifyCharacter(char: string): string {
  if (BRACKETS.test(char)) return 'bracket';
  return /[\p{IDC}$]/u.test(char) ? 'word' : 'operator';
}
