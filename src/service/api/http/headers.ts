/** Headers of every answer. */
import type { FastifyInstance } from 'fastify';

/** An API answers with data, never with a page that may run or be framed; pages set a policy of their own. */
const SECURITY: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};
const HSTS = 'max-age=31536000';

/** What every answer carries, also those that the framework gives before any hook runs. */
export function baseHeaders(requestId: string): Record<string, string> {
  return { ...SECURITY, 'x-request-id': requestId, 'cache-control': 'no-store' };
}

export interface HeaderOptions {
  readonly publicUrl: () => string;
  readonly closing: () => boolean;
}

/** X-Request-Id, the security headers, and `Connection: close` once the service is going down. */
export function setHeaders(app: FastifyInstance, { publicUrl, closing }: HeaderOptions): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(baseHeaders(request.id));
    if (publicUrl().startsWith('https:')) reply.header('strict-transport-security', HSTS);
  });
  // As late as can be: a request that was under way when the service began to close must not keep its connection.
  app.addHook('onSend', async (_request, reply) => {
    if (closing()) reply.header('connection', 'close');
  });
}

const CALLERS_ID = /^[\w.-]{1,128}$/u;

/** The caller's own request id where it is harmless, else a new one. */
export function requestId(given: string | readonly string[] | undefined, fresh: () => string): string {
  return typeof given === 'string' && CALLERS_ID.test(given) ? given : fresh();
}
