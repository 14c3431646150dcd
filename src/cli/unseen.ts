/** What a review of the commits does not see or had to assume, said to who runs it. */
import { counted } from '../base/text.js';
import { countUncommitted, type LocalRepository } from './repository/repository.js';

/**
 * Lists what the review of a head leaves out: changes that are not committed, and the history that a shallow clone lacks.
 * Changes matter to a review of what is checked out, which `HEAD` names.
 */
export async function listUnseen(
  { directory, shallow }: Pick<LocalRepository, 'directory' | 'shallow'>,
  head: string,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const changed = head === 'HEAD' ? await countUncommitted(directory, signal) : 0;
  return [
    ...(changed === 0
      ? []
      : [
          `${counted(changed, 'file is', 'files are')} changed and not committed: ${changed === 1 ? 'it is' : 'they are'} not reviewed.`,
        ]),
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

/**
 * Says what somebody who has committed nothing yet hardly wants: that no commit differs from the base; or, where no base was
 * named, that the last commit was reviewed alone: the default branch has the head already, or has another name.
 * @param named whether somebody named the base
 */
export function listAssumed({ base, head, merge_base }: ChangeCommits, named: boolean): readonly string[] {
  if (merge_base === head.sha) return [`No commit differs: ${base.ref} has all commits of the head. ${COMMIT_FIRST}`];
  // The base that is taken then is the parent of a commit: its name ends with `~1`, which no branch can.
  if (named || !base.ref.endsWith('~1')) return [];
  return [
    `The last commit was reviewed alone: no default branch (origin/HEAD, main or master) was found that the head has moved on from. ${COMMIT_FIRST}`,
  ];
}
