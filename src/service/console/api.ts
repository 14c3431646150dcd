/**
 * The console calls the service's own API within the process, like any client. So authorization and validation are the
 * same.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { ENDPOINTS, type Endpoint, Problem } from '../../contract/index.js';
import { createNotFoundError, ServiceError } from '../api/http/problem.js';
import { appendQuery, type Query } from './paths.js';

/** The token is no longer valid: it has expired, or its client was revoked. */
export class SessionEndedError extends Error {
  override readonly name = 'SessionEndedError';
}

/** The API refused a request. */
export class ApiError extends ServiceError {
  constructor(
    readonly operation: Endpoint,
    problem: Pick<Problem, 'code' | 'detail' | 'status' | 'errors'>,
    headers: Readonly<Record<string, string>>,
  ) {
    const { code, detail, status, errors } = problem;
    super(code, detail, { status, headers, ...(errors === undefined ? {} : { errors }) });
  }
}

/** The inputs of a call. */
interface CallInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Query;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

type OperationWithBody<S extends z.ZodType> = Endpoint & { readonly success: { readonly schema: S } };

/** The API for a signed-in user. Rejects with SessionEnded or Refused. */
export interface Api {
  /** Makes a call and returns its response. */
  ask<S extends z.ZodType>(operation: OperationWithBody<S>, asked?: CallInput): Promise<z.output<S>>;
  /** Makes a call whose response has no body. */
  tell(operation: Endpoint, asked?: CallInput): Promise<void>;
  /** Returns the page of a trace; null if there is none. */
  report(reviewId: string): Promise<{ readonly html: string; readonly contentSecurityPolicy: string } | null>;
}

const CLOSING = 'FST_ERR_REOPENED_CLOSE_SERVER';

/** The response to a call, before it is parsed. */
export interface InjectedResponse {
  readonly statusCode: number;
  readonly payload: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/**
 * Returns whether the application refused a call because it is closing. It then still answers network requests but no
 * internal calls.
 */
function isClosing(cause: unknown): boolean {
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === CLOSING;
}

/**
 * Makes a call within the process, with the caller's address and request id, so that limits and the log identify the
 * caller.
 */
export async function inject(
  app: FastifyInstance,
  { id, ip }: Pick<FastifyRequest, 'id' | 'ip'>,
  call: {
    readonly method: Endpoint['method'];
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly payload?: string;
  },
): Promise<InjectedResponse> {
  const { method, url, headers, payload } = call;
  const options = { method, url, remoteAddress: ip, headers: { ...headers, 'x-request-id': id } };
  try {
    return await app.inject(payload === undefined ? options : { ...options, payload });
  } catch (cause) {
    if (!isClosing(cause)) throw cause;
    const detail = 'This process of the service is stopping. Load the page again.';
    throw new ServiceError('E_INT_001', detail, { status: 503, headers: { 'Retry-After': '1' }, cause });
  }
}

const NAMED = /\{(\w+)\}/gu;
const PASSED_ON = ['retry-after'];

const selectPassedHeaders = ({ headers }: InjectedResponse) =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (PASSED_ON.includes(name) ? [[name, String(value)]] : [])),
  );

/** Converts an error response to a fault. */
export function toApiError(operation: Endpoint, answer: InjectedResponse): ApiError {
  const { statusCode, payload } = answer;
  const { data } = Problem.safeParse(JSON.parse(payload));
  const unknown = {
    code: 'E_INT_001',
    detail: 'The answer could not be read. Try again.',
    status: statusCode,
  } as const;
  return new ApiError(operation, data ?? unknown, selectPassedHeaders(answer));
}

/**
 * Encodes a part of a path. A part of only dots would change the path even if encoded (URL, "double-dot path segment"),
 * so it is refused.
 */
function encodeSegment(text: string): string {
  if (/^\.{1,2}$/u.test(text)) throw createNotFoundError('page');
  return encodeURIComponent(text);
}

/** Creates the API for the bearer of a token. */
export function createApi(app: FastifyInstance, request: FastifyRequest, token: string): Api {
  const perform = async (
    operation: Endpoint,
    { params = {}, query = {}, body, headers }: CallInput,
    accept: string,
  ) => {
    const path = operation.path.replaceAll(NAMED, (_, name: string) => encodeSegment(params[name] ?? ''));
    const answer = await inject(app, request, {
      method: operation.method,
      url: appendQuery(path, query),
      headers: {
        accept,
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    if (answer.statusCode === 401) throw new SessionEndedError('the access token is not good any more');
    return answer;
  };
  const succeed = async (operation: Endpoint, asked: CallInput): Promise<string> => {
    const answer = await perform(operation, asked, 'application/json');
    if (answer.statusCode !== operation.success.status) throw toApiError(operation, answer);
    return answer.payload;
  };
  return {
    ask: async (operation, asked = {}) => operation.success.schema.parse(JSON.parse(await succeed(operation, asked))),
    tell: async (operation, asked = {}) => {
      await succeed(operation, asked);
    },
    report: async (id) => {
      const operation = ENDPOINTS.getTrace;
      const answer = await perform(operation, { params: { id } }, 'text/html');
      if (answer.statusCode === 200) {
        return { html: answer.payload, contentSecurityPolicy: String(answer.headers['content-security-policy']) };
      }
      if (answer.statusCode === 404) return null;
      if (answer.statusCode === 503) {
        // The next response may differ: the trace is available as JSON while its page is being built.
        const detail = 'The report cannot be shown this moment. The page asks for it again by itself.';
        throw new ApiError(operation, { code: 'E_INT_001', detail, status: 503 }, selectPassedHeaders(answer));
      }
      // The HTML error page is for people without a session, so the JSON error is requested instead.
      throw toApiError(operation, await perform(operation, { params: { id } }, 'application/json'));
    },
  };
}
