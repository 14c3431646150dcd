/** How long a connection, a request and an answer may take, and how many connections there may be. */
import type { Server } from 'node:http';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import { ServiceFault } from './problem.js';

/** In milliseconds, but the last. */
export interface ServerTimes {
  /** Until the headers of a request are here. */
  readonly headers: number;
  /** Until a request is here as a whole. */
  readonly request: number;
  /** Until an answer begins: what takes longer is given up with 503. */
  readonly answer: number;
  /** Without a request, on a connection that is kept; longer than load balancers keep theirs (60 s). */
  readonly keepAlive: number;
  /** Without a byte either way. Longer than an answer may take. */
  readonly idle: number;
  /** How often the above are looked at. */
  readonly look: number;
  /** How often the store is asked after reviews that callers wait for, and that another process may end. */
  readonly restLook: number;
  /** Connections at one time; further ones are closed at once. */
  readonly connections: number;
}

export const SERVER_TIMES: ServerTimes = {
  headers: 15_000,
  request: 30_000,
  // A simulation gives itself 60 s, and says then what to do instead.
  answer: 75_000,
  keepAlive: 72_000,
  idle: 120_000,
  look: 3000,
  restLook: 1000,
  connections: 10_000,
};

/** The framework's options. */
export function serverOptions({ headers, request, keepAlive, idle, look }: ServerTimes) {
  return {
    http: { headersTimeout: headers, connectionsCheckingInterval: look, maxHeaderSize: 16 * 1024 },
    requestTimeout: request,
    keepAliveTimeout: keepAlive,
    connectionTimeout: idle,
  } as const satisfies FastifyHttpOptions<Server>;
}

const RETRY_AFTER_SECONDS = 10;

/**
 * Gives up answers that take longer than `answer`. A timer of our own: the framework's `handlerTimeout` ends with the
 * request's body, so it never fires for a call that has one.
 */
export function limitAnswers(app: FastifyInstance, { answer }: Pick<ServerTimes, 'answer'>): void {
  app.addHook('onRequest', async (_request, reply) => {
    const timer = setTimeout(() => {
      if (reply.sent) return;
      // Its work may yet be done: with the key it is safe to ask again.
      const detail =
        'The answer took too long and was given up. Try again, with the same Idempotency-Key if there was one.';
      void reply.send(
        new ServiceFault('E_INT_001', detail, {
          status: 503,
          headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
        }),
      );
    }, answer);
    reply.raw.once('close', () => clearTimeout(timer));
  });
}
