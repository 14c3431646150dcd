/** The only error class that a reviewer throws. */

/**
 * Why there is no review:
 * - `configuration`: an address, a certificate or a proxy that cannot work; only a person can change it
 * - `refused`: the request is refused, and will be refused again
 * - `unreadable`: GitHub, or a ticket system, could not be read before the deadline
 * - `unavailable`: the service could not be reached, or could not answer, before the deadline
 * - `timeout`: the deadline passed
 * - `cancelled`: the caller's signal was aborted
 * - `malformed`: an answer that does not follow the API
 */
export type ReviewErrorKind =
  | 'configuration'
  | 'refused'
  | 'unreadable'
  | 'unavailable'
  | 'timeout'
  | 'cancelled'
  | 'malformed';

/** Details besides the message. */
export interface ReviewErrorDetails {
  readonly kind: ReviewErrorKind;
  /** The contract's code or the service's own, if there is one. */
  readonly code?: string | null;
  /** The HTTP status, if there was an answer. */
  readonly status?: number | null;
  /** The text of the answer, beginning with its code, without an address; null if there was no text. */
  readonly said?: string | null;
  /** What to do next; empty if that is not known. */
  readonly hint?: string;
}

/** No review, or only a part of it. Message and hint are one line each, without secrets and control characters. */
export class ReviewError extends Error {
  override readonly name = 'ReviewError';
  readonly kind: ReviewErrorKind;
  readonly code: string | null;
  readonly status: number | null;
  readonly said: string | null;
  readonly hint: string;

  constructor(message: string, details: ReviewErrorDetails) {
    super(message);
    this.kind = details.kind;
    this.code = details.code ?? null;
    this.status = details.status ?? null;
    this.said = details.said ?? null;
    this.hint = details.hint ?? '';
  }
}

/** Returns the error for a review that its caller has stopped, with the message of the signal's reason. */
export function toCancelledError(signal: AbortSignal): ReviewError {
  const reason: unknown = signal.reason;
  const message = typeof reason === 'object' && reason !== null && 'message' in reason ? reason.message : reason;
  const known = typeof message === 'string' && message !== '';
  return new ReviewError(known ? message : 'The review was cancelled.', { kind: 'cancelled' });
}
