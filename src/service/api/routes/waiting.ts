/** GET /v1/waiting: what waits for a person, over all repositories. */
import { compareText } from '../../../base/order.js';
import { type CompletedReview, ENDPOINTS, LIMITS, OPEN_REASONS, type WaitingOrder } from '../../../contract/index.js';
import type { ServiceContext } from '../../context.js';
import { presentReview } from '../../reviews/present.js';
import { Place, placeRows, readPage, slicePlaced } from '../http/cursor.js';
import { readQuery } from '../http/input.js';
import { type Router, registerGuardedRoute, send } from '../http/route.js';

type Compare = (a: CompletedReview, b: CompletedReview) => number;

/** The oldest first; also where the other orders find two alike. */
const byAge: Compare = (a, b) => compareText(a.completed_at, b.completed_at) || compareText(a.id, b.id);

const ORDERS: Readonly<Record<WaitingOrder, Compare>> = {
  age: byAge,
  tier: (a, b) => compareText(b.tier, a.tier) || byAge(a, b),
  lines: (a, b) => countOpenLines(b) - countOpenLines(a) || byAge(a, b),
};

/** Returns how many lines of the change are left to people. */
function countOpenLines({ accounting }: CompletedReview): number {
  return OPEN_REASONS.reduce((sum, reason) => sum + (accounting?.[reason].lines ?? 0), 0);
}

/** Registers the call. */
export function registerWaitingRoute(router: Router, context: ServiceContext): void {
  const call = ENDPOINTS.listWaiting;
  registerGuardedRoute(router, context, call, async ({ request, reply, principal }) => {
    const { limit, page, repo, tier, owner, sort = 'age' } = readQuery(call.query, request);
    const found = await context.store
      .tenant(principal.tenantId)
      .read((tx) => tx.reviews.waiting({ repo, tier }, LIMITS.MAX_WAITING));
    const asked = found
      .map((row) => presentReview(row, context.publicUrl()))
      .filter((review) => review.status === 'complete')
      .filter(({ people }) => owner === undefined || people?.owners_missing.includes(owner) === true)
      .sort(ORDERS[sort]);
    const placed = placeRows(asked);
    const { rows, nextPage } = await readPage(
      { limit, page },
      Place,
      async (slice) => slicePlaced(placed, slice),
      `waiting by ${sort} after`,
    );
    return send(reply, call, { data: rows.map(({ row }) => row), next_page: nextPage });
  });
}
