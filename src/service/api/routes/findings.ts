/** GET /v1/findings and GET /v1/findings/{id}. */
import { FindingId, OPERATIONS } from '../../../contract/index.js';
import type { ServiceContext } from '../../context.js';
import { readParams, readQuery } from '../http/input.js';
import { readPage } from '../http/page.js';
import { notFound } from '../http/problem.js';
import { guardedRoute, type Router, send } from '../http/route.js';

/** Registers the calls. */
export function findingRoutes(router: Router, context: ServiceContext): void {
  guardedRoute(router, context, OPERATIONS.listFindings, async ({ request, reply, principal }) => {
    const { limit, page, ...filter } = readQuery(OPERATIONS.listFindings.query, request);
    const { rows, nextPage } = await readPage({ limit, page }, FindingId, (slice) =>
      context.store.tenant(principal.tenantId).read(async (tx) => {
        const found = await tx.findings.list(filter, slice);
        // If there are findings, the review exists; only an empty list needs the check.
        if (found.length === 0 && (await tx.reviews.summary(filter.review_id)) === null) throw notFound('review');
        return found;
      }),
    );
    return send(reply, OPERATIONS.listFindings, { data: [...rows], next_page: nextPage });
  });

  guardedRoute(router, context, OPERATIONS.getFinding, async ({ request, reply, principal }) => {
    const params = readParams(OPERATIONS.getFinding.params, request);
    if (params === undefined) throw notFound('finding');
    const finding = await context.store.tenant(principal.tenantId).read((tx) => tx.findings.get(params.id));
    if (finding === null) throw notFound('finding');
    return send(reply, OPERATIONS.getFinding, finding);
  });
}
