/** A review that has ended becomes deliveries: one for each subscription that wants the event. */
import { formatTimestamp } from '../../base/time.js';
import type { EventKind } from '../../contract/index.js';
import type { ServiceContext } from '../context.js';
import { presentReview } from '../reviews/present.js';
import type { StoredReview, Transaction } from '../store/store.js';

/** The event's name for each outcome of a review. */
const EVENTS = { complete: 'review.completed', failed: 'review.failed' } as const satisfies Record<string, EventKind>;

/**
 * Writes the deliveries for the end of a review, also of dry runs. Call it in the transaction that ends the review, so
 * that both are stored or neither.
 * @param review as stored after its end; a queued one has no event
 */
export async function publishReviewEvent(
  context: Pick<ServiceContext, 'ids' | 'clock' | 'publicUrl'>,
  tx: Transaction,
  review: StoredReview,
): Promise<void> {
  const { status } = review.outcome;
  if (status === 'queued') return;
  const event = EVENTS[status];
  const subscriptions = await tx.webhooks.subscribed(event);
  if (subscriptions.length === 0) return;
  const now = context.clock();
  // The bytes that are signed and sent, identical in every attempt.
  const body = JSON.stringify({
    type: event,
    timestamp: formatTimestamp(now),
    data: presentReview(review, context.publicUrl()),
  });
  for (const { id: webhookId } of subscriptions) {
    await tx.deliveries.insert({
      id: context.ids('dlv'),
      webhookId,
      event,
      reviewId: review.id,
      body,
      attempt: 0,
      status: 'pending',
      responseStatus: null,
      nextAttemptAt: now,
      createdAt: now,
    });
  }
}
