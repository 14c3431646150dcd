/** Asking the service to answer when the review is at rest (`Prefer: wait`, RFC 7240). One that does not know it answers at once. */

/** Kept of the time for the answer to come back, and for a last look. */
const RESERVE_MS = 2_000;

/**
 * The header for a call that waits.
 * @param seconds how long at most
 * @param remainingMs the time left: the wait ends well before it does, and where it cannot there is no header
 */
export function preferWait(seconds: number, remainingMs: number): { readonly prefer?: string } {
  const wait = Math.min(seconds, Math.floor((remainingMs - RESERVE_MS) / 1000));
  return wait >= 1 ? { prefer: `wait=${wait}` } : {};
}
