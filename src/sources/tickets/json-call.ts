/** Calls to the APIs of ticket systems: bounded in time and size, and never sent on to where a redirect points. */

import type { IncomingHttpHeaders } from 'node:http';
import { types } from 'node:util';
import { type Dispatcher, request } from 'undici';
import { ProviderError } from '../../base/errors.js';
import { MAX_QUOTED_CHARACTERS } from '../../base/text.js';
import { readSystemCode } from '../errors.js';
import type { Sleep } from '../git/fetch/remote.js';

/** Size limit of an answer, in bytes. */
const MAX_ANSWER_BYTES = 5 * 1024 * 1024;
/** Time limit of one request, in milliseconds. */
const CALL_MILLISECONDS = 12_000;
/** A rate limit that ends within this many seconds is waited for, once. */
const MAX_RATE_LIMIT_WAIT = 8;

/** How requests are sent. */
export interface Connection {
  /** Opens the connections; a service uses one that cannot reach its own network. */
  readonly dispatcher: Dispatcher;
  readonly sleep: Sleep;
  /** Time limit of one request, in milliseconds; default 12 s. */
  readonly timeout?: number | undefined;
}

/** A request. `doing` completes "Jira … while ", for error messages. */
export interface JsonRequest {
  readonly system: string;
  readonly doing: string;
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Size limit of the answer, in bytes; default 5 MiB. */
  readonly maxBytes?: number | undefined;
}

/** An answer. `json` is undefined if the body is not JSON. */
export interface JsonAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly json: unknown;
}

/**
 * Sends a request and reads the answer. Waits once for a short rate limit.
 * @throws ProviderError E_UP_001 if there is no answer, its status is 429 or at least 500, or it is too large; the
 * signal's reason
 */
export async function callJson(connection: Connection, call: JsonRequest, signal: AbortSignal): Promise<JsonAnswer> {
  const first = await send(connection, call, signal);
  const wait = first.status === 429 ? readRetryAfter(first.headers) : null;
  if (wait === null) return checkStatus(first, call);
  await connection.sleep(wait * 1000, signal);
  return checkStatus(await send(connection, call, signal), call);
}

function checkStatus(answer: JsonAnswer, { system, doing }: JsonRequest): JsonAnswer {
  if (answer.status === 429) throw createRateLimitError(system, doing);
  if (answer.status < 500 && answer.status !== 408) return answer;
  throw new ProviderError('E_UP_001', `${system} answered ${answer.status} while ${doing}. Try again.`, true);
}

/** Returns the error for an exceeded rate limit of a ticket system. */
export function createRateLimitError(system: string, doing: string): ProviderError {
  const text = `The token's rate limit at ${system} is used up (while ${doing}). Try again later.`;
  return new ProviderError('E_UP_001', text, true);
}

/** Returns the seconds of Retry-After (RFC 9110 §10.2.3); null if it gives none or more than we wait. */
function readRetryAfter(headers: IncomingHttpHeaders): number | null {
  const given = String(headers['retry-after'] ?? '').trim();
  return /^\d{1,6}$/u.test(given) && Number(given) <= MAX_RATE_LIMIT_WAIT ? Number(given) : null;
}

async function send(connection: Connection, call: JsonRequest, signal: AbortSignal): Promise<JsonAnswer> {
  const limit = AbortSignal.timeout(connection.timeout ?? CALL_MILLISECONDS);
  const { method, url, body } = call;
  try {
    const answer = await request(url, {
      method,
      body: body ?? null,
      headers: { accept: 'application/json', 'user-agent': 'review-gate', ...call.headers },
      dispatcher: connection.dispatcher,
      signal: AbortSignal.any([signal, limit]),
    });
    const text = await read(answer.body, call);
    return { status: answer.statusCode, headers: answer.headers, json: parseJson(text) };
  } catch (fault) {
    if (signal.aborted) throw signal.reason;
    if (fault instanceof ProviderError) throw fault;
    throw createUnansweredError(fault, call, limit.aborted);
  }
}

async function read(body: Dispatcher.ResponseData['body'], { system, doing, ...call }: JsonRequest): Promise<string> {
  const { maxBytes = MAX_ANSWER_BYTES } = call;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    // Leaving the loop closes the connection.
    if (size > maxBytes) {
      const text = `${system} answered with more than ${maxBytes / 1024 / 1024} MiB while ${doing}. That is not read.`;
      throw new ProviderError('E_UP_001', text);
    }
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Errors caused by the address, which a retry does not fix. */
const LASTING: ReadonlySet<string> = new Set([
  'ENOTFOUND',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'CERT_HAS_EXPIRED',
]);

function createUnansweredError(fault: unknown, { system, doing, url }: JsonRequest, late: boolean): ProviderError {
  const code = readSystemCode(fault);
  if (late) {
    return new ProviderError('E_UP_001', `${system} did not answer in time while ${doing}. Try again.`, true);
  }
  // The guard's message contains the address of a private name, which the tenant must not learn.
  if (types.isNativeError(fault) && fault.name === 'AddressRefusedError') {
    const text = `${system} (${url.host}) was not asked while ${doing}: its address is not one of the public internet. The operator of the service can allow single hosts.`;
    return new ProviderError('E_UP_001', text, false, { cause: fault });
  }
  const said = code ?? (types.isNativeError(fault) ? fault.message.slice(0, MAX_QUOTED_CHARACTERS) : 'no reason given');
  // A connection that was refused on purpose has no code: another time will not help it.
  const lasting = code === null || LASTING.has(code);
  const advice = lasting ? 'Check its address.' : 'Try again.';
  const text = `${system} (${url.host}) could not be reached while ${doing}: ${said}. ${advice}`;
  return new ProviderError('E_UP_001', text, !lasting, { cause: fault });
}
