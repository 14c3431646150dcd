/** A call of the contract becomes a route: its method, path and scope come from the operations table and nowhere else. */
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { z } from 'zod';
import type { Operation, OperationId } from '../../../contract/index.js';
import type { ServiceContext } from '../../context.js';
import type { Principal } from '../auth/access-tokens.js';
import { authorize } from '../auth/bearer.js';
import { readQuery, TextBody } from './input.js';
import { takeText } from './media.js';
import { openScope } from './scope.js';

/** What a handler of a call with a bearer gets. */
export interface Call {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly principal: Principal;
}

/** Registers routes and remembers which calls they serve. */
export interface Router {
  readonly app: FastifyInstance;
  readonly served: Set<OperationId>;
}

const NO_QUERY = z.strictObject({});

type Identified = Operation & { readonly id: OperationId };

/** `{name}` of OpenAPI → `:name` of the router, which takes `::` for a colon. */
function fastifyPath(path: string): string {
  return path.replaceAll(':', '::').replaceAll(/\{(\w+)\}/gu, ':$1');
}

/** Whether `path` is one of the operation's addresses. */
export function matches(operation: Operation, path: string): boolean {
  const pattern = operation.path.replaceAll(/[.\\+*?^$()[\]|]/gu, '\\$&').replaceAll(/\{\w+\}/gu, '[^/]+');
  return new RegExp(`^${pattern}$`, 'u').test(path);
}

/** An answer of the call, as text that was made of its shape before. */
export function sendText(reply: FastifyReply, operation: Operation, body: string): FastifyReply {
  return reply.code(operation.success.status).type('application/json; charset=utf-8').send(body);
}

/** An answer of the call: its own status, and a body of its own shape. */
export function send<O extends Operation & { readonly success: { readonly schema: z.ZodType } }>(
  reply: FastifyReply,
  operation: O,
  body: z.input<O['success']['schema']>,
): FastifyReply {
  return sendText(reply, operation, JSON.stringify(body));
}

/** A call that asks for no bearer. */
export function openRoute(
  { app, served }: Router,
  operation: Identified,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  served.add(operation.id);
  app.route({
    method: operation.method.toUpperCase(),
    url: fastifyPath(operation.path),
    config: { operation: operation.id },
    handler,
  });
}

export interface GuardedOptions {
  /** Another way in than a bearer; null where the request does not use it. Throws where it does and may not. */
  readonly instead?: (request: FastifyRequest) => Promise<Principal | null>;
  /** How a fault looks to a person. */
  readonly faultPage?: NonNullable<FastifyContextConfig['faultPage']>;
}

/** A call that needs a bearer with the operation's scope. Checked before the body is read. */
export function guardedRoute(
  { app, served }: Router,
  { tokens }: Pick<ServiceContext, 'tokens'>,
  operation: Identified & { readonly scope: NonNullable<Operation['scope']> },
  handler: (call: Call) => Promise<FastifyReply>,
  { instead, faultPage }: GuardedOptions = {},
): void {
  const principals = new WeakMap<FastifyRequest, Principal>();
  const { orText } = operation.body ?? {};
  served.add(operation.id);
  const route: RouteOptions = {
    method: operation.method.toUpperCase(),
    url: fastifyPath(operation.path),
    config: { operation: operation.id, ...(faultPage === undefined ? {} : { faultPage }) },
    onRequest: async (request) => {
      const other = request.headers.authorization === undefined ? await instead?.(request) : null;
      const principal = other ?? (await authorize(request.headers.authorization, operation.scope, tokens));
      principals.set(request, principal);
      request.caller = principal;
    },
    handler: async (request, reply) => {
      const principal = principals.get(request);
      if (principal === undefined) throw new Error('the route ran without its guard');
      // A parameter somebody hopes has an effect is not passed over in silence.
      if (operation.query === undefined) readQuery(NO_QUERY, request);
      return handler({ request, reply, principal });
    },
  };
  if (orText === undefined) app.route(route);
  else {
    // In a scope of its own: no other call takes the media type.
    openScope(app, operation.id, (scope) => {
      takeText(scope, orText, (text) => new TextBody(text));
      scope.route(route);
    });
  }
}
