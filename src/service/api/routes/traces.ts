/**
 * GET /v1/reviews/{id}/trace, as JSON and as a page for people, and the links that give access to it without a bearer
 * token.
 */
import type { FastifyRequest } from 'fastify';
import { ENDPOINTS } from '../../../contract/index.js';
import type { Page } from '../../../report/index.js';
import { buildTraceUrl, type ServiceContext } from '../../context.js';
import type { Principal } from '../auth/access-tokens.js';
import { type PageResponse, prefersHtml, sendPage } from '../http/html.js';
import { readParams, readQuery, refuseBody } from '../http/input.js';
import { createNotFoundError, type ServiceError } from '../http/problem.js';
import { type Router, registerGuardedRoute, send } from '../http/route.js';
import { createPageCache } from '../pages/page-cache.js';
import { LinkRefusedError, NoTraceError, renderTraceErrorPage } from '../pages/trace-errors.js';
import { renderTracePage } from '../pages/trace-page.js';

/**
 * Registers the calls.
 * @param reportPath where a person who signs in finds the report of a review
 */
export function registerTraceRoutes(
  router: Router,
  context: ServiceContext,
  reportPath: (reviewId: string) => string,
): void {
  const { store, links, publicUrl } = context;
  const keptOrMade = createPageCache();

  const authorizeByLink = async (request: FastifyRequest): Promise<Principal | null> => {
    const { expires, signature } = readQuery(ENDPOINTS.getTrace.query, request);
    if (expires === undefined && signature === undefined) return null;
    const id = readParams(ENDPOINTS.getTrace.params, request)?.id ?? '';
    const state = await links.check(id, { expires: expires ?? '', signature: signature ?? '' });
    if (state === 'expired') throw new LinkRefusedError(state);
    const tenantId = state === 'good' ? await store.directory.tenantOfReview(id) : null;
    if (tenantId === null) throw new LinkRefusedError('bad');
    return { tenantId, clientId: 'link', scopes: new Set(['findings:read']) };
  };

  const faultPage = (fault: ServiceError, request: FastifyRequest): PageResponse | null => {
    if (!prefersHtml(request)) return null;
    const id = readParams(ENDPOINTS.getTrace.params, request)?.id;
    const signedIn = id === undefined ? null : `${publicUrl()}${reportPath(id)}`;
    return renderTraceErrorPage(fault, { signedIn, docs: `${publicUrl()}${ENDPOINTS.docs.path}` });
  };

  /** Returns the fault that explains why a review of the tenant has no trace. */
  const createMissingTraceError = async (tenantId: string, id: string): Promise<ServiceError> => {
    const review = await store.tenant(tenantId).read((tx) => tx.reviews.summary(id));
    // If the review has completed in the meantime, its trace exists and the next request finds it.
    if (review === null) return createNotFoundError('review');
    return new NoTraceError(review.outcome.status === 'failed' ? review.outcome.error : null);
  };

  /**
   * Returns the page of a review. The review is checked each time, because a page may be cached longer than its review
   * is stored.
   */
  const renderPage = async (tenantId: string, id: string): Promise<Page> => {
    const review = await store.tenant(tenantId).read((tx) => tx.reviews.summary(id));
    const complete = review?.outcome.status === 'complete';
    const page = complete ? await keptOrMade(tenantId, id, () => renderTracePage(context, tenantId, id)) : null;
    if (page === null) throw await createMissingTraceError(tenantId, id);
    return page;
  };

  registerGuardedRoute(
    router,
    context,
    ENDPOINTS.getTrace,
    async ({ request, reply, principal: { tenantId } }) => {
      readQuery(ENDPOINTS.getTrace.query, request);
      const id = readParams(ENDPOINTS.getTrace.params, request)?.id;
      if (id === undefined) throw createNotFoundError('review');
      reply.header('vary', 'Accept');
      if (prefersHtml(request)) return sendPage(reply, { page: await renderPage(tenantId, id) });
      const trace = await store.tenant(tenantId).read((tx) => tx.traces.get(id));
      if (trace === null) throw await createMissingTraceError(tenantId, id);
      return send(reply, ENDPOINTS.getTrace, trace);
    },
    { instead: authorizeByLink, faultPage },
  );

  registerGuardedRoute(router, context, ENDPOINTS.createTraceLink, async ({ request, reply, principal }) => {
    refuseBody(request);
    const params = readParams(ENDPOINTS.createTraceLink.params, request);
    if (params === undefined) throw createNotFoundError('review');
    const review = await store.tenant(principal.tenantId).read((tx) => tx.reviews.summary(params.id));
    if (review === null) throw createNotFoundError('review');
    return send(reply, ENDPOINTS.createTraceLink, await links.create(review.id, buildTraceUrl(publicUrl(), review.id)));
  });
}
