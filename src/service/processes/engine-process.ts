import { fork } from 'node:child_process';
import { onAbort } from '../../base/abort.js';
import type { ReviewInput } from '../../engine/snapshot.js';
import { type EngineAnswer, isEngineAnswer } from './answer.js';

/** How much of what the process last wrote as errors is kept, in characters. */
const KEPT_CHARACTERS = 4000;
/** Written by V8 before it ends a process whose heap is full. */
const HEAP_FULL = 'JavaScript heap out of memory';

/** Thrown if the process ends before it answers. */
export class ProcessEndedError extends Error {
  override readonly name = 'ProcessEndedError';
  constructor(
    /** True if its heap was full, or if the system killed it, which it does when there is no more memory. */
    readonly outOfMemory: boolean,
    how: string,
    lastWords: string,
  ) {
    super(`The engine process ended by ${how} before it answered.\n${lastWords}`.trimEnd());
  }
}

/** One process that runs the engine, seen from the service. */
export interface EngineProcess {
  /**
   * Reviews the input; one at a time. Rejects with ProcessEndedError if the process ends, and with the signal's reason if it fires; the
   * process is killed then.
   */
  ask(input: ReviewInput, signal: AbortSignal): Promise<EngineAnswer>;
  /** False once it ends or is killed. */
  isAlive(): boolean;
  /** Kills the process. */
  kill(): void;
  /** Resolves when it has ended, for whatever reason. */
  readonly ended: Promise<void>;
}

/**
 * Starts a process.
 * @param file absolute path of a file that calls `serveReviews`
 * @param memoryMegabytes maximum heap. V8 ends a process that exceeds it, whatever allocates. It ends a thread only
 *   between two steps of JavaScript: one large `split` in a thread ends the whole service.
 */
export function startEngineProcess(file: string, memoryMegabytes: number): EngineProcess {
  // Nothing else of the service's environment: there are secrets in it. Windows starts no process without this.
  const { SystemRoot } = process.env;
  const child = fork(file, {
    env: SystemRoot === undefined ? {} : { SystemRoot },
    execArgv: [`--max-old-space-size=${memoryMegabytes}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let asked: { readonly resolve: (answer: EngineAnswer) => void; readonly reject: (cause: unknown) => void } | null =
    null;
  let alive = true;
  let lastWords = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    lastWords = (lastWords + text).slice(-KEPT_CHARACTERS);
  });
  child.on('message', (message) => {
    if (isEngineAnswer(message)) asked?.resolve(message);
  });
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      alive = false;
      const { exitCode, signalCode } = child;
      const outOfMemory = lastWords.includes(HEAP_FULL) || signalCode === 'SIGKILL';
      asked?.reject(new ProcessEndedError(outOfMemory, signalCode ?? `exit code ${exitCode}`, lastWords));
      resolve();
    };
    child.once('close', end);
    // It could not be started, or does not listen.
    child.once('error', (cause) => {
      lastWords += cause.message;
      child.kill('SIGKILL');
      end();
    });
  });
  const kill = () => {
    alive = false;
    child.kill('SIGKILL');
  };

  return {
    ask: async (input, signal) => {
      signal.throwIfAborted();
      const stop = () => {
        kill();
        asked?.reject(signal.reason);
      };
      const stopListening = onAbort(signal, stop);
      try {
        return await new Promise<EngineAnswer>((resolve, reject) => {
          asked = { resolve, reject };
          // If it cannot be sent, the process has ended or is about to: `close` follows.
          child.send(input, (cause) => cause !== null && kill());
        });
      } finally {
        asked = null;
        stopListening();
      }
    },
    isAlive: () => alive,
    kill,
    ended,
  };
}
