/** Makes the snapshot of an earlier head from the one of this head. */
import { compareText } from '../../base/order.js';
import type { SeenHead } from '../said-by-people.js';
import type { ChangedFile, Snapshot } from '../snapshot.js';

/**
 * Returns the change as it was at an earlier head: the files that are the same since, and the others as that head
 * changed them. Tickets and description are those of now. What was said or reported of this head is left out.
 */
export function rebuildSnapshot(snapshot: Snapshot, { sha, since, before }: SeenHead): Snapshot {
  const { reports: _reports, proofs: _proofs, reported: _reported, ...rest } = snapshot;
  const listPaths = (files: readonly ChangedFile[]) => files.flatMap(({ path, old_path: old }) => [path, old ?? path]);
  const other = new Set([...listPaths(since), ...before.map(({ path }) => path)]);
  const files = [...snapshot.files.filter(({ path }) => !other.has(path)), ...before];
  return {
    ...rest,
    head: { ref: snapshot.head.ref, sha },
    files: files.sort((a, b) => compareText(a.path, b.path)),
    people: null,
  };
}

/** Changed lines beyond which an earlier head is not reviewed again. */
export const MAX_LINES = 20_000;

/** Changed files beyond which an earlier head is not reviewed again. */
export const MAX_FILES = 1_000;

/** Returns whether a snapshot is small enough to be reviewed a second time for a comparison. */
export function isSmall({ files }: Pick<Snapshot, 'files'>): boolean {
  const lines = files.reduce((sum, { hunks }) => sum + hunks.reduce((all, hunk) => all + hunk.lines.length, 0), 0);
  return files.length <= MAX_FILES && lines <= MAX_LINES;
}
