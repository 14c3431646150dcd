import type { FileChange } from '../model.js';

/** How many lines of a file are added and removed. */
export function countChangedLines(file: FileChange): number {
  return file.added.length + file.removed.length;
}
