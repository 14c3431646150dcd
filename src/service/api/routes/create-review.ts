/** POST /v1/reviews: everything that can be wrong is found before the answer, then the review is queued, once. */
import { OPERATIONS, type QueuedReview } from '../../../contract/index.js';
import { fillRequest } from '../../../reviewing/read-request.js';
import type { ServiceContext } from '../../context.js';
import { createReview } from '../../reviews/create.js';
import { presentReview } from '../../reviews/present.js';
import type { StoredReview, Transaction } from '../../store/store.js';
import { readChange, readHeaders } from '../http/input.js';
import { guardedRoute, type Router, send } from '../http/route.js';

/** The answer to a POST is the queued shape, also to a repeated one whose review has ended since: the answer is the same. */
function queuedShape(review: StoredReview, publicUrl: string): QueuedReview {
  const shown = presentReview({ ...review, outcome: { status: 'queued' } }, publicUrl);
  if (shown.status !== 'queued') throw new Error('a queued review is shown as queued');
  return shown;
}

/** Registers the call. */
export function createReviewRoute<Tx extends Transaction>(router: Router, context: ServiceContext<Tx>): void {
  guardedRoute(router, context, OPERATIONS.createReview, async ({ request, reply, principal: { tenantId } }) => {
    const { 'Idempotency-Key': idempotencyKey = null } = readHeaders(OPERATIONS.createReview.headers, request);
    const asked = fillRequest(readChange(OPERATIONS.createReview.body.schema, request));
    const { review, headers } = await createReview(context, { tenantId, asked, origin: 'api', idempotencyKey });
    const url = `${context.publicUrl()}/v1/reviews/${review.id}`;
    reply.headers({ ...headers, location: url, 'retry-after': '1' });
    return send(reply, OPERATIONS.createReview, queuedShape(review, context.publicUrl()));
  });
}
