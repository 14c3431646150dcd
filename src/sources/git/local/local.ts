/** Reviews a repository on this machine: two refs, no API. */
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { ProviderError } from '../../../base/errors.js';
import type { Ticket } from '../../../engine/snapshot.js';
import { runProviderCall } from '../../errors.js';
import type { ChangeRequest, PinnedChange, Provider } from '../../provider.js';
import { findFileAtCommit, readTexts } from '../base-tree/base-files.js';
import { type Checkout, findCheckout } from '../checkout.js';
import { createUnrelatedError } from '../fetch/remote.js';
import { GIT_LIMITS, type GitLimits } from '../limits.js';
import { findMergeBase, type MergeBase } from '../merge-base.js';
import { borrowObjects } from '../open.js';
import type { GitVersion } from '../program/program.js';
import { type ScratchRepository, withScratch } from '../program/repository.js';
import { readSnapshot } from '../snapshot.js';
import { describeCommits, findCheckoutAndSides, type LocalSides, resolveSides } from './local-refs.js';

/** The location of a local change and the source of its ticket. */
export interface LocalGitOptions {
  /** A folder in the repository. */
  readonly directory: string;
  /** A branch, tag or commit; null for the default branch (see `resolveSides`). */
  readonly base: string | null;
  readonly head: string;
  /** The title of the pull request; null for what the commits say. */
  readonly title?: string | null;
  /**
   * Reads the ticket that a review names; an issue number belongs to `repo`.
   * @throws ProviderError
   */
  readonly readTicket: (id: string, signal: AbortSignal, repo: string) => Promise<Ticket>;
  readonly environment?: NodeJS.ProcessEnv;
  readonly limits?: GitLimits;
}

/**
 * Creates a provider that returns its one change for any repository and pull request. Title, body and author come from
 * the commits, unless a title is given. Only commits are reviewed; uncommitted work is not part of the change. Use one provider for one review.
 */
export function createLocalGitProvider(options: LocalGitOptions): Provider {
  // What does not change between the calls is asked of git once.
  let checkout: Checkout | null = null;
  let sides: LocalSides | null = null;
  let version: GitVersion | undefined;
  let shared: { readonly base: string; readonly head: string; readonly found: MergeBase } | null = null;

  const open = <T>(
    signal: AbortSignal,
    use: (repository: ScratchRepository, checkout: Checkout) => Promise<T>,
  ): Promise<T> =>
    runProviderCall(signal, () => {
      const environment = options.environment ?? process.env;
      return withScratch({ parent: tmpdir(), environment, version }, signal, async (repository) => {
        ({ version } = repository);
        if (checkout === null) {
          const both = await findCheckoutAndSides(repository, options.directory, options, signal);
          sides = both?.sides ?? null;
          if (both !== null && both.mergeBase !== null) {
            const found = { kind: 'found', sha: both.mergeBase, others: [] } as const;
            shared = { base: both.sides.base.sha, head: both.sides.head.sha, found };
          }
          checkout = both?.checkout ?? (await findCheckout(repository, options.directory, false, signal));
        }
        if (checkout === null) throw createNoRepositoryError(options.directory);
        await borrowObjects(repository, checkout);
        return use(repository, checkout);
      });
    });

  const findShared = async (repository: ScratchRepository, base: string, head: string): Promise<MergeBase> => {
    if (shared?.base !== base || shared.head !== head) {
      shared = { base, head, found: await findMergeBase(repository, base, head) };
    }
    return shared.found;
  };

  const requireMergeBase = async (
    repository: ScratchRepository,
    { directory }: Checkout,
    base: string,
    head: string,
  ) => {
    const found = await findShared(repository, base, head);
    if (found.kind === 'unrelated') throw createUnrelatedError(base, head);
    if (found.kind === 'incomplete') throw createCutError(directory, found.why);
    return found;
  };

  return {
    pin: (request, signal) =>
      open(signal, async (repository, found) => {
        const { head, base } = sides ?? (await resolveSides(repository, found, options, findShared, signal));
        const { sha: mergeBase } = await requireMergeBase(repository, found, base.sha, head.sha);
        const commits = await describeCommits(repository, mergeBase, head);
        return {
          ...toRequestName(request),
          base,
          head,
          ...commits,
          title: options.title ?? commits.title,
          labels: [],
          tickets: await readTickets(request, signal),
          missing: [],
        };
      }),

    snapshot: (change, signal) =>
      open(signal, async (repository, found) => {
        const shared = await requireMergeBase(repository, found, change.base.sha, change.head.sha);
        // Objects that a partial clone lacks stay missing, and the coverage reports it.
        const fetchBlobs = () => Promise.resolve();
        const uncached = { commits: fetchBlobs, blobs: fetchBlobs };
        const { sha: mergeBase, others: otherBases } = shared;
        const opened = { repository, mergeBase, otherBases, fetchBlobs, past: async () => ({ repository, uncached }) };
        return readSnapshot(opened, change, options.limits ?? GIT_LIMITS);
      }),

    readPolicyFile: (change, path, signal) =>
      open(signal, async (repository) => {
        const entry = await findFileAtCommit(repository, change.base.sha, path);
        return entry === null ? null : ((await readTexts(repository, [entry])).get(entry.path) ?? null);
      }),

    listTeams: () => Promise.resolve([]),

    ticket: ({ id, repo }, signal) => runProviderCall(signal, () => options.readTicket(id, signal, repo)),
  };

  async function readTickets(request: ChangeRequest, signal: AbortSignal): Promise<Ticket[]> {
    return request.ticket === null ? [] : [await options.readTicket(request.ticket, signal, request.repo)];
  }
}

const toRequestName = (request: ChangeRequest): Pick<PinnedChange, 'repo' | 'pr'> => ({
  repo: request.repo,
  pr: request.pr,
});

function createCutError(directory: string, why: string): ProviderError {
  return new ProviderError(
    'E_REQ_002',
    `The repository in ${directory} is not whole: ${why}. Get the rest with "git fetch --unshallow".`,
  );
}

/** E_REQ_002: the folder is in no repository. */
export function createNoRepositoryError(directory: string): ProviderError {
  return new ProviderError(
    'E_REQ_002',
    `${resolve(directory)} is not a git repository. Name one with --repo, or run the command inside one.`,
  );
}
