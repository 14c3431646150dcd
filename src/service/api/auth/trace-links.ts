import { createHmac, timingSafeEqual } from 'node:crypto';
import { LIMITS, type TraceLink } from '../../../contract/index.js';
import type { Keyring } from './keyring.js';
import type { LinkKey } from './link-keys.js';

/** What links are signed and checked with. The clock is in milliseconds since the epoch. */
export interface TraceLinksOptions {
  readonly keyring: Keyring;
  readonly clock: () => number;
}

/** The query parameters of a link. */
export interface LinkQuery {
  readonly expires: string;
  readonly signature: string;
}

function sign({ bytes }: LinkKey, reviewId: string, expires: string): Buffer {
  return createHmac('sha256', bytes).update(`trace-link/1\n${reviewId}\n${expires}`).digest();
}

function isSignedBy(keys: readonly LinkKey[], reviewId: string, { expires, signature }: LinkQuery): boolean {
  const given = Buffer.from(signature, 'base64url');
  // Base64 has several spellings of the same bytes. Only the spelling that was issued is accepted.
  if (given.toString('base64url') !== signature) return false;
  return keys.some((key) => {
    const expected = sign(key, reviewId, expires);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

/** Links that give access to one trace without a bearer token until they expire: an HMAC of the review and the time. */
export class TraceLinks {
  constructor(private readonly options: TraceLinksOptions) {}

  /** Creates a link to `traceUrl`, the URL of the trace of `reviewId`. */
  async create(reviewId: string, traceUrl: string): Promise<TraceLink> {
    const [key] = (await this.options.keyring.current()).link;
    if (key === undefined) throw new Error('there is no key to sign links with');
    const expires = Math.floor(this.options.clock() / 1000) + LIMITS.TRACE_LINK_SECONDS;
    const url = new URL(traceUrl);
    url.searchParams.set('expires', String(expires));
    url.searchParams.set('signature', sign(key, reviewId, String(expires)).toString('base64url'));
    return { url: url.href, expires_at: new Date(expires * 1000).toISOString() };
  }

  /** Checks a link. `expired` is returned only for links that were valid before, and only while their key is kept. */
  async check(reviewId: string, query: LinkQuery): Promise<'good' | 'expired' | 'bad'> {
    const { keyring, clock } = this.options;
    const signed =
      isSignedBy(keyring.known().link, reviewId, query) ||
      // Another process may have signed it with a key that is not loaded here yet.
      isSignedBy((await keyring.lookAgain()).link, reviewId, query);
    if (!signed) return 'bad';
    return Number(query.expires) * 1000 > clock() ? 'good' : 'expired';
  }
}
