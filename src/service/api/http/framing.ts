/**
 * Refuses requests that Node's parser accepts but HTTP does not allow (RFC 9110, RFC 9112). This process and a proxy in
 * front of it could interpret them differently. They get an error message like all other faults.
 */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { ServiceError } from './problem.js';

/** If these headers are repeated, Node silently keeps the first one; other software keeps the last one. */
const ONCE: ReadonlySet<string> = new Set(['host', 'authorization', 'content-type']);

/** It is uncertain where such a request ends, so no other request may follow on the connection. */
const CLOSE = { Connection: 'close' };

function findRepeatedHeader({ rawHeaders }: IncomingMessage): string | null {
  const seen = new Set<string>();
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = (rawHeaders[at] ?? '').toLowerCase();
    if (!ONCE.has(name)) continue;
    if (seen.has(name)) return name;
    seen.add(name);
  }
  return null;
}

/** Returns the fault in the framing of a request; null if there is none. */
function checkFraming(request: IncomingMessage): ServiceError | null {
  const { headers, httpVersion } = request;
  const malformed = (detail: string) =>
    new ServiceError('E_REQ_001', `The request is malformed: ${detail}`, { status: 400, headers: CLOSE });
  const repeated = findRepeatedHeader(request);
  if (repeated !== null) return malformed(`the header ${repeated} must come once.`);
  // RFC 9112 §3.2; HTTP before 1.1 had no Host header.
  if (headers.host === undefined && httpVersion !== '1.0') return malformed('the header Host is missing.');
  const coding = headers['transfer-encoding'];
  if (coding !== undefined && (httpVersion === '1.0' || coding.toLowerCase() !== 'chunked')) {
    return malformed('the only Transfer-Encoding is chunked, and that of HTTP/1.1.');
  }
  const { expect } = headers;
  if (expect !== undefined && expect.toLowerCase() !== '100-continue') {
    return new ServiceError('E_REQ_001', 'The only Expect is 100-continue.', { status: 417, headers: CLOSE });
  }
  return null;
}

/** Node's own responses to these requests have no body and no id. This option leaves them to the hook. */
export const LENIENT_HTTP = { requireHostHeader: false } as const;

/** Refuses such requests before any other processing. */
export function refuseAmbiguousFrames(app: FastifyInstance): void {
  // Without this, Node passes over all headers behind the thousandth: also those that a proxy adds, and those that are checked here.
  app.server.maxHeadersCount = 0;
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.addHook('onRequest', async ({ raw }) => {
    const fault = checkFraming(raw);
    if (fault !== null) throw fault;
  });
}
