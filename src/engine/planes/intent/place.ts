import type { Change, FileChange } from '../../model.js';
import { firstChangedLines } from '../integrity/first-lines.js';

/**
 * Returns where to show a finding about the whole change: at the file with the most new code. Null if nothing changed.
 */
export function placeOf(
  change: Change,
): { readonly file: string; readonly first: number; readonly last: number } | null {
  let place: FileChange | null = null;
  for (const file of change.files) {
    if (place === null || weight(file) > weight(place)) place = file;
  }
  if (place === null) return null;
  const { first } = firstChangedLines(place);
  return { file: place.file.path, first, last: first };
}

/** Returns the sort weight: code before tests before other files, then by size. */
function weight(file: FileChange): number {
  const rank = file.class === 'source' ? 2 : file.class === 'test' ? 1 : 0;
  const gone = file.file.status === 'deleted' ? 0 : 1;
  return (gone * 3 + rank) * 1_000_000 + Math.min(file.added.length, 999_999);
}
