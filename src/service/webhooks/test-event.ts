/** The event of a test delivery: of the shape of a real one, and nothing a receiver could act on. */

import { formatTimestamp } from '../../base/time.js';
import type { CompletedReview, ReviewEvent } from '../../contract/index.js';
import { buildTraceUrl, type ServiceContext } from '../context.js';
import type { StoredDelivery } from '../store/store.js';

/** For the field `ticket`, the only free text of a review. */
export const TEST_TICKET = 'TEST: this is a test delivery, there is no such review';

/**
 * Creates a delivery that is not yet stored. Its review is a dry run without a verdict, so that no receiver takes it
 * for an approval.
 */
export function createTestDelivery(
  { ids, clock, publicUrl }: Pick<ServiceContext, 'ids' | 'clock' | 'publicUrl'>,
  webhookId: string,
): StoredDelivery {
  const now = clock();
  const id = ids('rev');
  const data: CompletedReview = {
    id,
    status: 'complete',
    verdict: null,
    tier: 'T0',
    confidence: 0,
    ac_bindings: [],
    trace_url: buildTraceUrl(publicUrl(), id),
    created_at: formatTimestamp(now),
    completed_at: formatTimestamp(now),
    repo: 'example/test',
    pr: 1,
    head_sha: '0'.repeat(40),
    base_ref: 'main',
    base_sha: '0'.repeat(40),
    merge_base_sha: '0'.repeat(40),
    ticket: TEST_TICKET,
    policy: null,
    dry_run: true,
    counts: { info: 0, warn: 0, error: 0 },
  };
  const event: ReviewEvent = { type: 'review.completed', timestamp: formatTimestamp(now), data };
  return {
    id: ids('dlv'),
    webhookId,
    event: event.type,
    reviewId: null,
    body: JSON.stringify(event),
    attempt: 0,
    status: 'pending',
    responseStatus: null,
    nextAttemptAt: null,
    createdAt: now,
  };
}
