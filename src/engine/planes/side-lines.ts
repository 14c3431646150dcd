/**
 * Returns one side of a changed file as runs of lines with the changed ones marked: from its text, or from its hunks if
 * the text is unavailable.
 */
import type { FileChange, Line } from '../model.js';

/**
 * A line of one side, without carriage return and byte order mark. `changed` means added on the new side, removed on
 * the old side.
 */
export interface SideLine extends Line {
  readonly changed: boolean;
}

export type Side = 'old' | 'new';

/** Longer texts (in UTF-16 code units) are read by their hunks only; handwritten files are shorter. */
const MAX_WHOLE = 500_000;
/** Maximum number of characters of a line that are read. */
const MAX_LINE = 2_000;

/** Returns the whole side as one run if its text is available and not too long, else one run per hunk. */
export function wholeSide(change: FileChange, side: Side): readonly (readonly SideLine[])[] {
  const text = textOf(change, side);
  if (text === null || text.length > MAX_WHOLE) return hunkRuns(change, side);
  const marked = numbersOf(change, side);
  return [text.split('\n').map((line, index) => sideLine(index + 1, line, marked.has(index + 1)))];
}

/** Number of lines before and after a change in a window; enough for an entry of every lock file. */
const ABOVE = 20;
const BELOW = 8;
/** Longer texts are not split for windows. */
const MAX_WINDOWED = 8_000_000;

/** Returns the lines around the changes: more lines than the hunks contain if the text is available, else the hunks. */
export function windows(change: FileChange, side: Side): readonly (readonly SideLine[])[] {
  const text = textOf(change, side);
  if (text === null || text.length > MAX_WINDOWED) return hunkRuns(change, side);
  const lines = text.split('\n');
  const marked = numbersOf(change, side);
  const runs: SideLine[][] = [];
  let end = 0;
  for (const hunk of change.file.hunks) {
    const start = side === 'new' ? hunk.new_start : hunk.old_start;
    const count = side === 'new' ? hunk.new_lines : hunk.old_lines;
    const first = Math.max(end + 1, start - ABOVE, 1);
    const last = Math.min(lines.length, Math.max(first, start + count + BELOW));
    const run = first === end + 1 ? (runs.at(-1) ?? []) : [];
    if (runs.at(-1) !== run) runs.push(run);
    for (let number = first; number <= last; number += 1) {
      run.push(sideLine(number, lines[number - 1] ?? '', marked.has(number)));
    }
    end = Math.max(end, last);
  }
  return runs;
}

/** Returns the lines of each hunk on this side. */
export function hunkRuns(change: FileChange, side: Side): readonly (readonly SideLine[])[] {
  const own = side === 'new' ? '+' : '-';
  const other = side === 'new' ? '-' : '+';
  return change.file.hunks.map((hunk) => {
    let number = side === 'new' ? hunk.new_start : hunk.old_start;
    const run: SideLine[] = [];
    for (const line of hunk.lines) {
      if (line[0] === other || line[0] === '\\') continue;
      run.push(sideLine(number, line.slice(1, MAX_LINE), line[0] === own));
      number += 1;
    }
    return run;
  });
}

function textOf({ file }: FileChange, side: Side): string | null {
  return side === 'new' ? file.new_text : file.old_text;
}

function numbersOf(change: FileChange, side: Side): ReadonlySet<number> {
  return new Set((side === 'new' ? change.added : change.removed).map((line) => line.number));
}

function sideLine(number: number, raw: string, changed: boolean): SideLine {
  const text = raw.slice(0, MAX_LINE).replace(/\r$/u, '');
  return { number, text: number === 1 ? text.replace(/^\u{FEFF}/u, '') : text, changed };
}

/**
 * Returns the line to show for a removed line: the first line that replaced it, else the nearest remaining line above
 * it, or line 1.
 */
export function placeOfRemoved(change: FileChange, removed: number): number {
  const region = change.regions.find((one) => one.removed.some((line) => line.number === removed));
  return Math.max(1, region?.at ?? 1);
}

/**
 * Returns for each removed line, by its old number, the line of the new side before it (at least 1). Runs in time
 * linear in the hunks.
 */
export function placesOfRemoved({ file }: FileChange): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  for (const hunk of file.hunks) {
    let before = hunk.new_lines === 0 ? hunk.new_start : hunk.new_start - 1;
    let old = hunk.old_lines === 0 ? hunk.old_start + 1 : hunk.old_start;
    for (const line of hunk.lines) {
      if (line[0] === '-') places.set(old, Math.max(1, before));
      if (line[0] !== '+' && line[0] !== '\\') old += 1;
      if (line[0] !== '-' && line[0] !== '\\') before += 1;
    }
  }
  return places;
}

/**
 * Returns whether an added line matches, as a quick test before a file is read closely. Like all rules, it reads only
 * the start of a line.
 */
export function adds(change: FileChange, pattern: RegExp): boolean {
  return change.added.some(({ text }) => pattern.test(text.slice(0, MAX_LINE)));
}

/** Returns whether a removed line matches. */
export function removes(change: FileChange, pattern: RegExp): boolean {
  return change.removed.some(({ text }) => pattern.test(text.slice(0, MAX_LINE)));
}
