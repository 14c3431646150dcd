/** What of a change was not read: in words, and whether a person can look at it instead. */
import type { ChangedFile, Snapshot } from '../snapshot.js';

const WORDS: Readonly<Record<NonNullable<ChangedFile['omitted']>, string>> = {
  binary: 'its bytes are no text',
  submodule: 'a submodule',
  too_large: 'too large',
  not_fetched: 'its content is not in this copy of the repository',
  unreadable: 'the object in the repository is no file',
};

/** Returns why the content of a file is not known, in words for a person. */
export function describeOmission(omitted: NonNullable<ChangedFile['omitted']>): string {
  return WORDS[omitted];
}

/** What the head's commit fixes and its host shows, although this program does not read it. */
const SHOWN: ReadonlySet<ChangedFile['omitted']> = new Set(['too_large', 'submodule', 'binary']);

/**
 * Returns whether all that makes a snapshot incomplete is of changed files that people can look at: a text over the limit, a
 * submodule, a text that became binary. False for a complete one, and where files, tickets or commits could not be had.
 */
export function isLeftToPeople({ coverage, files }: Pick<Snapshot, 'coverage' | 'files'>): boolean {
  const shown = new Set(files.flatMap(({ path, omitted }) => (SHOWN.has(omitted) ? [path] : [])));
  const missing = coverage.omitted.filter(({ blocking }) => blocking);
  return !coverage.complete && missing.length > 0 && missing.every(({ path }) => path !== null && shown.has(path));
}
