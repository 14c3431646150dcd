/** One side of a changed file as runs of lines in order, changed ones marked: from its text, or from its hunks where that is missing. */

import { type HunkSide, isOnSide, readHunkLines } from '../../base/hunk-lines.js';
import type { FileChange, Line, SideLine } from '../model.js';

/** Longer texts (UTF-16 code units) are read only by their hunks: hand-written files are shorter. */
const MAX_WHOLE = 500_000;

/** Returns the whole side as one run if its text is available and not too long; else a run for each hunk. */
export function readWholeSide(change: FileChange, side: HunkSide): readonly (readonly SideLine[])[] {
  if (change.parsed !== undefined) return [change.parsed[side]];
  const text = getSideText(change, side);
  if (text === null || text.length > MAX_WHOLE) return readHunkRuns(change, side);
  const marked = collectChangedNumbers(change, side);
  return [text.split('\n').map((line, index) => createSideLine(index + 1, line, marked.has(index + 1)))];
}

/** The number of lines before and after a change in a window; enough for an entry of every lock file. */
const ABOVE = 20;
const BELOW = 8;
/** Longer texts are not split into windows. */
const MAX_WINDOWED = 8_000_000;

/** Returns the lines around each change: more than a hunk shows if the text is available; else the hunks. */
export function readWindows(change: FileChange, side: HunkSide): readonly (readonly SideLine[])[] {
  if (change.parsed !== undefined) return [change.parsed[side]];
  const text = getSideText(change, side);
  if (text === null || text.length > MAX_WINDOWED) return readHunkRuns(change, side);
  const lines = text.split('\n');
  const marked = collectChangedNumbers(change, side);
  const runs: SideLine[][] = [];
  let end = 0;
  for (const hunk of change.file.hunks) {
    const start = hunk[`${side}_start`];
    const count = hunk[`${side}_lines`];
    const first = Math.max(end + 1, start - ABOVE, 1);
    const last = Math.min(lines.length, Math.max(first, start + count + BELOW));
    const run = first === end + 1 ? (runs.at(-1) ?? []) : [];
    if (runs.at(-1) !== run) runs.push(run);
    for (let number = first; number <= last; number += 1) {
      run.push(createSideLine(number, lines[number - 1] ?? '', marked.has(number)));
    }
    end = Math.max(end, last);
  }
  return runs;
}

/** Returns the lines of each hunk that are part of this side. */
export function readHunkRuns(change: FileChange, side: HunkSide): readonly (readonly SideLine[])[] {
  if (change.parsed !== undefined) return [change.parsed[side]];
  return change.file.hunks.map((hunk) =>
    readHunkLines(hunk)
      .filter(({ mark }) => isOnSide(mark, side))
      .map((line) => createSideLine(line[`${side}Number`], line.text, line.mark !== ' ')),
  );
}

function getSideText({ file }: FileChange, side: HunkSide): string | null {
  return file[`${side}_text`];
}

function collectChangedNumbers(change: FileChange, side: HunkSide): ReadonlySet<number> {
  return new Set((side === 'new' ? change.added : change.removed).map((line) => line.number));
}

function createSideLine(number: number, raw: string, changed: boolean): SideLine {
  const text = raw.replace(/\r$/u, '');
  return { number, text: number === 1 ? text.replace(/^\u{FEFF}/u, '') : text, changed };
}

/**
 * Returns the new-side line that represents a removed line: the first line that replaces it, else the nearest remaining
 * line above it (the first line of the file at the top).
 */
export function locateRemovedLine(change: FileChange, removed: number): number {
  const region = change.regions.find((one) => one.removed.some((line) => line.number === removed));
  return Math.max(1, region?.at ?? 1);
}

/**
 * Maps each removed line's number on the old side to the line of the new side before it (at least 1). Linear in the
 * hunks.
 */
export function mapRemovedLines({ file }: FileChange): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  for (const hunk of file.hunks) {
    for (const { mark, oldNumber, newNumber } of readHunkLines(hunk)) {
      if (mark === '-') places.set(oldNumber, Math.max(1, newNumber - 1));
    }
  }
  return places;
}

/** Returns true if an added line matches: a fast test before a file is read closely. */
export function adds(change: FileChange, pattern: RegExp): boolean {
  return listChanged(change, 'new').some(({ text }) => pattern.test(text));
}

/** Returns true if a removed line matches. */
export function removes(change: FileChange, pattern: RegExp): boolean {
  return listChanged(change, 'old').some(({ text }) => pattern.test(text));
}

/** Returns the changed lines of a side, as a parser reads them where the file does not show it. */
export function listChanged(change: FileChange, side: HunkSide): readonly Line[] {
  if (change.parsed !== undefined) return change.parsed[side].filter(({ changed }) => changed);
  return side === 'new' ? change.added : change.removed;
}
