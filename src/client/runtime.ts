/** What every part of the client runs on: the clock, the deadline, the caller's signal, the log. */
import type { Dispatcher } from 'undici';
import type { Secrets } from '../base/excerpt.js';
import { type ReviewError, toCancelledError } from '../base/review-error.js';

/** Where the client says what it does. One line a message. */
export interface ClientLog {
  info(message: string): void;
  warning(message: string): void;
  debug(message: string): void;
}

/** Waits; rejects when the signal is aborted. */
export type Sleep = (milliseconds: number, signal: AbortSignal) => Promise<void>;

/** The dependencies, all given. */
export interface RuntimeParts {
  /** Milliseconds on `now`'s scale. */
  readonly deadline: number;
  readonly now: () => number;
  readonly sleep: Sleep;
  readonly random: () => number;
  readonly signal: AbortSignal;
  readonly dispatcher: Dispatcher;
  readonly log: ClientLog;
  readonly secrets: Secrets;
}

/** The dependencies with the two rules on them: nothing goes past the deadline, and the signal stops everything. */
export class Runtime {
  constructor(readonly parts: RuntimeParts) {}

  /** Milliseconds left; never below 0. */
  remaining(): number {
    return Math.max(0, this.parts.deadline - this.parts.now());
  }

  /** The same with no more than this much time; without a number, as it is. */
  within(milliseconds: number | undefined): Runtime {
    if (milliseconds === undefined) return this;
    return new Runtime({ ...this.parts, deadline: Math.min(this.parts.deadline, this.parts.now() + milliseconds) });
  }

  /** The error of a caller who has stopped the client, in the caller's own words. */
  cancelled(): ReviewError {
    return toCancelledError(this.parts.signal);
  }

  /** @throws ReviewError `cancelled` when the signal is aborted */
  throwIfCancelled(): void {
    if (this.parts.signal.aborted) throw this.cancelled();
  }

  /** Waits. @throws ReviewError `cancelled` as soon as the signal is aborted */
  async pause(milliseconds: number): Promise<void> {
    this.throwIfCancelled();
    try {
      await this.parts.sleep(milliseconds, this.parts.signal);
    } catch (fault) {
      this.throwIfCancelled();
      throw fault;
    }
    this.throwIfCancelled();
  }
}
