/** The one error that a reviewer throws. */

/**
 * Why there is no review:
 * - `configuration`: an address, a certificate or a proxy that cannot work; only a person can change it
 * - `refused`: what was asked for is refused; the same request is refused again
 * - `unreadable`: GitHub, or a ticket system, could not be read until the deadline
 * - `unavailable`: the service could not be reached, or could not answer, until the deadline
 * - `timeout`: the deadline came first
 * - `cancelled`: the caller's signal
 * - `malformed`: an answer that is none of the interface's
 */
export type ReviewErrorKind =
  | 'configuration'
  | 'refused'
  | 'unreadable'
  | 'unavailable'
  | 'timeout'
  | 'cancelled'
  | 'malformed';

/** What is known beside the message. */
export interface ReviewErrorDetails {
  readonly kind: ReviewErrorKind;
  /** The contract's code or the service's own, where there is one. */
  readonly code?: string | null;
  /** The HTTP status, where there was an answer. */
  readonly status?: number | null;
  /** What was said, its code first, without an address; null where nothing was said. */
  readonly said?: string | null;
  /** What to do next; empty where nobody knows. */
  readonly hint?: string;
}

/** No review, or not all of it. Message and hint are one line each, without secrets and control characters. */
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

/** The error of a caller who has stopped the review, in the words of the signal's reason. */
export function cancelledBy(signal: AbortSignal): ReviewError {
  const reason: unknown = signal.reason;
  const message = typeof reason === 'object' && reason !== null && 'message' in reason ? reason.message : reason;
  const known = typeof message === 'string' && message !== '';
  return new ReviewError(known ? message : 'The review was cancelled.', { kind: 'cancelled' });
}
