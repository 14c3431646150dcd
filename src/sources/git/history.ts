/** Reads the history of the changed files: which of the newest commits of the base changed them, and by how many. */
import type { ChangedFile, FileHistory, Past } from '../../engine/snapshot.js';
import { findHabits } from './habits.js';
import { type PastCommit, type PastLimits, readLog } from './history-log.js';
import { classifyMessage } from './history-messages.js';
import type { ScratchRepository } from './repository.js';

/**
 * The bounds of the history. More commits would be more telling; so many are fetched with a few MB, and read in half a
 * second.
 */
export const PAST_LIMITS: PastLimits = { commits: 2000, bytes: 64 * 1024 * 1024 };

/** The history of a change, and that of each file under its new path. */
export interface PastResult {
  readonly past: Past;
  readonly files: ReadonlyMap<string, FileHistory>;
}

/**
 * Counts the newest commits of the base that changed the files. The base is the tip of the base branch and not the
 * merge base, because the author of the change chooses the commit to start from.
 * @throws GitError
 */
export async function readPast(
  repository: ScratchRepository,
  base: string,
  files: readonly Pick<ChangedFile, 'path' | 'old_path' | 'status'>[],
  limits: PastLimits = PAST_LIMITS,
): Promise<PastResult> {
  const { commits, whole } = await readLog(repository, base, limits);
  const shallow = new Set(await repository.shallow());
  if (commits.some(({ sha }) => shallow.has(sha))) {
    const detail = `the clone is shallow: it ends before the newest ${limits.commits} commits of the base`;
    return { past: { state: 'unknown', reason: 'shallow', detail }, files: new Map() };
  }
  const before = files.filter(({ status }) => status !== 'added');
  const counted = countFiles(commits, new Set(before.map(readOldPath)));
  const habits = findHabits(
    commits,
    files.flatMap(({ path, old_path }) => [path, ...(old_path === null ? [] : [old_path])]),
  );
  return {
    past: { state: 'read', commits: commits.length, whole, ...(habits.length > 0 && { habits }) },
    files: new Map(
      before.flatMap((file) => {
        const history = counted.get(readOldPath(file));
        return history === undefined ? [] : [[file.path, history] as const];
      }),
    ),
  };
}

/** How much of the history that `readPast` counts is here. */
export interface PastReach {
  /** Number of commits that are here, up to the limit. */
  readonly commits: number;
  /** Whether one of them has parents that are missing. */
  readonly cut: boolean;
}

/**
 * Returns how far the history before a commit reaches.
 * @throws GitError
 */
export async function measureReach(repository: ScratchRepository, tip: string): Promise<PastReach> {
  const shallow = new Set(await repository.shallow());
  const most = PAST_LIMITS.commits;
  if (shallow.size === 0) return { commits: most, cut: false };
  const printed = await repository.output(['rev-list', `--max-count=${most}`, tip]);
  const commits = printed.toString('latin1').split('\n').filter(Boolean);
  return { commits: commits.length, cut: commits.some((sha) => shallow.has(sha)) };
}

const readOldPath = (file: Pick<ChangedFile, 'path' | 'old_path'>): string => file.old_path ?? file.path;

/** Counts per path; paths that no commit changed are missing. */
function countFiles(commits: readonly PastCommit[], paths: ReadonlySet<string>): ReadonlyMap<string, FileHistory> {
  const counts = new Map<string, { people: Set<string>; commits: number; fixes: number; reverts: number }>();
  for (const { person, message, files } of commits) {
    const touched = files.map(({ path }) => path).filter((path) => paths.has(path));
    if (touched.length === 0) continue;
    const kind = classifyMessage(message);
    for (const path of touched) {
      const count = counts.get(path) ?? { people: new Set(), commits: 0, fixes: 0, reverts: 0 };
      counts.set(path, count);
      count.people.add(person);
      count.commits += 1;
      count.fixes += kind === 'fix' ? 1 : 0;
      count.reverts += kind === 'revert' ? 1 : 0;
    }
  }
  return new Map(
    [...counts].map(([path, { people, ...count }]) => [path, { ...count, authors: people.size }] as const),
  );
}
