import type { HunkSide } from '../../base/hunk-lines.js';
import { countBefore } from '../../base/order.js';
import type { FileChange } from '../model.js';

/**
 * Gives for a line of one side the index of the hunk it stands in, or of the last one that begins above it; 0 above all.
 * Logarithmic in the hunks, which git gives in order.
 */
export function hunkAt({ file }: FileChange, side: HunkSide): (line: number) => number {
  const starts = file.hunks.map((hunk) => hunk[`${side}_start`]);
  return (line) => Math.max(0, countBefore(starts, (start) => start <= line) - 1);
}
