/** Serves a clone as GitHub would, with one of its last small changes as an open pull request. */
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { git } from '../../__tests__/stand-ins/git-repository.js';

/** The commits of the pull request. */
export interface ServedPull {
  readonly base: string;
  readonly head: string;
  /** Number of changed files. */
  readonly files: number;
  /** Number of commits of the repository. */
  readonly commits: number;
}

/** So many commits of the main line are looked at for a change of so many files. */
const LOOKED_AT = 300;
const FILES = { least: 3, most: 5 } as const;

/**
 * Creates `root/repo.git`, which borrows the objects of a clone, with `main` and `refs/pull/<pr>/head`. The change is the
 * newest of the main line in which some files of code were changed.
 * @throws Error if there is none
 */
export function serveRepository(clone: string, root: string, repo: string, pr: number): ServedPull {
  const directory = join(root, `${repo}.git`);
  mkdirSync(dirname(directory), { recursive: true });
  git(root, ['clone', '--quiet', '--bare', '--shared', '--no-tags', clone, directory]);
  for (const setting of ['allowFilter', 'allowAnySHA1InWant'])
    git(directory, ['config', `uploadpack.${setting}`, 'true']);
  const commits = Number(git(directory, ['rev-list', '--count', 'HEAD']));
  const line = git(directory, ['rev-list', '--first-parent', '--parents', `--max-count=${LOOKED_AT}`, 'HEAD']);
  for (const row of line.split('\n')) {
    const [commit = '', base = '', merged] = row.split(' ');
    const head = merged ?? commit;
    const changed = git(directory, ['diff', '--numstat', '--diff-filter=M', `${base}...${head}`]).split('\n');
    const all = git(directory, ['diff', '--name-only', `${base}...${head}`]).split('\n').length;
    if (changed.length !== all || all < FILES.least || all > FILES.most || changed.some((one) => one.startsWith('-')))
      continue;
    git(directory, ['update-ref', 'refs/heads/main', base]);
    git(directory, ['symbolic-ref', 'HEAD', 'refs/heads/main']);
    git(directory, ['update-ref', `refs/pull/${pr}/head`, head]);
    return { base, head, files: all, commits };
  }
  throw new Error(`${clone} has no change of ${FILES.least} to ${FILES.most} files in its last ${LOOKED_AT} commits`);
}
