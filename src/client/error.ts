/** The one error that the client throws. */

/**
 * Why there is no review:
 * - `configuration`: an address, a certificate or a proxy that cannot work; only a person can change it
 * - `refused`: the service said no
 * - `unavailable`: the service could not be reached, or could not answer, until the deadline
 * - `timeout`: the deadline came first
 * - `cancelled`: the caller's signal
 * - `malformed`: an answer that is none of the interface's
 */
export type ReviewErrorKind = 'configuration' | 'refused' | 'unavailable' | 'timeout' | 'cancelled' | 'malformed';

/** What is known beside the message. */
export interface ReviewErrorDetails {
  readonly kind: ReviewErrorKind;
  /** The service's own code, where it gave one. */
  readonly code?: string | null;
  /** The HTTP status, where there was an answer. */
  readonly status?: number | null;
  /** What the service said, its code first, without the address; null where it said nothing. */
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
