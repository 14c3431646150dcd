/** Reads both sides of a file: the whole texts if available, else the lines in the hunks. */
import type { FileChange, Line } from '../../model.js';

/** Consecutive lines of both sides. `section` is git's guess of the enclosing definition; empty for a whole file. */
export interface Stretch {
  readonly before: readonly Line[];
  readonly after: readonly Line[];
  readonly section: string;
  /** Whether it is the whole file and not one hunk. */
  readonly whole: boolean;
}

/**
 * Longer texts, in characters, are read by their hunks. This limits the time, and the changed lines are still compared.
 */
const MAX_TEXT = 2_000_000;

/**
 * Returns both sides as one stretch if both texts are available, else one stretch per hunk. A side without a file is
 * empty.
 */
export function stretchesOf({ file }: FileChange, max: number = MAX_TEXT): readonly Stretch[] {
  const before = file.status === 'added' || file.status === 'copied' ? '' : file.old_text;
  const after = file.status === 'deleted' ? '' : file.new_text;
  if (before !== null && after !== null && before.length + after.length <= 2 * max) {
    return [{ before: linesOf(before), after: linesOf(after), section: '', whole: true }];
  }
  return file.hunks.map((hunk) => ({
    before: side(hunk.lines, '+', hunk.old_start),
    after: side(hunk.lines, '-', hunk.new_start),
    section: hunk.section.slice(0, 200),
    // The single hunk of a new or deleted file contains all of it.
    whole: file.status === 'added' || file.status === 'deleted',
  }));
}

function linesOf(text: string): readonly Line[] {
  if (text === '') return [];
  return text.split('\n').map((line, index) => ({ number: index + 1, text: line }));
}

function side(lines: readonly string[], other: '+' | '-', start: number): readonly Line[] {
  return lines
    .filter((line) => line[0] !== other && line[0] !== '\\')
    .map((line, index) => ({ number: start + index, text: line.slice(1) }));
}

/**
 * Returns a function from an old line to a line of the new side. A line that remains has its new number. For a removed
 * line it is the line that replaced it, or else the line before it (at least 1).
 */
export function placesOf(change: FileChange): (old: number) => number {
  const gone = new Map<number, number>();
  for (const region of change.regions) {
    for (const line of region.removed) gone.set(line.number, Math.max(1, region.at));
  }
  const shifts = shiftsOf(change);
  return (old) => {
    const removed = gone.get(old);
    if (removed !== undefined) return removed;
    let low = 0;
    let high = shifts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((shifts[middle]?.from ?? 0) <= old) low = middle + 1;
      else high = middle;
    }
    return Math.max(1, old + (shifts[low - 1]?.by ?? 0));
  };
}

/** Returns from which old line on the lines are shifted on the new side, and by how many lines. */
function shiftsOf({ file }: FileChange): readonly { readonly from: number; readonly by: number }[] {
  const shifts: { from: number; by: number }[] = [];
  for (const hunk of file.hunks) {
    let old = hunk.old_lines === 0 ? hunk.old_start + 1 : hunk.old_start;
    let by = (hunk.new_lines === 0 ? hunk.new_start + 1 : hunk.new_start) - old;
    for (const line of hunk.lines) {
      const mark = line[0];
      if (mark === '\\') continue;
      if (mark === '+') {
        by += 1;
        continue;
      }
      if (mark === '-') by -= 1;
      old += 1;
      const last = shifts.at(-1);
      if (mark !== '-' && last?.by !== by) shifts.push({ from: old - 1, by });
    }
    shifts.push({ from: old, by });
  }
  return shifts;
}
