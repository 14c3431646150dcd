/** Calls to the APIs of ticket systems: bounded in time and size, and never sent on to where a redirect points. */

import type { IncomingHttpHeaders } from 'node:http';
import { types } from 'node:util';
import { type Dispatcher, request } from 'undici';
import { ProviderError } from '../../base/errors.js';
import { MAX_QUOTED_CHARACTERS } from '../../base/text.js';
import { systemCode } from '../faults.js';
import type { Sleep } from '../git/remote.js';

/** Largest answer that is read, in bytes. */
const MAX_ANSWER_BYTES = 5 * 1024 * 1024;
/** How long one request may take in all, in milliseconds. */
const CALL_MILLISECONDS = 12_000;
/** A rate limit that lifts within so many seconds is waited for, once. */
const MAX_RATE_LIMIT_WAIT = 8;

/** How requests are sent. */
export interface Connection {
  /** Makes the connections; of a service one that does not reach its own network. */
  readonly dispatcher: Dispatcher;
  readonly sleep: Sleep;
  /** How long one request may take, in milliseconds; 12 s when not said. */
  readonly timeout?: number | undefined;
}

/** A request. `doing` ends "Jira … while ", for faults. */
export interface JsonRequest {
  readonly system: string;
  readonly doing: string;
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Largest answer that is read, in bytes; 5 MiB when not said. */
  readonly maxBytes?: number | undefined;
}

/** An answer. `json` is undefined where the body is none. */
export interface JsonAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly json: unknown;
}

/**
 * Sends a request and reads the answer. A short rate limit is waited for, once.
 * @throws ProviderError E_UP_001 where there is no answer, one of 429 or from 500 on, or one that is too large; the signal's reason
 */
export async function callJson(connection: Connection, call: JsonRequest, signal: AbortSignal): Promise<JsonAnswer> {
  const first = await send(connection, call, signal);
  const wait = first.status === 429 ? secondsToWait(first.headers) : null;
  if (wait === null) return passed(first, call);
  await connection.sleep(wait * 1000, signal);
  return passed(await send(connection, call, signal), call);
}

function passed(answer: JsonAnswer, { system, doing }: JsonRequest): JsonAnswer {
  if (answer.status === 429) throw rateLimited(system, doing);
  if (answer.status < 500 && answer.status !== 408) return answer;
  throw new ProviderError('E_UP_001', `${system} answered ${answer.status} while ${doing}. Try again.`, true);
}

/** The rate limit of a ticket system is used up. */
export function rateLimited(system: string, doing: string): ProviderError {
  const text = `The token's rate limit at ${system} is used up (while ${doing}). Try again later.`;
  return new ProviderError('E_UP_001', text, true);
}

/** RFC 9110 §10.2.3, in seconds; null where it says nothing or asks for more than we wait. */
function secondsToWait(headers: IncomingHttpHeaders): number | null {
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
    return { status: answer.statusCode, headers: answer.headers, json: parsed(text) };
  } catch (fault) {
    if (signal.aborted) throw signal.reason;
    if (fault instanceof ProviderError) throw fault;
    throw unanswered(fault, call, limit.aborted);
  }
}

async function read(body: Dispatcher.ResponseData['body'], { system, doing, ...call }: JsonRequest): Promise<string> {
  const { maxBytes = MAX_ANSWER_BYTES } = call;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    // Leaving the loop ends the connection.
    if (size > maxBytes) {
      const text = `${system} answered with more than ${maxBytes / 1024 / 1024} MiB while ${doing}. That is not read.`;
      throw new ProviderError('E_UP_001', text);
    }
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Faults of the address, not of the moment. */
const LASTING: ReadonlySet<string> = new Set([
  'ENOTFOUND',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'CERT_HAS_EXPIRED',
]);

function unanswered(fault: unknown, { system, doing, url }: JsonRequest, late: boolean): ProviderError {
  const code = systemCode(fault);
  if (late) {
    return new ProviderError('E_UP_001', `${system} did not answer in time while ${doing}. Try again.`, true);
  }
  // The guard's own words name the address that a private name has: that is not the tenant's to know.
  if (types.isNativeError(fault) && fault.name === 'AddressRefused') {
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
