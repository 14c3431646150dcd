/** Bodies must be UTF-8. JSON allows nothing else (RFC 8259 §8.1), and a body in another charset would be misread. */
import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { ServiceError } from './problem.js';

const CHARSET = /;\s*charset\s*=\s*"?([^\s";]*)/iu;
/** US-ASCII is a subset of UTF-8. */
const TAKEN: ReadonlySet<string> = new Set(['utf-8', 'utf8', 'us-ascii']);
const GZIP = /^\s*(?:x-)?gzip\s*$/iu;
const IDENTITY = /^\s*(?:identity)?\s*$/iu;

/** Returns the fault of a Content-Type that names another charset; null if it names none, or UTF-8. */
export function checkCharset(contentType: string | undefined): ServiceError | null {
  const charset = CHARSET.exec(contentType ?? '')?.[1];
  if (charset === undefined || TAKEN.has(charset.toLowerCase())) return null;
  return new ServiceError('E_REQ_001', 'The Content-Type names another charset than UTF-8. Send the body in UTF-8.', {
    status: 415,
  });
}

/** Decodes a body; null if it is not valid UTF-8. Invalid bytes are never replaced by other characters. */
export function readUtf8(body: Buffer): string | null {
  return isUtf8(body) ? body.toString('utf8') : null;
}

/** Returns the fault of a body that is not valid UTF-8. */
export function createNotUtf8Error(): ServiceError {
  return new ServiceError('E_REQ_001', 'The request is malformed: the body is not valid UTF-8.');
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call takes bodies that are compressed with gzip, and decompresses them itself, within a limit. */
    gzip?: boolean;
  }
}

/** Whether a Content-Encoding is gzip alone. */
export function isGzip(encoding: string | undefined): boolean {
  return encoding !== undefined && GZIP.test(encoding);
}

/**
 * Refuses compressed bodies, but for calls that take gzip: a body that is never decompressed cannot exceed the size limit (RFC 9110 §8.4, §15.5.16).
 */
export function refuseEncodings(app: FastifyInstance): void {
  app.addHook('preParsing', async ({ method, headers: { 'content-encoding': encoding }, routeOptions }) => {
    if (method === 'GET' || method === 'HEAD' || encoding === undefined || IDENTITY.test(encoding)) return;
    if (routeOptions.config.gzip === true && isGzip(encoding)) return;
    const [accepted, detail] =
      routeOptions.config.gzip === true
        ? [
            'gzip, identity',
            'The only Content-Encoding that this call takes is gzip. Send the body with it, or as it is.',
          ]
        : ['identity', 'The body has a Content-Encoding, and none is taken. Send it as it is.'];
    throw new ServiceError('E_REQ_001', detail, { status: 415, headers: { 'Accept-Encoding': accepted } });
  });
}

/** Accepts bodies of a media type as text, and converts them with `read`. */
export function acceptText(app: FastifyInstance, mediaType: string, read: (text: string) => unknown): void {
  app.addContentTypeParser(mediaType, { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    const fault = checkCharset(request.headers['content-type']);
    const text = readUtf8(body);
    if (fault !== null) done(fault, undefined);
    else if (text === null) done(createNotUtf8Error(), undefined);
    else done(null, read(text));
  });
}
