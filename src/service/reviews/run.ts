import { LIMITS } from '../../contract/index.js';
import { ASK_AGAIN, type Failure } from '../../reviewing/faults/failure.js';
import { attemptReview, type Progress, performReview, tellFailure } from '../../reviewing/perform-review.js';
import { formatCause } from '../api/http/errors.js';
import type { ServiceContext } from '../context.js';
import type { Attempt, JobByKind } from '../queue/queue.js';
import type { StoredReview, Transaction } from '../store/store.js';
import { measureStages } from '../telemetry/observer.js';
import type { ComputedReview } from './computed-review.js';
import { loadReports } from './evidence.js';
import { writeComplete, writeFailed } from './finish.js';
import { findIdenticalResult } from './identical-review.js';

/** A review that so many workers died of is one that kills them. Restarts kill workers too, so it is not few. */
const MOST_DEATHS = 10;

/** Whoever ran it did not live to say why. */
function createDeathsFailure(deaths: number): Failure {
  return {
    code: 'E_INT_001',
    detail: `The review was given up: its worker ended ${deaths} times while it ran. ${ASK_AGAIN}`,
  };
}

/** Runs reviews. */
export class ReviewWorker<Tx extends Transaction = Transaction> {
  constructor(private readonly context: ServiceContext<Tx>) {}

  /**
   * Runs one attempt. Rejects where another may go better: a transient fault of the provider, a store that cannot be
   * reached, a queue that stops. May run twice for one review; its end is written once.
   */
  async run({ job, last, deaths = 0, signal: stopping }: Attempt<JobByKind<'review'>>): Promise<void> {
    const { tenantId } = job;
    const stored = await this.context.store.tenant(tenantId).read((tx) => tx.reviews.get(job.reviewId));
    if (stored === null || stored.outcome.status !== 'queued') return;
    if (deaths >= MOST_DEATHS) return writeFailed(this.context, tenantId, stored, createDeathsFailure(deaths));

    const attempted = await attemptReview((signal, progress) => this.make(tenantId, stored, progress, signal), {
      last,
      stopping,
      deadline: this.context.deadline(LIMITS.MAX_REVIEW_MILLISECONDS),
      report: (cause) => this.report(stored.id, cause),
    });
    if ('failure' in attempted) return writeFailed(this.context, tenantId, stored, attempted.failure);
    const { made } = attempted;
    try {
      await this.context.observer.stage('store', stored.id, () => writeComplete(this.context, tenantId, stored, made));
    } catch (cause) {
      // A store that cannot be written to may be back for the next try; after the last one nobody would come back.
      if (!last) throw cause;
      const failure = tellFailure(cause, (ours) => this.report(stored.id, ours));
      await writeFailed(this.context, tenantId, stored, failure);
    }
  }

  private async make(
    tenantId: string,
    review: StoredReview,
    progress: Progress,
    signal: AbortSignal,
  ): Promise<ComputedReview> {
    const { store, observer, providerFor } = this.context;
    const alike = await findIdenticalResult(store.tenant(tenantId), review);
    if (alike !== null) return alike;
    const means = {
      provider: () => providerFor(tenantId),
      engine: this.context.review,
      reports: () => loadReports(store.tenant(tenantId), review),
      stage: measureStages(observer, review.id),
    };
    const { result, input } = await performReview(review, means, signal, progress);
    return { result, input: { text: JSON.stringify(input) } };
  }

  /** What is ours goes to the log. */
  private report(reviewId: string, cause: unknown): void {
    this.context.log(`${reviewId}: ${formatCause(cause)}`);
  }
}
