import type { FileChange } from '../model.js';

/**
 * Returns a function from a line of one side to the index of the hunk that contains it, or of the last hunk that begins
 * above it; 0 if it is above all hunks. Runs in time logarithmic in the hunks, which git sorts.
 */
export function hunkAt({ file }: FileChange, side: 'old' | 'new'): (line: number) => number {
  const starts = file.hunks.map((hunk) => (side === 'old' ? hunk.old_start : hunk.new_start));
  return (line) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= line) low = middle;
      else high = middle - 1;
    }
    return low;
  };
}
