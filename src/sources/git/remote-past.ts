/** The past of a change that was fetched: fetched too where that is cheap, and kept, so that the next review fetches only what is new. */
import { ProviderError } from '../../base/errors.js';
import type { KeptPast, ObjectCache } from './cache.js';
import { type PastRead, type PastRequest, readPast, unknownPast } from './history.js';
import { PAST_LIMITS } from './history-log.js';
import { formatOf } from './names.js';
import { GitFailure } from './program.js';
import { Fetcher, type Remote, type RemoteChange, type Sleep } from './remote.js';
import { type Scratch, type ScratchOptions, withScratch } from './repository.js';

/** What a past may cost to fetch: a review must not wait long for what only refines it. */
const MOST = { bytes: 64 * 1024 * 1024, milliseconds: 20_000 } as const;
/** Commits beyond those that are read, so that an older merge base still has all it needs. */
const SLACK = 1_000;

/** Our name for the commit whose past is in the cache. */
const SEED = 'refs/review-gate/seed-past';

/** Where the past may be. */
export interface RemotePast {
  readonly remote: Remote;
  readonly cache: ObjectCache;
  readonly scratch: ScratchOptions;
  readonly change: RemoteChange;
  /** The repository with the change in it, its history as short as the change needs. */
  readonly near: Scratch;
  readonly sleep: Sleep;
  readonly signal: AbortSignal;
}

/** Reads the past: from what was fetched for the change where that is whole, from the cache, or from the remote. */
export async function remotePast(from: RemotePast, request: PastRequest): Promise<PastRead> {
  const near = await readPast(from.near, request);
  if (near.past.state === 'read' || near.past.reason !== 'shallow') return near;
  try {
    return await withScratch(from.scratch, from.signal, async (deep) => {
      const kept = await from.cache.past();
      const past = kept === null ? null : await deepPast(from, deep, request, kept).catch(unlessAborted(from.signal));
      // A damaged cache must not stand in the way: once more without it.
      return past !== null && past.past.state === 'read' ? past : await deepPast(from, deep, request, null);
    });
  } catch (fault) {
    unlessAborted(from.signal)(fault);
    return unknownPast('not_fetched', 'the earlier commits could not be fetched');
  }
}

/** Gives null for what git and the remote may fail with. */
function unlessAborted(signal: AbortSignal): (fault: unknown) => null {
  return (fault) => {
    if (signal.aborted) throw signal.reason;
    if (!(fault instanceof ProviderError || fault instanceof GitFailure)) throw fault;
    return null;
  };
}

/** In a repository of its own: one that is cut off further back would be cut shorter again by the next fetch of a change. */
async function deepPast(
  { cache, ...from }: RemotePast,
  deep: Scratch,
  request: PastRequest,
  kept: KeptPast | null,
): Promise<PastRead> {
  const fetcher = new Fetcher(deep, from.remote, from.change, from.sleep, from.signal);
  // Not those of `near`: git would take its refs for whole histories.
  const objects = [cache.objects];
  await deep.layOut(formatOf(request.mergeBase), objects, kept?.shallow ?? []);
  const seeded = kept !== null && (await deep.run(['update-ref', SEED, kept.base])).code === 0;
  if (!seeded) await deep.layOut(formatOf(request.mergeBase), objects, []);
  const missing = !seeded || kept.base !== request.mergeBase;
  if (missing) {
    const tooMuch = () => unknownPast('not_fetched', 'the earlier commits are too many to be fetched for a review');
    if (!seeded && (await cache.pastIsTooMuch())) return tooMuch();
    // With a depth git asks even for what it has: the commit may be here without those before it.
    if (!(await fetcher.past(request.mergeBase, PAST_LIMITS.commits + SLACK, MOST))) {
      await cache.notePastTooMuch(deep);
      return tooMuch();
    }
  }
  const past = await readPast(deep, request);
  if (missing && past.past.state === 'read') await cache.keepPast(deep, request.mergeBase);
  return past;
}
