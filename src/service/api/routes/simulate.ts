/** POST /v1/policies:simulate: returns the result of a review under a policy. */
import { OPERATIONS } from '../../../contract/index.js';
import type { ServiceContext } from '../../context.js';
import { countRequest } from '../../reviews/create.js';
import { simulate } from '../../reviews/simulate.js';
import type { Transaction } from '../../store/store.js';
import { readChange } from '../http/input.js';
import { guardedRoute, type Router, send } from '../http/route.js';
import { createSlots } from '../http/slots.js';

/** Maximum at a time per process, and one per tenant: callers wait for the response, and reviews have priority. */
const SIMULATIONS = 3;

/** Registers the call. */
export function simulateRoute<Tx extends Transaction>(router: Router, context: ServiceContext<Tx>): void {
  const { store, clock } = context;
  const inSlot = createSlots({
    count: SIMULATIONS,
    detail: 'Other simulations are under way. Try again in a few seconds.',
    ownDetail: 'A simulation of this tenant is under way. Send the next one when it has ended.',
    retryAfterSeconds: 5,
  });
  guardedRoute(router, context, OPERATIONS.simulatePolicy, async ({ request, reply, principal: { tenantId } }) => {
    const asked = readChange(OPERATIONS.simulatePolicy.body.schema, request);
    return inSlot(tenantId, async () => {
      const counted = await store.tenant(tenantId).transaction((tx) => countRequest(tx, clock()));
      reply.headers(counted());
      return send(reply, OPERATIONS.simulatePolicy, await simulate(context, tenantId, asked));
    });
  });
}
