/** When a delivery is tried again, as Standard Webhooks recommends, and when a subscription has failed for too long. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/**
 * Waits after the first failure, the second, and so on, in milliseconds. The attempt after the last wait is the final
 * one.
 */
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
/**
 * Waits are extended randomly by up to this share, so that deliveries that failed together are not all repeated
 * together.
 */
const JITTER = 0.1;
/** Maximum wait that a receiver can request. */
const MAX_RETRY_AFTER = 24 * HOUR;
/** A subscription is disabled when all its deliveries have failed for this time. */
export const FAILING_MILLISECONDS = 5 * 24 * HOUR;
/** Statuses whose Retry-After is used: RFC 6585 §4, RFC 9110 §15.6.4. */
const HEEDED = new Set([429, 503]);

/**
 * Computes the time of the next attempt.
 * @param failures number of failed attempts, from 1
 * @param now milliseconds since the epoch
 * @param retryAfter milliseconds that the receiver requested; null if it did not
 * @param fraction a random number from 0 up to 1
 * @returns when to try again, in milliseconds since the epoch; null after the last attempt
 */
export function computeNextAttempt(
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
 * @returns milliseconds from now, at most a day; null if it is not used for the status or cannot be parsed
 */
export function readRetryAfter(status: number, header: string | undefined, now: number): number | null {
  if (header === undefined || !HEEDED.has(status)) return null;
  const text = header.trim();
  const wait = /^\d+$/u.test(text) ? Number(text) * SECOND : Date.parse(text) - now;
  return Number.isNaN(wait) ? null : Math.min(Math.max(wait, 0), MAX_RETRY_AFTER);
}
