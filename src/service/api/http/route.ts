/** Turns calls of the contract into routes. Method, path and scope come only from the operations table. */
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import * as z from 'zod';
import type { Endpoint, EndpointId } from '../../../contract/index.js';
import type { ServiceContext } from '../../context.js';
import type { Principal } from '../auth/access-tokens.js';
import { authorize } from '../auth/bearer.js';
import { readQuery, TextBody } from './input.js';
import { acceptText } from './media.js';
import { openScope } from './scope.js';

/** The input of a handler of a call with a bearer token. */
export interface AuthorizedCall {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly principal: Principal;
}

/** Registers routes and records which calls they serve. */
export interface Router {
  readonly app: FastifyInstance;
  readonly served: Set<EndpointId>;
}

const NO_QUERY = z.strictObject({});

type Identified = Endpoint & { readonly id: EndpointId };

/** Converts OpenAPI's `{name}` to the router's `:name`, in which `::` is a colon. */
function toFastifyPath(path: string): string {
  return path.replaceAll(':', '::').replaceAll(/\{(\w+)\}/gu, ':$1');
}

/** Returns whether `path` matches the operation's path. */
export function matchesPath(operation: Endpoint, path: string): boolean {
  const pattern = operation.path.replaceAll(/[.\\+*?^$()[\]|]/gu, '\\$&').replaceAll(/\{\w+\}/gu, '[^/]+');
  return new RegExp(`^${pattern}$`, 'u').test(path);
}

/** Sends a response that was already serialized from the call's shape. */
export function sendText(reply: FastifyReply, operation: Endpoint, body: string): FastifyReply {
  return reply.code(operation.success.status).type('application/json; charset=utf-8').send(body);
}

/** Sends a response of the call, with the call's own status and body shape. */
export function send<O extends Endpoint & { readonly success: { readonly schema: z.ZodType } }>(
  reply: FastifyReply,
  operation: O,
  body: z.input<O['success']['schema']>,
): FastifyReply {
  return sendText(reply, operation, JSON.stringify(body));
}

/** Registers a call that needs no bearer token. */
export function registerOpenRoute(
  { app, served }: Router,
  operation: Identified,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  served.add(operation.id);
  app.route({
    method: operation.method.toUpperCase(),
    url: toFastifyPath(operation.path),
    config: { operation: operation.id },
    handler,
  });
}

/** In which ways a call with a bearer token differs from most. */
export interface GuardedOptions {
  /**
   * Another authentication than a bearer token; null if the request does not use it. Throws if it is used without
   * permission.
   */
  readonly instead?: (request: FastifyRequest) => Promise<Principal | null>;
  /** The call takes bodies that are compressed with gzip. */
  readonly gzip?: boolean;
  /** Returns the page of a fault for a person. */
  readonly faultPage?: NonNullable<FastifyContextConfig['faultPage']>;
}

/**
 * Registers a call that needs a bearer token with the operation's scope. The token is checked before the body is read.
 */
export function registerGuardedRoute(
  { app, served }: Router,
  { tokens }: Pick<ServiceContext, 'tokens'>,
  operation: Identified & { readonly scope: NonNullable<Endpoint['scope']> },
  handler: (call: AuthorizedCall) => Promise<FastifyReply>,
  { instead, gzip = false, faultPage }: GuardedOptions = {},
): void {
  const principals = new WeakMap<FastifyRequest, Principal>();
  const { orText } = operation.body ?? {};
  served.add(operation.id);
  const route: RouteOptions = {
    method: operation.method.toUpperCase(),
    url: toFastifyPath(operation.path),
    config: { operation: operation.id, gzip, ...(faultPage === undefined ? {} : { faultPage }) },
    onRequest: async (request) => {
      const other = request.headers.authorization === undefined ? await instead?.(request) : null;
      const principal = other ?? (await authorize(request.headers.authorization, operation.scope, tokens));
      principals.set(request, principal);
      request.caller = principal;
    },
    handler: async (request, reply) => {
      const principal = principals.get(request);
      if (principal === undefined) throw new Error('the route ran without its guard');
      // A parameter without effect is not silently ignored.
      if (operation.query === undefined) readQuery(NO_QUERY, request);
      return handler({ request, reply, principal });
    },
  };
  if (orText === undefined) app.route(route);
  else {
    // In a scope of its own, so that no other call accepts the media type.
    openScope(app, operation.id, (scope) => {
      acceptText(scope, orText, (text) => new TextBody(text));
      scope.route(route);
    });
  }
}
