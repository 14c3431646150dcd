/** The merge base of two commits, and whether a cut-off history can be trusted with it. */

import { compareText } from '../../base/order.js';
import { objectInfo } from './objects.js';
import { GitFailure } from './program.js';
import type { Scratch } from './repository.js';

/** `incomplete`: more history is needed to tell; `why` is for a person. */
export type MergeBase =
  | { readonly kind: 'found'; readonly sha: string }
  | { readonly kind: 'unrelated' }
  | { readonly kind: 'incomplete'; readonly why: string };

/**
 * Finds the merge base. In a shallow history a merge base may be found that is not the real one, since a better one lies
 * behind the cut. It is the real one exactly when no commit between it and the two tips is cut: then all that
 * lies above it is here. Of several merge bases (criss-cross merges) the newest is taken, and of equally old ones the
 * one whose id sorts first.
 */
export async function findMergeBase(repository: Scratch, base: string, head: string): Promise<MergeBase> {
  const here = await objectInfo(repository, [base, head]);
  for (const [role, sha] of [
    ['base', base],
    ['head', head],
  ] as const) {
    if (here.get(sha)?.type !== 'commit') return { kind: 'incomplete', why: `the ${role} commit ${sha} is not there` };
  }
  const found = await repository.run(['merge-base', '--all', base, head]);
  const shallow = new Set(await repository.shallow());
  if (found.code === 1) {
    return shallow.size === 0
      ? { kind: 'unrelated' }
      : { kind: 'incomplete', why: 'the history is cut off before the commit that both sides share' };
  }
  if (found.code !== 0) {
    // Parents that are neither there nor marked as cut off: an incomplete copy of the repository.
    if (/could not|cannot|missing|bad object|unable to read/iu.test(found.stderr)) {
      return { kind: 'incomplete', why: 'commits of the history are missing' };
    }
    throw new GitFailure('merge-base', found.code, found.stderr);
  }
  const bases = found.stdout.toString('latin1').split('\n').filter(Boolean);
  if (shallow.size > 0) {
    const between = await repository.output(['rev-list', base, head, '--not', ...bases]);
    const cut = between
      .toString('latin1')
      .split('\n')
      .some((sha) => shallow.has(sha));
    if (cut) return { kind: 'incomplete', why: 'the history is cut off between the two sides and what they share' };
  }
  return { kind: 'found', sha: await newest(repository, bases) };
}

async function newest(repository: Scratch, commits: readonly string[]): Promise<string> {
  const [only] = commits;
  if (commits.length === 1 && only !== undefined) return only;
  const printed = await repository.output(['log', '--no-walk', '--format=%ct %H', ...commits]);
  const rows = printed
    .toString('latin1')
    .split('\n')
    .filter(Boolean)
    .map((row) => ({ at: Number(row.split(' ')[0]), sha: row.split(' ')[1] ?? '' }));
  rows.sort((a, b) => b.at - a.at || compareText(a.sha, b.sha));
  return rows[0]?.sha ?? '';
}
