/** The history of a branch of a repository on this machine, and the snapshots of the changes that were merged into it. */
import { tmpdir } from 'node:os';
import { StringDecoder } from 'node:string_decoder';
import { ProviderError } from '../../../base/errors.js';
import type { Snapshot } from '../../../engine/snapshot.js';
import { runProviderCall } from '../../errors.js';
import type { PinnedChange } from '../../provider.js';
import { findFileAtCommit, readTexts } from '../base-tree/base-files.js';
import { findCheckout } from '../checkout.js';
import { createUnrelatedError } from '../fetch/remote.js';
import { GIT_LIMITS } from '../limits.js';
import { findMergeBase, type SharedCommits } from '../merge-base.js';
import { borrowObjects } from '../open.js';
import { GitError } from '../program/program.js';
import { type ScratchRepository, withScratch } from '../program/repository.js';
import { readSnapshot } from '../snapshot.js';
import { createNoRepositoryError } from './local.js';
import { describeCommits, type NamedCommit, resolveBranch } from './local-refs.js';

/** The repository, and the branch whose history is read. */
export interface MergedHistoryOptions {
  /** A folder in the repository. */
  readonly directory: string;
  /** A branch, tag or commit; null for the default branch, or where there is none for what is checked out. */
  readonly branch: string | null;
  readonly environment: NodeJS.ProcessEnv;
}

/** Commits of a history. */
interface LogRange {
  readonly tip: string;
  /** This commit and what leads to it are left out. */
  readonly after?: string;
  /** Only the line of first parents. */
  readonly mainLine?: boolean;
  readonly most?: number;
}

/** The history of one branch. */
export interface MergedHistory {
  /** The branch and its newest commit. */
  readonly tip: NamedCommit;
  /** Whether the clone ends before the first commit. */
  readonly shallow: boolean;
  /** Prints commits in a format of `git log`, newest first. */
  log(range: LogRange, format: string): Promise<string>;
  /** Prints the diffs of the main line, oldest first, without context, piece by piece. A line of `format` stands before each. */
  diffs(range: LogRange, format: string, read: (piece: string) => void): Promise<void>;
  /** Reads a file at a commit; null if there is none. */
  readFile(commit: string, path: string): Promise<string | null>;
  /** The messages of the commits that a merge brought, oldest first. */
  describe(base: string, head: string): Promise<string>;
  /** Reads a change whose commits are here. @throws ProviderError if they are not, or share no history */
  snapshot(change: PinnedChange): Promise<Snapshot>;
}

/**
 * Opens the history for the time that `use` takes.
 * @throws ProviderError E_REQ_002 if there is no repository, no such branch or no commit; the signal's reason
 */
export function withMergedHistory<T>(
  { directory, branch, environment }: MergedHistoryOptions,
  signal: AbortSignal,
  use: (history: MergedHistory) => Promise<T>,
): Promise<T> {
  return withScratch({ parent: tmpdir(), environment }, signal, async (repository) => {
    const history = await runProviderCall(signal, async () => {
      const checkout = await findCheckout(repository, directory, false, signal);
      if (checkout === null) throw createNoRepositoryError(directory);
      await borrowObjects(repository, checkout);
      const tip = await resolveBranch(repository, checkout, branch, signal);
      return openHistory(repository, tip, checkout.shallow.length > 0, signal);
    });
    return use(history);
  });
}

const listRange = ({ tip, after, mainLine, most }: LogRange): string[] => [
  '--no-show-signature',
  ...(mainLine === true ? ['--first-parent'] : []),
  ...(most === undefined ? [] : [`--max-count=${most}`]),
  tip,
  ...(after === undefined ? [] : [`^${after}`]),
  '--',
];

function openHistory(
  repository: ScratchRepository,
  tip: NamedCommit,
  shallow: boolean,
  signal: AbortSignal,
): MergedHistory {
  const requireMergeBase = async (base: string, head: string): Promise<SharedCommits> => {
    const found = await findMergeBase(repository, base, head);
    if (found.kind === 'found') return found;
    if (found.kind === 'unrelated') throw createUnrelatedError(base, head);
    throw new ProviderError('E_REQ_002', `The clone is not whole: ${found.why}.`);
  };
  return {
    tip,
    shallow,

    log: async (range, format) => {
      const args = ['log', '--no-mailmap', '--encoding=UTF-8', `--format=${format}`, ...listRange(range)];
      return (await repository.output(args)).toString('utf8');
    },

    diffs: async (range, format, read) => {
      const decoder = new StringDecoder('utf8');
      const about = ['--no-color', '--no-ext-diff', '--no-textconv', '--diff-merges=first-parent', '-M', '-U0'];
      const args = [
        'log',
        '-p',
        ...about,
        '--reverse',
        `--format=${format}`,
        ...listRange({ ...range, mainLine: true }),
      ];
      const { code, stderr } = await repository.run(args, { read: (piece) => read(decoder.write(piece)) });
      if (code !== 0) throw new GitError('log', code, stderr);
    },

    readFile: async (commit, path) => {
      const entry = await findFileAtCommit(repository, commit, path);
      return entry === null ? null : ((await readTexts(repository, [entry])).get(entry.path) ?? null);
    },

    describe: (base, head) =>
      runProviderCall(signal, async () => {
        const { sha: mergeBase } = await requireMergeBase(base, head);
        return (await describeCommits(repository, mergeBase, { ref: head, sha: head })).body;
      }),

    snapshot: (change) =>
      runProviderCall(signal, async () => {
        const { sha: mergeBase, others: otherBases } = await requireMergeBase(change.base.sha, change.head.sha);
        // Objects that a partial clone lacks stay missing, and the coverage reports it.
        const fetchBlobs = () => Promise.resolve();
        const uncached = { commits: fetchBlobs, blobs: fetchBlobs };
        const opened = { repository, mergeBase, otherBases, fetchBlobs, past: async () => ({ repository, uncached }) };
        return readSnapshot(opened, change, GIT_LIMITS);
      }),
  };
}
