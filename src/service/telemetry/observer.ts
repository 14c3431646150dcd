/** What the service tells of its work to whoever measures it. */
import type { Status } from '../../contract/index.js';
import type { ReviewStage, RunStage } from '../../reviewing/stage.js';
import type { Job, JobKind } from '../queue/queue.js';

/** A part of a review's way. */
export type Stage = ReviewStage | 'store';

export interface Observer {
  /** Runs a part of a review, and takes its time and whether it went well. */
  stage<T>(stage: Stage, reviewId: string | null, work: () => Promise<T>): Promise<T>;
  /** Runs a call to a provider, under the name of the call: `github.pin`, `jira.ticket`. */
  provider<T>(call: string, work: () => Promise<T>): Promise<T>;
  /** A job began that long after it was put in the queue. */
  began(kind: JobKind, waitedMilliseconds: number): void;
  reviewEnded(status: Exclude<Status, 'queued'>, milliseconds: number): void;
  delivery(outcome: 'delivered' | 'retried' | 'failed' | 'gone', milliseconds: number): void;
  /** Runs one attempt at a job, so that its stages and calls are seen as its parts. Left out: just runs it. */
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
