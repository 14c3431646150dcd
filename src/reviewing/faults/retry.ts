/** Trying again after a fault that may heal, inside the deadline. */
import { computeBackoff } from '../../base/backoff.js';
import { ProviderError } from '../../base/errors.js';
import { seconds } from '../../base/time.js';
import { explainRefusal } from './refusal.js';

/** Waits; rejects when the signal is aborted. */
type Sleep = (milliseconds: number, signal: AbortSignal) => Promise<void>;

/** What tries are made with. */
export interface RetryMeans {
  /** Milliseconds on the scale of `deadline`. */
  readonly now: () => number;
  readonly sleep: Sleep;
  /** 0 ≤ n < 1, for jitter. */
  readonly random: () => number;
  /** When everything must be done. */
  readonly deadline: number;
  readonly signal: AbortSignal;
  readonly log: { info(message: string): void };
}

/**
 * Makes tries until one does not end in a transient fault of GitHub or of a ticket system.
 * @param attempt is given the number of the try, from 1
 * @throws ReviewError `unreadable` where the time is over; the signal's reason; and what the last try threw
 */
export async function retryTransient<T>(
  attempt: (number: number) => Promise<T>,
  { now, sleep, random, deadline, signal, log }: RetryMeans,
): Promise<T> {
  for (let number = 1; ; number += 1) {
    try {
      return await attempt(number);
    } catch (cause) {
      if (!(cause instanceof ProviderError) || !cause.transient) throw cause;
      const wait = computeBackoff(number, random);
      if (wait >= deadline - now()) throw explainRefusal(cause, number === 1 ? '' : ` (tried ${number} times)`);
      log.info(`${cause.message} Trying again in ${seconds(wait)}.`);
      await sleep(wait, signal);
    }
  }
}
