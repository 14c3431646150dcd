/** Fetches the two commits of a change with as much of the history as a review reads, in few requests and few bytes. */
import { ProviderError } from '../../base/errors.js';
import { chooseNextDepth, estimateSince, type FetchSpan, FIRST_DEPTH, isWhole } from './fetch-span.js';
import { measureReach, PAST_LIMITS, type PastReach } from './history.js';
import { findMergeBase } from './merge-base.js';
import { detectObjectFormat } from './names.js';
import { readObjectInfo, readObjects } from './objects.js';
import { createUnrelatedError, type Fetcher, type RemoteChange } from './remote.js';
import type { ScratchRepository } from './repository.js';

/** Fetches by time before the depth decides. */
const MOST_BY_TIME = 5;
/** How often missing parents are fetched after a fetch by time, and at most how many each time. */
const JOINS = 3;
const MOST_PARENTS = 200;

/** What was fetched: the merge base, and the span of the last fetch. */
export interface FetchedHistory {
  readonly mergeBase: string;
  readonly span: FetchSpan;
}

/**
 * Fetches both commits, enough history to determine their merge base, and the commits that `readPast` counts, all without
 * the content of files. The first fetch has a small depth. From its commits follows the time since which the others were
 * made; if a server cannot fetch by time, the depth grows until it is enough.
 * @param known the span with which to begin, or null
 * @throws ProviderError if the commits are no longer available or have no commit in common
 */
export async function fetchHistory(
  repository: ScratchRepository,
  fetcher: Fetcher,
  change: RemoteChange,
  known: FetchSpan | null,
): Promise<FetchedHistory> {
  const { base, head } = change;
  let span: FetchSpan =
    known?.kind === 'since' ? known : { kind: 'depth', commits: Math.max(FIRST_DEPTH, known?.commits ?? 0) };
  let depth = span.kind === 'depth' ? span.commits : FIRST_DEPTH;
  for (let byTime = 0; ; byTime += 1) {
    const { fetched, joined } =
      span.kind === 'since'
        ? await fetchByTime(repository, fetcher, change, span)
        : { fetched: await fetcher.history(span), joined: null };
    const timely = fetched === 'by_id' && byTime < MOST_BY_TIME;
    const found = await findMergeBase(repository, base.sha, head.sha);
    if (found.kind === 'unrelated') throw createUnrelatedError(base.sha, head.sha);
    const whole = isWhole(span) || (await repository.shallow()).length === 0;
    if (found.kind === 'incomplete' && whole) throw createGoneError(fetcher.url, found.why);
    const reach = joined ?? (timely || found.kind === 'found' ? await measureReach(repository, base.sha) : null);
    if (found.kind === 'found' && (whole || reach?.cut.length === 0)) return { mergeBase: found.sha, span };
    if (timely && reach !== null) {
      span = estimateSince(reach, span, found.kind === 'found' ? await readTime(repository, found.sha) : null);
      continue;
    }
    // The server does not know times, or they mislead.
    byTime = MOST_BY_TIME;
    if (span.kind === 'depth') depth = span.commits;
    span = chooseNextDepth(depth, found.kind === 'found' ? reach : null);
  }
}

/**
 * Fetches by time. Some servers and versions of git cannot follow where commits are older than their parents; what is here
 * then begins anew, and the depth decides.
 */
async function fetchByTime(
  repository: ScratchRepository,
  fetcher: Fetcher,
  change: RemoteChange,
  span: FetchSpan,
): Promise<{ readonly fetched: 'by_id' | 'by_name' | 'refused'; readonly joined: PastReach | null }> {
  try {
    const fetched = await fetcher.history(span);
    if (fetched !== 'by_id') return { fetched, joined: null };
    await forgetUnsentCuts(repository);
    return { fetched, joined: await joinParents(repository, fetcher, change) };
  } catch (fault) {
    if (!(fault instanceof ProviderError) || fault.code !== 'E_UP_001' || fault.transient) throw fault;
    await repository.layOut(detectObjectFormat(change.head.sha), [], []);
    await fetcher.history({ kind: 'depth', commits: FIRST_DEPTH });
    return { fetched: 'refused', joined: null };
  }
}

/**
 * Takes commits that are not here out of the list of those that are cut off. In a fetch by time git lists every commit of that time
 * whose parent is older, and does not send those behind another one of the list. It refuses to go on from them later
 * ("error in object: unshallow").
 */
async function forgetUnsentCuts(repository: ScratchRepository): Promise<void> {
  const cuts = await repository.shallow();
  const here = await readObjectInfo(repository, cuts);
  if (cuts.length > here.size) await repository.cutAt(cuts.filter((sha) => here.has(sha)));
}

async function readTime(repository: ScratchRepository, commit: string): Promise<number> {
  const printed = await repository.output(['log', '-1', '--format=%ct', commit]);
  return Number(printed.toString('latin1').trim());
}

/**
 * Adds what a fetch by time leaves out: the parents of commits that are counted, which may be years older than these. The
 * commits then no longer count as cut off; their parents do. Does nothing where there are many, or the server refuses.
 * Returns how far the history reaches then.
 */
async function joinParents(
  repository: ScratchRepository,
  fetcher: Fetcher,
  { base, head }: RemoteChange,
): Promise<PastReach> {
  for (let joins = 0; ; joins += 1) {
    const reach = await measureReach(repository, base.sha);
    if (reach.commits < PAST_LIMITS.commits || reach.cut.length === 0 || joins === JOINS) return reach;
    const here = await listCommits(repository, [base.sha, head.sha]);
    const shallow = new Set(await repository.shallow());
    const beyond = (await listParents(repository, reach.cut)).filter((sha) => !here.has(sha));
    const missing = beyond.filter((sha) => !shallow.has(sha));
    if (missing.length > MOST_PARENTS || !(await fetcher.alone(missing))) return reach;
    const joined = new Set(reach.cut);
    await repository.cutAt((await repository.shallow()).filter((sha) => !joined.has(sha)));
  }
}

async function listCommits(repository: ScratchRepository, tips: readonly string[]): Promise<ReadonlySet<string>> {
  const printed = await repository.output(['rev-list', ...tips]);
  return new Set(printed.toString('latin1').split('\n').filter(Boolean));
}

/** Returns the parents that commits name, also those that are cut off. */
async function listParents(repository: ScratchRepository, commits: readonly string[]): Promise<string[]> {
  const read = await readObjects(repository, commits);
  const headers = [...read.values()].map((commit) => commit.toString('latin1').split('\n\n', 1)[0] ?? '');
  return [
    ...new Set(headers.flatMap((header) => [...header.matchAll(/^parent ([0-9a-f]+)$/gmu)].map(([, sha = '']) => sha))),
  ];
}

const createGoneError = (url: string, why: string) =>
  new ProviderError(
    'E_UP_001',
    `${url} no longer gives out what the pull request was when the review began: ${why}. It was probably force-pushed; ask for a new review.`,
  );
