import { onAbort } from '../../base/abort.js';

/** Limits concurrency. Further callers wait in order of arrival. */
export class ConcurrencyLimiter {
  private readonly waiting: (() => void)[] = [];
  private taken = 0;

  constructor(private readonly atATime: number) {}

  /** Runs `work` when the limit allows it; rejects with the signal's reason if it fires before. */
  async take<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    await this.turn(signal);
    try {
      signal.throwIfAborted();
      return await work();
    } finally {
      this.pass();
    }
  }

  private async turn(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.taken < this.atATime) {
      this.taken += 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const come = () => {
        stopListening();
        resolve();
      };
      const leave = () => {
        this.waiting.splice(this.waiting.indexOf(come), 1);
        reject(signal.reason);
      };
      this.waiting.push(come);
      const stopListening = onAbort(signal, leave);
    });
  }

  /** Starts the next waiting caller, or reduces the count of running ones. */
  private pass(): void {
    const next = this.waiting.shift();
    if (next === undefined) this.taken -= 1;
    else next();
  }
}
