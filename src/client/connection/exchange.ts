/** One request and its answer: no retries, no tokens, nothing of what the answer means. */

import { request } from 'undici';
import { onAbort } from '../../base/abort.js';
import { ReviewError } from '../../base/review-error.js';
import { seconds } from '../../base/time.js';
import { parseUrl } from '../../base/url.js';
import type { Runtime } from '../runtime.js';
import { formatAddress } from './address.js';
import { ConnectionError, toConnectionError } from './connection-error.js';

/** A request. */
export interface Call {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** A longer answer is a fault; without it, one that holds 5,000 findings many times over is not. */
  readonly maxBytes?: number;
  /** False: an answer that points elsewhere is given back as it is. */
  readonly follow?: boolean;
}

/** An answer, whatever its status. */
export interface Answer {
  /** Method and address, for messages. */
  readonly from: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** Nothing of this interface takes longer; a hung connection costs this much and is then tried anew. */
const ATTEMPT_LIMIT_MS = 60_000;
const MAX_ANSWER_BYTES = 64 * 1024 * 1024;
const MAX_REDIRECTS = 5;
/** Gateways turn away what does not name itself. */
const USER_AGENT = 'review-gate';
/** Node's timers take no more. */
const MAX_TIMER_MS = 2_147_483_647;
/** Statuses that repeat the request as it was; the others turn a POST into a GET, which would lose it. */
const REPEATING_REDIRECTS = new Set([307, 308]);
const REDIRECTS = new Set([301, 302, 303, ...REPEATING_REDIRECTS]);

/** Names a call in a message, by its method and its address as `formatAddress` shows it. */
export const describeCall = (call: Pick<Call, 'method' | 'url'>): string => `${call.method} ${formatAddress(call.url)}`;

async function readText(body: AsyncIterable<Uint8Array>, from: string, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) {
      throw new ReviewError(`${from} answered with more than ${maxBytes / 1024 / 1024} MiB.`, {
        kind: 'malformed',
      });
    }
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

function resolveRedirect(call: Call, answer: Answer): Call | null {
  const location = answer.headers['location'];
  if (!REDIRECTS.has(answer.status) || typeof location !== 'string') return null;
  const target = parseUrl(location, call.url.href);
  const keepsRequest = call.method === 'GET' || REPEATING_REDIRECTS.has(answer.status);
  if (target !== null && target.origin === call.url.origin && keepsRequest) return { ...call, url: target };
  const where = target === null ? 'an address that is none' : formatAddress(target);
  const why = keepsRequest ? 'credentials are not sent to another origin' : 'the request would not arrive as it is';
  throw new ReviewError(`${answer.from} answered ${answer.status} and points to ${where}; ${why}.`, {
    kind: 'configuration',
    status: answer.status,
    hint: 'Set base-url to the address where the service itself answers.',
  });
}

async function sendOnce(call: Call, runtime: Runtime, signal: AbortSignal): Promise<Answer> {
  const from = describeCall(call);
  const { statusCode, headers, body } = await request(call.url, {
    dispatcher: runtime.parts.dispatcher,
    method: call.method,
    headers: { 'user-agent': USER_AGENT, ...call.headers },
    body: call.body ?? null,
    signal,
  });
  return { from, status: statusCode, headers, text: await readText(body, from, call.maxBytes ?? MAX_ANSWER_BYTES) };
}

async function followRedirects(call: Call, runtime: Runtime, signal: AbortSignal): Promise<Answer> {
  let next = call;
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    const answer = await sendOnce(next, runtime, signal);
    const target = call.follow === false ? null : resolveRedirect(next, answer);
    if (target === null) return answer;
    next = target;
  }
  throw new ReviewError(`${describeCall(call)} was redirected more than ${MAX_REDIRECTS} times.`, {
    kind: 'configuration',
    hint: 'Check base-url.',
  });
}

/** The error of a deadline that passed while an answer was awaited. */
function createDeadlineError(from: string): ReviewError {
  return new ReviewError(`${from} had not answered when the time was over.`, {
    kind: 'timeout',
    hint: 'Raise timeout-seconds, or find out why the service does not answer.',
  });
}

/** Rejects on abort. undici itself takes no notice of it while a connection is being made. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => void onAbort(signal, () => reject(signal.reason)));
}

/**
 * Sends a request and reads the whole answer. Redirects are followed within the origin alone.
 * @throws ConnectionError where no whole answer came
 * @throws ReviewError `cancelled`, `timeout` (the deadline), `configuration` (a redirect), `malformed` (far too long)
 */
export async function exchange(call: Call, runtime: Runtime): Promise<Answer> {
  runtime.throwIfCancelled();
  const remaining = runtime.remaining();
  if (remaining === 0) throw createDeadlineError(describeCall(call));
  const limit = Math.min(ATTEMPT_LIMIT_MS, remaining, MAX_TIMER_MS);
  const abort = new AbortController();
  const stop = () => abort.abort();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    stop();
  }, limit);
  const stopListening = onAbort(runtime.parts.signal, stop);
  try {
    return await Promise.race([rejectOnAbort(abort.signal), followRedirects(call, runtime, abort.signal)]);
  } catch (fault) {
    runtime.throwIfCancelled();
    if (fault instanceof ReviewError) throw fault;
    if (!late) throw toConnectionError(fault);
    if (limit === remaining) throw createDeadlineError(describeCall(call));
    throw new ConnectionError(`no whole answer came within ${seconds(limit)}`, 'deadline');
  } finally {
    clearTimeout(timer);
    stopListening();
  }
}
