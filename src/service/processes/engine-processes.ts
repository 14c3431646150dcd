import { onAbort } from '../../base/abort.js';
import { EngineLimitError } from '../../reviewing/faults/engine-limit-error.js';
import type { RunEngine } from '../../reviewing/perform-review.js';
import type { Deadline } from '../deadline.js';
import { unwrapAnswer } from './answer.js';
import { ConcurrencyLimiter } from './concurrency-limiter.js';
import { type EngineProcess, ProcessEndedError, startEngineProcess } from './engine-process.js';

/** Maximum time of one review in the engine, in milliseconds: forty times the limit for 10,000 changed lines. */
const REVIEW_MILLISECONDS = 120_000;
/** An idle process ends after this time and frees its memory. */
const IDLE_MILLISECONDS = 300_000;

/** How many processes there may be, what they run, and their limits. */
export interface EngineProcessesOptions {
  /** Maximum number of concurrent reviews. */
  readonly processes: number;
  /** Maximum heap of one process. */
  readonly memoryMegabytes: number;
  /** Absolute path of a file that calls `serveReviews`. */
  readonly file: string;
  /** Maximum time of one review, in milliseconds; 120,000 if left out. */
  readonly milliseconds?: number;
  /** `AbortSignal.timeout` if left out. */
  readonly deadline?: Deadline;
}

/** The engine in processes of its own: one huge pull request neither blocks the service nor takes it down. */
export interface EngineProcesses {
  /**
   * Reviews in a process. Rejects with EngineLimitError if the time or memory limit is exceeded, with the signal's
   * reason if it fires, and otherwise like the engine. Processes are started when they are needed.
   */
  readonly review: RunEngine;
  /** Ends all processes; reviews in them are rejected. */
  close(): Promise<void>;
}

/** Returns an engine that runs in processes. No process is started yet. */
export function startEngineProcesses(options: EngineProcessesOptions): EngineProcesses {
  const { processes, memoryMegabytes, file, milliseconds = REVIEW_MILLISECONDS } = options;
  const deadline = options.deadline ?? ((limit: number) => AbortSignal.timeout(limit));
  const turns = new ConcurrencyLimiter(processes);
  const all = new Set<EngineProcess>();
  const idle: { readonly process: EngineProcess; readonly until: AbortSignal }[] = [];
  let closed = false;

  const take = (): EngineProcess => {
    // The one that was used last: so the others come to the end of their idle time.
    for (let last = idle.pop(); last !== undefined; last = idle.pop()) if (last.process.isAlive()) return last.process;
    const started = startEngineProcess(file, memoryMegabytes);
    all.add(started);
    void started.ended.then(() => all.delete(started));
    return started;
  };

  const giveBack = (given: EngineProcess): void => {
    if (!given.isAlive()) return;
    const until = deadline(IDLE_MILLISECONDS);
    idle.push({ process: given, until });
    const leave = () => {
      const at = idle.findIndex((each) => each.until === until);
      if (at < 0) return;
      idle.splice(at, 1);
      given.kill();
    };
    onAbort(until, leave);
  };

  return {
    review: (snapshot, policy, signal) =>
      turns.take(signal, async () => {
        if (closed) throw new Error('The engine is closed.');
        const taken = take();
        // The limit starts when the review gets a process, because waiting does not count.
        const timer = deadline(milliseconds);
        try {
          return unwrapAnswer(await taken.ask({ snapshot, policy }, AbortSignal.any([signal, timer])));
        } catch (cause) {
          if (signal.aborted) throw signal.reason;
          if (timer.aborted) throw new EngineLimitError('time', milliseconds / 1000, { cause });
          if (closed) throw new Error('The engine was closed before the review ended.', { cause });
          if (cause instanceof ProcessEndedError && cause.outOfMemory)
            throw new EngineLimitError('memory', memoryMegabytes, { cause });
          throw cause;
        } finally {
          giveBack(taken);
        }
      }),
    close: async () => {
      closed = true;
      for (const each of all) each.kill();
      await Promise.all([...all].map(({ ended }) => ended));
    },
  };
}
