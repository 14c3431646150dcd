/** GET and PATCH /v1/tenant: the tenant and its settings. */
import { ENDPOINTS } from '../../../contract/index.js';
import type { ServiceContext } from '../../context.js';
import { patchTenant } from '../../tenants/tenant-policies.js';
import { readBody } from '../http/input.js';
import { type Router, registerGuardedRoute, send } from '../http/route.js';

/** Registers the calls. */
export function registerTenantRoutes(router: Router, context: ServiceContext): void {
  const { store, policiesByPath } = context;

  registerGuardedRoute(router, context, ENDPOINTS.getTenant, async ({ reply, principal: { tenantId } }) =>
    send(reply, ENDPOINTS.getTenant, await store.tenant(tenantId).read((tx) => tx.tenant())),
  );

  registerGuardedRoute(router, context, ENDPOINTS.patchTenant, async ({ request, reply, principal: { tenantId } }) => {
    const patch = readBody(ENDPOINTS.patchTenant.body.schema, request);
    const tenant = await store.tenant(tenantId).transaction((tx) => patchTenant(tx, patch, policiesByPath));
    return send(reply, ENDPOINTS.patchTenant, tenant);
  });
}
