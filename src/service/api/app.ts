/** The Fastify application: what holds for every call, and the calls. */

import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { ENDPOINTS, type Endpoint, type EndpointId, LIMITS } from '../../contract/index.js';
import { registerConsole } from '../console/index.js';
import { buildReportPath } from '../console/paths.js';
import type { ServiceContext } from '../context.js';
import type { Transaction } from '../store/store.js';
import { guardAgainstOverload } from '../telemetry/overload.js';
import { observeRequests } from '../telemetry/requests.js';
import { answerClientError, answerFrameworkError, handleErrors } from './http/errors.js';
import { LENIENT_HTTP, refuseAmbiguousFrames } from './http/framing.js';
import { resolveRequestId, setHeaders } from './http/headers.js';
import { checkCharset, createNotUtf8Error, readUtf8, refuseEncodings } from './http/media.js';
import { matchesPath, type Router } from './http/route.js';
import { buildServerOptions, limitAnswerTime, type ServerTimeouts } from './http/timeouts.js';
import { registerAboutRoutes } from './routes/about.js';
import { registerAuditRoute } from './routes/audit.js';
import { registerCreateReviewRoute } from './routes/create-review.js';
import { registerEvidenceRoute } from './routes/evidence.js';
import { registerFindingRoutes } from './routes/findings.js';
import { registerGithubWebhookRoute } from './routes/github-webhooks.js';
import { registerLintRoute } from './routes/lint.js';
import { registerPolicyRoutes } from './routes/policies.js';
import { registerProviderTokenRoutes } from './routes/provider-tokens.js';
import { registerReviewRoutes } from './routes/reviews.js';
import { registerSignatureRoutes } from './routes/signatures.js';
import { registerSimulateRoute } from './routes/simulate.js';
import { registerSpanRoutes } from './routes/spans.js';
import { registerTenantRoutes } from './routes/tenant.js';
import { registerTokenRoute } from './routes/token.js';
import { registerTraceRoutes } from './routes/traces.js';
import { registerTrendsRoute } from './routes/trends.js';
import { registerWaitingRoute } from './routes/waiting.js';
import { registerWebhookRoutes } from './routes/webhooks.js';

/** A longer path parameter gets 414. No valid name is that long. */
const MAX_PARAMETER_CHARACTERS = 1024;
const JSON_TYPE = 'application/json';

/** Accepts JSON only. An empty body counts as no body; the call's schema decides whether that is allowed. */
function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(JSON_TYPE, { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    const fault = checkCharset(request.headers['content-type']);
    const text = readUtf8(body);
    if (fault !== null) done(fault, undefined);
    else if (text === null) done(createNotUtf8Error(), undefined);
    else if (text === '') done(null, undefined);
    else void parse(request, text, done);
  });
}

/** Returns the methods that the served calls have for a path. */
function listAllowedMethods(served: ReadonlySet<EndpointId>, path: string): string[] {
  const operations: readonly Endpoint[] = [...served].map((id) => ENDPOINTS[id]);
  const methods = operations
    .filter((operation) => matchesPath(operation, path))
    .map(({ method }) => method.toUpperCase());
  return methods.includes('GET') ? [...methods, 'HEAD'] : methods;
}

/** What a process answers: everything, or the calls alone that say how it is (a worker's). */
export type ServedCalls = 'all' | 'about';

/** The calls that clients make. */
function registerTenantCalls<Tx extends Transaction>(router: Router, context: ServiceContext<Tx>): void {
  registerTokenRoute(router, context);
  registerEvidenceRoute(router, context);
  registerCreateReviewRoute(router, context);
  registerReviewRoutes(router, context);
  registerFindingRoutes(router, context);
  registerSpanRoutes(router, context);
  registerSignatureRoutes(router, context);
  registerWaitingRoute(router, context);
  registerTrendsRoute(router, context);
  registerTraceRoutes(router, context, buildReportPath);
  registerGithubWebhookRoute(router, context);
  if (context.webhooks !== null) registerWebhookRoutes(router, context, context.webhooks);
  registerTenantRoutes(router, context);
  registerAuditRoute(router, context);
  registerPolicyRoutes(router, context);
  // Hosts that the operator allowed for webhooks may also receive a token over plain HTTP.
  registerProviderTokenRoutes(router, context, {
    allowHost: (hostname, port) => context.webhooks?.allow.has(hostname, port) ?? false,
  });
  registerSimulateRoute(router, context);
  registerLintRoute(router, context);
}

/** Which calls the application serves, for how long, and behind which proxies. */
export interface AppOptions {
  readonly calls: ServedCalls;
  readonly times: ServerTimeouts;
  /** Reverse proxies whose X-Forwarded-For header is trusted for the caller's address. */
  readonly trustProxy: readonly string[];
}

/** Builds the application without listening. */
export function createApp<Tx extends Transaction>(
  context: ServiceContext<Tx>,
  { calls, times, trustProxy }: AppOptions,
): FastifyInstance {
  const { log, closing, publicUrl, clock, operation } = context;
  const options = buildServerOptions(times);
  const app = Fastify({
    logger: false,
    bodyLimit: LIMITS.MAX_BODY_BYTES,
    trustProxy: trustProxy.length === 0 ? false : [...trustProxy],
    ...options,
    http: { ...options.http, ...LENIENT_HTTP },
    routerOptions: { maxParamLength: MAX_PARAMETER_CHARACTERS },
    genReqId: ({ headers }) => resolveRequestId(headers['x-request-id'], randomUUID),
    frameworkErrors: answerFrameworkError(log),
    clientErrorHandler: answerClientError(randomUUID),
    // While it closes, further requests are still answered, with `Connection: close`.
    return503OnClosing: false,
  });
  const router: Router = { app, served: new Set() };

  app.server.maxConnections = times.connections;

  observeRequests(app, { ...operation, clock });
  limitAnswerTime(app, times);
  acceptJson(app);
  refuseEncodings(app);
  setHeaders(app, { publicUrl, closing });
  refuseAmbiguousFrames(app);
  handleErrors(app, log, (path) => listAllowedMethods(router.served, path));
  if (operation.overload !== null) guardAgainstOverload(app, operation.overload, operation.meter);

  if (calls === 'all') {
    registerTenantCalls(router, context);
    registerConsole(app, context);
  }
  registerAboutRoutes(router, context);
  return app;
}
