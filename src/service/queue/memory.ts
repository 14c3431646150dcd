/** The queue in memory: first in, first out, retries with growing waits. What is queued is gone when the process is. */
import type { MemoryTransaction } from '../store/memory-transaction.js';
import type { Handler, Job, Queue } from './queue.js';

/** Tries at a job before the last one's fault stands. */
const ATTEMPTS = 3;
/** Wait before the second try, in milliseconds; each further one is four times the one before. */
const FIRST_RETRY_MILLISECONDS = 500;
const RETRY_GROWTH = 4;

interface Waiting {
  readonly job: Job;
  readonly number: number;
}

export interface MemoryQueueOptions {
  /** Resolves after that many milliseconds, or rejects when the signal fires. */
  readonly sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

export class MemoryQueue implements Queue<MemoryTransaction> {
  private readonly waiting: Waiting[] = [];
  private readonly running = new Set<Promise<void>>();
  private readonly stopped = new AbortController();
  private readonly hurried = new AbortController();
  private handler: Handler | null = null;
  private concurrency = 0;

  constructor(private readonly options: MemoryQueueOptions) {}

  enqueue(tx: MemoryTransaction, job: Job): void {
    tx.onCommit(() => this.push({ job, number: 1 }));
  }

  async work(handler: Handler, concurrency: number): Promise<void> {
    this.handler = handler;
    this.concurrency = concurrency;
    this.drain();
  }

  async stop(hurry?: AbortSignal): Promise<void> {
    this.stopped.abort();
    const giveUp = () => this.hurried.abort(new Error('the queue is stopping'));
    if (hurry?.aborted === true) giveUp();
    hurry?.addEventListener('abort', giveUp, { once: true });
    await Promise.all(this.running);
    hurry?.removeEventListener('abort', giveUp);
  }

  private push(waiting: Waiting): void {
    this.waiting.push(waiting);
    this.drain();
  }

  private drain(): void {
    const { handler } = this;
    if (handler === null) return;
    while (!this.stopped.signal.aborted && this.running.size < this.concurrency) {
      const next = this.waiting.shift();
      if (next === undefined) return;
      const run: Promise<void> = this.attempt(handler, next).finally(() => {
        this.running.delete(run);
        this.drain();
      });
      this.running.add(run);
    }
  }

  /** Never rejects: a rejected handler means another try, as long as there is one. */
  private async attempt(handler: Handler, { job, number }: Waiting): Promise<void> {
    const last = number >= ATTEMPTS;
    try {
      await handler({ job, number, last, signal: this.hurried.signal });
    } catch {
      if (!last && !this.stopped.signal.aborted) this.retryLater({ job, number: number + 1 });
    }
  }

  /** Waits beside the running jobs, not among them: a job that waits holds up no other. */
  private retryLater(waiting: Waiting): void {
    const wait = FIRST_RETRY_MILLISECONDS * RETRY_GROWTH ** (waiting.number - 2);
    this.options.sleep(wait, this.stopped.signal).then(
      () => this.push(waiting),
      () => undefined,
    );
  }
}
