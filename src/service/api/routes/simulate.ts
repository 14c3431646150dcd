/** POST /v1/policies:simulate: returns the result of a review under a policy. */
import { ENDPOINTS } from '../../../contract/index.js';
import type { ServiceContext } from '../../context.js';
import { countRequest } from '../../reviews/create.js';
import { simulateReview } from '../../reviews/simulate.js';
import type { Transaction } from '../../store/store.js';
import { readChange } from '../http/input.js';
import { type Router, registerGuardedRoute, send } from '../http/route.js';
import { createTenantLimiter } from '../http/tenant-limiter.js';

/** Maximum at a time per process, and one per tenant: callers wait for the response, and reviews have priority. */
const SIMULATIONS = 3;

/** Registers the call. */
export function registerSimulateRoute<Tx extends Transaction>(router: Router, context: ServiceContext<Tx>): void {
  const { store, clock } = context;
  const inSlot = createTenantLimiter({
    count: SIMULATIONS,
    detail: 'Other simulations are under way. Try again in a few seconds.',
    ownDetail: 'A simulation of this tenant is under way. Send the next one when it has ended.',
    retryAfterSeconds: 5,
  });
  registerGuardedRoute(
    router,
    context,
    ENDPOINTS.simulatePolicy,
    async ({ request, reply, principal: { tenantId } }) => {
      const asked = readChange(ENDPOINTS.simulatePolicy.body.schema, request);
      return inSlot(tenantId, async () => {
        const counted = await store.tenant(tenantId).transaction((tx) => countRequest(tx, clock()));
        reply.headers(counted());
        return send(reply, ENDPOINTS.simulatePolicy, await simulateReview(context, tenantId, asked));
      });
    },
  );
}
