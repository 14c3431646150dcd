/** Subscriptions and deliveries as the contract shows them. */

import { formatTimestamp } from '../../base/time.js';
import type { Delivery, Webhook } from '../../contract/index.js';
import type { StoredDelivery, StoredWebhook } from '../store/store.js';

/** Converts a subscription, without its secret. */
export function presentWebhook(stored: StoredWebhook): Webhook {
  const { id, url, events, status, reason, failingSince, lastFailure, createdAt } = stored;
  return {
    id,
    url,
    events: [...events],
    status,
    reason,
    failing_since: failingSince === null ? null : formatTimestamp(failingSince),
    last_failure: failingSince === null ? null : (lastFailure ?? null),
    created_at: formatTimestamp(createdAt),
  };
}

/** Converts a delivery with its state. */
export function presentDelivery(stored: StoredDelivery): Delivery {
  const { id, event, reviewId, attempt, status, responseStatus, reason = null, nextAttemptAt, createdAt } = stored;
  return {
    id,
    event,
    review_id: reviewId,
    attempt,
    status,
    response_status: responseStatus,
    reason,
    next_attempt_at: nextAttemptAt === null ? null : formatTimestamp(nextAttemptAt),
    created_at: formatTimestamp(createdAt),
  };
}
