/**
 * Finds changed lines that are only comments or blank, by the file's syntax tree. A comment that a tool reads is code,
 * and so is one that moves the border between comment and code of another line.
 */
import type { FileChange, FileSyntax, ScannedLine } from '../model.js';
import { isDirective } from '../syntax/directives.js';

/** Marks at which a comment over several lines, or a string, begins or ends in one of the languages with a tree. */
const BORDER = /\/\*|\*\/|<!--|-->|\{-|-\}|\(\*|\*\)|#\||\|#|=begin|=end|--\[|\]\]|"""|'''|`|<#|#>|%\{|%\}|\/\+|\+\//u;
/** A comment that is whole on its line. */
const WHOLE = /^\/\*(?:(?!\*\/|\/\*).)*\*\/$|^<!--(?:(?!-->|<!--).)*-->$/u;
/** The next line belongs to a line that ends so. */
const CONTINUED = /(?:\\|\?\?\/)\s*$/u;

/** Tags of documentation that only people read. Frameworks, compilers and code generators obey others. */
const READ_TAG =
  'params?|returns?|throws|exception|see|since|author|version|link|brief|note|todo|details|description|summary|remarks|copyright|license';
/** Comments that frameworks, compilers, schedulers, test runners and documentation tests obey. */
const OBEYED = new RegExp(
  [
    `(?:^|[\\s*{])@(?!(?:${READ_TAG})\\b)[A-Za-z]`,
    '^(?://|#|--|\\*)\\s?[\\w.+-]+:[\\w-]',
    '^(?://|#|/?\\*)\\s*(?:unordered\\s+)?output:',
    '^(?://|/?\\*)\\s*(?:\\+\\w|globals?\\b|exported\\b|js(?:hint|lint|cs)\\b|fall-?\\s?through)',
    '^#(?:[A-Z]{2,}\\b|%|\\s*(?:typed|encoding|coding|warn_\\w+|shareable_\\w+):)',
    '\\b(?:noinspection|suppress|disable|ignore|skip|region|endregion)\\b',
    '>>>|```|~~~|<code>|[$#{]\\{|:nodoc:',
  ].join('|'),
  'iu',
);

/** Returns whether a comment is obeyed by a tool. */
export function isObeyed(comment: string): boolean {
  return isDirective(comment) || OBEYED.test(comment.trim());
}

/** Comments of these languages may be programs: the C code of cgo, and tests in the documentation of Rust. */
const PROGRAM_IN_COMMENTS: ReadonlyMap<string, RegExp> = new Map([
  ['Go', /^\s*import\s+"C"|^\s*"C"\s*$/mu],
  ['Rust', /^\s*(?:\/\/[/!]|\/?\*).*```/mu],
]);

/** Returns whether comments of a file may contain a program. */
export function mayRunComments({ file, language }: FileChange): boolean {
  const program = PROGRAM_IN_COMMENTS.get(language ?? '');
  return program !== undefined && [file.old_text, file.new_text].some((text) => text === null || program.test(text));
}

/**
 * Returns the changed lines of one side that are only comments or white space, each by itself. `textBefore` gives the
 * line of that side before a line; null if it is not known.
 */
export function findIdleLines(
  syntax: FileSyntax,
  side: 'added' | 'removed',
  textBefore: (number: number) => string | null,
): ReadonlySet<number> {
  if (syntax.mode !== 'tree') return new Set();
  const reading = side === 'added' ? syntax.after : syntax.before;
  if (reading === null) return new Set();
  return new Set(syntax[side].filter((line) => isIdle(line, textBefore(line.number))).map(({ number }) => number));
}

function isIdle({ text, code, comment }: ScannedLine, before: string | null): boolean {
  const written = text.trim();
  if (before === null || CONTINUED.test(before) || CONTINUED.test(text)) return false;
  // A blank line inside a string is neither code nor comment; whether there is a string around is not known here.
  if (written === '' || code.trim() !== '' || comment.trim() !== written) return false;
  if (isObeyed(comment)) return false;
  return !BORDER.test(written) || WHOLE.test(written);
}
