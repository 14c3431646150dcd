/** Makes one attempt at a delivery over HTTP. Never rejects: the result says whether there was a response. */
import { type Dispatcher, request } from 'undici';
import { rejectOnAbort } from '../../base/abort.js';
import { AddressRefusedError } from './guard.js';
import { readRetryAfter } from './schedule.js';

/** Time limit for one whole attempt: name, connection, headers and body. */
export const ATTEMPT_MILLISECONDS = 15_000;
/** How much of a response's body is read before the connection is dropped. The body is not used. */
const BODY_BYTES = 4096;

/** The result of an attempt. */
export interface DeliveryAnswer {
  /** Null if there was no response. */
  readonly status: number | null;
  /** Milliseconds that the receiver asks to wait; null if it does not. */
  readonly retryAfter: number | null;
  /** Why there was none: the address is not public, it came too late, we could not send, or the code of the fault. */
  readonly fault: string | null;
  /** Text for the subscriber. It reveals nothing about the operator's network. */
  readonly words: string;
  /** Text for the operator. */
  readonly detail: string;
}

/** One attempt: a POST of JSON. */
export interface DeliveryRequest {
  readonly url: string;
  readonly body: string;
  /** Headers in addition to Content-Type and User-Agent. */
  readonly headers: Readonly<Record<string, string>>;
  readonly dispatcher: Dispatcher;
  /** Fires after `ATTEMPT_MILLISECONDS`. */
  readonly deadline: AbortSignal;
  /** Fires when the service stops. */
  readonly stopping: AbortSignal;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Returns the code of a network or TLS error (`ECONNREFUSED`, `CERT_HAS_EXPIRED`), which contains no address; null without one. */
function readErrorCode(cause: unknown): string | null {
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : null;
  return typeof code === 'string' && /^\w+$/u.test(code) ? code : null;
}

function toFailedAnswer(cause: unknown, deadline: AbortSignal): DeliveryAnswer {
  const none = { status: null, retryAfter: null };
  if (deadline.aborted) {
    const words = `no answer within ${ATTEMPT_MILLISECONDS / 1000} s`;
    return { ...none, fault: 'late', words, detail: words };
  }
  if (cause instanceof AddressRefusedError) {
    return { ...none, fault: 'private', words: 'an address that deliveries do not reach', detail: cause.message };
  }
  const fault = readErrorCode(cause);
  const words = fault === null ? 'no answer' : `no answer (${fault})`;
  return { ...none, fault, words, detail: words };
}

/** Posts the body. Redirects are treated like any other response. */
export async function sendRequest(sending: DeliveryRequest): Promise<DeliveryAnswer> {
  const { url, body, headers, dispatcher, deadline, stopping, now } = sending;
  const signal = AbortSignal.any([deadline, stopping]);
  try {
    // An abort reaches a request only once it is connected, so it is not left to the request alone.
    const answer = await rejectOnAbort(
      request(url, {
        dispatcher,
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': 'review-gate', ...headers },
        body,
        signal,
        // A new connection for each delivery, so that data left by a receiver on one connection cannot affect the next
        // delivery.
        reset: true,
        headersTimeout: ATTEMPT_MILLISECONDS,
        bodyTimeout: ATTEMPT_MILLISECONDS,
      }),
      signal,
    );
    // Read because the receiver may still be writing; only the status is used.
    await answer.body.dump({ limit: BODY_BYTES, signal }).catch(() => undefined);
    const { statusCode: status } = answer;
    const header = answer.headers['retry-after'];
    const retryAfter = readRetryAfter(status, Array.isArray(header) ? header[0] : header, now);
    return { status, retryAfter, fault: null, words: `HTTP ${status}`, detail: `HTTP ${status}` };
  } catch (cause) {
    return toFailedAnswer(cause, deadline);
  }
}
