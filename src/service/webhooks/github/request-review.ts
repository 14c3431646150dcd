/** The review that events request, or words why there is none. */
import { formatCause, toServiceError } from '../../api/http/errors.js';
import type { ServiceError } from '../../api/http/problem.js';
import type { ServiceContext } from '../../context.js';
import type { Attempt } from '../../queue/queue.js';
import { createReview } from '../../reviews/create.js';
import type { QueueCommit, Transaction } from '../../store/store.js';
import { isTransient } from './transient.js';

/** What events request. */
export interface RequestedReview {
  readonly tenantId: string;
  readonly repo: string;
  readonly pr: number;
  /** The commit of a merge queue that it is for; null for the head of the pull request. */
  readonly queue: QueueCommit | null;
  /** GitHub's ids of the events. */
  readonly deliveries: readonly string[];
  /** How the log names it. */
  readonly about: string;
}

/** Returns the idempotency key of a delivery. */
export const buildDeliveryKey = (tenantId: string, delivery: string): string => `github:${delivery}:${tenantId}`;

/**
 * Creates the review; the same delivery always gives the same one. Rejects if another attempt may succeed. Faults that the
 * author or the tenant must fix, and faults of the last attempt, are given to `refuse`.
 */
export async function requestReview<Tx extends Transaction>(
  context: ServiceContext<Tx>,
  attempt: Attempt,
  { tenantId, repo, pr, queue, deliveries, about }: RequestedReview,
  refuse: (fault: ServiceError) => Promise<void>,
): Promise<void> {
  try {
    await createReview(context, {
      tenantId,
      asked: { repo, pr, ticket: null, policy: null, dry_run: false },
      evidence: [],
      origin: 'event',
      queue,
      idempotencyKeys: deliveries.map((delivery) => buildDeliveryKey(tenantId, delivery)),
    });
  } catch (cause) {
    if (attempt.signal.aborted || (isTransient(cause) && !attempt.last)) throw cause;
    const fault = toServiceError(cause);
    if (fault.status === 500) context.log(`${repo}#${pr}: ${formatCause(cause)}`);
    context.log(`${about}: no review (${fault.code}). ${fault.message}`);
    await refuse(fault);
  }
}

/** What a check run says of such a fault. */
export const describeRefusal = (fault: ServiceError): string => `${fault.message} (${fault.code})`;
