/** The lines of a change with their numbers, and the stretches of them that a report shows. */
import { type HunkMark, readHunkLines } from '../../../base/hunk-lines.js';
import { countBefore } from '../../../base/order.js';
import type { ReportedChange, ReportedFile } from '../../report.js';
import { findGrammar, type Grammar } from './languages.js';

/** The text of a line, as it may be shown. `line` is its number on the new side; null for one that was removed. */
export type Mask = (path: string, line: number | null, text: string) => string;

/** One line of a diff. */
export interface Row {
  readonly mark: HunkMark;
  /** Its number: on the old side for what was removed, else on the new side; null for a note of git's. */
  readonly line: number | null;
  /** Position on the new side: its own line number, or for a removed line that of the next line. */
  readonly at: number;
  readonly text: string;
}

/** The lines of a hunk. `section` is the text that git writes behind the second `@@`. */
export interface HunkRows {
  readonly section: string;
  readonly rows: readonly Row[];
}

/** A changed file with its lines. */
export interface FileCode {
  readonly file: ReportedFile;
  readonly grammar: Grammar | null;
  readonly hunks: readonly HunkRows[];
}

/** Finds a changed file by its path. Its lines are read at first use. Null if there is no such file. */
export type FindFile = (path: string) => FileCode | null;

/** Returns the lookup of a change's files by path. */
export function createFileFinder(change: ReportedChange | null, mask: Mask): FindFile {
  const files = new Map(change?.files.map((file) => [file.path, file]));
  const read = new Map<string, FileCode>();
  return (path) => {
    const file = files.get(path);
    if (file === undefined) return null;
    const made = read.get(path) ?? { file, grammar: findGrammar(path), hunks: readHunkRows(file, mask) };
    read.set(path, made);
    return made;
  };
}

/** Numbers the hunks' lines. A carriage return at the end of a line is not shown. */
function readHunkRows(file: ReportedFile, mask: Mask): readonly HunkRows[] {
  return file.hunks.map((hunk) => ({
    section: hunk.section,
    rows: readHunkLines(hunk).map(({ mark, text: raw, oldNumber, newNumber }): Row => {
      const text = raw.replace(/\r$/u, '').replaceAll('\n', '␊');
      if (mark === '\\') return { mark, line: null, at: newNumber - 1, text };
      if (mark === '-') return { mark, line: oldNumber, at: newNumber, text: mask(file.path, null, text) };
      return { mark, line: newNumber, at: newNumber, text: mask(file.path, newNumber, text) };
    }),
  }));
}

/** First and last line of the new side, and how many rows around them are shown. */
export interface WantedLines {
  readonly first: number;
  readonly last: number;
  readonly around: number;
}

/** A stretch of one hunk's rows; `to` is exclusive. */
export interface RowRange {
  readonly hunk: HunkRows;
  readonly from: number;
  readonly to: number;
}

/** Returns the index of the first row at or after a line of the new side. */
function findRow(rows: readonly Row[], line: number): number {
  return countBefore(rows, (row) => row.at < line);
}

/** More rows are not shown of a finding: hundreds of lines may have been removed before the one that it names. */
const MAX_ROWS = 24;

/** Returns the rows of a hunk that contain the requested lines; null if the hunk has none of them. */
function locateRows(rows: readonly Row[], { first, last }: WantedLines): { from: number; to: number } | null {
  if ((rows.at(-1)?.at ?? 0) < first || (rows[0]?.at ?? 0) > last + 1) return null;
  const from = findRow(rows, first);
  const to = findRow(rows, last + 1);
  if (from < to) return { from: Math.max(from, to - MAX_ROWS), to };
  // A removal is reported on the line before it.
  const next = rows[from];
  return next !== undefined && next.mark === '-' && next.at === last + 1 ? { from, to: from + 1 } : null;
}

/**
 * Finds the hunk that contains the requested lines, and the rows in it; null if there is none. Hunks are in the order
 * of the file.
 */
export function findHunk(
  hunks: readonly HunkRows[],
  wanted: WantedLines,
): { readonly hunk: HunkRows; readonly from: number; readonly to: number } | null {
  const first = countBefore(hunks, (hunk) => (hunk.rows.at(-1)?.at ?? 0) < wanted.first);
  // Lines that a hunk ends before may be those that the next one begins with.
  for (const hunk of hunks.slice(first, first + 2)) {
    const place = locateRows(hunk.rows, wanted);
    if (place !== null) return { hunk, ...place };
  }
  return null;
}

/**
 * Returns the stretches of one hunk that show the requested lines, in the order of the file. Stretches that touch are
 * merged.
 */
export function findRowRanges(hunk: HunkRows, wanted: readonly WantedLines[]): readonly RowRange[] {
  const { rows } = hunk;
  const places = wanted
    .flatMap((one) => {
      const place = locateRows(rows, one);
      if (place === null) return [];
      return [{ from: Math.max(0, place.from - one.around), to: Math.min(rows.length, place.to + one.around) }];
    })
    .sort((a, b) => a.from - b.from);
  const runs: { hunk: HunkRows; from: number; to: number }[] = [];
  for (const { from, to } of places) {
    const before = runs.at(-1);
    if (before !== undefined && from <= before.to) before.to = Math.max(before.to, to);
    else runs.push({ hunk, from, to });
  }
  return runs;
}

/** Changed lines by their numbers on their own sides; null for none. */
export interface ChangedLines {
  readonly added: { readonly first: number; readonly last: number } | null;
  readonly removed: { readonly first: number; readonly last: number } | null;
}

const isBlank = (row: Row | undefined) => row === undefined || row.text.trim() === '';

/**
 * Finds changed lines in a hunk: the stretch that shows them, and the indexes of their rows. Null if the hunk has none
 * of them.
 */
export function findChangedRows(
  hunk: HunkRows,
  { added, removed }: ChangedLines,
  around: number,
): { readonly run: RowRange; readonly rows: ReadonlySet<number> } | null {
  const found: number[] = [];
  hunk.rows.forEach(({ mark, line }, index) => {
    const wanted = mark === '+' ? added : mark === '-' ? removed : null;
    if (wanted !== null && line !== null && line >= wanted.first && line <= wanted.last) found.push(index);
  });
  const first = found[0];
  const last = found.at(-1);
  if (first === undefined || last === undefined) return null;
  let [from, to] = [Math.max(0, first - around), Math.min(hunk.rows.length, last + 1 + around)];
  // Blank lines at the ends of what is around say nothing.
  while (from < first && isBlank(hunk.rows[from])) from += 1;
  while (to > last + 1 && isBlank(hunk.rows[to - 1])) to -= 1;
  return { run: { hunk, from, to }, rows: new Set(found) };
}

const HAS_WORDS = /[\p{Alpha}\d]/u;
/** Lines that begin many files alike: of PHP, XML, Java and Go, and scripts. */
const PREAMBLE = /^(?:<\?(?:php|xml\b.*)|#!.*|declare\s*\(.*\);|(?:namespace|package)\s+[\w\\.]+[;{]?)$/u;

/**
 * Returns whether any of the rows has a word of its own. A box of braces, blank lines and the first lines of any file only
 * takes room.
 */
export function haveWords(rows: readonly Row[]): boolean {
  return rows.some(({ text }) => HAS_WORDS.test(text) && !PREAMBLE.test(text.trim()));
}
