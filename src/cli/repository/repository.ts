/** Reads what the command needs to know of a local repository: its name and head, its files and branches. */
import { basename, resolve } from 'node:path';
import { Repo } from '../../contract/index.js';
import { UsageError } from '../exit.js';
import { FATAL, type GitSettings, NOT_SET, runGit, runGitWith } from './git.js';
import { explainNoRepository, findBare, findTop, ORIGIN, openPlace, type RepositoryPlace } from './repository-place.js';

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
export async function readOrigin(
  directory: string,
  signal: AbortSignal,
): Promise<{ readonly name: string; readonly page: string | null }> {
  const remote = await runGit(directory, signal, [NOT_SET, FATAL], ...ORIGIN);
  return { name: nameRepository(directory, remote), page: remote === null ? null : parseRemotePage(remote) };
}

/**
 * Finds the top folder of the working tree around a folder.
 * @throws UsageError that says why there is none
 */
export async function findWorkTree(directory: string, signal: AbortSignal): Promise<string> {
  const place = await findTop(directory, signal);
  if (place !== null) return place.top;
  if ((await findBare(directory, signal)) === null) throw await explainNoRepository(directory, signal);
  throw new UsageError(`${directory} is a bare repository: it has no files. Name a clone of it with --repo.`);
}

/**
 * Names the default branch: the one of the origin, else `main` or `master` if there is one, else the branch that is checked
 * out.
 */
export async function readDefaultBranch(top: string, signal: AbortSignal): Promise<string> {
  const origin = await runGit(top, signal, [NOT_SET], 'symbolic-ref', '--quiet', '--short', 'refs/remotes/origin/HEAD');
  if (origin !== null) return origin.replace(/^origin\//u, '');
  const known = ['refs/heads/main', 'refs/heads/master'];
  const branches = await runGit(top, signal, [FATAL], 'for-each-ref', '--format=%(refname:short)', ...known);
  const [first = ''] = branches?.split('\n') ?? [];
  return first || ((await runGit(top, signal, [NOT_SET], 'symbolic-ref', '--quiet', '--short', 'HEAD')) ?? 'main');
}

/** The settings of a filter that start a program, or that ask for one. */
const NO_FILTER = { clean: '', smudge: '', process: '', required: 'false' } as const;

/**
 * Returns settings by which git starts no program of the repository to compare a file: its own settings can name one as a
 * filter. Filters of the user, such as that of Git LFS, stay.
 */
async function disableFilters(top: string, signal: AbortSignal): Promise<GitSettings> {
  const asked = ['config', '--includes', '--show-scope', '--null', '--name-only', '--get-regexp', '^filter\\.'];
  const fields = ((await runGit(top, signal, [NOT_SET], ...asked)) ?? '').split('\0');
  const own = fields.filter((_, at) => at % 2 === 1 && /^(?:local|worktree)$/u.test(fields[at - 1] ?? ''));
  const filters = new Set(own.map((name) => name.slice(0, name.lastIndexOf('.'))));
  return Object.fromEntries(
    [...filters].flatMap((filter) => Object.entries(NO_FILTER).map(([name, value]) => [`${filter}.${name}`, value])),
  );
}

/** Lists the files of the working tree that differ from its commit, those that git does not know among them. A new folder is one entry. */
export async function listUncommitted(top: string, signal: AbortSignal): Promise<readonly string[]> {
  const asked = ['status', '--porcelain=v1', '-z', '--no-renames', '--ignore-submodules=all'];
  const listed = await runGitWith(await disableFilters(top, signal), top, signal, [FATAL], ...asked);
  // Each entry is two letters for its state, a blank, and the path. runGit may have taken blanks from the start of the first.
  return (listed ?? '').split('\0').flatMap((entry) => (entry === '' ? [] : [entry.replace(/^.{0,2} /u, '')]));
}

/** Lists the files of the working tree, without those that git ignores, from its top. */
export async function listFiles(top: string, signal: AbortSignal): Promise<string[]> {
  const asked = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const listed = await runGit(top, signal, [FATAL], ...asked);
  return (listed ?? '').split('\0').filter((path) => path !== '');
}

/**
 * Reads the repository, which may be bare.
 * @param place what git says of it, if it was asked already
 * @throws UsageError that says what is wrong with the named repository or commit; the signal's reason if it is aborted
 */
export async function openRepository(
  directory: string,
  head: string,
  signal: AbortSignal,
  place: Promise<RepositoryPlace> = openPlace(directory, head, signal),
): Promise<LocalRepository> {
  const { top, shallow, origin, sha, time } = await place;
  return { directory: top, name: nameRepository(top, origin), headSha: sha, headCommittedAt: time * 1000, shallow };
}
