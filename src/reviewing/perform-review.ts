/** A prepared review becomes a result: the change is read, the engine runs. One way, whoever asked for it. */
import { rejectOnAbort } from '../base/abort.js';
import { ProviderError } from '../base/errors.js';
import { listWantedTeams } from '../engine/index.js';
import type { EngineResult } from '../engine/model.js';
import type { PolicySources, ReviewInput, Snapshot } from '../engine/snapshot.js';
import { type GivenReport, placeReports } from '../external/index.js';
import type { PinnedChange, Provider } from '../sources/provider.js';
import { explainFailure, type Failure, OURS, PROVIDER_TIMED_OUT, REVIEW_TIMED_OUT } from './faults/failure.js';
import type { PreparedReview } from './request/prepare-review.js';
import { presentEngineResult, type ReviewResult } from './result.js';
import { type RunStage, runUnmeasured } from './stage.js';

/** The engine. Passed in, so that a service may run it in threads of its own. */
export type RunEngine = (snapshot: Snapshot, policy: PolicySources, signal: AbortSignal) => Promise<EngineResult>;

/** What a review is performed with. */
export interface PerformMeans {
  readonly provider: () => Promise<Provider>;
  readonly engine: RunEngine;
  /** The reports that the review was given; none if left out. */
  readonly reports?: () => Promise<readonly GivenReport[]>;
  readonly stage?: RunStage;
}

/** How far a review has come. What took too long is said with it. */
export interface Progress {
  /** The change has been read. */
  read: boolean;
}

/** A result, and what it was made of. */
export interface PerformedReview {
  readonly result: ReviewResult;
  readonly input: ReviewInput;
}

/** Reads the change and reviews it. Rejects as the provider and the engine do, or with the signal's reason. */
export async function performReview(
  { change, policy }: PreparedReview,
  { provider, engine, reports, stage = runUnmeasured }: PerformMeans,
  signal: AbortSignal,
  progress: Progress = { read: false },
): Promise<PerformedReview> {
  const snapshot = await stage('snapshot', async () => {
    const given = (await reports?.()) ?? [];
    const source = await provider();
    const read = await source.snapshot(change, signal);
    return placeReports(await readTeams(source, change, { snapshot: read, policy }, signal), given);
  });
  progress.read = true;
  const result = await stage('engine', () => engine(snapshot, policy, signal));
  return { result: presentEngineResult(result, snapshot.merge_base), input: { snapshot, policy } };
}

/** Adds the members of the teams on whom it depends whose word counts. */
async function readTeams(
  provider: Provider,
  change: PinnedChange,
  { snapshot, policy }: ReviewInput,
  signal: AbortSignal,
): Promise<Snapshot> {
  const names = await listWantedTeams(snapshot, policy);
  const { people = null } = snapshot;
  if (people === null || names.length === 0) return snapshot;
  return { ...snapshot, people: { ...people, teams: await provider.listTeams(change, names, signal) } };
}

/** What ends one attempt at a review. */
export interface AttemptLimits {
  /** No further attempt follows. */
  readonly last: boolean;
  /** Aborted when whoever runs the review stops: then nothing is said of the review. */
  readonly stopping: AbortSignal;
  /** Aborted when the time that a review has is over. */
  readonly deadline: AbortSignal;
  /** Told of faults that are ours. */
  readonly report: (cause: unknown) => void;
}

/** The result of an attempt, or why the review failed for good. */
export type Attempted<T> = { readonly made: T } | { readonly failure: Failure };

/**
 * Makes one attempt at a review.
 * @param perform the review; what it is given is aborted by either signal
 * @returns the result or the failure
 * @throws the stopping signal's reason; ProviderError where another attempt may go better and one follows
 */
export async function attemptReview<T>(
  perform: (signal: AbortSignal, progress: Progress) => Promise<T>,
  { last, stopping, deadline, report }: AttemptLimits,
): Promise<Attempted<T>> {
  const signal = AbortSignal.any([stopping, deadline]);
  const progress: Progress = { read: false };
  try {
    return { made: await rejectOnAbort(perform(signal, progress), signal) };
  } catch (cause) {
    if (stopping.aborted) throw cause;
    if (deadline.aborted) return { failure: progress.read ? REVIEW_TIMED_OUT : PROVIDER_TIMED_OUT };
    if (cause instanceof ProviderError && cause.transient && !last) throw cause;
    return { failure: tellFailure(cause, report) };
  }
}

/** What the caller is told of a fault; one of ours is reported. */
export function tellFailure(cause: unknown, report: (cause: unknown) => void): Failure {
  const known = explainFailure(cause);
  if (known === null) report(cause);
  return known ?? OURS;
}
