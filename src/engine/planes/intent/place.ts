import type { Change, FileChange, RawFinding } from '../../model.js';
import { findFirstChangedLine } from '../first-changed-lines.js';

/**
 * Returns the location for a finding about the whole change: the file with the most new code. Null if nothing changed.
 */
export function selectPlace(change: Change): Pick<RawFinding, 'file' | 'first' | 'last' | 'about'> | null {
  let place: FileChange | null = null;
  for (const file of change.files) {
    if (place === null || computeWeight(file) > computeWeight(place)) place = file;
  }
  if (place === null) return null;
  const { first } = findFirstChangedLine(place);
  return { file: place.file.path, first, last: first, about: 'change' };
}

/** Ranks code before tests before everything else, then by size. */
function computeWeight(file: FileChange): number {
  const rank = file.class === 'source' ? 2 : file.class === 'test' ? 1 : 0;
  const gone = file.file.status === 'deleted' ? 0 : 1;
  return (gone * 3 + rank) * 1_000_000 + Math.min(file.added.length, 999_999);
}
