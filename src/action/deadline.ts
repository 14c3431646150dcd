/** One deadline for everything the step does, with a reserve at its end for saying what was found. */

/** The step's time. */
export interface Deadline {
  /** When the review must be had, in milliseconds on the clock's scale; what follows is for posting. */
  readonly reviewBy: number;
  readonly end: number;
  /** Aborted at the end, or when the runner stops the step. */
  readonly signal: AbortSignal;
  /** Ends the waiting; nothing is aborted after it. */
  dispose(): void;
}

export interface Clock {
  readonly now: () => number;
  readonly sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

const MAX_RESERVE_MILLISECONDS = 30_000;
/** The part of the time kept for posting, where that is less. */
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

/** Waits for something to close, but not long: nothing may hold a step that is done. Never rejects. */
export async function letGo(closing: Promise<void>, clock: Clock): Promise<void> {
  const waiting = new AbortController();
  const limit = clock.sleep(CLOSE_MILLISECONDS, waiting.signal);
  await Promise.allSettled([Promise.race([closing, limit])]);
  waiting.abort();
  await Promise.allSettled([limit]);
}
