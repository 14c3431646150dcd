/** The Fastify application: what holds for every call, and the calls. */

import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { LIMITS, OPERATIONS, type Operation, type OperationId } from '../../contract/index.js';
import { consolePages } from '../console/index.js';
import { reportPath } from '../console/paths.js';
import type { ServiceContext } from '../context.js';
import type { Transaction } from '../store/store.js';
import { guardAgainstOverload } from '../telemetry/overload.js';
import { observeRequests } from '../telemetry/requests.js';
import { answerClientFault, answerFrameworkFault, handleErrors } from './http/errors.js';
import { LENIENT_HTTP, refuseAmbiguousFrames } from './http/framing.js';
import { requestId, setHeaders } from './http/headers.js';
import { notUtf8, otherCharset, readUtf8, refuseEncodings } from './http/media.js';
import { matches, type Router } from './http/route.js';
import { limitAnswers, type ServerTimes, serverOptions } from './http/times.js';
import { aboutRoutes } from './routes/about.js';
import { createReviewRoute } from './routes/create-review.js';
import { findingRoutes } from './routes/findings.js';
import { githubWebhookRoute } from './routes/github-webhooks.js';
import { lintRoute } from './routes/lint.js';
import { policyRoutes } from './routes/policies.js';
import { providerTokenRoutes } from './routes/provider-tokens.js';
import { reviewRoutes } from './routes/reviews.js';
import { simulateRoute } from './routes/simulate.js';
import { tenantRoutes } from './routes/tenant.js';
import { tokenRoute } from './routes/token.js';
import { traceRoutes } from './routes/traces.js';
import { webhookRoutes } from './routes/webhooks.js';

/** A longer path parameter gets 414. No valid name is that long. */
const MAX_PARAMETER_CHARACTERS = 1024;
const JSON_TYPE = 'application/json';

/** Accepts JSON only. An empty body counts as no body; the call's schema decides whether that is allowed. */
function takeJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(JSON_TYPE, { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    const fault = otherCharset(request.headers['content-type']);
    const text = readUtf8(body);
    if (fault !== null) done(fault, undefined);
    else if (text === null) done(notUtf8(), undefined);
    else if (text === '') done(null, undefined);
    else void parse(request, text, done);
  });
}

/** Returns the methods that the served calls have for a path. */
function methodsOf(served: ReadonlySet<OperationId>, path: string): string[] {
  const operations: readonly Operation[] = [...served].map((id) => OPERATIONS[id]);
  const methods = operations.filter((operation) => matches(operation, path)).map(({ method }) => method.toUpperCase());
  return methods.includes('GET') ? [...methods, 'HEAD'] : methods;
}

/** What a process answers: everything, or the calls alone that say how it is (a worker's). */
export type Calls = 'all' | 'about';

/** The calls that clients make. */
function tenantCalls<Tx extends Transaction>(router: Router, context: ServiceContext<Tx>): void {
  tokenRoute(router, context);
  createReviewRoute(router, context);
  reviewRoutes(router, context);
  findingRoutes(router, context);
  traceRoutes(router, context, reportPath);
  githubWebhookRoute(router, context);
  if (context.webhooks !== null) webhookRoutes(router, context, context.webhooks);
  tenantRoutes(router, context);
  policyRoutes(router, context);
  // Hosts that the operator allowed for webhooks may also receive a token over plain HTTP.
  providerTokenRoutes(router, context, {
    allowHost: (hostname, port) => context.webhooks?.allow.has(hostname, port) ?? false,
  });
  simulateRoute(router, context);
  lintRoute(router, context);
}

export interface AppOptions {
  readonly calls: Calls;
  readonly times: ServerTimes;
  /** Reverse proxies whose X-Forwarded-For header is trusted for the caller's address. */
  readonly trustProxy: readonly string[];
}

/** Builds the application without listening. */
export function createApp<Tx extends Transaction>(
  context: ServiceContext<Tx>,
  { calls, times, trustProxy }: AppOptions,
): FastifyInstance {
  const { log, closing, publicUrl, clock, operation } = context;
  const options = serverOptions(times);
  const app = Fastify({
    logger: false,
    bodyLimit: LIMITS.MAX_BODY_BYTES,
    trustProxy: trustProxy.length === 0 ? false : [...trustProxy],
    ...options,
    http: { ...options.http, ...LENIENT_HTTP },
    routerOptions: { maxParamLength: MAX_PARAMETER_CHARACTERS },
    genReqId: ({ headers }) => requestId(headers['x-request-id'], randomUUID),
    frameworkErrors: answerFrameworkFault(log),
    clientErrorHandler: answerClientFault(randomUUID),
    // While it closes, further requests are still answered, with `Connection: close`.
    return503OnClosing: false,
  });
  const router: Router = { app, served: new Set() };

  app.server.maxConnections = times.connections;

  observeRequests(app, { ...operation, clock });
  limitAnswers(app, times);
  takeJson(app);
  refuseEncodings(app);
  setHeaders(app, { publicUrl, closing });
  refuseAmbiguousFrames(app);
  handleErrors(app, log, (path) => methodsOf(router.served, path));
  if (operation.overload !== null) guardAgainstOverload(app, operation.overload, operation.meter);

  if (calls === 'all') {
    tenantCalls(router, context);
    consolePages(app, context);
  }
  aboutRoutes(router, context);
  return app;
}
