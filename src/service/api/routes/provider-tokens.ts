/**
 * GET /v1/provider-tokens, and PUT and DELETE /v1/provider-tokens/{provider}. The tokens can be written but not read.
 */
import { ENDPOINTS } from '../../../contract/index.js';
import type { AllowHost } from '../../../sources/tickets/system.js';
import type { ServiceContext } from '../../context.js';
import {
  listProviderTokens,
  listTokenFaults,
  putProviderToken,
  removeProviderToken,
  selectTokenSchema,
} from '../../tenants/provider-token.js';
import { createMalformedError, readBody, readParams, refuseBody } from '../http/input.js';
import { createNotFoundError } from '../http/problem.js';
import { type Router, registerGuardedRoute, send } from '../http/route.js';

/** What the operator allows to the tokens of tenants. */
export interface ProviderTokenOptions {
  /** Whether the operator lets a host be reached over plain HTTP, with a token. */
  readonly allowHost: AllowHost;
}

/** Registers the calls. */
export function registerProviderTokenRoutes(
  router: Router,
  context: ServiceContext,
  { allowHost }: ProviderTokenOptions,
): void {
  const { store, vault, clock } = context;

  registerGuardedRoute(router, context, ENDPOINTS.listProviderTokens, async ({ reply, principal: { tenantId } }) =>
    send(reply, ENDPOINTS.listProviderTokens, { data: await store.tenant(tenantId).read(listProviderTokens) }),
  );

  registerGuardedRoute(
    router,
    context,
    ENDPOINTS.putProviderToken,
    async ({ request, reply, principal: { tenantId } }) => {
      const params = readParams(ENDPOINTS.putProviderToken.params, request);
      if (params === undefined) throw createNotFoundError('provider');
      const given = readBody(selectTokenSchema(params.provider, request.body), request);
      const faults = listTokenFaults(params.provider, given, allowHost);
      if (faults.length > 0) throw createMalformedError(faults);
      const row = { provider: params.provider, given, now: clock() };
      await store.tenant(tenantId).transaction((tx) => putProviderToken(tx, vault, row));
      return reply.code(ENDPOINTS.putProviderToken.success.status).send();
    },
  );

  registerGuardedRoute(
    router,
    context,
    ENDPOINTS.deleteProviderToken,
    async ({ request, reply, principal: { tenantId } }) => {
      refuseBody(request);
      const params = readParams(ENDPOINTS.deleteProviderToken.params, request);
      if (params === undefined) throw createNotFoundError('provider');
      const there = await store.tenant(tenantId).transaction((tx) => removeProviderToken(tx, params.provider));
      if (!there) throw createNotFoundError('provider token');
      return reply.code(ENDPOINTS.deleteProviderToken.success.status).send();
    },
  );
}
