/** GET /v1/reviews/{id} and GET /v1/reviews. */
import { createHash } from 'node:crypto';
import { OPERATIONS, ReviewId } from '../../contract/index.js';
import type { ServiceContext } from '../context.js';
import { readParams, readQuery } from '../http/input.js';
import { readPage } from '../http/page.js';
import { notFound } from '../http/problem.js';
import { guardedRoute, type Router, send } from '../http/route.js';
import { presentReview } from '../reviews/present.js';

function etagOf(body: unknown): string {
  return `"${createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 27)}"`;
}

/** Whether the caller already has the body (RFC 9110 §13.1.2: compared weakly). */
function alreadyHas(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((item) => {
    const tag = item.trim();
    return tag === '*' || tag.replace(/^W\//u, '') === etag;
  });
}

/** Registers the calls. */
export function reviewRoutes(router: Router, context: ServiceContext): void {
  guardedRoute(router, context, OPERATIONS.getReview, async ({ request, reply, principal }) => {
    const params = readParams(OPERATIONS.getReview.params, request);
    if (params === undefined) throw notFound('review');
    const stored = await context.store.tenant(principal.tenantId).read((tx) => tx.reviews.summary(params.id));
    if (stored === null) throw notFound('review');
    const review = presentReview(stored, context.publicUrl());
    const etag = etagOf(review);
    reply.headers({ etag, 'cache-control': 'private, no-cache' });
    if (review.status === 'queued') reply.header('retry-after', '1');
    if (alreadyHas(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return send(reply, OPERATIONS.getReview, review);
  });

  guardedRoute(router, context, OPERATIONS.listReviews, async ({ request, reply, principal }) => {
    const { limit, page, ...filter } = readQuery(OPERATIONS.listReviews.query, request);
    const { rows, nextPage } = await readPage({ limit, page }, ReviewId, (slice) =>
      context.store.tenant(principal.tenantId).read((tx) => tx.reviews.list(filter, slice)),
    );
    const data = rows.map((row) => presentReview(row, context.publicUrl()));
    return send(reply, OPERATIONS.listReviews, { data, next_page: nextPage });
  });
}
