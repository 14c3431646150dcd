/** Where a finding stands that is about all changes of a file. */
import type { FileChange } from '../model.js';

/** Lines of the new side, both ends included. */
interface Range {
  readonly first: number;
  readonly last: number;
}

/** Returns where a file's change begins on the new side; the first line if nothing is left or shown. */
export function findFirstChangedLines(change: FileChange): Range {
  const { first } = findFirstChangedLine(change);
  return { first, last: Math.max(first, change.regions[0]?.added.at(-1)?.number ?? first) };
}

/** Returns the first changed line on the new side; for a pure deletion the line before it, at least 1. */
export function findFirstChangedLine({ regions }: FileChange): Range {
  const line = Math.max(1, regions[0]?.at ?? 1);
  return { first: line, last: line };
}
