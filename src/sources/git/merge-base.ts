/** Finds the merge base of two commits, and decides whether a shallow history is enough for it. */

import { compareText } from '../../base/order.js';
import { GitError } from './program/program.js';
import type { ScratchRepository } from './program/repository.js';

/** The newest commit that both sides share, and others of which neither comes before the other (criss-cross merges). */
export interface SharedCommits {
  readonly sha: string;
  readonly others: readonly string[];
}

/** `incomplete`: more history is needed; `why` is a message for users. */
export type MergeBase =
  | ({ readonly kind: 'found' } & SharedCommits)
  | { readonly kind: 'unrelated' }
  | { readonly kind: 'incomplete'; readonly why: string };

/**
 * Finds the merge base. A shallow history may give a wrong merge base if a better one is behind the cut. The result is
 * correct exactly if no commit between it and the two tips is cut off, because then all commits above it are available.
 * If there are several merge bases (criss-cross merges), the newest is used, and of equally old ones the one with the
 * lowest id.
 */
export async function findMergeBase(repository: ScratchRepository, base: string, head: string): Promise<MergeBase> {
  const found = await repository.run(['merge-base', '--all', base, head]);
  const shallow = new Set(await repository.shallow());
  if (found.code === 1) {
    return shallow.size === 0
      ? { kind: 'unrelated' }
      : { kind: 'incomplete', why: 'the history is cut off before the commit that both sides share' };
  }
  if (found.code !== 0) {
    const absent = /Not a valid commit name ([0-9a-f]+)/u.exec(found.stderr)?.[1];
    if (absent !== undefined) {
      return { kind: 'incomplete', why: `the ${absent === base ? 'base' : 'head'} commit ${absent} is not there` };
    }
    // Parents that neither exist nor are marked as cut off: the copy of the repository is incomplete.
    if (/could not|cannot|missing|bad object|unable to read/iu.test(found.stderr)) {
      return { kind: 'incomplete', why: 'commits of the history are missing' };
    }
    throw new GitError('merge-base', found.code, found.stderr);
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
  const sha = await findNewest(repository, bases);
  return { kind: 'found', sha, others: bases.filter((one) => one !== sha) };
}

async function findNewest(repository: ScratchRepository, commits: readonly string[]): Promise<string> {
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
