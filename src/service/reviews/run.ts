/** One review, from queued to its end: read the change, run the engine, write everything down, once. */

import { untilAborted } from '../../base/abort.js';
import { ProviderError } from '../../base/errors.js';
import { LIMITS } from '../../contract/index.js';
import { causeLine } from '../api/http/errors.js';
import type { ServiceContext } from '../context.js';
import type { Attempt, JobOf } from '../queue/queue.js';
import type { StoredReview, Transaction } from '../store/store.js';
import { madeAlike } from './alike.js';
import { diedTooOften, type Failure, failureOf, OURS, PROVIDER_TIMED_OUT, REVIEW_TIMED_OUT } from './failure.js';
import { writeComplete, writeFailed } from './finish.js';
import type { Made } from './made.js';

/** A review that so many workers died of is one that kills them. Restarts kill workers too, so it is not few. */
const MOST_DEATHS = 10;

/** How far a review has come: what took too long is said with it. */
interface Progress {
  read: boolean;
}

/** Runs reviews. */
export class ReviewWorker<Tx extends Transaction = Transaction> {
  constructor(private readonly context: ServiceContext<Tx>) {}

  /**
   * Runs one attempt. Rejects where another may go better: a transient fault of the provider, a store that cannot be
   * reached, a queue that stops. May run twice for one review; its end is written once.
   */
  async run({ job, last, deaths = 0, signal: stopping }: Attempt<JobOf<'review'>>): Promise<void> {
    const { tenantId } = job;
    const stored = await this.context.store.tenant(tenantId).read((tx) => tx.reviews.get(job.reviewId));
    if (stored === null || stored.outcome.status !== 'queued') return;
    if (deaths >= MOST_DEATHS) return writeFailed(this.context, tenantId, stored, diedTooOften(deaths));

    const deadline = this.context.deadline(LIMITS.MAX_REVIEW_MILLISECONDS);
    const signal = AbortSignal.any([stopping, deadline]);
    const progress: Progress = { read: false };
    let made: Made;
    try {
      made = await untilAborted(this.make(tenantId, stored, progress, signal), signal);
    } catch (cause) {
      if (stopping.aborted) throw cause;
      const transient = !deadline.aborted && cause instanceof ProviderError && cause.transient;
      if (transient && !last) throw cause;
      const timedOut = progress.read ? REVIEW_TIMED_OUT : PROVIDER_TIMED_OUT;
      return writeFailed(this.context, tenantId, stored, deadline.aborted ? timedOut : this.failure(cause, stored.id));
    }
    try {
      await this.context.observer.stage('store', stored.id, () => writeComplete(this.context, tenantId, stored, made));
    } catch (cause) {
      // A store that cannot be written to may be back for the next try; after the last one nobody would come back.
      if (!last) throw cause;
      await writeFailed(this.context, tenantId, stored, this.failure(cause, stored.id));
    }
  }

  private async make(tenantId: string, review: StoredReview, progress: Progress, signal: AbortSignal): Promise<Made> {
    const { store, observer, providerFor } = this.context;
    const alike = await madeAlike(store.tenant(tenantId), review);
    if (alike !== null) return alike;

    const { change, policy } = review;
    const snapshot = await observer.stage('snapshot', review.id, async () => {
      const provider = await providerFor(tenantId);
      return provider.snapshot(change, signal);
    });
    progress.read = true;
    const result = await observer.stage('engine', review.id, () => this.context.review(snapshot, policy, signal));
    return { ...result, input: { text: JSON.stringify({ snapshot, policy }) } };
  }

  /** What the caller is told; what is ours goes to the log. */
  private failure(cause: unknown, reviewId: string): Failure {
    const known = failureOf(cause);
    if (known === null) this.context.log(`${reviewId}: ${causeLine(cause)}`);
    return known ?? OURS;
  }
}
