/** POST /v1/reviews: everything that can be wrong is found before the answer, then the review is queued, once. */
import { ENDPOINTS, type Review } from '../../../contract/index.js';
import { fillRequest } from '../../../reviewing/request/read-request.js';
import type { ServiceContext } from '../../context.js';
import { createReview } from '../../reviews/create.js';
import { presentReview } from '../../reviews/present.js';
import type { StoredReview, Transaction } from '../../store/store.js';
import { readChange, readHeaders } from '../http/input.js';
import { readWait } from '../http/prefer.js';
import { type AuthorizedCall, type Router, registerGuardedRoute, send } from '../http/route.js';
import { answerAtRest } from './at-rest.js';

/** Registers the call. */
export function registerCreateReviewRoute<Tx extends Transaction>(router: Router, context: ServiceContext<Tx>): void {
  /**
   * The answer is the queued shape, also to a repeated request whose review has ended since: the answer is the same. Who
   * prefers to wait gets the review as it is then.
   */
  const show = async (call: AuthorizedCall, stored: StoredReview): Promise<Review> => {
    const queued = presentReview({ ...stored, outcome: { status: 'queued' } }, context.publicUrl());
    if (readWait(call.request.headers['prefer']) === null) return queued;
    const tenant = context.store.tenant(call.principal.tenantId);
    const { review } = await answerAtRest(context, call, stored.id, async () => {
      const summary = await tenant.read((tx) => tx.reviews.summary(stored.id));
      const review = summary === null ? queued : presentReview(summary, context.publicUrl());
      return { review, queued: review.status === 'queued' };
    });
    return review;
  };

  registerGuardedRoute(router, context, ENDPOINTS.createReview, async (call) => {
    const { request, reply, principal } = call;
    const { 'Idempotency-Key': key } = readHeaders(ENDPOINTS.createReview.headers, request);
    const body = readChange(ENDPOINTS.createReview.body.schema, request);
    const [asked, evidence] = [fillRequest(body), [...new Set(body.evidence)]];
    const idempotencyKeys = key === undefined ? [] : [key];
    const options = {
      tenantId: principal.tenantId,
      asked,
      evidence,
      idempotencyKeys,
      origin: 'api',
      queue: null,
    } as const;
    const { review, headers } = await createReview(context, options);
    const shown = await show(call, review);
    reply.headers({ ...headers, location: `${context.publicUrl()}/v1/reviews/${review.id}` });
    if (shown.status === 'queued') reply.header('retry-after', '1');
    return send(reply, ENDPOINTS.createReview, shown);
  });
}
