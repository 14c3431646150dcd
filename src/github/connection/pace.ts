/**
 * Keeps an installation below GitHub's secondary rate limits ("Rate limits for the REST API": 900 points a minute, a read
 * costs one and a write five). It counts requests in this process: of a review's calls one in nine is a write.
 */

/** Requests a minute, and how many may be sent at once after a pause. Both in one minute, with their writes, are 825 points. */
const PER_MINUTE = 540;
const BURST = 30;
const MINUTE_MILLISECONDS = 60_000;

/** The clock that a pace goes by. */
export interface PaceOptions {
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** Resolves after that many milliseconds, or rejects when the signal fires. */
  readonly sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** How long GitHub's minute is, in milliseconds; shorter for measurements against a stand-in. */
  readonly minute?: number;
}

/** The pace of one installation. */
export class RequestPace {
  /** When the next request may be sent if there was no burst. */
  private next = 0;

  constructor(private readonly options: PaceOptions) {}

  /** Resolves when a request may be sent. Requests are let through in the order in which they came. */
  async wait(signal: AbortSignal): Promise<void> {
    const { clock, sleep, minute = MINUTE_MILLISECONDS } = this.options;
    const interval = minute / PER_MINUTE;
    const now = clock();
    const start = Math.max(this.next, now - BURST * interval);
    this.next = start + interval;
    if (start > now) await sleep(start - now, signal);
  }
}
