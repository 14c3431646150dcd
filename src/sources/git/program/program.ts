/** Runs the `git` program. */
import {
  type ChildProcess,
  type ChildProcessByStdio,
  type ChildProcessWithoutNullStreams,
  type SpawnOptions,
  spawn,
} from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { onAbort } from '../../../base/abort.js';
import { ProviderError } from '../../../base/errors.js';
import { buildGitEnvironment, type GitEnvironmentOptions } from './environment.js';

/** So much of what git says is shown, in UTF-16 code units. */
const MAX_SAID = 300;

/** How much of what git complains of is kept. */
const MAX_STDERR_BYTES = 64 * 1024;

/** One call of git. */
export interface GitCall extends Omit<GitEnvironmentOptions, 'home'> {
  readonly args: readonly string[];
  readonly cwd?: string | undefined;
  readonly input?: string | Buffer | undefined;
  /** Git is stopped when it has printed this many bytes. */
  readonly maxBytes?: number | undefined;
  /** Takes the output piece by piece; then the result has none of it. */
  readonly read?: ((piece: Buffer) => void) | undefined;
  /** Called when git runs. */
  readonly begin?: (() => void) | undefined;
  /** Git is stopped when this is aborted. */
  readonly enough?: AbortSignal | undefined;
}

/** What says which git runs where. */
type PlacedCall = Pick<GitCall, 'args' | 'cwd' | 'gitDir' | 'ceiling' | 'protocols' | 'settings'>;

/** The result of a call. `code` is null if git was stopped. */
export interface GitResult {
  readonly code: number | null;
  readonly stdout: Buffer;
  readonly stderr: string;
}

/**
 * Thrown for a failed call of git. It never leaves the providers: each caller that knows the purpose converts it to a
 * ProviderError.
 */
export class GitError extends Error {
  override readonly name = 'GitError';
  constructor(
    readonly command: string,
    readonly code: number | null,
    readonly stderr: string,
  ) {
    super(`git ${command} failed (${code === null ? 'stopped' : `exit ${code}`}): ${readLastLine(stderr)}`);
  }
}

/** Returns the last line of git's error output, with printable characters only. */
export function readLastLine(stderr: string): string {
  const lines = stderr.split(/[\r\n]+/u).filter((line) => line.trim() !== '');
  const line = lines.findLast((one) => /^(?:fatal|error):/u.test(one)) ?? lines.at(-1) ?? 'it said nothing';
  return line.replace(/[^\x20-\x7e\u00a0-\uffff]/gu, '?').slice(0, MAX_SAID);
}

/** The git program of this machine, in a neutral environment. */
export class GitProgram {
  constructor(
    private readonly home: string,
    private readonly environment: NodeJS.ProcessEnv,
  ) {}

  /** Starts git, which takes input. What it says, and that it ended, is for the caller to hear. */
  start(call: PlacedCall): ChildProcessWithoutNullStreams {
    return spawn('git', listArguments(call), { ...this.place(call), stdio: ['pipe', 'pipe', 'pipe'] });
  }

  /** Starts git, which gets the input of the call. Without one there is nothing to write to a git that may have ended. */
  private startWith(call: GitCall): ChildProcessByStdio<Writable | null, Readable, Readable> {
    if (call.input !== undefined) return this.start(call);
    return spawn('git', listArguments(call), { ...this.place(call), stdio: ['ignore', 'pipe', 'pipe'] });
  }

  private place(call: PlacedCall): SpawnOptions {
    return {
      // Never in the repository: Windows looks for the program itself in this folder first.
      cwd: this.home,
      env: buildGitEnvironment(this.environment, { home: this.home, ...call }),
      windowsHide: true,
      // Git gets its own process group, so that its helpers are ended with it.
      detached: GROUPS,
    };
  }

  /**
   * Runs git and waits for it.
   * @throws ProviderError if git is not installed; the signal's reason if it is aborted (git is ended first).
   */
  run(call: GitCall, signal: AbortSignal): Promise<GitResult> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) {
        reject(signal.reason);
        return;
      }
      const child = this.startWith(call);
      const stdout: Buffer[] = [];
      const stderr: Buffer[] = [];
      let printed = 0;
      let complained = 0;
      const stop = () => endGroup(child);
      const stops = [signal, ...(call.enough === undefined ? [] : [call.enough])];
      const listening = stops.map((one) => onAbort(one, stop));
      const settle = () => {
        for (const stopListening of listening) stopListening();
      };

      child.stdout.on('data', (chunk: Buffer) => {
        if (call.read !== undefined) {
          call.read(chunk);
          return;
        }
        if (call.maxBytes !== undefined && printed >= call.maxBytes) return;
        printed += chunk.length;
        stdout.push(chunk);
        if (call.maxBytes !== undefined && printed >= call.maxBytes) stop();
      });
      child.stderr.on('data', (chunk: Buffer) => {
        complained += chunk.length;
        if (complained <= MAX_STDERR_BYTES) stderr.push(chunk);
      });
      // Git may end without reading all of its input; its exit code says why.
      child.stdin?.on('error', () => undefined);
      child.on('error', (fault: NodeJS.ErrnoException) => {
        settle();
        reject(signal.aborted ? signal.reason : createNoGitError(fault));
      });
      child.on('close', (code) => {
        settle();
        if (signal.aborted) {
          reject(signal.reason);
          return;
        }
        const all = Buffer.concat(stdout);
        resolve({
          code,
          stdout: call.maxBytes === undefined ? all : all.subarray(0, call.maxBytes),
          stderr: Buffer.concat(stderr).toString('utf8'),
        });
      });
      child.stdin?.end(call.input);
      call.begin?.();
    });
  }

  /**
   * Runs git and returns its output.
   * @throws GitError if git does not exit with 0.
   */
  async output(call: GitCall, signal: AbortSignal): Promise<Buffer> {
    const result = await this.run(call, signal);
    if (result.code !== 0) throw new GitError(call.args[0] ?? '', result.code, result.stderr);
    return result.stdout;
  }
}

/** Returns the arguments. Git goes to the folder of the call by itself. */
const listArguments = ({ args, cwd }: PlacedCall): string[] => [...(cwd === undefined ? [] : ['-C', cwd]), ...args];

/** Whether the platform has process groups that can be ended together. */
const GROUPS = process.platform !== 'win32';

/** Ends git and its child processes: a fetch waits in a helper that would otherwise continue to run. */
export function endGroup(child: ChildProcess): void {
  if (child.exitCode !== null || child.signalCode !== null) return;
  try {
    if (GROUPS && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    else child.kill('SIGTERM');
  } catch {
    // It has already ended.
  }
}

/** The oldest git version whose settings can be separated from the user's (GIT_CONFIG_GLOBAL). */
const OLDEST = [2, 32] as const;

/** From this version on `cat-file` takes commands (https://git-scm.com/docs/git-cat-file). */
const TAKES_COMMANDS = [2, 36] as const;

/** The version of git on this machine, which is new enough for all that must be. */
export interface GitVersion {
  readonly takesCommands: boolean;
}

type Version = readonly [major: number, minor: number];
const isSince = ([major, minor]: Version, since: Version): boolean =>
  major > since[0] || (major === since[0] && minor >= since[1]);

/**
 * Asks for the version of git.
 * @throws ProviderError if git is missing or too old for a neutral environment.
 */
export async function requireGit(git: GitProgram, signal: AbortSignal): Promise<GitVersion> {
  const said = (await git.output({ args: ['version'] }, signal)).toString('utf8').trim();
  const [, major = '0', minor = '0'] = /(\d+)\.(\d+)/u.exec(said) ?? [];
  const version = [Number(major), Number(minor)] as const;
  if (isSince(version, OLDEST)) return { takesCommands: isSince(version, TAKES_COMMANDS) };
  throw new ProviderError(
    'E_UP_001',
    `Git ${OLDEST.join('.')} or later is needed, but this machine has "${said}". Install a newer git.`,
  );
}

/** E_UP_001: git could not be started. */
export function createNoGitError(fault: NodeJS.ErrnoException): ProviderError {
  const why =
    fault.code === 'ENOENT'
      ? 'The git program was not found. Install git 2.32 or later and put it on the PATH.'
      : `The git program could not be started (${fault.code ?? fault.message}). Check the installation of git.`;
  return new ProviderError('E_UP_001', why, false, { cause: fault });
}
