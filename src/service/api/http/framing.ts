/**
 * What Node's parser lets through and HTTP does not (RFC 9110, RFC 9112): requests that this process and a proxy before
 * it may read as two different ones. They are refused in words, as everything else is.
 */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { ServiceFault } from './problem.js';

/** Of headers that come once, Node keeps the first and drops the others in silence; others keep the last. */
const ONCE: ReadonlySet<string> = new Set(['host', 'authorization', 'content-type']);

/** Where such a request ends is not certain, so none may follow it. */
const CLOSE = { Connection: 'close' };

function twice({ rawHeaders }: IncomingMessage): string | null {
  const seen = new Set<string>();
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = (rawHeaders[at] ?? '').toLowerCase();
    if (!ONCE.has(name)) continue;
    if (seen.has(name)) return name;
    seen.add(name);
  }
  return null;
}

/** What is wrong with the frame of a request; null where nothing is. */
function faultOf(request: IncomingMessage): ServiceFault | null {
  const { headers, httpVersion } = request;
  const malformed = (detail: string) =>
    new ServiceFault('E_REQ_001', `The request is malformed: ${detail}`, { status: 400, headers: CLOSE });
  const repeated = twice(request);
  if (repeated !== null) return malformed(`the header ${repeated} must come once.`);
  // RFC 9112 §3.2; before 1.1 there was none.
  if (headers.host === undefined && httpVersion !== '1.0') return malformed('the header Host is missing.');
  const coding = headers['transfer-encoding'];
  if (coding !== undefined && (httpVersion === '1.0' || coding.toLowerCase() !== 'chunked')) {
    return malformed('the only Transfer-Encoding is chunked, and that of HTTP/1.1.');
  }
  const { expect } = headers;
  if (expect !== undefined && expect.toLowerCase() !== '100-continue') {
    return new ServiceFault('E_REQ_001', 'The only Expect is 100-continue.', { status: 417, headers: CLOSE });
  }
  return null;
}

/** Node's own answers to these have no body and no id: it is told to leave them to the hook. */
export const LENIENT_HTTP = { requireHostHeader: false } as const;

/** Refuses them before anything else is looked at. */
export function refuseAmbiguousFrames(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.addHook('onRequest', async ({ raw }) => {
    const fault = faultOf(raw);
    if (fault !== null) throw fault;
  });
}
