/** Runs git for the command, with the settings of the user. */
import { execFile } from 'node:child_process';
import { promisify, types } from 'node:util';
import { selectProgramFolders } from '../../sources/git/program/environment.js';
import { UsageError } from '../exit.js';

const run = promisify(execFile);

/** How git ends where there is no repository or no such commit. */
export const FATAL = 128;
/** How it ends where a setting is not set. */
export const NOT_SET = 1;

/** Room for the names of a million files. */
const MAX_OUTPUT_BYTES = 128 * 1024 * 1024;

/** Values of settings by their names, which count before those of the repository and of the user. */
export type GitSettings = Readonly<Record<string, string>>;

/** The user's own variables, and settings; of the folders of programs those that are in no repository by their form. */
function buildEnvironment(settings: GitSettings = {}): NodeJS.ProcessEnv {
  const { PATH: _, Path: __, GIT_CONFIG_COUNT: given = '0', ...others } = process.env;
  const first = Number(given);
  const added = Object.entries(settings).flatMap(([name, value], at) => [
    [`GIT_CONFIG_KEY_${first + at}`, name],
    [`GIT_CONFIG_VALUE_${first + at}`, value],
  ]);
  const count = String(first + added.length / 2);
  return {
    ...others,
    ...selectProgramFolders(process.env),
    ...Object.fromEntries(added),
    GIT_CONFIG_COUNT: count,
    LC_ALL: 'C',
  };
}

/**
 * Runs git and returns what it printed; null if it ended with a code that means "there is none". A git that ended in
 * any other way did not answer, which must not be taken for an answer.
 * @throws the signal's reason if it is aborted: git is ended, or not started
 */
export function runGit(
  directory: string,
  signal: AbortSignal,
  none: readonly number[],
  ...args: string[]
): Promise<string | null> {
  return runGitWith({}, directory, signal, none, ...args);
}

/** Does the same with settings. */
export async function runGitWith(
  settings: GitSettings,
  directory: string,
  signal: AbortSignal,
  none: readonly number[],
  ...args: string[]
): Promise<string | null> {
  signal.throwIfAborted();
  try {
    const { stdout } = await run('git', ['-C', directory, '-c', 'core.fsmonitor=false', ...args], {
      env: { ...buildEnvironment(settings), GIT_OPTIONAL_LOCKS: '0' },
      maxBuffer: MAX_OUTPUT_BYTES,
      signal,
    });
    return stdout.trim();
  } catch (fault) {
    // An interruption in the terminal ends git too: what git says of that is no answer.
    signal.throwIfAborted();
    const code = types.isNativeError(fault) && 'code' in fault ? fault.code : null;
    if (typeof code === 'number' && none.includes(code)) return null;
    const what =
      code === 'ENOENT'
        ? 'The program git was not found. Install git and have it on the PATH.'
        : `git ${args[0]} did not end as it should in ${directory}. Run the command again, and check the repository with "git status".`;
    throw new UsageError(what, { cause: fault });
  }
}

/**
 * Returns what git says where it finds no repository; empty where it finds one.
 * @throws the signal's reason if it is aborted
 */
export async function readRefusal(directory: string, signal: AbortSignal): Promise<string> {
  signal.throwIfAborted();
  try {
    await run('git', ['-C', directory, 'rev-parse', '--git-dir'], { env: buildEnvironment(), signal });
    return '';
  } catch (fault) {
    signal.throwIfAborted();
    return types.isNativeError(fault) && 'stderr' in fault ? String(fault.stderr) : '';
  }
}
