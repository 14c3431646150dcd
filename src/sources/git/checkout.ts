/** Finds a repository that is already on this machine: a checkout, a work tree, a bare repository. */
import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { ProviderError } from '../../base/errors.js';
import { type GitCall, GitError, type GitResult, readLastLine } from './program/program.js';
import { type ObjectFormat, readShallow, type ScratchRepository } from './program/repository.js';

/** Where a repository stores the data that is used. */
export interface Checkout {
  readonly directory: string;
  readonly objects: string;
  readonly format: ObjectFormat;
  readonly shallow: readonly string[];
}

/** What git is asked about a repository. */
const PLACES = ['--path-format=absolute', '--git-path', 'objects', '--git-path', 'shallow', '--show-object-format'];

/**
 * Finds the repository of a folder. With `exactly` the folder itself must be its top level; a repository in a parent
 * folder does not count. Returns null if there is none.
 * @throws ProviderError if there is one that git cannot read.
 */
export async function findCheckout(
  scratch: ScratchRepository,
  folder: string,
  exactly: boolean,
  signal: AbortSignal,
): Promise<Checkout | null> {
  const directory = resolve(folder);
  if (!(await isFolder(directory))) return null;
  const result = await scratch.git.run(
    { args: ['rev-parse', ...PLACES], cwd: directory, ceiling: exactly ? dirname(directory) : undefined },
    signal,
  );
  if (result.code !== 0) {
    if (/not a git repository/iu.test(result.stderr)) return null;
    throw new ProviderError(
      'E_REQ_002',
      `The repository in ${directory} cannot be read (${readLastLine(result.stderr)}). Check it with "git status".`,
    );
  }
  const { checkout } = await readPlaces(directory, result);
  return checkout;
}

/**
 * Asks the git that finds the repository of a folder something more, because each start of git costs more than its answer.
 * @param more further arguments of `rev-parse`
 * @returns the repository and what git printed for them; null if git refused any of it, and each should be asked alone
 */
export async function findCheckoutAnd(
  scratch: ScratchRepository,
  folder: string,
  more: readonly string[],
  signal: AbortSignal,
): Promise<{ readonly checkout: Checkout; readonly answers: string } | null> {
  const directory = resolve(folder);
  if (!(await isFolder(directory))) return null;
  const result = await scratch.git.run({ args: ['rev-parse', ...PLACES, ...more], cwd: directory }, signal);
  return result.code === 0 ? readPlaces(directory, result) : null;
}

async function readPlaces(directory: string, { code, stdout }: GitResult) {
  const [objects, shallow, format, ...answers] = stdout.toString('utf8').split('\n');
  if (objects === undefined || shallow === undefined || (format !== 'sha1' && format !== 'sha256')) {
    throw new GitError('rev-parse', code, 'git printed something else than its folders');
  }
  const checkout: Checkout = { directory, objects, format, shallow: await readShallow(shallow) };
  return { checkout, answers: answers.join('\n') };
}

/**
 * Runs git in the repository itself, where its refs are. Only for commands that only read refs.
 * @throws GitError
 */
export async function readFromCheckout(
  scratch: ScratchRepository,
  checkout: Checkout,
  call: Pick<GitCall, 'args' | 'input'>,
  signal: AbortSignal,
): Promise<string> {
  return (await scratch.git.output({ ...call, cwd: checkout.directory }, signal)).toString('utf8');
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    return false;
  }
}
