/** Does a change only move white space? Held against tokens and against what strings hold, so that meaning cannot slip. */

import type { FileChange, Line, ScannedLine } from '../model.js';
import { measureIndent } from '../text/line-shape.js';

/** Languages in which white space is meaning (`rm -rf /tmp` and `/ tmp`, `a .b` and `a.b`): only trailing space and blank lines are formatting there. */
const INDENTED: ReadonlySet<string> = new Set(
  'Python,Cython,Starlark,Mojo,YAML,Makefile,Haml,Slim,Pug,Sass,Stylus,CoffeeScript,Nim,F#,Haskell,Elm,PureScript,GDScript,Markdown,reStructuredText,AsciiDoc,Text,Just,Diff,CSV,TSV,MDX,Lean,COBOL,Fortran,Shell,fish,PowerShell,Batchfile,Dockerfile,Ruby,Perl,Tcl,CSS,SCSS,Less,Roff,TeX,Ignore List'.split(
    ',',
  ),
);

/** Languages in which a line's end means nothing: lines may be broken and joined. */
const FREE_FORM: ReadonlySet<string> = new Set(
  'C,C++,C#,Java,Rust,PHP,JSON,JSON with Comments,SQL,Dart,Objective-C,Solidity,Protocol Buffer'.split(','),
);

const BRACKETS = /[()[\]{},;]/u;

/** Could the two sides differ in white space alone? Cheap, so that what is plainly new is not taken apart. */
export function mayBeFormattingOnly(
  language: string | null,
  added: readonly Line[],
  removed: readonly Line[],
  status: FileChange['file']['status'],
): boolean {
  if (status === 'added' || status === 'deleted' || added.length + removed.length === 0) return false;
  const before = inked(removed);
  const after = inked(added);
  return isFreeForm(language) ? (before === 0) === (after === 0) : before === after;
}

/** True where the two sides differ in white space alone. */
export function isFormattingOnly(
  language: string | null,
  added: readonly ScannedLine[],
  removed: readonly ScannedLine[],
): boolean {
  const before = lineKeys(language, removed);
  const after = lineKeys(language, added);
  if (isFreeForm(language)) return before.join(' ') === after.join(' ');
  return before.length === after.length && before.every((key, index) => key === after[index]);
}

function isFreeForm(language: string | null): boolean {
  return language !== null && FREE_FORM.has(language);
}

function inked(lines: readonly Line[]): number {
  return lines.filter((line) => line.text.trim() !== '').length;
}

function lineKeys(language: string | null, lines: readonly ScannedLine[]): readonly string[] {
  const exact = language === null || INDENTED.has(language);
  return lines.map((line) => (exact ? line.text.trimEnd() : tokenKey(line) + endOf(line))).filter((key) => key !== '');
}

/** What ends with its line wherever lines may be joined: a comment, which would swallow the next, and a directive. */
function endOf({ text, comment }: ScannedLine): string {
  return comment.trim() !== '' || /^\s*#/u.test(text) || text.endsWith('\\') ? '\n' : '';
}

/** Tokens parted by one space. A line that holds a string stays as it is, its indentation apart. */
function tokenKey(line: ScannedLine): string {
  const { text } = line;
  if (stringAt(line, 0) >= 0) return stringAt(line, 0) === measureIndent(text) ? text.trimEnd() : text.trim();
  let key = '';
  let last = '';
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    const kind = /\s/u.test(char) ? 'space' : kindOf(char);
    if (kind === 'space') {
      last = kind;
      continue;
    }
    key += kind !== last || kind === 'bracket' ? ` ${char}` : char;
    last = kind;
  }
  return key.trimStart();
}

/** Where the first character inside a string stands: text that is neither code nor comment. */
function stringAt({ text, code, comment }: ScannedLine, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] !== code[at] && text[at] !== comment[at] && text[at] !== ' ') return at;
  }
  return -1;
}

function kindOf(char: string): string {
  if (BRACKETS.test(char)) return 'bracket';
  return /[\p{L}\p{N}_$]/u.test(char) ? 'word' : 'operator';
}
