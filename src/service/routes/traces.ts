/** GET /v1/reviews/{id}/trace, and the links that open it without a bearer. */
import type { FastifyRequest } from 'fastify';
import { OPERATIONS } from '../../contract/index.js';
import type { Principal } from '../auth/access-tokens.js';
import { unauthorized } from '../auth/bearer.js';
import { type ServiceContext, traceUrl } from '../context.js';
import { readParams, readQuery, refuseBody } from '../http/input.js';
import { notFound, ServiceFault } from '../http/problem.js';
import { guardedRoute, type Router, send } from '../http/route.js';

/** Registers the calls. */
export function traceRoutes(router: Router, context: ServiceContext): void {
  const { store, links } = context;

  const byLink = async (request: FastifyRequest): Promise<Principal | null> => {
    const { expires, signature } = readQuery(OPERATIONS.getTrace.query, request);
    if (expires === undefined && signature === undefined) return null;
    const id = readParams(OPERATIONS.getTrace.params, request)?.id ?? '';
    const state = await links.check(id, { expires: expires ?? '', signature: signature ?? '' });
    if (state === 'expired') throw unauthorized('The link has expired: ask for a new one.');
    const tenantId = state === 'good' ? await store.directory.tenantOfReview(id) : null;
    if (tenantId === null) throw unauthorized('The link is not a valid one: ask for a new one.');
    return { tenantId, clientId: 'link', scopes: new Set(['findings:read']) };
  };

  guardedRoute(
    router,
    context,
    OPERATIONS.getTrace,
    async ({ request, reply, principal }) => {
      readQuery(OPERATIONS.getTrace.query, request);
      const params = readParams(OPERATIONS.getTrace.params, request);
      if (params === undefined) throw notFound('review');
      const { review, trace } = await store.tenant(principal.tenantId).read(async (tx) => {
        const found = await tx.traces.get(params.id);
        // Where there is a trace, there is a review.
        return { trace: found, review: found === null ? await tx.reviews.summary(params.id) : null };
      });
      if (trace === null) {
        if (review === null) throw notFound('review');
        throw new ServiceFault('E_NF_001', `The review is ${review.outcome.status}: only a complete one has a trace.`);
      }
      return send(reply, OPERATIONS.getTrace, trace);
    },
    { instead: byLink },
  );

  guardedRoute(router, context, OPERATIONS.createTraceLink, async ({ request, reply, principal }) => {
    refuseBody(request);
    const params = readParams(OPERATIONS.createTraceLink.params, request);
    if (params === undefined) throw notFound('review');
    const review = await store.tenant(principal.tenantId).read((tx) => tx.reviews.summary(params.id));
    if (review === null) throw notFound('review');
    return send(
      reply,
      OPERATIONS.createTraceLink,
      await links.create(review.id, traceUrl(context.publicUrl(), review.id)),
    );
  });
}
