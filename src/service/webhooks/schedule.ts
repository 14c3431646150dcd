/** When a delivery is tried again, as Standard Webhooks proposes it, and when a subscription has failed for too long. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Waits after the first failure, the second, and so on, in milliseconds; after the last of these attempts it is over. */
export const RETRY_WAITS: readonly number[] = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];
/** Waits grow by up to this part, so that what failed together does not come back together. */
const JITTER = 0.1;
/** A receiver that asks for more time than this gets this. */
const MAX_RETRY_AFTER = 24 * HOUR;
/** A subscription whose every delivery has failed for so long is disabled. */
export const FAILING_MILLISECONDS = 5 * 24 * HOUR;
/** Statuses whose Retry-After is heeded: RFC 6585 §4, RFC 9110 §15.6.4. */
const HEEDED = new Set([429, 503]);

/**
 * @param failures attempts that have failed, from 1
 * @param now milliseconds since the epoch
 * @param retryAfter milliseconds that the receiver asked for; null where it did not
 * @param fraction a random number from 0 up to 1
 * @returns when to try again, milliseconds since the epoch; null where it is over
 */
export function nextAttemptAt(
  failures: number,
  now: number,
  retryAfter: number | null,
  fraction: number,
): number | null {
  const wait = RETRY_WAITS[failures - 1];
  if (wait === undefined) return null;
  return now + Math.max(Math.round(wait * (1 + JITTER * fraction)), retryAfter ?? 0);
}

/**
 * Reads Retry-After (RFC 9110 §10.2.3): seconds, or a date.
 * @returns milliseconds from now, a day at most; null where the status does not have it heeded or it cannot be read
 */
export function readRetryAfter(status: number, header: string | undefined, now: number): number | null {
  if (header === undefined || !HEEDED.has(status)) return null;
  const text = header.trim();
  const wait = /^\d+$/u.test(text) ? Number(text) * SECOND : Date.parse(text) - now;
  return Number.isNaN(wait) ? null : Math.min(Math.max(wait, 0), MAX_RETRY_AFTER);
}
