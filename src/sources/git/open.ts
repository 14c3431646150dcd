/** Opens the repository that contains a change: a checkout on this machine, or a remote through the cache. */
import { ProviderError } from '../../base/errors.js';
import type { ExpectedChange } from '../provider.js';
import type { FetchBlobs } from './changed/changed-files.js';
import { type Checkout, findCheckout } from './checkout.js';
import { ObjectCache } from './fetch/cache.js';
import { type FetchedHistory, fetchHistory, type HistoryPlace, planFirstFetch } from './fetch/fetch-history.js';
import type { FetchSpan } from './fetch/fetch-span.js';
import { Fetcher, type Remote, type RemoteChange, type Sleep } from './fetch/remote.js';
import { measureReach } from './history/history.js';
import { findMergeBase, type MergeBase, type SharedCommits } from './merge-base.js';
import { detectObjectFormat } from './program/names.js';
import { GitError } from './program/program.js';
import { type ScratchRepository, withScratch } from './program/repository.js';

/** A repository that contains a change: both commits, and all between them and their merge base. */
export interface OpenedChange {
  readonly repository: ScratchRepository;
  readonly mergeBase: string;
  /** Further merge bases; none as a rule. */
  readonly otherBases: readonly string[];
  readonly fetchBlobs: FetchBlobs;
  /** Waits for the commits that `readPast` counts. A remote sends them while the change itself is read. */
  readonly past: () => Promise<OpenedPast>;
}

/** A repository that contains a change and the history before it. */
export interface OpenedPast {
  readonly repository: ScratchRepository;
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
  return withCache(options, change, signal, async (place) => {
    const kept = await openFromCache(place);
    if (kept !== null) return use(openWhole(place, kept));
    const seed = await seedFromCache(place);
    return useWhileFetching(place, await fetchMergeBase(place, seed), seed !== null, use);
  });
}

/**
 * Does the same with the newest commit of the base branch. Returns null if the remote refuses, and if the cache has
 * anything: what is there is not fetched ahead.
 * @param begin called when the first fetch is under way
 */
export async function withRemoteTip<T>(
  options: RemoteOptions,
  expected: ExpectedChange,
  signal: AbortSignal,
  { begin, use }: { begin(): void; use(opened: OpenedChange, change: RemoteChange): Promise<T> },
): Promise<T | null> {
  const unknown = { ...expected, base: { ...expected.base, sha: '' } };
  return withCache(options, unknown, signal, async ({ repository, cache, fetcher, ...rest }) => {
    if ((await cache.latest()) !== null) return null;
    await repository.layOut(detectObjectFormat(expected.head.sha), [], []);
    const sha = await fetcher.tips(begin);
    if (sha === null) return null;
    const change = { ...expected, base: { ...expected.base, sha } };
    const place = { ...rest, repository, cache, change, fetcher: fetcher.with({ change }) };
    const fetched = await fetchHistory(place, { ...planFirstFetch(null), made: 'by_id' }, 'merge-base');
    return useWhileFetching(place, fetched, false, (opened) => use(opened, change));
  });
}

/** A scratch repository for a change, beside the cache of its remote. */
interface CachedPlace extends HistoryPlace {
  readonly cache: ObjectCache;
  readonly fetchBytes: number;
  readonly signal: AbortSignal;
}

async function withCache<T>(
  { remote, cacheDirectory, environment, fetchBytes, sleep }: RemoteOptions,
  change: RemoteChange,
  signal: AbortSignal,
  use: (place: CachedPlace) => Promise<T>,
): Promise<T> {
  const cache = new ObjectCache(cacheDirectory, remote.url);
  const parent = await cache.open();
  return withScratch({ parent, label: cache.label, environment }, signal, async (repository) => {
    await cache.enter(sleep, signal);
    const fetcher = new Fetcher(repository, remote, change, sleep, signal);
    return use({ repository, cache, change, fetcher, fetchBytes, signal });
  });
}

/** Returns what both sides share if the cache has all of the change and of its past, else null. */
async function openFromCache({ repository, cache, change }: CachedPlace): Promise<SharedCommits | null> {
  const kept = await cache.find(change.base.sha, change.head.sha);
  if (kept === null) return null;
  await repository.layOut(detectObjectFormat(change.head.sha), [cache.objects], kept.shallow);
  const found = await tryMergeBase(repository, change);
  if (found.kind !== 'found') return null;
  return (await measureReach(repository, change.base.sha)).cut.length === 0 ? found : null;
}

/** @param seed the span with which the repository was fetched that is here already; null if there is none */
async function fetchMergeBase(place: CachedPlace, seed: FetchSpan | null): Promise<FetchedHistory> {
  try {
    return await fetchHistory(place, planFirstFetch(seed), 'merge-base');
  } catch (fault) {
    if (seed === null || !isDamage(fault)) throw fault;
    await place.repository.layOut(detectObjectFormat(place.change.head.sha), [], []);
    return fetchHistory(place, planFirstFetch(null), 'merge-base');
  }
}

/** A damaged cache must not prevent the review: what fails so with a part of it is tried once more without. */
const isDamage = (fault: unknown) => fault instanceof ProviderError && fault.code === 'E_UP_001' && !fault.transient;

/** Runs `use` while the rest of the history is fetched, and ends when both have ended. */
async function useWhileFetching<T>(
  place: CachedPlace,
  fetched: FetchedHistory,
  seeded: boolean,
  use: (opened: OpenedChange) => Promise<T>,
): Promise<T> {
  const failed = new AbortController();
  const past = fetchPast(place, fetched, seeded, AbortSignal.any([place.signal, failed.signal]));
  // Whoever waits for it is told.
  past.catch(() => undefined);
  try {
    const result = await use({ ...openWhole(place, fetched.shared), past: () => past });
    await past;
    return result;
  } finally {
    failed.abort();
    await past.catch(() => undefined);
  }
}

/** Fetches the rest into a repository of its own, and adds all to the cache. */
async function fetchPast(
  place: CachedPlace,
  { span, rest }: FetchedHistory,
  seeded: boolean,
  signal: AbortSignal,
): Promise<OpenedPast> {
  const { repository, cache, change } = place;
  const pair = { base: change.base.sha, head: change.head.sha };
  if (rest === null) {
    await cache.keep(repository, { ...pair, span });
    return openPast(place);
  }
  const format = detectObjectFormat(change.head.sha);
  const fork = await repository.fork(format, signal);
  const forked = { ...place, repository: fork, fetcher: place.fetcher.with({ repository: fork, signal }) };
  let whole: FetchedHistory;
  try {
    whole = await fetchHistory(forked, rest, 'past');
  } catch (fault) {
    if (!seeded || !isDamage(fault)) throw fault;
    await fork.layOut(format, [], []);
    whole = await fetchHistory(forked, planFirstFetch(null), 'past');
  }
  await cache.keepPacks(repository);
  await cache.keep(fork, { ...pair, span: whole.span });
  return openPast(forked);
}

const openPast = ({ repository, fetcher, fetchBytes }: CachedPlace): OpenedPast => ({
  repository,
  uncached: { commits: (names) => fetcher.commits(names), blobs: (names) => fetcher.blobs(names, fetchBytes) },
});

/** Opens a repository in which nothing of the history is missing. */
function openWhole(place: CachedPlace, { sha, others }: SharedCommits): OpenedChange {
  const { repository, cache, fetcher, fetchBytes } = place;
  return {
    repository,
    mergeBase: sha,
    otherBases: others,
    fetchBlobs: async (names) => {
      await fetcher.blobs(names, fetchBytes);
      await cache.keepPacks(repository);
    },
    past: async () => openPast(place),
  };
}

/**
 * Starts from the last fetch, so that only new objects are fetched. Returns its span, or null if there was none. A
 * fetch of a smaller one would shorten what is here.
 */
async function seedFromCache({ repository, cache, change }: CachedPlace): Promise<FetchSpan | null> {
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
