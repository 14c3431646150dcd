/** GET /v1/policies, and GET, PUT and DELETE /v1/policies/{name}. */
import { ENDPOINTS, PolicyName } from '../../../contract/index.js';
import type { ServiceContext } from '../../context.js';
import type { Slice } from '../../store/store.js';
import { listPolicies, putPolicy, readPolicy, removePolicy } from '../../tenants/tenant-policies.js';
import { readPage } from '../http/cursor.js';
import { readBodyOrText, readParams, readQuery, refuseBody, requireParams } from '../http/input.js';
import { createNotFoundError } from '../http/problem.js';
import { type Router, registerGuardedRoute, send } from '../http/route.js';

/** Registers the calls. */
export function registerPolicyRoutes(router: Router, context: ServiceContext): void {
  const { store, clock } = context;

  registerGuardedRoute(router, context, ENDPOINTS.listPolicies, async ({ request, reply, principal: { tenantId } }) => {
    const query = readQuery(ENDPOINTS.listPolicies.query, request);
    const read = (slice: Slice) => store.tenant(tenantId).transaction((tx) => listPolicies(tx, slice));
    // The mark is needed because a policy's name may look like an id of another list.
    const { rows, nextPage } = await readPage(query, PolicyName, read, 'policy');
    const data = rows.map(({ name, created_at, updated_at }) => ({ name, created_at, updated_at }));
    return send(reply, ENDPOINTS.listPolicies, { data, next_page: nextPage });
  });

  registerGuardedRoute(router, context, ENDPOINTS.getPolicy, async ({ request, reply, principal: { tenantId } }) => {
    const params = readParams(ENDPOINTS.getPolicy.params, request);
    if (params === undefined) throw createNotFoundError('policy');
    const policy = await store.tenant(tenantId).read((tx) => readPolicy(tx, params.name));
    return send(reply, ENDPOINTS.getPolicy, policy);
  });

  registerGuardedRoute(router, context, ENDPOINTS.putPolicy, async ({ request, reply, principal: { tenantId } }) => {
    const { name } = requireParams(ENDPOINTS.putPolicy.params, request);
    const { source } = readBodyOrText(ENDPOINTS.putPolicy.body.schema, request, (text) => ({ source: text }));
    const policy = await store.tenant(tenantId).transaction((tx) => putPolicy(tx, { name, source }, clock()));
    return send(reply, ENDPOINTS.putPolicy, policy);
  });

  registerGuardedRoute(router, context, ENDPOINTS.deletePolicy, async ({ request, reply, principal: { tenantId } }) => {
    refuseBody(request);
    const params = readParams(ENDPOINTS.deletePolicy.params, request);
    if (params === undefined) throw createNotFoundError('policy');
    await store.tenant(tenantId).transaction((tx) => removePolicy(tx, params.name));
    return reply.code(ENDPOINTS.deletePolicy.success.status).send();
  });
}
