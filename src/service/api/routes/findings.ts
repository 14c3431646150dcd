/** GET /v1/findings and GET /v1/findings/{id}. */
import { ENDPOINTS, FindingId } from '../../../contract/index.js';
import type { ServiceContext } from '../../context.js';
import { readPage } from '../http/cursor.js';
import { readParams, readQuery } from '../http/input.js';
import { createNotFoundError } from '../http/problem.js';
import { type Router, registerGuardedRoute, send } from '../http/route.js';

/** Registers the calls. */
export function registerFindingRoutes(router: Router, context: ServiceContext): void {
  registerGuardedRoute(router, context, ENDPOINTS.listFindings, async ({ request, reply, principal }) => {
    const { limit, page, ...filter } = readQuery(ENDPOINTS.listFindings.query, request);
    const { rows, nextPage } = await readPage({ limit, page }, FindingId, (slice) =>
      context.store.tenant(principal.tenantId).read(async (tx) => {
        const found = await tx.findings.list(filter, slice);
        // If there are findings, the review exists; only an empty list needs the check.
        if (found.length === 0 && (await tx.reviews.summary(filter.review_id)) === null)
          throw createNotFoundError('review');
        return found;
      }),
    );
    return send(reply, ENDPOINTS.listFindings, { data: [...rows], next_page: nextPage });
  });

  registerGuardedRoute(router, context, ENDPOINTS.getFinding, async ({ request, reply, principal }) => {
    const params = readParams(ENDPOINTS.getFinding.params, request);
    if (params === undefined) throw createNotFoundError('finding');
    const finding = await context.store.tenant(principal.tenantId).read((tx) => tx.findings.get(params.id));
    if (finding === null) throw createNotFoundError('finding');
    return send(reply, ENDPOINTS.getFinding, finding);
  });
}
