/** The change of a task as a commit, in a repository of its own that borrows the objects of a clone. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Instance } from './instances.js';

const DATE = '2026-01-05T10:00:00Z';

/** Commits of changed tasks of one clone. The clone itself is only read. */
export class TaskCommits {
  readonly directory: string;
  readonly #env: NodeJS.ProcessEnv;

  constructor(clone: string) {
    const scratch = mkdtempSync(join(tmpdir(), 'review-gate-tasks-'));
    this.directory = join(scratch, 'repository');
    this.#env = {
      PATH: process.env['PATH'],
      HOME: scratch,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_INDEX_FILE: join(scratch, 'index'),
      GIT_AUTHOR_DATE: DATE,
      GIT_COMMITTER_DATE: DATE,
    };
    mkdirSync(this.directory);
    this.#git('', 'init', '--quiet', '--bare');
    writeFileSync(join(this.directory, 'objects', 'info', 'alternates'), `${join(clone, 'objects')}\n`);
  }

  /** Commits the patches on the task's base and returns the commit; null where the clone has no such base or a patch does not apply. */
  commit({ base_commit }: Instance, patches: readonly string[]): string | null {
    try {
      this.#git('', 'read-tree', `${base_commit}^{tree}`);
      for (const patch of patches)
        if (patch.trim() !== '')
          this.#git(patch.endsWith('\n') ? patch : `${patch}\n`, 'apply', '--cached', '--whitespace=nowarn', '-');
      const tree = this.#git('', 'write-tree');
      return this.#git('Make the change\n', 'commit-tree', tree, '-p', base_commit);
    } catch {
      return null;
    }
  }

  remove(): void {
    rmSync(join(this.directory, '..'), { recursive: true, force: true });
  }

  #git(input: string, ...rest: readonly string[]): string {
    const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];
    const run = spawnSync('git', ['-C', this.directory, ...identity, ...rest], {
      input,
      env: this.#env,
      encoding: 'utf8',
    });
    if (run.status !== 0) throw new Error(`git ${rest.join(' ')}: ${run.stderr}`);
    return run.stdout.trim();
  }
}
