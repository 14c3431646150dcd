/** The Fastify application: what holds for every call, and the calls. */
import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { LIMITS, OPERATIONS, type Operation, type OperationId } from '../contract/index.js';
import type { ServiceContext } from './context.js';
import { answerClientFault, answerFrameworkFault, handleErrors } from './http/errors.js';
import { requestId, setHeaders } from './http/headers.js';
import { matches, type Router } from './http/route.js';
import { aboutRoutes } from './routes/about.js';
import { createReviewRoute } from './routes/create-review.js';
import { findingRoutes } from './routes/findings.js';
import { reviewRoutes } from './routes/reviews.js';
import { tokenRoute } from './routes/token.js';
import { traceRoutes } from './routes/traces.js';
import type { Transaction } from './store/store.js';

/** How long a request may take to arrive as a whole. */
const REQUEST_MILLISECONDS = 30_000;
/** A path parameter longer than this is 414; none that names anything is. */
const MAX_PARAMETER_CHARACTERS = 1024;
const JSON_TYPE = 'application/json';

/** JSON only. Nothing at all counts as no body; the call's schema says whether that will do. */
function takeJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(JSON_TYPE, { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body, done);
  });
}

/** The methods that the served calls give a path. */
function methodsOf(served: ReadonlySet<OperationId>, path: string): string[] {
  const operations: readonly Operation[] = [...served].map((id) => OPERATIONS[id]);
  const methods = operations.filter((operation) => matches(operation, path)).map(({ method }) => method.toUpperCase());
  return methods.includes('GET') ? [...methods, 'HEAD'] : methods;
}

/** Builds the application; it listens to nothing yet. */
export function createApp<Tx extends Transaction>(context: ServiceContext<Tx>): FastifyInstance {
  const { log, closing, publicUrl } = context;
  const app = Fastify({
    logger: false,
    bodyLimit: LIMITS.MAX_BODY_BYTES,
    requestTimeout: REQUEST_MILLISECONDS,
    routerOptions: { maxParamLength: MAX_PARAMETER_CHARACTERS },
    genReqId: ({ headers }) => requestId(headers['x-request-id'], randomUUID),
    frameworkErrors: answerFrameworkFault(log),
    clientErrorHandler: answerClientFault(randomUUID),
    // While it closes, what still comes is answered as ever, with `Connection: close`.
    return503OnClosing: false,
  });
  const router: Router = { app, served: new Set() };

  takeJson(app);
  setHeaders(app, { publicUrl, closing });
  handleErrors(app, log, (path) => methodsOf(router.served, path));

  tokenRoute(router, context);
  createReviewRoute(router, context);
  reviewRoutes(router, context);
  findingRoutes(router, context);
  traceRoutes(router, context);
  aboutRoutes(router, context);
  return app;
}
