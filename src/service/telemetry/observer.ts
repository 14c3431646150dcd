import type { Status } from '../../contract/index.js';
import type { ReviewStage, RunStage } from '../../reviewing/stage.js';
import type { Job, JobKind } from '../queue/queue.js';

/** A part of a review's way. */
type Stage = ReviewStage | 'store';

/** The interface through which the service reports its work for measurement. */
export interface Observer {
  /** Runs a stage of a review, and records its duration and whether it succeeded. */
  stage<T>(stage: Stage, reviewId: string | null, work: () => Promise<T>): Promise<T>;
  /** Runs a call to a provider, under the name of the call: `github.pin`, `jira.ticket`. */
  provider<T>(call: string, work: () => Promise<T>): Promise<T>;
  /** Records that a job began, and how long it waited in the queue. */
  began(kind: JobKind, waitedMilliseconds: number): void;
  reviewEnded(status: Exclude<Status, 'queued'>, milliseconds: number): void;
  delivery(outcome: 'delivered' | 'retried' | 'failed' | 'gone', milliseconds: number): void;
  /**
   * Runs one attempt at a job, so that its stages and calls are recorded as parts of it. If left out, the attempt just
   * runs.
   */
  attempt?<T>(job: Job, number: number, work: () => Promise<T>): Promise<T>;
}

/** Has the parts of a review measured. @param reviewId null before there is one */
export function measureStages(observer: Observer, reviewId: string | null): RunStage {
  return (stage, work) => observer.stage(stage, reviewId, work);
}

/** For a service that nobody measures. */
export const UNOBSERVED: Observer = {
  stage: (_stage, _reviewId, work) => work(),
  provider: (_call, work) => work(),
  began: () => undefined,
  reviewEnded: () => undefined,
  delivery: () => undefined,
};
