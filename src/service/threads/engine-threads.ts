/** The engine in worker threads: one huge pull request neither blocks the service nor takes it down. */

import type { Piscina } from 'piscina';
import type { ReviewInput } from '../../engine/snapshot.js';
import { EngineLimitError } from '../../reviewing/engine-limit-error.js';
import type { RunEngine } from '../../reviewing/perform-review.js';
import type { Deadline } from '../deadline.js';
import { type ThreadAnswer, unwrapAnswer } from './answer.js';
import { ConcurrencyLimiter } from './concurrency-limiter.js';

/** Maximum time of one review in the engine, in milliseconds: forty times the limit for 10,000 changed lines. */
const REVIEW_MILLISECONDS = 120_000;
/** An idle thread ends after this time and frees its memory. */
const IDLE_MILLISECONDS = 300_000;
/** The name of the function that the thread's file exports. */
const EXPORTED = 'answerReview';
/** Node's error code for a thread that exceeded its `resourceLimits`. */
const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';

export interface EngineThreadsOptions {
  /** Maximum number of concurrent reviews. */
  readonly threads: number;
  /** Maximum heap of one thread. */
  readonly memoryMegabytes: number;
  /** Absolute path of a file that exports `answerReview`. */
  readonly thread: string;
  /** Maximum time of one review, in milliseconds; 120,000 if left out. */
  readonly milliseconds?: number;
  /** `AbortSignal.timeout` if left out. */
  readonly deadline?: Deadline;
}

export interface EngineThreads {
  /**
   * Reviews in a thread. Rejects with EngineLimitError if the time or memory limit is exceeded, with the signal's
   * reason if it fires, and otherwise like the engine. Threads are started at the first call.
   */
  readonly review: RunEngine;
  /** Ends all threads; reviews in them are rejected. */
  close(): Promise<void>;
}

type Pool = Piscina<ReviewInput, ThreadAnswer>;

const isOutOfMemory = (cause: unknown): boolean =>
  typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === OUT_OF_MEMORY;

/** Loads the installed package. It cannot be bundled, because it loads files from its own folder. */
async function load() {
  try {
    return await import(/* webpackIgnore: true */ 'piscina');
  } catch (cause) {
    throw new Error('The thread pool (piscina) is not installed. Run `npm ci`.', { cause });
  }
}

/** Returns an engine that runs in threads. No thread is started yet. */
export function startEngineThreads(options: EngineThreadsOptions): EngineThreads {
  const { threads, memoryMegabytes, thread, milliseconds = REVIEW_MILLISECONDS } = options;
  const deadline = options.deadline ?? ((limit: number) => AbortSignal.timeout(limit));
  const turns = new ConcurrencyLimiter(threads);
  let pool: Promise<Pool> | null = null;

  const open = async (): Promise<Pool> => {
    const { Piscina } = await load();
    return new Piscina<ReviewInput, ThreadAnswer>({
      filename: thread,
      name: EXPORTED,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: IDLE_MILLISECONDS,
      // The engine waits for promises of its own. A thread that waits with Atomics would delay them between reviews.
      atomics: 'disabled',
      resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes },
      // piscina first calls `require` on the file and imports it if that fails. The file is an ES module: after a
      // partial `require` it cannot be imported.
      execArgv: ['--no-experimental-require-module'],
    });
  };

  return {
    review: (snapshot, policy, signal) =>
      turns.take(signal, async () => {
        pool ??= open();
        const opened = await pool;
        // The limit starts when the review gets a thread, because waiting does not count.
        const timer = deadline(milliseconds);
        try {
          // When the signal fires, piscina ends the thread immediately and starts another for the next review.
          return unwrapAnswer(await opened.run({ snapshot, policy }, { signal: AbortSignal.any([signal, timer]) }));
        } catch (cause) {
          if (signal.aborted) throw signal.reason;
          if (timer.aborted) throw new EngineLimitError('time', milliseconds / 1000, { cause });
          if (isOutOfMemory(cause)) throw new EngineLimitError('memory', memoryMegabytes, { cause });
          throw cause;
        }
      }),
    close: async () => {
      // If the pool could not be opened, its review has already failed.
      const opened = await pool?.catch(() => null);
      await opened?.destroy();
    },
  };
}
