/** GET /v1/reviews/{id}/spans: the accounting for a change, from its stored trace. */
import { compareSpans, ENDPOINTS, type Span } from '../../../contract/index.js';
import { readAccountingEvidence } from '../../../report/index.js';
import type { ServiceContext } from '../../context.js';
import { Place, type PlacedRow, placeRows, readPage, slicePlaced } from '../http/cursor.js';
import { readParams, readQuery } from '../http/input.js';
import { createNotFoundError } from '../http/problem.js';
import { type Router, registerGuardedRoute, send } from '../http/route.js';

/** Lists of spans that a process keeps: whoever reads a list reads all its pages, and a large trace takes long to read. */
const MAX_KEPT = 4;

/** Creates the lookup of a review's spans by place. Throws ServiceError (404) if there is no such review. */
function createSpanReader({ store }: Pick<ServiceContext, 'store'>) {
  const kept = new Map<string, readonly PlacedRow<Span>[]>();
  return (tenantId: string, id: string): Promise<readonly PlacedRow<Span>[]> =>
    store.tenant(tenantId).read(async (tx) => {
      // Asked each time: what is kept may outlive its review.
      const review = await tx.reviews.summary(id);
      if (review === null) throw createNotFoundError('review');
      const name = `${tenantId} ${id}`;
      const known = kept.get(name);
      if (known !== undefined) return known;
      const spans = readAccountingEvidence({ trace: await tx.traces.get(id) })?.spans ?? [];
      const placed = placeRows(spans.toSorted(compareSpans));
      if (review.outcome.status === 'complete') kept.set(name, placed);
      for (const oldest of kept.keys()) {
        if (kept.size <= MAX_KEPT) break;
        kept.delete(oldest);
      }
      return placed;
    });
}

/** Registers the call. */
export function registerSpanRoutes(router: Router, context: ServiceContext): void {
  const readSpans = createSpanReader(context);
  registerGuardedRoute(router, context, ENDPOINTS.listSpans, async ({ request, reply, principal }) => {
    const id = readParams(ENDPOINTS.listSpans.params, request)?.id;
    const { limit, page, reason } = readQuery(ENDPOINTS.listSpans.query, request);
    if (id === undefined) throw createNotFoundError('review');
    const placed = await readSpans(principal.tenantId, id);
    const { rows, nextPage } = await readPage(
      { limit, page },
      Place,
      async (slice) => slicePlaced(placed, slice, (span) => reason === undefined || span.reason === reason),
      `spans of ${id} after`,
    );
    return send(reply, ENDPOINTS.listSpans, { data: rows.map(({ row }) => row), next_page: nextPage });
  });
}
