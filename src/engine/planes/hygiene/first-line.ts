import type { FileChange } from '../../model.js';

/** Returns the first line of a file on the new side; null if it is unavailable. */
export function firstLineOf({ file }: FileChange): string | null {
  if (file.new_text !== null) {
    const end = file.new_text.indexOf('\n');
    return file.new_text.slice(0, Math.min(end < 0 ? 500 : end, 500));
  }
  const hunk = file.hunks[0];
  if (hunk === undefined || hunk.new_start > 1) return null;
  return hunk.lines.find((line) => line[0] !== '-' && line[0] !== '\\')?.slice(1, 501) ?? null;
}
