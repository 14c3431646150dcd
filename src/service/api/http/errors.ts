/** Every answer that is not a success goes through here, the framework's own faults too: problem+json and nothing internal. */

import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PROBLEM_TYPE } from '../../../contract/index.js';
import { isDatabaseUnavailable } from '../../store/database-unavailable.js';
import { buildBaseHeaders } from './headers.js';
import { buildHtmlHeaders, HTML_TYPE, type PageResponse } from './html.js';
import { BAD_ENCODING, ServiceError, toProblem } from './problem.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Returns the page of a fault for a person; null if the caller is a program, which gets the problem. */
    faultPage?: (fault: ServiceError, request: FastifyRequest) => PageResponse | null;
  }
}

/** What is said where there is no such call, or none for a program. */
export function createNoSuchCallError(): ServiceError {
  return new ServiceError('E_NF_001', 'There is no such call. /openapi.json lists those there are.');
}

/** A fault of the framework. Its status is used; its message may name internals and is not sent. */
interface FrameworkError {
  readonly statusCode: number;
  readonly code: string;
}

function isFrameworkError(cause: unknown): cause is FrameworkError {
  return (
    typeof cause === 'object' &&
    cause !== null &&
    'statusCode' in cause &&
    typeof cause.statusCode === 'number' &&
    'code' in cause &&
    typeof cause.code === 'string'
  );
}

const WORDS: Readonly<Record<number, string>> = {
  400: 'The request is malformed: it is no valid HTTP request.',
  408: 'The request took too long to arrive. Send it again.',
  411: 'The request needs a Content-Length.',
  414: 'The address of the request is too long.',
  415: 'The Content-Type is not one this call takes. Send application/json in UTF-8; /openapi.json names what else a call takes.',
  431: 'The headers of the request are too large.',
};

/** What the framework's own codes say more exactly than their status. */
const WORDS_OF_CODES: ReadonlyMap<string, string> = new Map([
  ['FST_ERR_BAD_URL', BAD_ENCODING],
  [
    'FST_ERR_CTP_INVALID_JSON_BODY',
    'The request is malformed: the body must be one valid JSON value, without a field __proto__ or constructor.prototype.',
  ],
]);

/** Converts an error to the fault that the caller may see. */
export function toServiceError(cause: unknown): ServiceError {
  if (cause instanceof ServiceError) return cause;
  if (isFrameworkError(cause) && cause.statusCode >= 400 && cause.statusCode < 500) {
    if (cause.statusCode === 413) return new ServiceError('E_REQ_003', 'The body is over 64 KiB. Send a smaller one.');
    const detail = WORDS_OF_CODES.get(cause.code) ?? WORDS[cause.statusCode] ?? 'The request cannot be understood.';
    return new ServiceError('E_REQ_001', detail, { status: cause.statusCode, cause });
  }
  if (isDatabaseUnavailable(cause)) {
    return new ServiceError('E_INT_001', 'The database cannot be reached now. It is safe to send the request again.', {
      status: 503,
      headers: { 'Retry-After': '2' },
      cause,
    });
  }
  return new ServiceError('E_INT_001', 'Something went wrong on our side. Try again; name the instance if it stays.', {
    cause,
  });
}

/** Formats the cause of an internal error for the operator's log, on one line with its stack. */
export function formatCause(cause: unknown): string {
  const text = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
  return text.replaceAll(/\s*\n\s*/gu, ' | ');
}

function sendError(request: FastifyRequest, reply: FastifyReply, cause: unknown, log: (line: string) => void): void {
  const fault = toServiceError(cause);
  request.faultCode = fault.code;
  if (fault.status === 500 || isDatabaseUnavailable(cause))
    log(`${request.id} ${request.method} ${request.routeOptions.url ?? '?'}: ${formatCause(cause)}`);
  reply.code(fault.status).headers({ ...buildBaseHeaders(request.id), ...fault.headers });
  const { faultPage } = request.routeOptions.config;
  if (faultPage !== undefined) reply.header('vary', 'Accept');
  const shown = faultPage?.(fault, request) ?? null;
  if (shown !== null) {
    void reply
      .headers({ ...buildHtmlHeaders(shown.page), ...shown.headers })
      .type(HTML_TYPE)
      .send(shown.page.html);
    return;
  }
  void reply
    .type(PROBLEM_TYPE)
    // Sent as bytes: the framework would add a charset to a text, and this media type has none.
    .send(Buffer.from(JSON.stringify(toProblem(fault, request.id))));
}

/** Returns the handler for Fastify's `frameworkErrors`: URLs that cannot be routed never reach the error handler. */
export function answerFrameworkError(log: (line: string) => void) {
  return (cause: unknown, request: FastifyRequest, reply: FastifyReply): void => sendError(request, reply, cause, log);
}

/** Sets the error handler. `allowed` returns the methods of a path; none if the path is unknown. */
export function handleErrors(
  app: FastifyInstance,
  log: (line: string) => void,
  allowed: (path: string) => readonly string[],
): void {
  app.setErrorHandler((cause, request, reply) => sendError(request, reply, cause, log));
  app.addHook('onRequest', async (request) => {
    if (!request.is404) return;
    const path = request.url.replace(/[?#].*$/su, '').replace(/^https?:\/\/[^/]*/iu, '');
    const methods = allowed(path);
    if (methods.length === 0 || methods.includes(request.method)) {
      throw createNoSuchCallError();
    }
    throw new ServiceError('E_REQ_001', `The call does not know ${request.method}. It knows ${methods.join(', ')}.`, {
      status: 405,
      headers: { Allow: methods.join(', ') },
    });
  });
}

const CLIENT_FAULTS: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Returns the handler for Fastify's `clientErrorHandler`: input that could not be parsed as HTTP. */
export function answerClientError(requestId: () => string) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = CLIENT_FAULTS[error.code ?? ''] ?? 400;
    const id = requestId();
    const body = JSON.stringify(toProblem(toServiceError({ statusCode: status, code: 'CLIENT' }), id));
    socket.end(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        `Content-Type: ${PROBLEM_TYPE}`,
        `Content-Length: ${Buffer.byteLength(body)}`,
        'Connection: close',
        ...Object.entries(buildBaseHeaders(id)).map(([name, value]) => `${name}: ${value}`),
        '',
        body,
      ].join('\r\n'),
    );
  };
}
