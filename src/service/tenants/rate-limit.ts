/**
 * The rate limit of a tenant: a bucket of `burst` requests that refills at `per_minute`, kept as one number (the generic
 * cell rate algorithm), and what the answer's headers say of it (draft-ietf-httpapi-ratelimit-headers-10).
 */
import type { RateLimit } from '../../contract/index.js';
import type { RateState } from '../store/store.js';

const MINUTE_MILLISECONDS = 60_000;
const SECOND_MILLISECONDS = 1000;
/** So that a whole number of requests is not one less for a rate that does not divide the minute. */
const ROUNDING = 1e-6;

/** Whether a request may go on, and what its answer says of the limit. */
export interface RateDecision {
  readonly allowed: boolean;
  /** Requests that may still come at once. */
  readonly remaining: number;
  /** Until one more may come; 0 where it may now. */
  readonly retryAfterSeconds: number;
  /** Until the whole burst may come again. */
  readonly resetSeconds: number;
}

const toSeconds = (milliseconds: number) => Math.max(0, Math.ceil(milliseconds / SECOND_MILLISECONDS));

/** Takes one request out of the bucket, if there is one. */
export async function takeRequest(state: RateState, limit: RateLimit, now: number): Promise<RateDecision> {
  const interval = MINUTE_MILLISECONDS / limit.per_minute;
  const tolerance = interval * limit.burst;
  // The time at which the bucket would be full again; never before now, and never later than that of an empty one: a clock that
  // was ahead, or a larger limit, would shut the tenant out for as long as that.
  const known = (await state.load()) ?? now;
  const latest = now + tolerance;
  const full = Math.min(Math.max(now, known), latest);
  const after = full + interval;
  const wait = after - now - tolerance;
  if (wait > ROUNDING) {
    if (known > latest + ROUNDING) await state.save(latest);
    return { allowed: false, remaining: 0, retryAfterSeconds: toSeconds(wait), resetSeconds: toSeconds(full - now) };
  }
  await state.save(after);
  return {
    allowed: true,
    remaining: Math.floor((tolerance - (after - now)) / interval + ROUNDING),
    retryAfterSeconds: 0,
    resetSeconds: toSeconds(after - now),
  };
}

/** `RateLimit-Policy` and `RateLimit`, on every answer that took or was refused a request. */
export function buildRateHeaders(limit: RateLimit, decision: RateDecision): Record<string, string> {
  const window = toSeconds((MINUTE_MILLISECONDS * limit.burst) / limit.per_minute);
  return {
    'RateLimit-Policy': `"minute";q=${limit.per_minute};w=60, "burst";q=${limit.burst};w=${window}`,
    RateLimit: `"burst";r=${decision.remaining};t=${decision.resetSeconds}`,
  };
}
