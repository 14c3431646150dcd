import type { FileChange } from '../../model.js';

/** Returns the first changed line on the new side; line 1 if no line remains or none is known. */
export function firstChangedLines(change: FileChange): { readonly first: number; readonly last: number } {
  const region = change.regions[0];
  const first = Math.max(1, region?.at ?? 1);
  return { first, last: Math.max(first, region?.added.at(-1)?.number ?? first) };
}
