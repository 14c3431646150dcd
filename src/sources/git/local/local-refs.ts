/** What the refs and commits of a local repository say about a change. */

import { ProviderError } from '../../../base/errors.js';
import { abbreviateSha, quoteStart } from '../../../base/text.js';
import { type Checkout, findCheckoutAnd, readFromCheckout } from '../checkout.js';
import type { MergeBase } from '../merge-base.js';
import type { ScratchRepository } from '../program/repository.js';

/** A commit and the name by which it was found. */
export interface NamedCommit {
  readonly ref: string;
  readonly sha: string;
}

/**
 * Names of the default branch; the first one that there is and that shares commits with the head counts. The last one is what is
 * checked out: in a bare repository that is the default branch, and elsewhere it is nearer to it than the commit before the head.
 */
const DEFAULT_BRANCHES = ['origin/HEAD', 'origin/main', 'origin/master', 'main', 'master', 'HEAD'] as const;

/** Maximum number of commits whose messages form the body. */
const MAX_MESSAGES = 200;

/** Finds the merge base of two commits. */
type FindShared = (repository: ScratchRepository, base: string, head: string) => Promise<MergeBase>;

/** The two sides of a local change. */
export interface LocalSides {
  readonly head: NamedCommit;
  readonly base: NamedCommit;
}

/** What one call of git says of a local change. */
interface FoundChange {
  readonly checkout: Checkout;
  readonly sides: LocalSides;
  /** What both sides share; null where that is not a single commit, or the history is cut. */
  readonly mergeBase: string | null;
}

/**
 * Finds the repository of a folder, both commits, if both are named, and what they share, by one call of git.
 * @returns null if it is not so simple: then `findCheckout`, `resolveSides` and `findMergeBase` say what there is, or what is wrong
 */
export async function findCheckoutAndSides(
  repository: ScratchRepository,
  folder: string,
  asked: { readonly base: string | null; readonly head: string },
  signal: AbortSignal,
): Promise<FoundChange | null> {
  const { base, head } = asked;
  // Two dots would begin a range.
  if (base === null || ![base, head].every((name) => isSafeName(name) && !name.includes('..'))) return null;
  // Git prints the second one, the first one, and what they share.
  const commits = `${base}^{commit}...${head}^{commit}`;
  const found = await findCheckoutAnd(repository, folder, [commits, ...askBranchNames([head, base])], signal);
  // A name can stand for several commits: then there is another number of lines.
  const [, headSha, baseSha, shared = '', names] = SIDES.exec(found?.answers ?? '') ?? [];
  if (found === null || headSha === undefined || baseSha === undefined || names === undefined) return null;
  const { checkout } = found;
  const [headName, baseName] = readBranchAnswers(names, 2);
  const [mergeBase = null, ...more] = shared.match(/[0-9a-f]+/gu) ?? [];
  return {
    checkout,
    sides: { head: { ref: headName ?? head, sha: headSha }, base: { ref: baseName ?? base, sha: baseSha } },
    mergeBase: more.length > 0 || checkout.shallow.length > 0 ? null : mergeBase,
  };
}

/** Two commits, what they share, and the names of their branches, each of which is a line or none. */
const SIDES =
  /^([0-9a-f]{40,64})\n([0-9a-f]{40,64})\n((?:\^[0-9a-f]{40,64}\n)*)((?:(?:refs\/.+|HEAD)?\n?(?:true|false)\n){2})$/u;

/**
 * Resolves the commit to review and the commit to review against. If they are branches, including `HEAD`, their names
 * are those of the branches. Without a base it is the default branch: the first of `origin/HEAD`, `origin/main`,
 * `origin/master`, `main`, `master` that there is, else what is checked out. If that contains the head, it is the commit before the head: a branch
 * that is not the default one, such as the `main` of an earlier version, says nothing of this change.
 * @throws ProviderError if there is none.
 */
export async function resolveSides(
  repository: ScratchRepository,
  checkout: Checkout,
  asked: { readonly base: string | null; readonly head: string },
  findShared: FindShared,
  signal: AbortSignal,
): Promise<LocalSides> {
  const bases = asked.base === null ? DEFAULT_BRANCHES : [asked.base];
  const [head, ...found] = await resolveCommits(repository, checkout, [asked.head, ...bases], signal);
  if (head === undefined || head === null) throw createUnknownRefError('head', asked.head, checkout);
  if (asked.base !== null && found[0] === null) {
    // In a clone a branch that nobody checked out has the name of the remote alone.
    const [remote = null] = await resolveCommits(repository, checkout, [`origin/${asked.base}`], signal);
    throw createUnknownRefError('base', asked.base, checkout, remote);
  }
  const base =
    (asked.base === null ? await findDefaultBranch(repository, found, head, findShared) : found[0]) ??
    (await resolveParent(repository, checkout, head, signal));
  const [headName, baseName] = await readBranchNames(repository, checkout, [head.ref, base.ref], signal);
  return { head: { ...head, ref: headName ?? head.ref }, base: { ...base, ref: baseName ?? base.ref } };
}

/**
 * Resolves the branch whose history is read. Without a name it is the default branch: the first of `origin/HEAD`,
 * `origin/main`, `origin/master`, `main`, `master` that there is, else what is checked out.
 * @throws ProviderError if there is none.
 */
export async function resolveBranch(
  repository: ScratchRepository,
  checkout: Checkout,
  asked: string | null,
  signal: AbortSignal,
): Promise<NamedCommit> {
  const names = asked === null ? DEFAULT_BRANCHES : [asked];
  const found = (await resolveCommits(repository, checkout, names, signal)).find((commit) => commit !== null);
  if (found === undefined && asked !== null) throw createUnknownRefError('base', asked, checkout);
  if (found === undefined) {
    throw new ProviderError('E_REQ_002', `The repository in ${checkout.directory} has no commit yet.`);
  }
  const [name] = await readBranchNames(repository, checkout, [found.ref], signal);
  return { ...found, ref: name ?? found.ref };
}

async function resolveParent(
  repository: ScratchRepository,
  checkout: Checkout,
  head: NamedCommit,
  signal: AbortSignal,
): Promise<NamedCommit> {
  const [before] = await resolveCommits(repository, checkout, [`${head.sha}~1`], signal);
  if (before !== undefined && before !== null) return { ...before, ref: `${abbreviateSha(head.sha)}~1` };
  throw new ProviderError(
    'E_REQ_002',
    `There is nothing to review ${head.sha} against: it has no commit before it, and no default branch that it has moved on from. Name a base with --base.`,
  );
}

async function findDefaultBranch(
  repository: ScratchRepository,
  branches: readonly (NamedCommit | null)[],
  head: NamedCommit,
  findShared: FindShared,
): Promise<NamedCommit | null> {
  for (const branch of branches) {
    if (branch === null) continue;
    const shared = await findShared(repository, branch.sha, head.sha);
    // One that has nothing in common with the head is not what it left.
    if (shared.kind === 'found') return shared.sha === head.sha ? null : branch;
  }
  return null;
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

/** Returns the commit of each name; null where there is none. */
async function resolveCommits(
  repository: ScratchRepository,
  checkout: Checkout,
  refs: readonly string[],
  signal: AbortSignal,
): Promise<(NamedCommit | null)[]> {
  const asked = refs.filter(isSafeName);
  const input = asked.map((ref) => `${ref}^{commit}\n`).join('');
  const printed = await readFromCheckout(repository, checkout, { args: ['cat-file', '--batch-check'], input }, signal);
  const lines = printed.split('\n');
  const found = new Map(
    asked.map((ref, index) => [ref, /^([0-9a-f]{40,64}) commit \d+$/u.exec(lines[index] ?? '')?.[1]]),
  );
  return refs.map((ref) => {
    const sha = found.get(ref);
    return sha === undefined ? null : { ref, sha };
  });
}

const isSafeName = (ref: string) => ref !== '' && !ref.startsWith('-') && !/[\0\n]/u.test(ref);

/**
 * Returns the short names of the branches to which names refer; null for one that is not a branch. All names must be
 * those of commits.
 */
async function readBranchNames(
  repository: ScratchRepository,
  checkout: Checkout,
  refs: readonly string[],
  signal: AbortSignal,
): Promise<(string | null)[]> {
  const args = ['rev-parse', ...askBranchNames(refs)];
  return readBranchAnswers(await readFromCheckout(repository, checkout, { args }, signal), refs.length);
}

/** Git prints nothing for a name that is not a ref, so the answers are told apart by that to a question in between. */
const askBranchNames = (refs: readonly string[]): readonly string[] => [
  '--symbolic-full-name',
  ...refs.flatMap((ref) => [ref, '--is-inside-git-dir']),
];

const readBranchAnswers = (printed: string, count: number): (string | null)[] =>
  printed
    .split(/^(?:true|false)\n/mu)
    .slice(0, count)
    .map((full) => /^refs\/(?:heads|remotes\/[^/]+)\/(.+)$/mu.exec(full)?.[1] ?? null);

function createUnknownRefError(
  role: 'base' | 'head',
  ref: string,
  checkout: Checkout,
  remote: NamedCommit | null = null,
): ProviderError {
  const said = `The ${role} ${quoteStart(ref)} names no commit in ${checkout.directory}`;
  return new ProviderError(
    'E_REQ_002',
    remote === null
      ? `${said}. Name a branch, tag or commit that is there; a remote branch may need "git fetch" first.`
      : `${said}, but ${quoteStart(remote.ref)} does: name that one (--${role} ${remote.ref}).`,
  );
}
