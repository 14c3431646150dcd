/** One deadline for the whole step, with a reserve at its end for posting the results. */

/** The time limits of the step. */
export interface Deadline {
  /** When the review must be complete, in milliseconds on the clock's scale; the time after it is for posting. */
  readonly reviewBy: number;
  readonly end: number;
  /** Aborted at the deadline, or when the runner stops the step. */
  readonly signal: AbortSignal;
  /** Stops the timer; nothing is aborted after it. */
  dispose(): void;
}

/** The clock of the step. Both are in milliseconds. A sleep rejects if its signal fires. */
export interface Clock {
  readonly now: () => number;
  readonly sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

const MAX_RESERVE_MILLISECONDS = 30_000;
/** The part of the time reserved for posting, if it is less than the fixed reserve. */
const RESERVE_SHARE = 0.1;

/** Starts the clock. */
export function startDeadline(milliseconds: number, clock: Clock, stop: AbortSignal): Deadline {
  const end = clock.now() + milliseconds;
  const over = new AbortController();
  const waiting = new AbortController();
  clock.sleep(milliseconds, waiting.signal).then(
    () => over.abort(new DOMException('the time given by timeout-seconds is over', 'AbortError')),
    () => undefined,
  );
  return {
    reviewBy: end - Math.min(MAX_RESERVE_MILLISECONDS, milliseconds * RESERVE_SHARE),
    end,
    signal: AbortSignal.any([over.signal, stop]),
    dispose: () => waiting.abort(),
  };
}

const CLOSE_MILLISECONDS = 2_000;

/** Waits a short time for `closing`, so that it cannot block a finished step. Never rejects. */
export async function awaitClosing(closing: Promise<void>, clock: Clock): Promise<void> {
  const waiting = new AbortController();
  const limit = clock.sleep(CLOSE_MILLISECONDS, waiting.signal);
  await Promise.allSettled([Promise.race([closing, limit])]);
  waiting.abort();
  await Promise.allSettled([limit]);
}
