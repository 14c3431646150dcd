/** GET and PATCH /v1/tenant: the tenant and its settings. */
import { OPERATIONS } from '../../../contract/index.js';
import type { ServiceContext } from '../../context.js';
import { patchTenant } from '../../tenants/own-policies.js';
import { readBody } from '../http/input.js';
import { guardedRoute, type Router, send } from '../http/route.js';

/** Registers the calls. */
export function tenantRoutes(router: Router, context: ServiceContext): void {
  const { store, policiesByPath } = context;

  guardedRoute(router, context, OPERATIONS.getTenant, async ({ reply, principal: { tenantId } }) =>
    send(reply, OPERATIONS.getTenant, await store.tenant(tenantId).read((tx) => tx.tenant())),
  );

  guardedRoute(router, context, OPERATIONS.patchTenant, async ({ request, reply, principal: { tenantId } }) => {
    const patch = readBody(OPERATIONS.patchTenant.body.schema, request);
    const tenant = await store.tenant(tenantId).transaction((tx) => patchTenant(tx, patch, policiesByPath));
    return send(reply, OPERATIONS.patchTenant, tenant);
  });
}
