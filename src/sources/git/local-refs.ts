/** What the refs and commits of a local repository say about a change. */

import { ProviderError } from '../../base/errors.js';
import { abbreviateSha, quoteStart } from '../../base/text.js';
import { type Checkout, runInCheckout } from './checkout.js';
import { findMergeBase } from './merge-base.js';
import type { ScratchRepository } from './repository.js';

/** A commit and the name by which it was found. */
export interface NamedCommit {
  readonly ref: string;
  readonly sha: string;
}

/** Candidates for the default branch; the first one that does not contain the head counts. */
const DEFAULT_BRANCHES = ['origin/HEAD', 'origin/main', 'origin/master', 'main', 'master'] as const;

/** Maximum number of commits whose messages form the body. */
const MAX_MESSAGES = 200;

/**
 * Resolves the commit to review. If it is a branch, including `HEAD`, its name is that of the branch.
 * @throws ProviderError if there is no such commit.
 */
export async function resolveHead(
  repository: ScratchRepository,
  checkout: Checkout,
  head: string,
  signal: AbortSignal,
): Promise<NamedCommit> {
  const sha = await resolveCommit(repository, checkout, head, signal);
  if (sha === null) throw createUnknownRefError('head', head, checkout);
  return { ref: (await resolveBranchName(repository, checkout, head, signal)) ?? head, sha };
}

/**
 * Resolves the commit to review against. Without a name it is the default branch: the first of `origin/HEAD`,
 * `origin/main`, `origin/master`, `main`, `master` that does not contain the head. If all contain it, it is the commit
 * before the head.
 * @throws ProviderError if there is none.
 */
export async function resolveBase(
  repository: ScratchRepository,
  checkout: Checkout,
  base: string | null,
  head: string,
  signal: AbortSignal,
): Promise<NamedCommit> {
  if (base !== null) {
    const sha = await resolveCommit(repository, checkout, base, signal);
    if (sha === null) throw createUnknownRefError('base', base, checkout);
    return { ref: (await resolveBranchName(repository, checkout, base, signal)) ?? base, sha };
  }
  for (const ref of DEFAULT_BRANCHES) {
    const sha = await resolveCommit(repository, checkout, ref, signal);
    if (sha === null) continue;
    const shared = await findMergeBase(repository, sha, head);
    if (shared.kind === 'found' && shared.sha !== head) {
      return { ref: (await resolveBranchName(repository, checkout, ref, signal)) ?? ref, sha };
    }
  }
  const before = await resolveCommit(repository, checkout, `${head}~1`, signal);
  if (before !== null) return { ref: `${abbreviateSha(head)}~1`, sha: before };
  throw new ProviderError(
    'E_REQ_002',
    `There is nothing to review ${head} against: it has no commit before it, and no default branch that it has moved on from. Name a base.`,
  );
}

/**
 * Returns title, body and author as for a pull request. For one commit they are its own; for several, the title is the
 * branch name and the body all messages, oldest first.
 */
export async function describeCommits(
  repository: ScratchRepository,
  mergeBase: string,
  head: NamedCommit,
): Promise<{ title: string; body: string; author: string }> {
  const printed = await repository.output([
    'log',
    '-z',
    '--no-merges',
    '--no-show-signature',
    '--topo-order',
    `--max-count=${MAX_MESSAGES}`,
    '--format=%an%n%s%n%b',
    head.sha,
    `^${mergeBase}`,
  ]);
  const commits = printed
    .toString('utf8')
    .split('\0')
    .filter((one) => one.trim() !== '')
    .map((one) => {
      const [author = '', subject = '', ...body] = one.split('\n');
      return { author, subject, body: body.join('\n').trim() };
    });
  const newest = commits[0] ?? { author: '', subject: head.ref, body: '' };
  if (commits.length <= 1) return { title: newest.subject, body: newest.body, author: newest.author };
  return {
    title: /^[0-9a-f]{7,64}$|^HEAD(?:$|[~^@])/u.test(head.ref) ? newest.subject : head.ref,
    body: commits
      .reverse()
      .map((one) => `${one.subject}\n\n${one.body}`.trim())
      .join('\n\n'),
    author: newest.author,
  };
}

async function resolveCommit(
  repository: ScratchRepository,
  checkout: Checkout,
  ref: string,
  signal: AbortSignal,
): Promise<string | null> {
  if (ref === '' || ref.startsWith('-') || /[\0\n]/u.test(ref)) return null;
  return runInCheckout(
    repository,
    checkout,
    ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`],
    signal,
  );
}

/** Returns the short name of the branch to which a name refers; null if it is not a branch. */
async function resolveBranchName(
  repository: ScratchRepository,
  checkout: Checkout,
  ref: string,
  signal: AbortSignal,
): Promise<string | null> {
  const full = await runInCheckout(
    repository,
    checkout,
    ['rev-parse', '--symbolic-full-name', '--verify', '--quiet', '--end-of-options', ref],
    signal,
  );
  return /^refs\/(?:heads|remotes\/[^/]+)\/(.+)$/u.exec(full ?? '')?.[1] ?? null;
}

function createUnknownRefError(role: 'base' | 'head', ref: string, checkout: Checkout): ProviderError {
  return new ProviderError(
    'E_REQ_002',
    `The ${role} ${quoteStart(ref)} names no commit in ${checkout.directory}. Name a branch, tag or commit that is there; a remote branch may need "git fetch" first.`,
  );
}
