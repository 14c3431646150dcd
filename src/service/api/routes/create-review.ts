/** POST /v1/reviews: validates everything before it responds, then queues the review once. */
import { OPERATIONS, type QueuedReview } from '../../../contract/index.js';
import type { ServiceContext } from '../../context.js';
import { createReview } from '../../reviews/create.js';
import { presentReview } from '../../reviews/present.js';
import type { StoredReview, Transaction } from '../../store/store.js';
import { readChange, readHeaders } from '../http/input.js';
import { guardedRoute, type Router, send } from '../http/route.js';

/** Returns the queued shape. A repeated POST gets the same response even if its review has ended in the meantime. */
function queuedShape(review: StoredReview, publicUrl: string): QueuedReview {
  const shown = presentReview({ ...review, outcome: { status: 'queued' } }, publicUrl);
  if (shown.status !== 'queued') throw new Error('a queued review is shown as queued');
  return shown;
}

/** Registers the call. */
export function createReviewRoute<Tx extends Transaction>(router: Router, context: ServiceContext<Tx>): void {
  guardedRoute(router, context, OPERATIONS.createReview, async ({ request, reply, principal: { tenantId } }) => {
    const { 'Idempotency-Key': idempotencyKey = null } = readHeaders(OPERATIONS.createReview.headers, request);
    const {
      repo,
      pr,
      ticket = null,
      policy = null,
      dry_run = false,
    } = readChange(OPERATIONS.createReview.body.schema, request);
    const asked = { repo, pr, ticket, policy, dry_run };
    const { review, headers } = await createReview(context, { tenantId, asked, origin: 'api', idempotencyKey });
    const url = `${context.publicUrl()}/v1/reviews/${review.id}`;
    reply.headers({ ...headers, location: url, 'retry-after': '1' });
    return send(reply, OPERATIONS.createReview, queuedShape(review, context.publicUrl()));
  });
}
