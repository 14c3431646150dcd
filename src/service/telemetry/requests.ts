/** Measures, counts, traces and logs every request by its operation, never by its content. */
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ENDPOINTS, type EndpointId } from '../../contract/index.js';
import type { Principal } from '../api/auth/access-tokens.js';
import type { Logger } from './logger.js';
import type { Meter } from './meter.js';
import type { OpenSpan, Tracer } from './tracer.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The authenticated caller, once known. */
    caller?: Principal;
    /** The error code of the response. */
    faultCode?: string;
  }
  interface FastifyContextConfig {
    /** The call of the contract that the route serves. */
    operation?: EndpointId;
  }
}

/** Calls that monitoring makes every few seconds. They are logged only at level debug. */
export const PROBES: ReadonlySet<EndpointId> = new Set(['health', 'ready', 'metrics']);

/** Where requests are recorded. Without a meter they are not counted. */
export interface RequestsOptions {
  readonly meter: Meter | null;
  readonly logger: Logger;
  readonly tracer: Tracer;
  /** Milliseconds; only differences are used. */
  readonly clock: () => number;
}

interface RequestState {
  readonly since: number;
  readonly span: OpenSpan;
}

function readHeader(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

function selectLogLevel(operation: EndpointId | undefined, status: number): keyof Logger {
  // 502 to 504 are caused by a provider or by load, and are temporary; 500 is an internal error.
  if (status === 500) return 'error';
  if (status > 500) return 'warn';
  return operation !== undefined && PROBES.has(operation) ? 'debug' : 'info';
}

/** Adds hooks that run before and after all others. Call it before other hooks are added. */
export function observeRequests(app: FastifyInstance, { meter, logger, tracer, clock }: RequestsOptions): void {
  const seen = new WeakMap<FastifyRequest, RequestState>();

  app.addHook('onRequest', async (request) => {
    const { operation } = request.routeOptions.config;
    const route = operation === undefined ? null : ENDPOINTS[operation].path;
    const span = tracer.begin(
      route === null ? request.method : `${request.method} ${route}`,
      {
        kind: 'server',
        attributes: {
          'http.request.method': request.method,
          'url.scheme': request.protocol,
          'review_gate.request.id': request.id,
          ...(route === null ? {} : { 'http.route': route }),
          ...(operation === undefined ? {} : { 'review_gate.operation': operation }),
        },
      },
      { traceparent: readHeader(request, 'traceparent'), tracestate: readHeader(request, 'tracestate') },
    );
    seen.set(request, { since: clock(), span });
  });

  // As late as possible: the code that reads the body runs in the context of the socket, not of the request.
  app.addHook('preHandler', (request, _reply, done) => {
    const one = seen.get(request);
    if (one === undefined) done();
    else one.span.within(done);
  });

  app.addHook('onResponse', async (request, reply) => {
    const one = seen.get(request);
    if (one === undefined) return;
    const { operation } = request.routeOptions.config;
    const status = reply.statusCode;
    const milliseconds = Math.max(0, clock() - one.since);
    const tenant = request.caller?.tenantId;
    meter?.request({ operation: operation ?? null, method: request.method, status, milliseconds });
    one.span.set({
      'http.response.status_code': status,
      ...(tenant === undefined ? {} : { 'review_gate.tenant.id': tenant }),
    });
    one.span.end(status >= 500 ? (request.faultCode ?? String(status)) : null);
    logger[selectLogLevel(operation, status)]('request', {
      request_id: request.id,
      operation: operation ?? null,
      method: request.method,
      status,
      duration_ms: Math.round(milliseconds),
      ...(request.faultCode === undefined ? {} : { code: request.faultCode }),
      ...(request.caller === undefined
        ? {}
        : { tenant_id: request.caller.tenantId, client_id: request.caller.clientId }),
      ...(one.span.traceId === null ? {} : { trace_id: one.span.traceId }),
      // The caller disconnected before it had the response. A call within the process has no connection to lose.
      ...(reply.raw.writableFinished || !(request.raw.socket instanceof Socket) ? {} : { aborted: true }),
    });
  });
}
