/**
 * Where a repository is and what its head is. It is asked of git first, while the rest of the command is loaded, so nothing else
 * is imported here.
 */
import { resolve } from 'node:path';
import { UsageError } from '../exit.js';
import { FATAL, NOT_SET, readRefusal, runGit } from './git.js';

/** What git is asked for the remote `origin`. */
export const ORIGIN = ['config', '--get', 'remote.origin.url'];

/** The fault of a folder in which git finds no repository, or one that it does not read for this user. */
export async function explainNoRepository(directory: string, signal: AbortSignal): Promise<UsageError> {
  const path = resolve(directory);
  if (!/dubious ownership/u.test(await readRefusal(directory, signal))) {
    return new UsageError(`${path} is not a git repository. Name one with --repo, or run the command inside one.`);
  }
  return new UsageError(
    `${path} belongs to another user, and git does not read it for you. If you trust it: git config --global --add safe.directory '${path}'`,
  );
}

/** Where git finds a repository. */
interface Place {
  readonly top: string;
  /** Whether the clone has a part of the history alone. */
  readonly shallow: boolean;
}

async function readPlace(
  directory: string,
  signal: AbortSignal,
  top: '--show-toplevel' | '--absolute-git-dir',
): Promise<Place | null> {
  const said = await runGit(directory, signal, [FATAL], 'rev-parse', '--is-shallow-repository', top);
  if (said === null) return null;
  const end = said.indexOf('\n');
  return { shallow: said.slice(0, end) === 'true', top: said.slice(end + 1) };
}

/** Finds a bare repository; null if the folder is none. */
export async function findBare(directory: string, signal: AbortSignal): Promise<Place | null> {
  const bare = await runGit(directory, signal, [FATAL], 'rev-parse', '--is-bare-repository');
  return bare === 'true' ? readPlace(directory, signal, '--absolute-git-dir') : null;
}

/** Finds the top folder of the working tree around a folder; null if there is none. */
export const findTop = (directory: string, signal: AbortSignal) => readPlace(directory, signal, '--show-toplevel');

interface Commit {
  readonly sha: string;
  /** Seconds since 1970. */
  readonly time: number;
}

/** Reads the commit that a name refers to; null if there is none. */
async function readCommit(directory: string, signal: AbortSignal, name: string): Promise<Commit | null> {
  const asked = ['-s', '--no-show-signature', '--format=%H %ct', '--end-of-options', `${name}^{commit}`];
  const [, sha, time] =
    /^([0-9a-f]{40,64}) (\d*)$/u.exec((await runGit(directory, signal, [FATAL], 'show', ...asked)) ?? '') ?? [];
  return sha === undefined ? null : { sha, time: Number(time) };
}

async function explainNoCommit(top: string, signal: AbortSignal, head: string): Promise<UsageError> {
  if (head === 'HEAD') return new UsageError(`The repository in ${top} has no commit yet. Commit your work first.`);
  const remote = `origin/${head}`;
  return new UsageError(
    (await readCommit(top, signal, remote)) === null
      ? `${head} is no commit of ${top}. Name a branch, a tag or a commit with --head.`
      : `${head} is no commit of ${top}, but ${remote} is: name it with --head ${remote}.`,
  );
}

/** A repository, the commit that was named, and the URL of its origin, if there is one. */
export interface RepositoryPlace extends Place, Commit {
  readonly origin: string | null;
}

/**
 * Asks git for all of it at once.
 * @throws UsageError that says what is wrong with the named repository or commit; the signal's reason if it is aborted
 */
export async function openPlace(directory: string, head: string, signal: AbortSignal): Promise<RepositoryPlace> {
  const top = findTop(directory, signal);
  const named = readCommit(directory, signal, head);
  const remote = runGit(directory, signal, [NOT_SET], ...ORIGIN);
  // Where there is no repository, that is said, and not what the others met.
  for (const one of [named, remote]) one.catch(() => undefined);
  const place = (await top) ?? (await findBare(directory, signal));
  if (place === null) throw await explainNoRepository(directory, signal);
  const commit = await named;
  if (commit === null) throw await explainNoCommit(place.top, signal, head);
  return { ...place, ...commit, origin: await remote };
}
