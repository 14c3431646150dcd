/** The new side of a changed file, as lines with their blocks. */
import type { FileChange } from '../model.js';
import { type Blocks, type Head, readBlocks } from '../text/blocks.js';
import { measureIndent } from '../text/line-shape.js';
import { removeComment } from '../text/remove-comment.js';
import { scanLines } from '../text/scan.js';
import { findTextForm } from '../text/text-forms.js';

/** A line of the new side. */
export interface SourceLine {
  readonly number: number;
  /** Without comments and the contents of strings, and without white space around it. */
  readonly code: string;
  /** Without comments: what a string names may be read by it. */
  readonly text: string;
  readonly indent: number;
  readonly isAdded: boolean;
  /** The line begins inside of a text: it belongs to the statement of a line before it. */
  readonly isInText: boolean;
}

/** A file of code of which the whole text is known. */
export interface Source {
  readonly path: string;
  readonly language: string;
  readonly isTest: boolean;
  /** The line with the number n is at n - 1. */
  readonly lines: readonly SourceLine[];
  /** What the added lines stand in, and all blocks. */
  readonly blocks: Blocks;
}

/** Languages in which a line is a statement, and indentation shows what stands in what. */
const LANGUAGES: ReadonlySet<string> = new Set(
  'C,C#,C++,Dart,Go,Java,JavaScript,Kotlin,PHP,Python,Ruby,Rust,Scala,Swift,TSX,TypeScript'.split(','),
);
/** Longer files are not looked at, and longer lines so far. */
const MAX_LINES = 20_000;
const MAX_LINE = 400;

/** Reads the new side of a file; null where it is no code, or its text is not known. Linear in the text. */
export function readSource({ file, class: fileClass, language, added }: FileChange): Source | null {
  if (language === null || !LANGUAGES.has(language) || file.new_text === null || added.length === 0) return null;
  if (fileClass !== 'source' && fileClass !== 'test') return null;
  const texts = file.new_text.split('\n', MAX_LINES + 1);
  if (texts.length > MAX_LINES) return null;
  const isAdded = new Set(added.map(({ number }) => number));
  const inText = findHereTexts(texts, language);
  const lines = scanLines(texts, findTextForm(language), true).map(({ code, comment, inString }, at): SourceLine => {
    const text = (texts[at] ?? '').slice(0, MAX_LINE);
    return {
      number: at + 1,
      code: inText.has(at) ? '' : code.slice(0, MAX_LINE).trim(),
      text: removeComment(text, comment),
      indent: measureIndent(isInString(texts[at] ?? '', code, comment) ? code : (texts[at] ?? '')),
      isAdded: isAdded.has(at + 1),
      isInText: inString || inText.has(at),
    };
  });
  const numbered = lines.map(({ number, code, indent }) => ({
    number,
    text: ' '.repeat(Math.min(indent, MAX_LINE)) + code,
  }));
  return { path: file.path, language, isTest: fileClass === 'test', lines, blocks: readBlocks(numbered, isAdded) };
}

/** Returns whether a line begins inside of a string that began before it: its white space is text, and indents nothing. */
function isInString(text: string, code: string, comment: string): boolean {
  const first = measureIndent(text);
  return first < text.length && code.charAt(first).trim() === '' && comment.charAt(first).trim() === '';
}

/** Where such a text begins. `list << NAME` of Ruby and `bits << NAME` of PHP are none. */
const HERE: Readonly<Record<string, RegExp>> = {
  PHP: /<<<\s?["']?(?<end>[A-Za-z_]\w*)["']?\s*$/u,
  Ruby: /<<[~-]["'`]?(?<end>[A-Z_][A-Z\d_]*)\b/u,
};

/** The lines, from 0, of texts that stand in a program until a word ends them. */
function findHereTexts(texts: readonly string[], language: string): ReadonlySet<number> {
  const found = new Set<number>();
  const here = HERE[language];
  if (here === undefined) return found;
  let end: string | null = null;
  for (const [at, text] of texts.entries()) {
    if (end === null) end = here.exec(text.slice(0, MAX_LINE))?.groups?.['end'] ?? null;
    else {
      found.add(at);
      // PHP lets a comma or a bracket stand behind the word.
      if (/^\s*(?<word>\w+)/u.exec(text)?.groups?.['word'] === end) end = null;
    }
  }
  return found;
}

/** What a line stands in, the nearest first. */
export function listHeads({ blocks }: Source, line: SourceLine): readonly Head[] {
  return blocks.around.get(line.number) ?? [];
}

const BRACKETS: Readonly<Record<string, number>> = { '(': 1, '[': 1, '{': 1, ')': -1, ']': -1, '}': -1 };

/** Returns how many brackets of a code stay open; negative where it closes more. */
export function countOpen(code: string): number {
  let open = 0;
  for (const char of code) open += BRACKETS[char] ?? 0;
  return open;
}

/** What a line begins or ends with that is one statement with the line beside it. */
const CONTINUES = /^(?:[.?:,)\]&|+*/=<>]|-(?!-)|\}\s*[),.;]|and\b|or\b|then\b|->)/u;
const GOES_ON = /(?:[,(?:[&|+*/=<>.-]|=>|\b(?:and|or|not|return|in|of|new))$/u;

/** Returns whether a line is one whole statement, as far as it and the lines beside it show. */
export function isWhole(line: SourceLine, before: SourceLine | null, after: SourceLine | null): boolean {
  if (countOpen(line.code) !== 0 || CONTINUES.test(line.code) || GOES_ON.test(line.code)) return false;
  if (after !== null && (CONTINUES.test(after.code) || after.indent > line.indent)) return false;
  return before === null || before.indent < line.indent || !(GOES_ON.test(before.code) && !/:$/u.test(before.code));
}

/** Returns the nearest line with code before or after one. */
export function findBeside({ lines }: Source, number: number, step: 1 | -1): SourceLine | null {
  for (let at = number - 1 + step; at >= 0 && at < lines.length && Math.abs(at - number) < MOST_BLANK; at += step) {
    const line = lines[at];
    if (line !== undefined && line.code !== '') return line;
  }
  return null;
}

/** So many blank lines and comments may stand between two statements. */
const MOST_BLANK = 20;
