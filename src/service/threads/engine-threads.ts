/** The engine in worker threads: one huge pull request neither blocks the service nor takes it down. */

import type { Piscina } from 'piscina';
import type { ReviewInput } from '../../engine/snapshot.js';
import { EngineLimitError } from '../../reviewing/engine-limit-error.js';
import type { RunEngine } from '../../reviewing/perform-review.js';
import type { Deadline } from '../deadline.js';
import { resultOf, type ThreadAnswer } from './answer.js';
import { Turns } from './turns.js';

/** Longest time of one review in the engine, in milliseconds: forty times what 10,000 changed lines may take. */
const REVIEW_MILLISECONDS = 120_000;
/** A thread that has nothing to do for so long ends, and gives back its memory. */
const IDLE_MILLISECONDS = 300_000;
/** What the thread's file exports. */
const EXPORTED = 'answerReview';
/** Node's code for a thread that went over its `resourceLimits`. */
const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';

export interface EngineThreadsOptions {
  /** Reviews at a time, at most. */
  readonly threads: number;
  /** The heap of one thread, at most. */
  readonly memoryMegabytes: number;
  /** Absolute path of a file that exports `answerReview`. */
  readonly thread: string;
  /** Longest time of one review, in milliseconds; 120,000 when left out. */
  readonly milliseconds?: number;
  /** `AbortSignal.timeout` when left out. */
  readonly deadline?: Deadline;
}

export interface EngineThreads {
  /**
   * Reviews in a thread. Rejects with EngineLimitError where it takes more time or memory than it may, with the signal's
   * reason where that fires, and else as the engine does. No thread is started before it is called.
   */
  readonly review: RunEngine;
  /** Ends all threads; reviews in them are rejected. */
  close(): Promise<void>;
}

type Pool = Piscina<ReviewInput, ThreadAnswer>;

const isOutOfMemory = (cause: unknown): boolean =>
  typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === OUT_OF_MEMORY;

/** The package as it is installed: it finds its own files beside itself, so no bundle can hold it. */
async function load() {
  try {
    return await import(/* webpackIgnore: true */ 'piscina');
  } catch (cause) {
    throw new Error('The thread pool (piscina) is not installed. Run `npm ci`.', { cause });
  }
}

/** Gives an engine that runs in threads; nothing runs yet. */
export function startEngineThreads(options: EngineThreadsOptions): EngineThreads {
  const { threads, memoryMegabytes, thread, milliseconds = REVIEW_MILLISECONDS } = options;
  const deadline = options.deadline ?? ((limit: number) => AbortSignal.timeout(limit));
  const turns = new Turns(threads);
  let pool: Promise<Pool> | null = null;

  const open = async (): Promise<Pool> => {
    const { Piscina } = await load();
    return new Piscina<ReviewInput, ThreadAnswer>({
      filename: thread,
      name: EXPORTED,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: IDLE_MILLISECONDS,
      // The engine waits for promises of its own; a thread that waits by Atomics would hold them up between reviews.
      atomics: 'disabled',
      resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes },
      // piscina requires the file first, and imports it where that fails. It is a module: halfway required it cannot be imported.
      execArgv: ['--no-experimental-require-module'],
    });
  };

  return {
    review: (snapshot, policy, signal) =>
      turns.take(signal, async () => {
        pool ??= open();
        const opened = await pool;
        // From its turn on: what waits for a thread is not slow itself.
        const timer = deadline(milliseconds);
        try {
          // Where the signal fires piscina ends the thread, whatever that is at, and starts another for the next review.
          return resultOf(await opened.run({ snapshot, policy }, { signal: AbortSignal.any([signal, timer]) }));
        } catch (cause) {
          if (signal.aborted) throw signal.reason;
          if (timer.aborted) throw new EngineLimitError('time', milliseconds / 1000, { cause });
          if (isOutOfMemory(cause)) throw new EngineLimitError('memory', memoryMegabytes, { cause });
          throw cause;
        }
      }),
    close: async () => {
      // One that could not be opened has failed its review already.
      const opened = await pool?.catch(() => null);
      await opened?.destroy();
    },
  };
}
