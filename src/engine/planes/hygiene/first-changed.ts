import type { FileChange } from '../../model.js';

/** Returns the first changed line on the new side. For removed lines it is the line before them, at least 1. */
export function firstChanged({ regions }: FileChange): { readonly first: number; readonly last: number } {
  const line = Math.max(1, regions[0]?.at ?? 1);
  return { first: line, last: line };
}
