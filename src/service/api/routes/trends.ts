/** GET /v1/trends: how reviews went, by week, as far back as the tenant keeps them. */
import { ENDPOINTS, LIMITS } from '../../../contract/index.js';
import type { ServiceContext } from '../../context.js';
import { findFirstWeek, tallyWeeks } from '../../reviews/tally-weeks.js';
import { readQuery } from '../http/input.js';
import { type Router, registerGuardedRoute, send } from '../http/route.js';

const DAYS_OF_WEEK = 7;

/** Registers the call. */
export function registerTrendsRoute(router: Router, context: ServiceContext): void {
  const call = ENDPOINTS.getTrends;
  registerGuardedRoute(router, context, call, async ({ request, reply, principal }) => {
    const filter = readQuery(call.query, request);
    const tenant = context.store.tenant(principal.tenantId);
    const { retention_days: kept } = await tenant.read((tx) => tx.tenant());
    const weeks = Math.min(LIMITS.MAX_TREND_WEEKS, Math.max(1, Math.ceil(kept / DAYS_OF_WEEK)));
    const from = findFirstWeek(context.clock(), weeks);
    const found = await tenant.read((tx) => tx.reviews.firsts(filter, from, LIMITS.MAX_TREND_PULLS + 1));
    const counted = found.slice(0, LIMITS.MAX_TREND_PULLS);
    return send(reply, call, {
      weeks: tallyWeeks(counted, from, weeks),
      complete: counted.length === found.length,
    });
  });
}
