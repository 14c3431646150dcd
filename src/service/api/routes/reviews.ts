/** GET /v1/reviews/{id} and GET /v1/reviews. */
import { sha256 } from '../../../base/hash.js';
import { ENDPOINTS, ReviewId } from '../../../contract/index.js';
import type { ServiceContext } from '../../context.js';
import { type CachedAnswer, ReviewAnswerCache } from '../../reviews/answer-cache.js';
import { presentReview } from '../../reviews/present.js';
import { readPage } from '../http/cursor.js';
import { readParams, readQuery } from '../http/input.js';
import { createNotFoundError } from '../http/problem.js';
import { type Router, registerGuardedRoute, send, sendText } from '../http/route.js';
import { answerAtRest } from './at-rest.js';

/** Base64url digits of an ETag: 162 bits, which no two answers share by chance. */
const ETAG_DIGITS = 27;

function computeEtag(body: string): string {
  return `"${sha256('base64url', body).slice(0, ETAG_DIGITS)}"`;
}

/** Returns whether the caller already has the body (RFC 9110 §13.1.2: weak comparison). */
function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((item) => {
    const tag = item.trim();
    return tag === '*' || tag.replace(/^W\//u, '') === etag;
  });
}

/** Registers the calls. */
export function registerReviewRoutes(router: Router, context: ServiceContext): void {
  const ended = new ReviewAnswerCache(context.clock);

  const answerOn = async (tenantId: string, id: string): Promise<CachedAnswer & { readonly queued: boolean }> => {
    const kept = ended.get(tenantId, id);
    if (kept !== null) return { ...kept, queued: false };
    const stored = await context.store.tenant(tenantId).read((tx) => tx.reviews.summary(id));
    if (stored === null) throw createNotFoundError('review');
    const review = presentReview(stored, context.publicUrl());
    const body = JSON.stringify(review);
    const answer = { body, etag: computeEtag(body) };
    const queued = review.status === 'queued';
    if (!queued) ended.put(tenantId, id, answer);
    return { ...answer, queued };
  };

  registerGuardedRoute(router, context, ENDPOINTS.getReview, async (call) => {
    const { request, reply, principal } = call;
    const params = readParams(ENDPOINTS.getReview.params, request);
    if (params === undefined) throw createNotFoundError('review');
    const { tenantId } = principal;
    const { queued, body, etag } = await answerAtRest(context, call, params.id, () => answerOn(tenantId, params.id));
    reply.headers({ etag, 'cache-control': 'private, no-cache' });
    if (queued) reply.header('retry-after', '1');
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return sendText(reply, ENDPOINTS.getReview, body);
  });

  registerGuardedRoute(router, context, ENDPOINTS.listReviews, async ({ request, reply, principal }) => {
    const { limit, page, ...filter } = readQuery(ENDPOINTS.listReviews.query, request);
    const { rows, nextPage } = await readPage({ limit, page }, ReviewId, (slice) =>
      context.store.tenant(principal.tenantId).read((tx) => tx.reviews.list(filter, slice)),
    );
    const data = rows.map((row) => presentReview(row, context.publicUrl()));
    return send(reply, ENDPOINTS.listReviews, { data, next_page: nextPage });
  });
}
