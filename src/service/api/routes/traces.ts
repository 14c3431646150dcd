/**
 * GET /v1/reviews/{id}/trace, as JSON and as a page for people, and the links that give access to it without a bearer
 * token.
 */
import type { FastifyRequest } from 'fastify';
import { OPERATIONS } from '../../../contract/index.js';
import type { Page } from '../../../report/index.js';
import { type ServiceContext, traceUrl } from '../../context.js';
import type { Principal } from '../auth/access-tokens.js';
import { prefersHtml, type ShownPage, sendPage } from '../http/html.js';
import { readParams, readQuery, refuseBody } from '../http/input.js';
import { notFound, type ServiceFault } from '../http/problem.js';
import { guardedRoute, type Router, send } from '../http/route.js';
import { keepPages } from '../pages/kept-pages.js';
import { LinkRefused, NoTrace, traceFaultPage } from '../pages/trace-faults.js';
import { tracePage } from '../pages/trace-page.js';

/**
 * Registers the calls.
 * @param reportPath where a person who signs in finds the report of a review
 */
export function traceRoutes(router: Router, context: ServiceContext, reportPath: (reviewId: string) => string): void {
  const { store, links, publicUrl } = context;
  const keptOrMade = keepPages();

  const byLink = async (request: FastifyRequest): Promise<Principal | null> => {
    const { expires, signature } = readQuery(OPERATIONS.getTrace.query, request);
    if (expires === undefined && signature === undefined) return null;
    const id = readParams(OPERATIONS.getTrace.params, request)?.id ?? '';
    const state = await links.check(id, { expires: expires ?? '', signature: signature ?? '' });
    if (state === 'expired') throw new LinkRefused(state);
    const tenantId = state === 'good' ? await store.directory.tenantOfReview(id) : null;
    if (tenantId === null) throw new LinkRefused('bad');
    return { tenantId, clientId: 'link', scopes: new Set(['findings:read']) };
  };

  const faultPage = (fault: ServiceFault, request: FastifyRequest): ShownPage | null => {
    if (!prefersHtml(request)) return null;
    const id = readParams(OPERATIONS.getTrace.params, request)?.id;
    const signedIn = id === undefined ? null : `${publicUrl()}${reportPath(id)}`;
    return traceFaultPage(fault, { signedIn, docs: `${publicUrl()}${OPERATIONS.docs.path}` });
  };

  /** Returns the fault that explains why a review of the tenant has no trace. */
  const missing = async (tenantId: string, id: string): Promise<ServiceFault> => {
    const review = await store.tenant(tenantId).read((tx) => tx.reviews.summary(id));
    // If the review has completed in the meantime, its trace exists and the next request finds it.
    if (review === null) return notFound('review');
    return new NoTrace(review.outcome.status === 'failed' ? review.outcome.error : null);
  };

  /**
   * Returns the page of a review. The review is checked each time, because a page may be cached longer than its review
   * is stored.
   */
  const pageOf = async (tenantId: string, id: string): Promise<Page> => {
    const review = await store.tenant(tenantId).read((tx) => tx.reviews.summary(id));
    const complete = review?.outcome.status === 'complete';
    const page = complete ? await keptOrMade(tenantId, id, () => tracePage(context, tenantId, id)) : null;
    if (page === null) throw await missing(tenantId, id);
    return page;
  };

  guardedRoute(
    router,
    context,
    OPERATIONS.getTrace,
    async ({ request, reply, principal: { tenantId } }) => {
      readQuery(OPERATIONS.getTrace.query, request);
      const id = readParams(OPERATIONS.getTrace.params, request)?.id;
      if (id === undefined) throw notFound('review');
      reply.header('vary', 'Accept');
      if (prefersHtml(request)) return sendPage(reply, { page: await pageOf(tenantId, id) });
      const trace = await store.tenant(tenantId).read((tx) => tx.traces.get(id));
      if (trace === null) throw await missing(tenantId, id);
      return send(reply, OPERATIONS.getTrace, trace);
    },
    { instead: byLink, faultPage },
  );

  guardedRoute(router, context, OPERATIONS.createTraceLink, async ({ request, reply, principal }) => {
    refuseBody(request);
    const params = readParams(OPERATIONS.createTraceLink.params, request);
    if (params === undefined) throw notFound('review');
    const review = await store.tenant(principal.tenantId).read((tx) => tx.reviews.summary(params.id));
    if (review === null) throw notFound('review');
    return send(reply, OPERATIONS.createTraceLink, await links.create(review.id, traceUrl(publicUrl(), review.id)));
  });
}
