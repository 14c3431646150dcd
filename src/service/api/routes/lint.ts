/** POST /v1/tickets:lint: returns which parts of a ticket are criteria and which are not. */
import type { FastifyRequest } from 'fastify';
import { ENDPOINTS, type LintTicket } from '../../../contract/index.js';
import type { ServiceContext } from '../../context.js';
import { countRequest } from '../../reviews/create.js';
import type { Transaction } from '../../store/store.js';
import { lintTicket } from '../../tenants/lint.js';
import { readBody, readChange } from '../http/input.js';
import { type Router, registerGuardedRoute, send } from '../http/route.js';

const [NAMED, TEXT] = ENDPOINTS.lintTicket.body.schema.options;

/** Chooses the one of the two shapes whose field the body has, so that each fault is named. */
function readAsked(request: FastifyRequest): LintTicket {
  const { body } = request;
  const isText = typeof body === 'object' && body !== null && 'text' in body && !('ticket' in body);
  return isText ? readBody(TEXT, request) : readChange(NAMED, request);
}

/** Registers the call. */
export function registerLintRoute<Tx extends Transaction>(router: Router, context: ServiceContext<Tx>): void {
  const { store, clock } = context;
  registerGuardedRoute(router, context, ENDPOINTS.lintTicket, async ({ request, reply, principal: { tenantId } }) => {
    const asked = readAsked(request);
    const counted = await store.tenant(tenantId).transaction((tx) => countRequest(tx, clock()));
    reply.headers(counted());
    return send(reply, ENDPOINTS.lintTicket, await lintTicket(context, tenantId, asked));
  });
}
