/** GET /v1/policies, and GET, PUT and DELETE /v1/policies/{name}. */
import { OPERATIONS, PolicyName } from '../../../contract/index.js';
import type { ServiceContext } from '../../context.js';
import type { Slice } from '../../store/store.js';
import { listPolicies, putPolicy, readPolicy, removePolicy } from '../../tenants/own-policies.js';
import { mustReadParams, readBodyOrText, readParams, readQuery, refuseBody } from '../http/input.js';
import { readPage } from '../http/page.js';
import { notFound } from '../http/problem.js';
import { guardedRoute, type Router, send } from '../http/route.js';

/** Registers the calls. */
export function policyRoutes(router: Router, context: ServiceContext): void {
  const { store, clock } = context;

  guardedRoute(router, context, OPERATIONS.listPolicies, async ({ request, reply, principal: { tenantId } }) => {
    const query = readQuery(OPERATIONS.listPolicies.query, request);
    const read = (slice: Slice) => store.tenant(tenantId).transaction((tx) => listPolicies(tx, slice));
    // The mark is needed because a policy's name may look like an id of another list.
    const { rows, nextPage } = await readPage(query, PolicyName, read, 'policy');
    const data = rows.map(({ name, created_at, updated_at }) => ({ name, created_at, updated_at }));
    return send(reply, OPERATIONS.listPolicies, { data, next_page: nextPage });
  });

  guardedRoute(router, context, OPERATIONS.getPolicy, async ({ request, reply, principal: { tenantId } }) => {
    const params = readParams(OPERATIONS.getPolicy.params, request);
    if (params === undefined) throw notFound('policy');
    const policy = await store.tenant(tenantId).read((tx) => readPolicy(tx, params.name));
    return send(reply, OPERATIONS.getPolicy, policy);
  });

  guardedRoute(router, context, OPERATIONS.putPolicy, async ({ request, reply, principal: { tenantId } }) => {
    const { name } = mustReadParams(OPERATIONS.putPolicy.params, request);
    const { source } = readBodyOrText(OPERATIONS.putPolicy.body.schema, request, (text) => ({ source: text }));
    const policy = await store.tenant(tenantId).transaction((tx) => putPolicy(tx, { name, source }, clock()));
    return send(reply, OPERATIONS.putPolicy, policy);
  });

  guardedRoute(router, context, OPERATIONS.deletePolicy, async ({ request, reply, principal: { tenantId } }) => {
    refuseBody(request);
    const params = readParams(OPERATIONS.deletePolicy.params, request);
    if (params === undefined) throw notFound('policy');
    await store.tenant(tenantId).transaction((tx) => removePolicy(tx, params.name));
    return reply.code(OPERATIONS.deletePolicy.success.status).send();
  });
}
