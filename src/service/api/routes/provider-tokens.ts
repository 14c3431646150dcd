/**
 * GET /v1/provider-tokens, and PUT and DELETE /v1/provider-tokens/{provider}. The tokens can be written but not read.
 */
import { OPERATIONS } from '../../../contract/index.js';
import type { AllowHost } from '../../../sources/tickets/system.js';
import type { ServiceContext } from '../../context.js';
import {
  listProviderTokens,
  listTokenFaults,
  putProviderToken,
  removeProviderToken,
  selectTokenSchema,
} from '../../tenants/provider-token.js';
import { malformed, readBody, readParams, refuseBody } from '../http/input.js';
import { notFound } from '../http/problem.js';
import { guardedRoute, type Router, send } from '../http/route.js';

export interface ProviderTokenOptions {
  /** Whether the operator lets a host be reached over plain HTTP, with a token. */
  readonly allowHost: AllowHost;
}

/** Registers the calls. */
export function providerTokenRoutes(
  router: Router,
  context: ServiceContext,
  { allowHost }: ProviderTokenOptions,
): void {
  const { store, vault, clock } = context;

  guardedRoute(router, context, OPERATIONS.listProviderTokens, async ({ reply, principal: { tenantId } }) =>
    send(reply, OPERATIONS.listProviderTokens, { data: await store.tenant(tenantId).read(listProviderTokens) }),
  );

  guardedRoute(router, context, OPERATIONS.putProviderToken, async ({ request, reply, principal: { tenantId } }) => {
    const params = readParams(OPERATIONS.putProviderToken.params, request);
    if (params === undefined) throw notFound('provider');
    const given = readBody(selectTokenSchema(params.provider, request.body), request);
    const faults = listTokenFaults(params.provider, given, allowHost);
    if (faults.length > 0) throw malformed(faults);
    const row = { provider: params.provider, given, now: clock() };
    await store.tenant(tenantId).transaction((tx) => putProviderToken(tx, vault, row));
    return reply.code(OPERATIONS.putProviderToken.success.status).send();
  });

  guardedRoute(router, context, OPERATIONS.deleteProviderToken, async ({ request, reply, principal: { tenantId } }) => {
    refuseBody(request);
    const params = readParams(OPERATIONS.deleteProviderToken.params, request);
    if (params === undefined) throw notFound('provider');
    const there = await store.tenant(tenantId).transaction((tx) => removeProviderToken(tx, params.provider));
    if (!there) throw notFound('provider token');
    return reply.code(OPERATIONS.deleteProviderToken.success.status).send();
  });
}
