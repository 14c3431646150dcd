/** One attempt at a delivery over HTTP. Never rejects: whatever happens is an answer or the lack of one. */
import { type Dispatcher, request } from 'undici';
import { untilAborted } from '../../base/abort.js';
import { AddressRefused } from './guard.js';
import { readRetryAfter } from './schedule.js';

/** Time for one attempt as a whole: name, connection, headers and body. */
export const ATTEMPT_MILLISECONDS = 15_000;
/** What is read of an answer's body before the connection is dropped; nothing of it is used. */
const BODY_BYTES = 4096;

/** How an attempt went. */
export interface Answer {
  /** Null where none came. */
  readonly status: number | null;
  /** Milliseconds that the receiver asks to wait; null where it does not. */
  readonly retryAfter: number | null;
  /** In words that the subscriber may read: nothing of the operator's network is in them. */
  readonly words: string;
  /** In words for the operator. */
  readonly detail: string;
}

export interface Sending {
  readonly url: string;
  readonly body: string;
  /** Beside the content's type and the sender's name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly dispatcher: Dispatcher;
  /** Fires after `ATTEMPT_MILLISECONDS`. */
  readonly deadline: AbortSignal;
  /** Fires when the service stops. */
  readonly stopping: AbortSignal;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** The code of a fault of the network or of TLS (`ECONNREFUSED`, `CERT_HAS_EXPIRED`); it names no address. */
function codeOf(cause: unknown): string {
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : null;
  return typeof code === 'string' && /^\w+$/u.test(code) ? ` (${code})` : '';
}

function unanswered(cause: unknown, deadline: AbortSignal): Answer {
  const none = { status: null, retryAfter: null };
  if (deadline.aborted) {
    const words = `no answer within ${ATTEMPT_MILLISECONDS / 1000} s`;
    return { ...none, words, detail: words };
  }
  if (cause instanceof AddressRefused) {
    return { ...none, words: 'an address that deliveries do not reach', detail: cause.message };
  }
  const words = `no answer${codeOf(cause)}`;
  return { ...none, words, detail: words };
}

/** Posts the body. Redirects are answers like any other. */
export async function send(sending: Sending): Promise<Answer> {
  const { url, body, headers, dispatcher, deadline, stopping, now } = sending;
  const signal = AbortSignal.any([deadline, stopping]);
  try {
    // An abort reaches a request only once it is connected, so it is not left to the request alone.
    const answer = await untilAborted(
      request(url, {
        dispatcher,
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': 'review-gate', ...headers },
        body,
        signal,
        // A connection of its own: what a receiver leaves behind on one never meets the next delivery.
        reset: true,
        headersTimeout: ATTEMPT_MILLISECONDS,
        bodyTimeout: ATTEMPT_MILLISECONDS,
      }),
      signal,
    );
    // Read for the receiver's sake, who may still be writing; the status has said it all.
    await answer.body.dump({ limit: BODY_BYTES, signal }).catch(() => undefined);
    const { statusCode: status } = answer;
    const header = answer.headers['retry-after'];
    const retryAfter = readRetryAfter(status, Array.isArray(header) ? header[0] : header, now);
    return { status, retryAfter, words: `HTTP ${status}`, detail: `HTTP ${status}` };
  } catch (cause) {
    return unanswered(cause, deadline);
  }
}
