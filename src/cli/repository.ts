/** Reads what the command needs to know of a local repository before the review: its name and the two commits. */
import { execFile } from 'node:child_process';
import { basename, resolve } from 'node:path';
import { promisify } from 'node:util';
import { Repo } from '../contract/index.js';
import { UsageError } from './exit.js';

const run = promisify(execFile);

/** A local repository: its folder, its name, and the commit time of its head. */
export interface LocalRepository {
  readonly directory: string;
  /** `owner/name` from the origin's URL; `local/<folder>` without an origin. */
  readonly name: string;
  readonly headSha: string;
  /** Milliseconds since 1970. */
  readonly headCommittedAt: number;
}

async function runGit(directory: string, ...args: string[]): Promise<string | null> {
  try {
    const { stdout } = await run('git', ['-C', directory, ...args], { env: { ...process.env, LC_ALL: 'C' } });
    return stdout.trim();
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') {
      throw new UsageError('The program git was not found. Install git and have it on the PATH.', { cause: fault });
    }
    return null;
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

/**
 * Reads the repository.
 * @throws UsageError that says what is wrong with the named repository or commit
 */
export async function openRepository(directory: string, head: string): Promise<LocalRepository> {
  const top = await runGit(directory, 'rev-parse', '--show-toplevel');
  if (top === null) {
    throw new UsageError(`${directory} is not a git repository. Name one with --repo, or run the command inside one.`);
  }
  const commit = await runGit(directory, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${head}^{commit}`);
  if (commit === null || commit === '') {
    throw new UsageError(`${head} is no commit of ${top}. Name a branch, a tag or a commit with --head.`);
  }
  const time = await runGit(directory, 'show', '-s', '--format=%ct', commit);
  const remote = await runGit(directory, 'config', '--get', 'remote.origin.url');
  const folder = basename(resolve(top)).replace(/[^A-Za-z0-9._-]/gu, '-');
  const local = Repo.safeParse(`local/${folder}`);
  return {
    directory: top,
    name: (remote === null ? null : parseRemoteRepo(remote)) ?? (local.success ? local.data : 'local/repository'),
    headSha: commit,
    headCommittedAt: Number(time) * 1000,
  };
}
