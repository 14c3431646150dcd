import type { FileChange } from '../model.js';

/** Returns where a file's change begins on the new side; the first line if nothing is left or shown. */
export function findFirstChangedLines(change: FileChange): { readonly first: number; readonly last: number } {
  const region = change.regions[0];
  const first = Math.max(1, region?.at ?? 1);
  return { first, last: Math.max(first, region?.added.at(-1)?.number ?? first) };
}
