/** Reads what the command needs to know of a local repository before the review: its name and the two commits. */
import { execFile } from 'node:child_process';
import { basename, resolve } from 'node:path';
import { promisify, types } from 'node:util';
import { Repo } from '../contract/index.js';
import { UsageError } from './exit.js';

const run = promisify(execFile);

/** How git ends where there is no repository or no such commit, and where a setting is not set. */
const FATAL = 128;
const NOT_SET = 1;
const ORIGIN = ['config', '--get', 'remote.origin.url'];

/** Room for the names of a million files. */
const MAX_OUTPUT_BYTES = 128 * 1024 * 1024;

/** A local repository: its folder, its name, and the commit time of its head. */
export interface LocalRepository {
  readonly directory: string;
  /** `owner/name` from the origin's URL; `local/<folder>` without an origin. */
  readonly name: string;
  readonly headSha: string;
  /** Milliseconds since 1970. */
  readonly headCommittedAt: number;
  /** Whether the clone has a part of the history alone. */
  readonly shallow: boolean;
}

/**
 * Runs git and returns what it printed; null if it ended with a code that means "there is none". A git that ended in
 * any other way did not answer, which must not be taken for an answer.
 */
async function runGit(directory: string, none: readonly number[], ...args: string[]): Promise<string | null> {
  try {
    const { stdout } = await run('git', ['-C', directory, '-c', 'core.fsmonitor=false', ...args], {
      env: { ...process.env, LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0' },
      maxBuffer: MAX_OUTPUT_BYTES,
    });
    return stdout.trim();
  } catch (fault) {
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
 * Extracts `owner/name` from the URL of a remote: `https://host/owner/name.git`, `git@host:owner/name`. Null if there
 * is none.
 */
function parseRemoteRepo(url: string): string | null {
  const match = /[/:]([^/:]+\/[^/:]+?)(?:\.git)?\/?$/u.exec(url);
  const parsed = Repo.safeParse(match?.[1]);
  return parsed.success ? parsed.data : null;
}

/** `owner/name` of the remote, or else the folder's name. */
function nameRepository(directory: string, remote: string | null): string {
  const folder = basename(resolve(directory)).replace(/[^A-Za-z0-9._-]/gu, '-');
  const local = Repo.safeParse(`local/${folder}`);
  return (remote === null ? null : parseRemoteRepo(remote)) ?? (local.success ? local.data : 'local/repository');
}

/** The page of the repository, which its remote names: `https://host/owner/name`. Null for a path and other transports. */
function parseRemotePage(url: string): string | null {
  const [, host, path] =
    /^(?:https:\/\/(?:[^/@\s]+@)?|ssh:\/\/git@|git@)([\w.-]+)(?::\d+)?[/:]([\w./-]+?)(?:\.git)?\/?$/u.exec(url) ?? [];
  return host === undefined || path === undefined || path.includes('..') ? null : `https://${host}/${path}`;
}

/** What the remote `origin` says of a repository, which may be bare, and of a folder that is none. */
export async function readOrigin(directory: string): Promise<{ readonly name: string; readonly page: string | null }> {
  const remote = await runGit(directory, [NOT_SET, FATAL], ...ORIGIN);
  return { name: nameRepository(directory, remote), page: remote === null ? null : parseRemotePage(remote) };
}

/** Returns what git says where it finds no repository; empty where it finds one. */
async function readRefusal(directory: string): Promise<string> {
  try {
    await run('git', ['-C', directory, 'rev-parse', '--git-dir'], { env: { ...process.env, LC_ALL: 'C' } });
    return '';
  } catch (fault) {
    return types.isNativeError(fault) && 'stderr' in fault ? String(fault.stderr) : '';
  }
}

/** The fault of a folder in which git finds no repository, or one that it does not read for this user. */
async function explainNoRepository(directory: string): Promise<UsageError> {
  if (!/dubious ownership/u.test(await readRefusal(directory))) {
    return new UsageError(`${directory} is not a git repository. Name one with --repo, or run the command inside one.`);
  }
  const path = resolve(directory);
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

async function readPlace(directory: string, top: '--show-toplevel' | '--absolute-git-dir'): Promise<Place | null> {
  const said = await runGit(directory, [FATAL], 'rev-parse', '--is-shallow-repository', top);
  if (said === null) return null;
  const end = said.indexOf('\n');
  return { shallow: said.slice(0, end) === 'true', top: said.slice(end + 1) };
}

/** Finds a bare repository; null if the folder is none. */
async function findBare(directory: string): Promise<Place | null> {
  const bare = await runGit(directory, [FATAL], 'rev-parse', '--is-bare-repository');
  return bare === 'true' ? readPlace(directory, '--absolute-git-dir') : null;
}

const findTop = (directory: string) => readPlace(directory, '--show-toplevel');

/**
 * Finds the top folder of the working tree around a folder.
 * @throws UsageError that says why there is none
 */
export async function findWorkTree(directory: string): Promise<string> {
  const place = await findTop(directory);
  if (place !== null) return place.top;
  if ((await findBare(directory)) === null) throw await explainNoRepository(directory);
  throw new UsageError(`${directory} is a bare repository: it has no files. Name a clone of it with --repo.`);
}

/**
 * Names the default branch: the one of the origin, else `main` or `master` if there is one, else the branch that is checked
 * out.
 */
export async function readDefaultBranch(top: string): Promise<string> {
  const origin = await runGit(top, [NOT_SET], 'symbolic-ref', '--quiet', '--short', 'refs/remotes/origin/HEAD');
  if (origin !== null) return origin.replace(/^origin\//u, '');
  const known = ['refs/heads/main', 'refs/heads/master'];
  const branches = await runGit(top, [FATAL], 'for-each-ref', '--format=%(refname:short)', ...known);
  const [first = ''] = branches?.split('\n') ?? [];
  return first || ((await runGit(top, [NOT_SET], 'symbolic-ref', '--quiet', '--short', 'HEAD')) ?? 'main');
}

/** Counts the files of the working tree that differ from its commit; those that git does not know count too. */
export async function countUncommitted(top: string): Promise<number> {
  const asked = ['status', '--porcelain=v1', '-z', '--no-renames', '--ignore-submodules=all'];
  return ((await runGit(top, [FATAL], ...asked)) ?? '').split('\0').filter((entry) => entry !== '').length;
}

/** Lists the files of the working tree, without those that git ignores, from its top. */
export async function listFiles(top: string): Promise<string[]> {
  const asked = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const listed = await runGit(top, [FATAL], ...asked);
  return (listed ?? '').split('\0').filter((path) => path !== '');
}

/** Reads the id and the time (seconds since 1970) of the commit that a name refers to; null if there is none. */
async function readCommit(
  directory: string,
  name: string,
): Promise<{ readonly sha: string; readonly time: number } | null> {
  const asked = ['-s', '--no-show-signature', '--format=%H %ct', '--end-of-options', `${name}^{commit}`];
  const [, sha, time] =
    /^([0-9a-f]{40,64}) (\d*)$/u.exec((await runGit(directory, [FATAL], 'show', ...asked)) ?? '') ?? [];
  return sha === undefined ? null : { sha, time: Number(time) };
}

async function explainNoCommit(top: string, head: string): Promise<UsageError> {
  if (head === 'HEAD') return new UsageError(`The repository in ${top} has no commit yet. Commit your work first.`);
  const remote = `origin/${head}`;
  return new UsageError(
    (await readCommit(top, remote)) === null
      ? `${head} is no commit of ${top}. Name a branch, a tag or a commit with --head.`
      : `${head} is no commit of ${top}, but ${remote} is: name it with --head ${remote}.`,
  );
}

/**
 * Reads the repository, which may be bare.
 * @throws UsageError that says what is wrong with the named repository or commit
 */
export async function openRepository(directory: string, head: string): Promise<LocalRepository> {
  const place = (await findTop(directory)) ?? (await findBare(directory));
  if (place === null) throw await explainNoRepository(directory);
  const { top, shallow } = place;
  const commit = await readCommit(directory, head);
  if (commit === null) throw await explainNoCommit(top, head);
  const remote = await runGit(directory, [NOT_SET], ...ORIGIN);
  return {
    directory: top,
    shallow,
    name: nameRepository(top, remote),
    headSha: commit.sha,
    headCommittedAt: commit.time * 1000,
  };
}
