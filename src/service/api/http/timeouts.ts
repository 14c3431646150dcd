/** Time limits of a connection, a request and a response, and the maximum number of connections. */
import type { Server } from 'node:http';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import { ServiceError } from './problem.js';

/** All in milliseconds except the last. */
export interface ServerTimeouts {
  /** Until the headers of a request have arrived. */
  readonly headers: number;
  /** Until a request has arrived completely. */
  readonly request: number;
  /** Until a response begins. After this time the request gets 503. */
  readonly answer: number;
  /** Idle time of a kept connection between requests; longer than the idle time of load balancers (60 s). */
  readonly keepAlive: number;
  /** Time without any byte in either direction. Longer than the limit of a response. */
  readonly idle: number;
  /** How often the limits above are checked. */
  readonly look: number;
  /** How often the store is asked after reviews that callers wait for, and that another process may end. */
  readonly restLook: number;
  /** Connections at one time; further ones are closed at once. */
  readonly connections: number;
}

/** The limits of a service on the network. */
export const SERVER_TIMES: ServerTimeouts = {
  headers: 15_000,
  request: 30_000,
  // A simulation has its own limit of 60 s, with a message that says what to do instead.
  answer: 75_000,
  keepAlive: 72_000,
  idle: 120_000,
  look: 3000,
  restLook: 1000,
  connections: 10_000,
};

/** Converts the limits to options of the framework. */
export function buildServerOptions({ headers, request, keepAlive, idle, look }: ServerTimeouts) {
  return {
    http: { headersTimeout: headers, connectionsCheckingInterval: look, maxHeaderSize: 16 * 1024 },
    requestTimeout: request,
    keepAliveTimeout: keepAlive,
    connectionTimeout: idle,
  } as const satisfies FastifyHttpOptions<Server>;
}

const RETRY_AFTER_SECONDS = 10;

/**
 * Answers with 503 after `answer` milliseconds. It uses its own timer: the framework's `handlerTimeout` ends when the
 * request's body was read, so it never fires for a call with a body.
 */
export function limitAnswerTime(app: FastifyInstance, { answer }: Pick<ServerTimeouts, 'answer'>): void {
  app.addHook('onRequest', async (_request, reply) => {
    const timer = setTimeout(() => {
      if (reply.sent) return;
      // The work may still complete. With the Idempotency-Key it is safe to send the request again.
      const detail =
        'The answer took too long and was given up. Try again, with the same Idempotency-Key if there was one.';
      void reply.send(
        new ServiceError('E_INT_001', detail, {
          status: 503,
          headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
        }),
      );
    }, answer);
    reply.raw.once('close', () => clearTimeout(timer));
  });
}
