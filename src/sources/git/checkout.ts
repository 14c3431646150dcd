/** Finds a repository that is already on this machine: a checkout, a work tree, a bare repository. */
import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { ProviderError } from '../../base/errors.js';
import { type GitCall, GitError, readLastLine } from './program/program.js';
import { type ObjectFormat, readShallow, type ScratchRepository } from './program/repository.js';

/** Where a repository stores the data that is used. */
export interface Checkout {
  readonly directory: string;
  readonly objects: string;
  readonly format: ObjectFormat;
  readonly shallow: readonly string[];
}

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
    {
      args: [
        'rev-parse',
        '--path-format=absolute',
        '--git-path',
        'objects',
        '--git-path',
        'shallow',
        '--show-object-format',
      ],
      cwd: directory,
      ceiling: exactly ? dirname(directory) : undefined,
    },
    signal,
  );
  if (result.code !== 0) {
    if (/not a git repository/iu.test(result.stderr)) return null;
    throw new ProviderError(
      'E_REQ_002',
      `The repository in ${directory} cannot be read (${readLastLine(result.stderr)}). Check it with "git status".`,
    );
  }
  const [objects, shallow, format] = result.stdout.toString('utf8').split('\n');
  if (objects === undefined || shallow === undefined || (format !== 'sha1' && format !== 'sha256')) {
    throw new GitError('rev-parse', result.code, 'git printed something else than its folders');
  }
  return { directory, objects, format, shallow: await readShallow(shallow) };
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
