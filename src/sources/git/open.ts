/** Opens the repository that contains a change: a checkout on this machine, or a remote through the cache. */
import { ProviderError } from '../../base/errors.js';
import { ObjectCache } from './cache.js';
import type { FetchBlobs } from './changed-files.js';
import { type Checkout, findCheckout } from './checkout.js';
import { type FetchedHistory, fetchHistory } from './fetch-history.js';
import type { FetchSpan } from './fetch-span.js';
import { measureReach } from './history.js';
import { findMergeBase, type MergeBase } from './merge-base.js';
import { detectObjectFormat } from './names.js';
import { GitError } from './program.js';
import { Fetcher, type Remote, type RemoteChange, type Sleep } from './remote.js';
import { type ScratchRepository, withScratch } from './repository.js';

/** A repository that contains a change. */
export interface OpenedChange {
  readonly repository: ScratchRepository;
  readonly mergeBase: string;
  readonly fetchBlobs: FetchBlobs;
  /**
   * Fetches what no later review needs, for this one alone: commits with a part of their history, each unless the
   * remote no longer has it, and blobs. Only to be used last: what is known of the history may become less.
   */
  readonly uncached: { readonly commits: (names: readonly string[]) => Promise<void>; readonly blobs: FetchBlobs };
}

/** Makes a scratch repository use the objects of the checkout in a folder. Returns null if there is none. */
export async function borrowCheckout(
  scratch: ScratchRepository,
  folder: string,
  exactly: boolean,
  signal: AbortSignal,
): Promise<Checkout | null> {
  const checkout = await findCheckout(scratch, folder, exactly, signal);
  if (checkout !== null) await borrowObjects(scratch, checkout);
  return checkout;
}

/** Makes a scratch repository use the objects of a checkout. */
export async function borrowObjects(scratch: ScratchRepository, checkout: Checkout): Promise<void> {
  await scratch.layOut(checkout.format, [checkout.objects], checkout.shallow);
}

/** The options to open a remote. */
export interface RemoteOptions {
  readonly remote: Remote;
  readonly cacheDirectory: string;
  readonly environment: NodeJS.ProcessEnv;
  /** Maximum content fetched for a change, in bytes. */
  readonly fetchBytes: number;
  readonly sleep: Sleep;
}

/** Runs `use` on the change, and fetches from the remote what the cache does not contain. */
export async function withRemote<T>(
  options: RemoteOptions,
  change: RemoteChange,
  signal: AbortSignal,
  use: (opened: OpenedChange) => Promise<T>,
): Promise<T> {
  const cache = new ObjectCache(options.cacheDirectory, options.remote.url);
  const parent = await cache.open();
  return withScratch({ parent, label: cache.label, environment: options.environment }, signal, async (repository) => {
    await cache.enter(options.sleep, signal);
    const fetcher = new Fetcher(repository, options.remote, change, options.sleep, signal);
    const mergeBase =
      (await openFromCache(repository, cache, change)) ?? (await openFromRemote(repository, cache, change, fetcher));
    const fetchBlobs = async (names: readonly string[]) => {
      await fetcher.blobs(names, options.fetchBytes);
      await cache.keepPacks(repository);
    };
    const uncached = {
      commits: (names: readonly string[]) => fetcher.commits(names),
      blobs: (names: readonly string[]) => fetcher.blobs(names, options.fetchBytes),
    };
    return use({ repository, mergeBase, fetchBlobs, uncached });
  });
}

async function openFromCache(
  repository: ScratchRepository,
  cache: ObjectCache,
  change: RemoteChange,
): Promise<string | null> {
  const kept = await cache.find(change.base.sha, change.head.sha);
  if (kept === null) return null;
  await repository.layOut(detectObjectFormat(change.head.sha), [cache.objects], kept.shallow);
  const found = await tryMergeBase(repository, change);
  if (found.kind !== 'found') return null;
  return (await measureReach(repository, change.base.sha)).cut.length === 0 ? found.sha : null;
}

async function openFromRemote(
  repository: ScratchRepository,
  cache: ObjectCache,
  change: RemoteChange,
  fetcher: Fetcher,
): Promise<string> {
  const seeded = await seedFromCache(repository, cache, change);
  let found: FetchedHistory;
  try {
    found = await fetchHistory(repository, fetcher, change, seeded);
  } catch (fault) {
    // A damaged cache must not prevent the review: try once more without it.
    if (seeded === null || !(fault instanceof ProviderError) || fault.code !== 'E_UP_001' || fault.transient)
      throw fault;
    await repository.layOut(detectObjectFormat(change.head.sha), [], []);
    found = await fetchHistory(repository, fetcher, change, null);
  }
  await cache.keep(repository, { base: change.base.sha, head: change.head.sha, span: found.span });
  return found.mergeBase;
}

/**
 * Starts from the last fetch, so that only new objects are fetched. Returns its span, or null if there was none. A
 * fetch of a smaller one would shorten what is here.
 */
async function seedFromCache(
  repository: ScratchRepository,
  cache: ObjectCache,
  change: RemoteChange,
): Promise<FetchSpan | null> {
  const format = detectObjectFormat(change.head.sha);
  const seed = await cache.latest();
  await repository.layOut(format, [cache.objects], seed?.shallow ?? []);
  if (seed === null) return null;
  for (const side of ['base', 'head'] as const) {
    const result = await repository.run(['update-ref', `refs/review-gate/seed-${side}`, seed[side]]);
    if (result.code === 0) continue;
    await repository.layOut(format, [], []);
    return null;
  }
  return seed.span;
}

/** Returns the merge base; a repository that git cannot read counts as incomplete. */
async function tryMergeBase(repository: ScratchRepository, change: RemoteChange): Promise<MergeBase> {
  try {
    return await findMergeBase(repository, change.base.sha, change.head.sha);
  } catch (fault) {
    if (!(fault instanceof GitError)) throw fault;
    return { kind: 'incomplete', why: fault.message };
  }
}
