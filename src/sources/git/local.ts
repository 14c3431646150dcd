/** Reviews a repository on this machine: two refs, no API. */
import { tmpdir } from 'node:os';
import { ProviderError } from '../../base/errors.js';
import type { Ticket } from '../../engine/snapshot.js';
import { runProviderCall } from '../errors.js';
import type { ChangeRequest, PinnedChange, Provider } from '../provider.js';
import { findFileAtCommit, readTexts } from './base-files.js';
import type { Checkout } from './checkout.js';
import { type PastRequest, readPast } from './history.js';
import { GIT_LIMITS, type GitLimits } from './limits.js';
import { describeCommits, resolveBase, resolveHead } from './local-refs.js';
import { findMergeBase } from './merge-base.js';
import { borrowCheckout } from './open.js';
import { createUnrelatedError } from './remote.js';
import { type ScratchRepository, withScratch } from './repository.js';
import { readSnapshot } from './snapshot.js';

/** The location of a local change and the source of its ticket. */
export interface LocalGitOptions {
  /** A folder in the repository. */
  readonly directory: string;
  /** A branch, tag or commit; null for the default branch (see `resolveBase`). */
  readonly base: string | null;
  readonly head: string;
  /**
   * Reads the ticket that a review names.
   * @throws ProviderError
   */
  readonly readTicket: (id: string, signal: AbortSignal) => Promise<Ticket>;
  readonly environment?: NodeJS.ProcessEnv;
  readonly limits?: GitLimits;
}

/**
 * Creates a provider that returns its one change for any repository and pull request. Title, body and author come from
 * the commits. Only commits are reviewed; uncommitted work is not part of the change.
 */
export function createLocalGitProvider(options: LocalGitOptions): Provider {
  const open = <T>(
    signal: AbortSignal,
    use: (repository: ScratchRepository, checkout: Checkout) => Promise<T>,
  ): Promise<T> =>
    runProviderCall(signal, () =>
      withScratch({ parent: tmpdir(), environment: options.environment ?? process.env }, signal, async (repository) => {
        const checkout = await borrowCheckout(repository, options.directory, false, signal);
        if (checkout === null) throw createNoRepositoryError(options.directory);
        return use(repository, checkout);
      }),
    );

  return {
    pin: (request, signal) =>
      open(signal, async (repository, checkout) => {
        const head = await resolveHead(repository, checkout, options.head, signal);
        const base = await resolveBase(repository, checkout, options.base, head.sha, signal);
        const mergeBase = await requireMergeBase(repository, checkout, base.sha, head.sha);
        const commits = await describeCommits(repository, mergeBase, head);
        return {
          ...toRequestName(request),
          base,
          head,
          ...commits,
          labels: [],
          tickets: await readTickets(request, signal),
          missing: [],
        };
      }),

    snapshot: (change, signal) =>
      open(signal, async (repository, checkout) => {
        const mergeBase = await requireMergeBase(repository, checkout, change.base.sha, change.head.sha);
        // Objects that a partial clone lacks stay missing, and the coverage reports it.
        const opened = {
          repository,
          mergeBase,
          fetchBlobs: () => Promise.resolve(),
          readPast: (request: PastRequest) => readPast(repository, request),
        };
        return readSnapshot(opened, change, options.limits ?? GIT_LIMITS);
      }),

    readPolicyFile: (change, path, signal) =>
      open(signal, async (repository) => {
        const entry = await findFileAtCommit(repository, change.base.sha, path);
        return entry === null ? null : ((await readTexts(repository, [entry])).get(entry.path) ?? null);
      }),

    ticket: ({ id }, signal) => runProviderCall(signal, () => options.readTicket(id, signal)),
  };

  async function readTickets(request: ChangeRequest, signal: AbortSignal): Promise<Ticket[]> {
    return request.ticket === null ? [] : [await options.readTicket(request.ticket, signal)];
  }
}

const toRequestName = (request: ChangeRequest): Pick<PinnedChange, 'repo' | 'pr'> => ({
  repo: request.repo,
  pr: request.pr,
});

async function requireMergeBase(
  repository: ScratchRepository,
  checkout: Checkout,
  base: string,
  head: string,
): Promise<string> {
  const found = await findMergeBase(repository, base, head);
  if (found.kind === 'found') return found.sha;
  if (found.kind === 'unrelated') throw createUnrelatedError(base, head);
  throw new ProviderError(
    'E_REQ_002',
    `The repository in ${checkout.directory} is not whole: ${found.why}. Get the rest with "git fetch --unshallow".`,
  );
}

function createNoRepositoryError(directory: string): ProviderError {
  return new ProviderError(
    'E_REQ_002',
    `${directory} is not a folder in a git repository. Name one, or run the command inside of one.`,
  );
}
