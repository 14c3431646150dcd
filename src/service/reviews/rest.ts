import { onAbort } from '../../base/abort.js';
import { addToGroup } from '../../base/groups.js';

/** Callers that may wait at a time, in this process and of one tenant: each holds a connection. */
const MAX_WAITING = 1000;
const MAX_WAITING_OF_TENANT = 100;

/** How it is found out that another process ended a review. */
export interface RestOptions {
  /** Which of these reviews of the tenant have ended. May reject. */
  readonly findEnded: (tenantId: string, reviewIds: readonly string[]) => Promise<readonly string[]>;
  /** Milliseconds between two looks into the store. */
  readonly interval: number;
  /** Resolves after that many milliseconds, or rejects when the signal is aborted. */
  readonly sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** A caller's place among those that wait. */
export interface Waiting {
  /** Resolves when the review is at rest, or when the signal is aborted. Never rejects. */
  atRest(until: AbortSignal): Promise<void>;
  /** Gives the place up; nothing is done where that has been done. */
  close(): void;
}

interface Waiter {
  readonly tenantId: string;
  readonly reviewId: string;
  /** Aborted when the review is at rest. */
  readonly rest: AbortController;
}

/**
 * Who waits for a review to be at rest, complete or failed. This process's own workers tell of the end of a review; for those
 * that other processes end, one query a tenant and second asks the store, however many wait.
 */
export class RestWatch {
  readonly #waiters = new Set<Waiter>();
  readonly #released = new AbortController();
  #looking = false;

  constructor(private readonly options: RestOptions) {}

  /** Takes a place; null where all are taken, or where nobody may wait any more: then the caller is answered at once. */
  open(tenantId: string, reviewId: string): Waiting | null {
    if (this.#released.signal.aborted || this.#waiters.size >= MAX_WAITING) return null;
    if ([...this.#waiters].filter((one) => one.tenantId === tenantId).length >= MAX_WAITING_OF_TENANT) return null;
    const waiter: Waiter = { tenantId, reviewId, rest: new AbortController() };
    this.#waiters.add(waiter);
    if (!this.#looking) void this.#look();
    return {
      atRest: (until) => aborted(AbortSignal.any([until, waiter.rest.signal, this.#released.signal])),
      close: () => void this.#waiters.delete(waiter),
    };
  }

  /** Tells those that wait for the review that it is at rest. */
  ended(reviewId: string): void {
    for (const waiter of this.#waiters) if (waiter.reviewId === reviewId) waiter.rest.abort();
  }

  /** Lets everybody go who waits, and takes nobody any more. */
  release(): void {
    this.#released.abort();
  }

  /** Looks into the store while somebody waits. */
  async #look(): Promise<void> {
    const { interval, sleep } = this.options;
    const { signal } = this.#released;
    this.#looking = true;
    try {
      while (this.#waiters.size > 0) {
        await sleep(interval, signal);
        for (const [tenantId, reviewIds] of this.#waitedFor()) await this.#lookAt(tenantId, reviewIds);
      }
    } catch (cause) {
      if (!signal.aborted) throw cause;
    } finally {
      this.#looking = false;
    }
  }

  #waitedFor(): Map<string, string[]> {
    const waitedFor = new Map<string, string[]>();
    for (const { tenantId, reviewId, rest } of this.#waiters) {
      if (!rest.signal.aborted) addToGroup(waitedFor, tenantId, reviewId);
    }
    return waitedFor;
  }

  /** A store that cannot be asked now is asked again: whoever waits reads it last, and is told then. */
  async #lookAt(tenantId: string, reviewIds: readonly string[]): Promise<void> {
    const ended = await this.options.findEnded(tenantId, [...new Set(reviewIds)]).catch(() => []);
    for (const id of ended) this.ended(id);
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    onAbort(signal, resolve);
  });
}
