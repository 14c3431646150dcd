/** What a review of the commits does not see or had to assume, said to who runs it. */
import { counted } from '../base/text.js';
import { countUncommitted, isShallow } from './repository.js';

/**
 * Lists what the review of a head leaves out: changes that are not committed, and the history that a shallow clone lacks.
 * Changes matter to a review of what is checked out, which `HEAD` names.
 */
export async function listUnseen(top: string, head: string): Promise<readonly string[]> {
  const [changed, shallow] = await Promise.all([head === 'HEAD' ? countUncommitted(top) : 0, isShallow(top)]);
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

/**
 * Says what was assumed where no base was named: a head that is a part of the default branch is reviewed as its last commit,
 * which is seldom what somebody wants who has committed nothing yet.
 * @param base the name of the base that was taken; the parent of a commit ends with `~1`, which no branch can
 */
export function listAssumed(base: string): readonly string[] {
  if (!base.endsWith('~1')) return [];
  return [
    'The head has no commit of its own beside the default branch, so its last commit was reviewed alone. Commit your work first, or name another base (--base).',
  ];
}
