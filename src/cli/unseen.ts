/** What a review of the commits does not see or had to assume, said to who runs it. */
import { join, resolve } from 'node:path';
import { counted, oneLine } from '../base/text.js';
import { type LocalRepository, listUncommitted } from './repository/repository.js';

/** So many files are named. */
const NAMED = 3;

/** Says which files have changes that no commit has, and that these changes were not reviewed. */
export function formatUncommitted(paths: readonly string[]): string {
  const named = paths.slice(0, NAMED).map((path) => oneLine(path));
  const left = paths.length - named.length;
  const are = counted(paths.length, 'file is', 'files are');
  const names = `${named.join(', ')}${left > 0 ? ` and ${left} more` : ''}`;
  return `${are} not committed, and ${paths.length === 1 ? 'was' : 'were'} not reviewed: ${names}.`;
}

/**
 * Lists what the review of a head leaves out: changes that are not committed, and the history that a shallow clone lacks.
 * Changes matter to a review of what is checked out, which `HEAD` names.
 * @param given files that were read although they are not committed, such as the ticket
 */
export async function listUnseen(
  { directory, shallow }: Pick<LocalRepository, 'directory' | 'shallow'>,
  head: string,
  signal: AbortSignal,
  given: readonly string[] = [],
): Promise<readonly string[]> {
  const known = new Set(given.map((path) => resolve(path)));
  const listed = head === 'HEAD' ? await listUncommitted(directory, signal) : [];
  const changed = listed.filter((path) => !known.has(join(directory, path)));
  return [
    ...(changed.length === 0 ? [] : [formatUncommitted(changed)]),
    ...(shallow
      ? [
          'This is a shallow clone: a part of the history is missing, and with it what the review reads from it. Get it with "git fetch --unshallow".',
        ]
      : []),
  ];
}

/** The commits of a change, as its snapshot has them. */
interface ChangeCommits {
  readonly base: { readonly ref: string };
  readonly head: { readonly sha: string };
  readonly merge_base: string;
}

const COMMIT_FIRST = 'Commit your work first, or name another base (--base).';
/** The base that is taken then: the parent of the head. Its name ends with `~1`, which no branch can. */
const LAST_COMMIT =
  'Only the last commit was reviewed: no base was named, and the default branch has this commit already, or was not found (origin/HEAD, main, master). To review all commits of a branch, name its base, such as --base main. Work that is not committed is not reviewed.';

/**
 * Says what somebody who has committed nothing yet hardly wants: that no commit differs from the base; or, where no base was
 * named, that only the last commit was reviewed: the default branch has the head already, or has another name.
 * @param named whether somebody named the base
 */
export function listAssumed({ base, head, merge_base }: ChangeCommits, named: boolean): readonly string[] {
  if (merge_base === head.sha) return [`No commit differs: ${base.ref} has all commits of the head. ${COMMIT_FIRST}`];
  return named || !base.ref.endsWith('~1') ? [] : [LAST_COMMIT];
}
