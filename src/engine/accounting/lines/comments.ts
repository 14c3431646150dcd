/**
 * Finds changed lines that are only comments or blank, by the file's syntax tree. A comment that a tool reads is code,
 * and so is one that moves the border between comment and code of another line.
 */
import type { FileChange, FileSyntax, Line, ScannedLine } from '../../model.js';
import { isObeyed } from './obeyed.js';
import type { ObeyedLines } from './obeyed-lines.js';

/** Marks at which a comment over several lines, or a string, begins or ends in one of the languages with a tree. */
const BORDER = /\/\*|\*\/|<!--|-->|\{-|-\}|\(\*|\*\)|#\||\|#|=begin|=end|--\[|\]\]|"""|'''|`|<#|#>|%\{|%\}|\/\+|\+\//u;
/** A name between the marks of a string that may go on over lines: on one line it begins and ends. */
const NAMED = /`[\w .:/@#?!-]{1,80}(?:\(\))?`/gu;
/** A comment that is whole on its line. */
const WHOLE = /^\/\*(?:(?!\*\/|\/\*).)*\*\/$|^<!--(?:(?!-->|<!--).)*-->$/u;
/** Where a comment over several lines begins on a line of its own. */
const OPENS = /^(?:\/\*|<!--)/u;
const CLOSES = /(?:\*\/|-->)\s*$/u;
/** A comment over several lines, from its first sign to its last one. */
const WHOLE_BLOCK = /^\/\*(?:(?!\*\/|\/\*)[\s\S])*\*\/$|^<!--(?:(?!-->|<!--)[\s\S])*-->$/u;
/** The next line belongs to a line that ends so. */
const CONTINUED = /(?:\\|\?\?\/)\s*$/u;

/**
 * Comments of these languages may be programs: the C code of cgo, tests in the documentation of Rust, the dependencies
 * of a Python script.
 */
const PROGRAM_IN_COMMENTS: ReadonlyMap<string, RegExp> = new Map([
  ['Go', /^\s*import\s+"C"|^\s*"C"\s*$/mu],
  [
    'Rust',
    // Tests in documentation, and macros that make help, messages and schemas of it.
    /```|~~~|^\s*\/\/[/!](?: {4,}|\s*\t)\S|\/\*[*!]|\b(?:clap|structopt|argh|bpaf|gumdrop|displaydoc|schemars|utoipa|poem_openapi|async_graphql|juniper|pyo3|napi|uniffi|wasm_bindgen)\b/mu,
  ],
  ['Python', /^# \/\/\/ /mu],
]);

/** A comment that belongs to an item of Rust: a line by itself does not say whether one may stand there. */
const RUST_DOCUMENTS = /^\s*\/(?:\/[/!]|\*[*!])/u;

/** What counts only on the first lines of a file: the program that runs it, and its encoding. */
const HEAD = /^\uFEFF?#!|coding[:=]/u;

/** Returns whether comments of a file may contain a program, or move what counts only on its first lines. */
export function mayRunComments({ file, language }: FileChange): boolean {
  if (movesHead(file)) return true;
  const program = PROGRAM_IN_COMMENTS.get(language ?? '');
  return program !== undefined && [file.old_text, file.new_text].some((text) => text === null || program.test(text));
}

/** Returns whether a change moves what counts only on the first lines of a file. */
export function movesHead({ old_text: old, new_text: now }: FileChange['file']): boolean {
  return old !== null && now !== null && readHead(old) !== readHead(now);
}

function readHead(text: string): string {
  return text
    .split('\n', 2)
    .map((line) => (HEAD.test(line) ? line : ''))
    .join('\n');
}

/**
 * Returns the changed lines of one side that are only comments or white space, each by itself. `textBefore` gives the
 * line of that side before a line; null if it is not known.
 */
export function findIdleLines(
  syntax: FileSyntax,
  language: string | null,
  side: 'added' | 'removed',
  textBefore: (number: number) => string | null,
  obeyed: ObeyedLines,
): ReadonlySet<number> {
  const isRead = (line: ScannedLine) => !obeyed.has(line, side);
  if (syntax.mode !== 'tree') return new Set();
  const reading = side === 'added' ? syntax.after : syntax.before;
  if (reading === null) return new Set();
  const lines = language === 'Rust' ? syntax[side].filter(({ text }) => !RUST_DOCUMENTS.test(text)) : syntax[side];
  const alone = lines.filter((line) => isIdle(line, textBefore(line.number), syntax.keepsBorders) && isRead(line));
  const blocks = syntax.keepsBorders ? findWholeBlocks(lines, language, textBefore, isRead) : [];
  return new Set([...alone.map(({ number }) => number), ...blocks]);
}

/**
 * Returns the lines of comments that this change adds or removes from their first sign to their last one. Such a comment moves no
 * border of another one. If a tool may obey any line of it, none of them counts.
 */
function findWholeBlocks(
  lines: readonly ScannedLine[],
  language: string | null,
  textBefore: (number: number) => string | null,
  isRead: (line: ScannedLine) => boolean,
): readonly number[] {
  const found: number[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    if (!OPENS.test(lines[at]?.text.trim() ?? '')) continue;
    const block = readBlock(lines, at);
    const text = block.map((line) => line.text.trim()).join('\n');
    if (!WHOLE_BLOCK.test(text)) continue;
    at += block.length - 1;
    const isIdleLine = (line: ScannedLine) => isOnlyComment(line, textBefore(line.number), true) && isRead(line);
    if (!isObeyed(text, language) && block.every(isIdleLine)) found.push(...block.map(({ number }) => number));
  }
  return found;
}

/**
 * Reads from a line that begins a comment to the first one that ends it. A line that did not change ends it too, and so does one that
 * begins another comment: each line is read once.
 */
function readBlock(lines: readonly ScannedLine[], from: number): readonly ScannedLine[] {
  let to = from;
  for (;;) {
    const [line, next] = [lines[to], lines[to + 1]];
    if (
      line === undefined ||
      CLOSES.test(line.text) ||
      next?.number !== line.number + 1 ||
      OPENS.test(next.text.trim())
    )
      return lines.slice(from, to + 1);
    to += 1;
  }
}

/** Returns whether a line goes on in the next one. */
export function isContinued(line: string): boolean {
  return CONTINUED.test(line);
}

/** Returns whether a changed line goes on in the next one, or belongs to the one before it. */
export function hasContinuedLine({ added, removed, file }: FileChange): boolean {
  const continues = (lines: readonly Line[], text: string | null) => {
    const all = text?.split('\n');
    return lines.some(
      ({ number, text: line }) => all === undefined || CONTINUED.test(line) || CONTINUED.test(all[number - 2] ?? ''),
    );
  };
  return continues(added, file.new_text) || continues(removed, file.old_text);
}

/** `kept`: whether the lines around the changed ones stay what they were. */
function isIdle(line: ScannedLine, before: string | null, kept: boolean): boolean {
  const written = line.text.trim().replace(NAMED, '');
  return isOnlyComment(line, before, false) && (!BORDER.test(written) || (kept && WHOLE.test(written)));
}

/** What every language takes for white space. */
const SPACE = /^[ \t\r]*$/u;

/** `blank`: whether a line of white space counts, as it does inside of a comment. */
function isOnlyComment({ text, code, comment }: ScannedLine, before: string | null, blank: boolean): boolean {
  const written = text.trim();
  if (before === null || CONTINUED.test(before) || CONTINUED.test(text)) return false;
  // A blank line inside a string is neither code nor comment; whether there is a string around is not known here.
  if (written === '') return blank;
  return SPACE.test(code) && comment.trim() === written;
}
