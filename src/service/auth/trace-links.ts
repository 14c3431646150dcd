/** Links that open one trace without a bearer until they expire: an HMAC over the review and the time. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { LIMITS, type TraceLink } from '../../contract/index.js';

export interface TraceLinksOptions {
  /** At least 32 random bytes; who has them can make links. */
  readonly key: Uint8Array;
  readonly clock: () => number;
}

/** What a link's query holds. */
export interface LinkQuery {
  readonly expires: string;
  readonly signature: string;
}

export class TraceLinks {
  constructor(private readonly options: TraceLinksOptions) {}

  /** A link to `traceUrl`, the address of the trace of `reviewId`. */
  create(reviewId: string, traceUrl: string): TraceLink {
    const expires = Math.floor(this.options.clock() / 1000) + LIMITS.TRACE_LINK_SECONDS;
    const url = new URL(traceUrl);
    url.searchParams.set('expires', String(expires));
    url.searchParams.set('signature', this.sign(reviewId, String(expires)).toString('base64url'));
    return { url: url.href, expires_at: new Date(expires * 1000).toISOString() };
  }

  /** `expired` is told only of links that were good once. */
  check(reviewId: string, { expires, signature }: LinkQuery): 'good' | 'expired' | 'bad' {
    const expected = this.sign(reviewId, expires);
    const given = Buffer.from(signature, 'base64url');
    // Base64 has several spellings of the same bytes; only the one that was handed out is the link.
    if (given.length !== expected.length || given.toString('base64url') !== signature) return 'bad';
    if (!timingSafeEqual(given, expected)) return 'bad';
    return Number(expires) * 1000 > this.options.clock() ? 'good' : 'expired';
  }

  private sign(reviewId: string, expires: string): Buffer {
    return createHmac('sha256', this.options.key).update(`trace-link/1\n${reviewId}\n${expires}`).digest();
  }
}
