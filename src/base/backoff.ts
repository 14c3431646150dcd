/** How long to wait after a fault before the next try. */

const FIRST_WAIT_MS = 500;
/** The longest wait between two tries or two polls, unless the service asks for more. */
export const MAX_WAIT_MS = 15_000;

/**
 * Returns the wait before a retry, in milliseconds. It doubles with each failure, up to 15 s. Jitter then reduces it to
 * no less than half, so that clients that failed at the same time do not retry at the same time.
 * @param failures the number of failures so far, from 1
 * @param random 0 ≤ n < 1
 */
export function computeBackoff(failures: number, random: () => number): number {
  const whole = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1));
  return Math.round(whole * (0.5 + 0.5 * random()));
}
