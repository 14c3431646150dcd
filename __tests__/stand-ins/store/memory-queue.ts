/** The queue in memory: first in, first out, retries with growing waits. What is queued is gone when the process is. */
import { onAbort } from '../../../src/base/abort.js';
import { dispatchJob } from '../../../src/service/queue/dispatch.js';
import { buildJobKey, KINDS } from '../../../src/service/queue/job-envelope.js';
import type { Backlog, Handlers, Job, Queue } from '../../../src/service/queue/queue.js';
import type { MemoryTransaction } from './memory-transaction.js';

/** Tries at a job before the last one's fault stands. */
const ATTEMPTS = 3;
/** Wait before the second try, in milliseconds; each further one is four times the one before. */
const FIRST_RETRY_MILLISECONDS = 500;
const RETRY_GROWTH = 4;
const RETENTION_MILLISECONDS = 60 * 60 * 1000;

interface Waiting {
  readonly job: Job;
  readonly number: number;
  readonly since: number;
}

/** A transaction that tells when it has committed. */
export interface CommitHook {
  onCommit(callback: () => void): void;
}

export interface MemoryQueueOptions {
  /** Resolves after that many milliseconds, or rejects when the signal fires. */
  readonly sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}

export class MemoryQueue implements Queue<MemoryTransaction> {
  private readonly waiting: Waiting[] = [];
  private readonly running = new Map<Promise<void>, Waiting>();
  private readonly stopped = new AbortController();
  private readonly hurried = new AbortController();
  private handlers: Handlers | null = null;
  private concurrency = 0;

  constructor(private readonly options: MemoryQueueOptions) {}

  enqueue(tx: CommitHook, job: Job): void {
    tx.onCommit(() => {
      if (!this.join(job)) this.push({ job, number: 1, since: this.options.clock() });
    });
  }

  /** Adds events to a job of the same pull request that has not begun. */
  private join(job: Job): boolean {
    if (job.kind !== 'pull-request') return false;
    for (const [at, { job: other, since }] of this.waiting.entries()) {
      if (other.kind !== 'pull-request' || buildJobKey(other) !== buildJobKey(job)) continue;
      const joined = { ...other, deliveries: [...other.deliveries, ...job.deliveries] };
      this.waiting[at] = { job: joined, number: 1, since };
      return true;
    }
    return false;
  }

  async work(handlers: Handlers, concurrency: number): Promise<void> {
    this.handlers = handlers;
    this.concurrency = concurrency;
    this.repeatRetention();
    this.drain();
  }

  async backlog(): Promise<readonly Backlog[]> {
    const now = this.options.clock();
    return KINDS.map((kind) => {
      const waiting = this.waiting.filter(({ job }) => job.kind === kind);
      const oldest = Math.min(now, ...waiting.map(({ since }) => since));
      const running = [...this.running.values()].filter(({ job }) => job.kind === kind);
      return { kind, waiting: waiting.length, running: running.length, oldestMilliseconds: now - oldest };
    });
  }

  async stop(hurry?: AbortSignal): Promise<void> {
    this.stopped.abort();
    const stopListening = hurry && onAbort(hurry, () => this.hurried.abort(new Error('the queue is stopping')));
    await Promise.all(this.running.keys());
    stopListening?.();
  }

  private push(waiting: Waiting): void {
    this.waiting.push(waiting);
    this.drain();
  }

  private drain(): void {
    const { handlers } = this;
    if (handlers === null) return;
    while (!this.stopped.signal.aborted && this.running.size < this.concurrency) {
      const next = this.takeNext();
      if (next === null) return;
      const run: Promise<void> = this.attempt(handlers, next).finally(() => {
        this.running.delete(run);
        this.drain();
      });
      this.running.set(run, next);
    }
  }

  /** The oldest whose key no running job has. */
  private takeNext(): Waiting | null {
    const name = (job: Job) => `${job.kind} ${buildJobKey(job)}`;
    const taken = new Set([...this.running.values()].map(({ job }) => name(job)));
    const at = this.waiting.findIndex(({ job }) => buildJobKey(job) === null || !taken.has(name(job)));
    return at === -1 ? null : (this.waiting.splice(at, 1)[0] ?? null);
  }

  /** Never rejects: a rejected handler means another try, as long as there is one. */
  private async attempt(handlers: Handlers, { job, number, since }: Waiting): Promise<void> {
    const last = number >= ATTEMPTS;
    try {
      await dispatchJob(handlers, { number, last, signal: this.hurried.signal }, job);
    } catch {
      if (!last && !this.stopped.signal.aborted) this.retryLater({ job, number: number + 1, since });
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

  private repeatRetention(): void {
    this.options.sleep(RETENTION_MILLISECONDS, this.stopped.signal).then(
      () => {
        this.push({ job: { kind: 'retention' }, number: 1, since: this.options.clock() });
        this.repeatRetention();
      },
      () => undefined,
    );
  }
}
