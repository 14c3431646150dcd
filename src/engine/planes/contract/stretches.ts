/** Both sides of a file as far as they are at hand: the whole texts, or what the hunks show of them. */

import { type HunkSide, type HunkText, isOnSide, readHunkLines } from '../../../base/hunk-lines.js';
import { countBefore } from '../../../base/order.js';
import type { FileChange, Line } from '../../model.js';
import { REACH } from '../../text/reach.js';

/** Consecutive lines. `section` is the enclosing symbol as git guesses it; empty for a whole file. */
export interface Stretch {
  readonly before: readonly Line[];
  readonly after: readonly Line[];
  readonly section: string;
  /** True for the whole file, false for a hunk. */
  readonly whole: boolean;
}

/** Longer texts (in characters) are read by their hunks: the changed lines are enough, and the time stays limited. */
const MAX_TEXT = 2_000_000;

/** Returns each side as one stretch if both texts are available, else hunk by hunk. A side without a file is empty. */
export function readStretches({ file }: FileChange, max: number = MAX_TEXT): readonly Stretch[] {
  const before = file.status === 'added' || file.status === 'copied' ? '' : file.old_text;
  const after = file.status === 'deleted' ? '' : file.new_text;
  if (before !== null && after !== null && before.length + after.length <= 2 * max) {
    return [{ before: splitLines(before), after: splitLines(after), section: '', whole: true }];
  }
  return file.hunks.map((hunk) => ({
    before: sideLines(hunk, 'old'),
    after: sideLines(hunk, 'new'),
    section: hunk.section.slice(0, REACH.word),
    // A new or deleted file is one hunk, and that shows all of it.
    whole: file.status === 'added' || file.status === 'deleted',
  }));
}

function splitLines(text: string): readonly Line[] {
  if (text === '') return [];
  return text.split('\n').map((line, index) => ({ number: index + 1, text: line }));
}

function sideLines(hunk: HunkText, side: HunkSide): readonly Line[] {
  return readHunkLines(hunk)
    .filter(({ mark }) => isOnSide(mark, side))
    .map((line) => ({ number: line[`${side}Number`], text: line.text }));
}

/**
 * Maps old lines to the new side: a kept line to its new number, a removed line to the line that replaces it, or else
 * to the line before it (at least 1).
 */
export function createLineMapper(change: FileChange): (old: number) => number {
  const gone = new Map<number, number>();
  for (const region of change.regions) {
    for (const line of region.removed) gone.set(line.number, Math.max(1, region.at));
  }
  const shifts = computeShifts(change);
  return (old) => {
    const removed = gone.get(old);
    if (removed !== undefined) return removed;
    const passed = countBefore(shifts, ({ from }) => from <= old);
    return Math.max(1, old + (shifts[passed - 1]?.by ?? 0));
  };
}

/** Lists the old lines from which on the offset of the new side changes, with that offset. */
function computeShifts({ file }: FileChange): readonly { readonly from: number; readonly by: number }[] {
  const shifts: { from: number; by: number }[] = [];
  for (const hunk of file.hunks) {
    const lines = readHunkLines(hunk);
    for (const { mark, oldNumber, newNumber } of lines) {
      const by = newNumber - oldNumber;
      if (mark === ' ' && shifts.at(-1)?.by !== by) shifts.push({ from: oldNumber, by });
    }
    const last = lines.at(-1);
    if (last === undefined) continue;
    const [oldEnd, newEnd] = [
      last.oldNumber + Number(isOnSide(last.mark, 'old')),
      last.newNumber + Number(isOnSide(last.mark, 'new')),
    ];
    shifts.push({ from: oldEnd, by: newEnd - oldEnd });
  }
  return shifts;
}
