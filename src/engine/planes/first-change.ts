import type { FileChange } from '../model.js';

/** Returns the first changed line on the new side; for a pure deletion the line before it, at least 1. */
export function findFirstChange({ regions }: FileChange): { readonly first: number; readonly last: number } {
  const line = Math.max(1, regions[0]?.at ?? 1);
  return { first: line, last: line };
}
