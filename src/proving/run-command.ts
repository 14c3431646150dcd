/** Runs a command line in a folder, with everything that it starts, and ends all of it in time. */
import { type ChildProcess, spawn } from 'node:child_process';
import { onAbort } from '../base/abort.js';

/** How much of the end of the output is kept, in bytes. */
const KEPT_BYTES = 256 * 1024;

/** A command to run. */
export interface ShellCommand {
  readonly line: string;
  readonly directory: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly milliseconds: number;
}

/** How it ended. `code` is null if it was ended by a signal. */
export interface ShellResult {
  readonly code: number | null;
  readonly timedOut: boolean;
  /** The end of what it printed, both streams as they came. */
  readonly output: string;
}

/** Variables by which git would work on another repository than that of the folder. */
const GIT_VARIABLES =
  /^GIT_(?:DIR|WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|COMMON_DIR|PREFIX|NAMESPACE|CEILING_DIRECTORIES)$/u;

/**
 * Runs a command by the shell.
 * @param clock gives a signal that is aborted after so many milliseconds
 * @throws the signal's reason when it is aborted: the command is ended first
 */
export async function runShell(
  { line, directory, environment, milliseconds }: ShellCommand,
  signal: AbortSignal,
  clock: (milliseconds: number) => AbortSignal,
): Promise<ShellResult> {
  signal.throwIfAborted();
  const limit = clock(milliseconds);
  const child = spawn(line, {
    cwd: directory,
    shell: true,
    env: Object.fromEntries(Object.entries(environment).filter(([name]) => !GIT_VARIABLES.test(name))),
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: what the command started ends with it.
    detached: true,
  });
  const kept = keepEnd(child);
  const stopListening = [signal, limit].map((one) => onAbort(one, () => endGroup(child)));
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    signal.throwIfAborted();
    return { code, timedOut: limit.aborted, output: kept() };
  } finally {
    for (const stop of stopListening) stop();
    endGroup(child);
  }
}

/** Ends the command and what it left running, at once: none of it may write into the folder any more. */
function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // All of it has ended.
  }
}

function keepEnd(child: ChildProcess): () => string {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const keep = (chunk: Buffer) => {
    chunks.push(chunk);
    bytes += chunk.length;
    while (bytes - (chunks[0]?.length ?? 0) >= KEPT_BYTES) bytes -= chunks.shift()?.length ?? 0;
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return () => Buffer.concat(chunks).toString('utf8');
}
