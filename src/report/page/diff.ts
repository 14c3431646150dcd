/** The lines of a change with their numbers, and the stretches of them that a report shows. */
import type { ReportedChange, ReportedFile } from '../report.js';
import { type Grammar, grammarOf } from './languages.js';
import type { Mask } from './secrets.js';

/** One line of a diff. */
export interface Row {
  readonly mark: ' ' | '+' | '-' | '\\';
  /** Line number: on the old side for removed lines, otherwise on the new side; null for a note of git. */
  readonly line: number | null;
  /** Position on the new side: its own line number, or for a removed line that of the next line. */
  readonly at: number;
  readonly text: string;
}

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
export function filesOf(change: ReportedChange | null, mask: Mask): FindFile {
  const files = new Map(change?.files.map((file) => [file.path, file]));
  const read = new Map<string, FileCode>();
  return (path) => {
    const file = files.get(path);
    if (file === undefined) return null;
    const made = read.get(path) ?? { file, grammar: grammarOf(path), hunks: rowsOf(file, mask) };
    read.set(path, made);
    return made;
  };
}

/** Numbers the hunks' lines. A carriage return at the end of a line is not shown. */
function rowsOf(file: ReportedFile, mask: Mask): readonly HunkRows[] {
  return file.hunks.map(({ old_start, new_start, section, lines }) => {
    let before = old_start;
    // A hunk that only removes lines begins after the line that git names.
    let after = lines.some((line) => line[0] === '+' || line[0] === ' ') ? new_start : new_start + 1;
    const rows = lines.map((line): Row => {
      const text = line.slice(1).replace(/\r$/u, '').replaceAll('\n', '␊');
      const at = after;
      switch (line[0]) {
        case '+':
          after += 1;
          return { mark: '+', line: at, at, text: mask(file.path, at, text) };
        case '-':
          before += 1;
          return { mark: '-', line: before - 1, at, text: mask(file.path, null, text) };
        case '\\':
          return { mark: '\\', line: null, at: at - 1, text };
        default:
          before += 1;
          after += 1;
          return { mark: ' ', line: at, at, text: mask(file.path, at, text) };
      }
    });
    return { section, rows };
  });
}

/** First and last line of the new side, and how many rows around them are shown. */
export interface Wanted {
  readonly first: number;
  readonly last: number;
  readonly around: number;
}

/** A stretch of one hunk's rows; `to` is exclusive. */
export interface Run {
  readonly hunk: HunkRows;
  readonly from: number;
  readonly to: number;
}

/** Returns the index of the first row at or after a line of the new side. */
function rowAt(rows: readonly Row[], line: number): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.at ?? 0) < line) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the rows of a hunk that contain the requested lines; null if the hunk has none of them. */
function placeIn(rows: readonly Row[], { first, last }: Wanted): { from: number; to: number } | null {
  if ((rows.at(-1)?.at ?? 0) < first || (rows[0]?.at ?? 0) > last + 1) return null;
  const from = rowAt(rows, first);
  const to = rowAt(rows, last + 1);
  if (from < to) return { from, to };
  // A removal is reported on the line before it.
  const next = rows[from];
  return next !== undefined && next.mark === '-' && next.at === last + 1 ? { from, to: from + 1 } : null;
}

/**
 * Finds the hunk that contains the requested lines, and the rows in it; null if there is none. Hunks are in the order
 * of the file.
 */
export function hunkOf(
  hunks: readonly HunkRows[],
  wanted: Wanted,
): { readonly hunk: HunkRows; readonly from: number; readonly to: number } | null {
  let low = 0;
  let high = hunks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((hunks[middle]?.rows.at(-1)?.at ?? 0) < wanted.first) low = middle + 1;
    else high = middle;
  }
  // Lines at the end of one hunk may also be at the beginning of the next.
  for (const hunk of hunks.slice(low, low + 2)) {
    const place = placeIn(hunk.rows, wanted);
    if (place !== null) return { hunk, ...place };
  }
  return null;
}

/**
 * Returns the stretches of one hunk that show the requested lines, in the order of the file. Stretches that touch are
 * merged.
 */
export function runsIn(hunk: HunkRows, wanted: readonly Wanted[]): readonly Run[] {
  const { rows } = hunk;
  const places = wanted
    .flatMap((one) => {
      const place = placeIn(rows, one);
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
