/**
 * Reads the history of a fetched change. It is fetched too if that is cheap, and cached, so that the next review
 * fetches only new commits.
 */
import { ProviderError } from '../../base/errors.js';
import type { CachedPast, ObjectCache } from './cache.js';
import { createUnknownPast, type PastRequest, type PastResult, readPast } from './history.js';
import { PAST_LIMITS } from './history-log.js';
import { detectObjectFormat } from './names.js';
import { GitError } from './program.js';
import { Fetcher, type Remote, type RemoteChange, type Sleep } from './remote.js';
import { type ScratchOptions, type ScratchRepository, withScratch } from './repository.js';

/** Limits of fetching the history. A review must not wait long for it, because it only refines the result. */
const MOST = { bytes: 64 * 1024 * 1024, milliseconds: 20_000 } as const;
/** Commits fetched in addition to those that are read, so that an older merge base still has enough history. */
const SLACK = 1_000;

/** The ref for the commit whose history is cached. */
const SEED = 'refs/review-gate/seed-past';

/** The possible sources of the history. */
export interface RemotePastSource {
  readonly remote: Remote;
  readonly cache: ObjectCache;
  readonly scratch: ScratchOptions;
  readonly change: RemoteChange;
  /** The repository that contains the change, with only as much history as the change needs. */
  readonly near: ScratchRepository;
  readonly sleep: Sleep;
  readonly signal: AbortSignal;
}

/** Reads the history: from the fetch of the change if that is complete, from the cache, or from the remote. */
export async function readRemotePast(from: RemotePastSource, request: PastRequest): Promise<PastResult> {
  const near = await readPast(from.near, request);
  if (near.past.state === 'read' || near.past.reason !== 'shallow') return near;
  try {
    return await withScratch(from.scratch, from.signal, async (deep) => {
      const kept = await from.cache.past();
      const past =
        kept === null ? null : await readDeepPast(from, deep, request, kept).catch(ignoreUnlessAborted(from.signal));
      // A damaged cache must not prevent it: try once more without it.
      return past !== null && past.past.state === 'read' ? past : await readDeepPast(from, deep, request, null);
    });
  } catch (fault) {
    ignoreUnlessAborted(from.signal)(fault);
    return createUnknownPast('not_fetched', 'the earlier commits could not be fetched');
  }
}

/** Returns a handler that returns null for errors of git and of the remote, and rethrows all others. */
function ignoreUnlessAborted(signal: AbortSignal): (fault: unknown) => null {
  return (fault) => {
    if (signal.aborted) throw signal.reason;
    if (!(fault instanceof ProviderError || fault instanceof GitError)) throw fault;
    return null;
  };
}

/**
 * Reads the history in a separate repository, because the next fetch of a change would shorten a deeper history again.
 */
async function readDeepPast(
  { cache, ...from }: RemotePastSource,
  deep: ScratchRepository,
  request: PastRequest,
  kept: CachedPast | null,
): Promise<PastResult> {
  const fetcher = new Fetcher(deep, from.remote, from.change, from.sleep, from.signal);
  // The objects of `near` are not used: git would treat its refs as complete histories.
  const objects = [cache.objects];
  await deep.layOut(detectObjectFormat(request.mergeBase), objects, kept?.shallow ?? []);
  const seeded = kept !== null && (await deep.run(['update-ref', SEED, kept.base])).code === 0;
  if (!seeded) await deep.layOut(detectObjectFormat(request.mergeBase), objects, []);
  const missing = !seeded || kept.base !== request.mergeBase;
  if (missing) {
    const tooMuch = () =>
      createUnknownPast('not_fetched', 'the earlier commits are too many to be fetched for a review');
    if (!seeded && (await cache.pastIsTooMuch())) return tooMuch();
    // With a depth, git requests even commits that exist, because a commit may exist here without its parents.
    if (!(await fetcher.past(request.mergeBase, PAST_LIMITS.commits + SLACK, MOST))) {
      await cache.notePastTooMuch(deep);
      return tooMuch();
    }
  }
  const past = await readPast(deep, request);
  if (missing && past.past.state === 'read') await cache.keepPast(deep, request.mergeBase);
  return past;
}
