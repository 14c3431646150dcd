/** Lets so many run at a time, and the others wait for their turn, first come, first served. */
export class Turns {
  private readonly waiting: (() => void)[] = [];
  private taken = 0;

  constructor(private readonly atATime: number) {}

  /** Runs `work` when its turn has come; rejects with the signal's reason where that fires before. */
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
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        this.waiting.splice(this.waiting.indexOf(come), 1);
        reject(signal.reason);
      };
      this.waiting.push(come);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  /** The next one takes the place over, or it is free. */
  private pass(): void {
    const next = this.waiting.shift();
    if (next === undefined) this.taken -= 1;
    else next();
  }
}
