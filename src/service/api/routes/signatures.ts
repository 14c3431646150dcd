/** GET /v1/reviews/{id}/signatures: what people answered for, from the stored trace. */
import { ENDPOINTS } from '../../../contract/index.js';
import { readSignaturesEvidence } from '../../../report/index.js';
import type { ServiceContext } from '../../context.js';
import { Place, placeRows, readPage, slicePlaced } from '../http/cursor.js';
import { readParams, readQuery } from '../http/input.js';
import { createNotFoundError } from '../http/problem.js';
import { type Router, registerGuardedRoute, send } from '../http/route.js';

/** Registers the call. A review without a trace, or of a version before, has none. */
export function registerSignatureRoutes(router: Router, context: ServiceContext): void {
  const call = ENDPOINTS.listSignatures;
  registerGuardedRoute(router, context, call, async ({ request, reply, principal }) => {
    const id = readParams(call.params, request)?.id;
    const query = readQuery(call.query, request);
    if (id === undefined) throw createNotFoundError('review');
    const trace = await context.store.tenant(principal.tenantId).read(async (tx) => {
      if ((await tx.reviews.summary(id)) === null) throw createNotFoundError('review');
      return tx.traces.get(id);
    });
    const placed = placeRows(readSignaturesEvidence({ trace })?.signatures ?? []);
    const page = await readPage(query, Place, async (slice) => slicePlaced(placed, slice), `signatures of ${id} after`);
    return send(reply, call, { data: page.rows.map(({ row }) => row), next_page: page.nextPage });
  });
}
