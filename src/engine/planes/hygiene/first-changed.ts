import type { FileChange } from '../../model.js';

/** The first changed line on the new side; the one before what is only removed, at least 1. */
export function firstChanged({ regions }: FileChange): { readonly first: number; readonly last: number } {
  const line = Math.max(1, regions[0]?.at ?? 1);
  return { first: line, last: line };
}
