/** Fetches the two commits of a change with as much of the history as a review reads, in few requests and few bytes. */
import { ProviderError } from '../../../base/errors.js';
import { measureReach, type PastReach } from '../history/history.js';
import { findMergeBase, type MergeBase, type SharedCommits } from '../merge-base.js';
import type { ScratchRepository } from '../program/repository.js';
import { chooseNextDepth, estimateSince, type FetchSpan, FIRST_DEPTH, isWhole } from './fetch-span.js';
import { forgetUnsentCuts, joinParents } from './join-parents.js';
import { createUnrelatedError, type Fetcher, type HistoryOutcome, type RemoteChange } from './remote.js';

/** Fetches by time before the depth decides. */
const MOST_BY_TIME = 5;

/** What is fetched, and to where. */
export interface HistoryPlace {
  readonly repository: ScratchRepository;
  readonly fetcher: Fetcher;
  readonly change: RemoteChange;
}

/** The next fetch, and what was tried before it. */
export interface FetchPlan {
  readonly span: FetchSpan;
  /** The depth of the last fetch that had one. */
  readonly depth: number;
  /** Number of fetches by time before; `MOST_BY_TIME` where they do not help. */
  readonly byTime: number;
  /** The outcome, if this fetch was made already. */
  readonly made?: HistoryOutcome;
}

/** What was fetched. */
export interface FetchedHistory {
  readonly shared: SharedCommits;
  /** The span of the last fetch. */
  readonly span: FetchSpan;
  /** Fetches the rest of the commits that `readPast` counts; null if all are here. */
  readonly rest: FetchPlan | null;
}

/** Plans the first fetch: of a small depth, or of the span with which the cached history was fetched. */
export function planFirstFetch(known: FetchSpan | null): FetchPlan {
  const span: FetchSpan =
    known?.kind === 'since' ? known : { kind: 'depth', commits: Math.max(FIRST_DEPTH, known?.commits ?? 0) };
  return { span, depth: span.kind === 'depth' ? span.commits : FIRST_DEPTH, byTime: 0 };
}

/**
 * Fetches both commits and enough history to determine their merge base; until `past` also the commits that `readPast`
 * counts. All is without the content of files. The first fetch has a small depth. From its commits follows the time since
 * which the others were made; if a server cannot fetch by time, the depth grows until it is enough.
 * @throws ProviderError if the commits are no longer available or have no commit in common
 */
export async function fetchHistory(
  place: HistoryPlace,
  first: FetchPlan,
  until: 'merge-base' | 'past',
): Promise<FetchedHistory> {
  const { repository, fetcher, change } = place;
  const { base, head } = change;
  for (let plan = first; ; ) {
    const { outcome, joined } = await fetchSpan(place, plan);
    const timely = outcome === 'by_id' && plan.byTime < MOST_BY_TIME;
    const [found, measured] = await Promise.all([
      findMergeBase(repository, base.sha, head.sha),
      joined ?? (timely ? measureReach(repository, base.sha) : null),
    ]);
    if (found.kind === 'unrelated') throw createUnrelatedError(base.sha, head.sha);
    const whole = isWhole(plan.span) || (await repository.shallow()).length === 0;
    if (found.kind === 'incomplete' && whole) throw createGoneError(fetcher.url, found.why);
    const reach = measured ?? (found.kind === 'found' ? await measureReach(repository, base.sha) : null);
    if (found.kind === 'found' && (whole || reach?.cut.length === 0))
      return { shared: found, span: plan.span, rest: null };
    const rest =
      timely && reach !== null ? await planByTime(repository, plan, reach, found) : planByDepth(plan, reach, found);
    if (found.kind === 'found' && until === 'merge-base') return { shared: found, span: plan.span, rest };
    plan = rest;
  }
}

async function planByTime(
  repository: ScratchRepository,
  { span, depth, byTime }: FetchPlan,
  reach: PastReach,
  found: MergeBase,
): Promise<FetchPlan> {
  const mergeBase = found.kind === 'found' ? await readTime(repository, found.sha) : null;
  return { span: estimateSince(reach, span, mergeBase), depth, byTime: byTime + 1 };
}

/** The server does not know times, or they mislead. */
function planByDepth({ span, depth: last }: FetchPlan, reach: PastReach | null, found: MergeBase): FetchPlan {
  const depth = span.kind === 'depth' ? span.commits : last;
  return { span: chooseNextDepth(depth, found.kind === 'found' ? reach : null), depth, byTime: MOST_BY_TIME };
}

/** Makes a fetch. Of one by time also how far the history reaches. */
async function fetchSpan(
  { repository, fetcher, change }: HistoryPlace,
  { span, made }: FetchPlan,
): Promise<{ readonly outcome: HistoryOutcome; readonly joined: PastReach | null }> {
  if (made !== undefined) return { outcome: made, joined: null };
  if (span.kind === 'depth') return { outcome: await fetcher.history(span), joined: null };
  try {
    const outcome = await fetcher.history(span);
    if (outcome !== 'by_id') return { outcome, joined: null };
    await forgetUnsentCuts(repository);
    return { outcome, joined: await joinParents(repository, fetcher, change) };
  } catch (fault) {
    // A server or a version of git that cannot do it: what is here stays, and the depth decides.
    if (!(fault instanceof ProviderError) || fault.code !== 'E_UP_001' || fault.transient) throw fault;
    return { outcome: 'refused', joined: null };
  }
}

async function readTime(repository: ScratchRepository, commit: string): Promise<number> {
  const printed = await repository.output(['log', '-1', '--format=%ct', commit]);
  return Number(printed.toString('latin1').trim());
}

const createGoneError = (url: string, why: string) =>
  new ProviderError(
    'E_UP_001',
    `${url} no longer gives out what the pull request was when the review began: ${why}. It was probably force-pushed; ask for a new review.`,
  );
