import type { HunkSide } from '../../base/hunk-lines.js';
import { countBefore } from '../../base/order.js';
import type { FileChange } from '../model.js';

/**
 * Returns a function from a line of one side to the index of its hunk, or of the last hunk that begins above it; 0 if
 * there is none. Takes logarithmic time in the number of hunks, which git gives in order.
 */
export function createHunkLookup({ file }: FileChange, side: HunkSide): (line: number) => number {
  const starts = file.hunks.map((hunk) => hunk[`${side}_start`]);
  return (line) => Math.max(0, countBefore(starts, (start) => start <= line) - 1);
}
