/** The tasks that a command is asked for, each with its change, as a review reads it from a clone. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { exit, stderr } from 'node:process';
import { parseArgs } from 'node:util';
import type { Snapshot } from '../../src/engine/snapshot.js';
import { readMerged } from '../merged/reviewing.js';
import type { Half } from '../tickets/halves.js';
import { TaskCommits } from './commits.js';
import { type Instance, readInstances } from './instances.js';

/** What a command on tasks is asked for. */
export interface TaskRequest {
  readonly from: string;
  readonly clones: string;
  readonly half: Half;
  /** So many tasks of each repository at most. */
  readonly count: number;
  /** The file that all that is found is written to; undefined for none. */
  readonly json: string | undefined;
}

/** A task, the next one of its repository, and its change. */
export interface TaskChange {
  readonly task: Instance;
  readonly next: Instance | undefined;
  readonly snapshot: Snapshot;
  /** Reads the change without what it does to one file; null where nothing is left of it. */
  readonly leaveOut: (path: string) => Promise<Snapshot | null>;
}

/** Reads the arguments of a command; `script` is its name in package.json. Ends the process with 2 where they are not there. */
export function readTaskRequest(script: string): TaskRequest {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      clones: { type: 'string' },
      half: { type: 'string', default: 'first' },
      count: { type: 'string', default: '1000' },
      json: { type: 'string' },
    },
  });
  const { from, clones, half, count, json } = values;
  if (from === undefined || clones === undefined || (half !== 'first' && half !== 'second')) {
    stderr.write(
      `usage: npm run ${script} -- --from INSTANCES.jsonl --clones FOLDER [--half first|second] [--count N] [--json FILE]\n`,
    );
    exit(2);
  }
  return { from, clones, half, count: Number(count), json };
}

/** Reads the changes of the tasks, a repository after the other. Says on stderr how far it is, and what could not be read. */
export async function* readTasks({ from, clones, half, count }: TaskRequest): AsyncGenerator<TaskChange> {
  const all = readInstances(from, half);
  for (const repo of new Set(all.map((task) => task.repo))) {
    const clone = join(clones, repo.replace('/', '+'), 'repo');
    if (!existsSync(clone)) {
      stderr.write(`${repo}: no clone\n`);
      continue;
    }
    const tasks = all.filter((task) => task.repo === repo).slice(0, count);
    const commits = new TaskCommits(clone);
    try {
      for (const [at, task] of tasks.entries()) {
        const head = commits.commit(task, [task.patch, task.test_patch]);
        if (head === null) stderr.write(`\n${task.instance_id}: no such base, or the patch does not apply\n`);
        else {
          const snapshot = await readMerged(commits.directory, repo, { base: task.base_commit, head });
          const leaveOut = async (path: string) => {
            const less = commits.commit(task, withoutFile([task.patch, task.test_patch], path));
            return less === null ? null : readMerged(commits.directory, repo, { base: task.base_commit, head: less });
          };
          yield { task, next: tasks[at + 1], snapshot, leaveOut };
        }
        stderr.write(`\r${repo}: ${at + 1} of ${tasks.length}`);
      }
    } finally {
      commits.remove();
    }
    stderr.write('\n');
  }
}

/** The patches without their part about a file. */
function withoutFile(patches: readonly string[], path: string): readonly string[] {
  return patches.map((patch) =>
    patch
      .split(/^(?=diff --git )/mu)
      .filter((part) => !part.startsWith(`diff --git a/${path} b/${path}\n`))
      .join(''),
  );
}
