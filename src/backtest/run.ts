/** Reviews the newest merged changes of a branch under a policy, and says what became of each. */
import pLimit from 'p-limit';
import { ProviderError } from '../base/errors.js';
import { counted } from '../base/text.js';
import { REPOSITORY_POLICY_PATH } from '../contract/index.js';
import type { PolicyReference } from '../engine/snapshot.js';
import type { Backtest, BacktestChange } from '../report/index.js';
import { explainFailure } from '../reviewing/faults/failure.js';
import type { RunEngine } from '../reviewing/perform-review.js';
import { requireParsed } from '../reviewing/request/policy-text.js';
import { type MergedHistory, withMergedHistory } from '../sources/index.js';
import { FIX_DAYS, findFate, gatherLater, type Later, SECONDS_A_DAY } from './fates.js';
import { DIFF_FORMAT, LineFollower } from './later-fixes.js';
import { findMentions } from './mentions.js';
import { chooseMerged, LOG_FORMAT, type MergedChange, parseLog } from './merged-changes.js';
import { createChangeReviewer, type ReviewedChange, type ReviewMeans, readTitle } from './review-change.js';

/** What is asked. */
export interface BacktestOptions {
  /** A folder in the repository. */
  readonly directory: string;
  /** `owner/name`, and where that is on the web; null if nothing says so. */
  readonly repo: string;
  readonly url: string | null;
  /** Null for the default branch. */
  readonly branch: string | null;
  /** How many changes, the newest ones. */
  readonly last: number;
  /** Null for the repository's own policy at the tip of the branch, and `balanced` if it has none. */
  readonly policy: PolicyReference | null;
  readonly readTicket: ReviewMeans['readTicket'];
  readonly environment: NodeJS.ProcessEnv;
  readonly engine: RunEngine;
  /** How many changes are worked on at the same time. */
  readonly atATime: number;
  /** Told how many changes are done. */
  readonly progress: (done: number, of: number) => void;
  /** When it fires, what is done so far is the result. */
  readonly signal: AbortSignal;
}

/** The history from the oldest change on. */
interface ReadHistory {
  readonly changes: readonly MergedChange[];
  readonly later: Later;
  /** Commits between them that are no merged changes. */
  readonly skipped: number;
  /** The time of the newest commit, in seconds since 1970. */
  readonly end: number;
}

async function readHistory(history: MergedHistory, last: number): Promise<ReadHistory> {
  const tip = history.tip.sha;
  // More than half of them are changes, or all are: so many have enough.
  const newest = parseLog(await history.log({ tip, mainLine: true, most: 2 * last }, LOG_FORMAT));
  const changes = chooseMerged(newest).slice(0, last);
  const oldest = changes.at(-1);
  if (oldest === undefined) return { changes, later: gatherLater(new Map(), [], newest), skipped: 0, end: 0 };
  const since = { tip, after: oldest.base };
  const follower = new LineFollower();
  const [log] = await Promise.all([
    history.log(since, LOG_FORMAT),
    history.diffs(since, DIFF_FORMAT, (piece) => follower.read(piece)),
  ]);
  const { mended } = findMentions(parseLog(log), changes);
  const span = newest.findIndex(({ sha }) => sha === oldest.sha) + 1;
  return {
    changes,
    later: gatherLater(mended, follower.list(), newest),
    skipped: span - changes.length,
    end: newest[0]?.time ?? 0,
  };
}

async function findPolicy(history: MergedHistory, named: PolicyReference | null): Promise<PolicyReference> {
  if (named !== null) return requireParsed(named);
  const source = await history.readFile(history.tip.sha, REPOSITORY_POLICY_PATH);
  return requireParsed(source === null ? { name: 'balanced', source } : { name: REPOSITORY_POLICY_PATH, source });
}

function refuseEmpty(history: MergedHistory): ProviderError {
  const why = history.shallow
    ? 'The clone is shallow and ends before the first merged change. Get the history with "git fetch --unshallow" (in a workflow: fetch-depth: 0).'
    : `The branch ${history.tip.ref} has one commit and nothing before it, so there is no merged change. Name another branch with --base.`;
  return new ProviderError('E_REQ_002', why);
}

/**
 * Runs the backtest. A change that cannot be reviewed is listed with the reason.
 * @throws ProviderError if there is no repository, branch or merged change; RequestError for a policy that does not parse;
 * the signal's reason if it fires before the first review
 */
export function runBacktest(options: BacktestOptions): Promise<Backtest> {
  const { directory, branch, environment, signal } = options;
  return withMergedHistory({ directory, branch, environment }, signal, async (history) => {
    const policy = await findPolicy(history, options.policy);
    const read = await readHistory(history, options.last);
    if (read.changes.length === 0) throw refuseEmpty(history);
    const changes = await reviewAll(read, history, policy, options);
    return {
      schema: 'review-gate.backtest/1',
      repo: options.repo,
      url: options.url,
      branch: history.tip.ref,
      tip: history.tip.sha,
      policy: policy.name,
      chosen: read.changes.length,
      stopped: changes.length < read.changes.length,
      notes: listNotes(history, read, options.last),
      changes,
    };
  });
}

function listNotes({ shallow }: MergedHistory, { changes, skipped, end }: ReadHistory, last: number): string[] {
  const young = changes.filter(({ time }) => end - time < FIX_DAYS * SECONDS_A_DAY).length;
  const few = changes.length < last;
  return [
    ...(few && shallow
      ? [
          `The clone is shallow: ${counted(changes.length, 'merged change is', 'merged changes are')} in it. Get the rest with "git fetch --unshallow" (in a workflow: fetch-depth: 0).`,
        ]
      : []),
    ...(shallow
      ? ['In a shallow clone the history of the files is not known, and the tier may be lower or higher.']
      : []),
    ...(young > 0
      ? [
          `${counted(young, 'change was', 'changes were')} merged less than ${FIX_DAYS} days before the newest commit: what becomes of ${young === 1 ? 'it' : 'them'} is not all known yet.`,
        ]
      : []),
    ...(skipped > 0
      ? [
          `${counted(skipped, 'commit between them names', 'commits between them name')} no pull request and ${skipped === 1 ? 'was' : 'were'} left out: nobody would have reviewed ${skipped === 1 ? 'it' : 'them'}.`,
        ]
      : []),
  ];
}

async function reviewAll(
  { changes, later }: ReadHistory,
  history: MergedHistory,
  policy: PolicyReference,
  options: BacktestOptions,
): Promise<readonly BacktestChange[]> {
  const { repo, engine, readTicket, signal, progress } = options;
  const means = { repo, branch: history.tip.ref, history, policy, engine, readTicket, signal };
  const review = await createChangeReviewer(means);
  const limit = pLimit(options.atATime);
  let done = 0;
  progress(done, changes.length);
  const rows = await Promise.all(
    changes.map((change) =>
      limit(async (): Promise<BacktestChange | null> => {
        if (signal.aborted) return null;
        try {
          const reviewed = await tryReview(review, change, signal);
          done += 1;
          progress(done, changes.length);
          return buildRow(change, later, reviewed);
        } catch (fault) {
          if (signal.aborted) return null;
          throw fault;
        }
      }),
    ),
  );
  return rows.filter((row) => row !== null);
}

/** Reviews, or says why that was not possible. One change that the engine fails on does not end the others. */
async function tryReview(
  review: (change: MergedChange) => Promise<ReviewedChange>,
  change: MergedChange,
  signal: AbortSignal,
): Promise<ReviewedChange | string> {
  try {
    return await review(change);
  } catch (fault) {
    signal.throwIfAborted();
    return explainFailure(fault)?.detail ?? (fault instanceof Error ? fault.message : String(fault));
  }
}

function buildRow(change: MergedChange, later: Later, reviewed: ReviewedChange | string): BacktestChange {
  const failed = typeof reviewed === 'string';
  return {
    commit: change.sha,
    pull: change.pull,
    merged_at: new Date(change.time * 1000).toISOString(),
    title: readTitle(change),
    review: failed ? null : reviewed.review,
    failure: failed ? reviewed : null,
    later: findFate(change, later, failed ? new Map() : reviewed.classes),
  };
}
