/** Headers of every response. */
import type { FastifyInstance } from 'fastify';

/** An API returns data, never a page that may run scripts or be framed. Pages set their own policy. */
const SECURITY: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};
const HSTS = 'max-age=31536000';

/** Returns the headers of every response, including those that the framework sends before any hook runs. */
export function buildBaseHeaders(requestId: string): Record<string, string> {
  return { ...SECURITY, 'x-request-id': requestId, 'cache-control': 'no-store' };
}

/** What headers depend on: whether clients come over https, and whether the service shuts down. */
export interface HeaderOptions {
  readonly publicUrl: () => string;
  readonly closing: () => boolean;
}

/** Sets X-Request-Id, the security headers, and `Connection: close` while the service shuts down. */
export function setHeaders(app: FastifyInstance, { publicUrl, closing }: HeaderOptions): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(buildBaseHeaders(request.id));
    if (publicUrl().startsWith('https:')) reply.header('strict-transport-security', HSTS);
  });
  // As late as possible: a request that was in progress when the shutdown began must not keep its connection.
  app.addHook('onSend', async (_request, reply) => {
    if (closing()) reply.header('connection', 'close');
  });
}

const CALLERS_ID = /^[\w.-]{1,128}$/u;

/** Returns the caller's own request id if it is safe, otherwise a new one. */
export function resolveRequestId(given: string | readonly string[] | undefined, fresh: () => string): string {
  return typeof given === 'string' && CALLERS_ID.test(given) ? given : fresh();
}
