/** Reads the history of the changed files: which of the newest commits of the base changed them, and by how many. */
import type { ChangedFile, FileHistory, Past } from '../../../engine/snapshot.js';
import type { ScratchRepository } from '../program/repository.js';
import { findCustoms } from './customs.js';
import { findHabits } from './habits.js';
import { type PastCommit, type PastLimits, readLog } from './history-log.js';
import { classifyMessage } from './history-messages.js';
import { joinMerged } from './join-merged.js';

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
  if (shallow.size > 0 && commits.some(({ sha }) => shallow.has(sha))) {
    const detail = `the clone is shallow: it ends before the newest ${limits.commits} commits of the base`;
    return { past: { state: 'unknown', reason: 'shallow', detail }, files: new Map() };
  }
  const before = files.filter(({ status }) => status !== 'added');
  const counted = countFiles(commits, new Set(before.map(readOldPath)));
  const paths = files.flatMap(({ path, old_path }) => [path, ...(old_path === null ? [] : [old_path])]);
  const merged = joinMerged(commits);
  const habits = findHabits(commits, merged, paths);
  const customs = findCustoms(commits, merged, paths);
  return {
    past: {
      state: 'read',
      commits: commits.length,
      whole,
      ...(habits.length > 0 && { habits }),
      ...(customs.length > 0 && { customs }),
    },
    files: new Map(
      before.flatMap((file) => {
        const history = counted.get(readOldPath(file));
        return history === undefined ? [] : [[file.path, history] as const];
      }),
    ),
  };
}

/** How much of the history that `readPast` counts is here. Times are seconds since the epoch, and 0 in a whole history. */
export interface PastReach {
  /** Number of commits that are here, up to the limit. */
  readonly commits: number;
  /** Those of them whose parents are missing. */
  readonly cut: readonly string[];
  /** The time of the tip, and the middle one of the times of all. */
  readonly tip: number;
  readonly middle: number;
  /** The commits after the newest one that is cut: of that time, none is missing. */
  readonly known: { readonly commits: number; readonly seconds: number };
}

/**
 * Returns how far the history before a commit reaches.
 * @throws GitError
 */
export async function measureReach(repository: ScratchRepository, tip: string): Promise<PastReach> {
  const shallow = new Set(await repository.shallow());
  const most = PAST_LIMITS.commits;
  if (shallow.size === 0) return { commits: most, cut: [], tip: 0, middle: 0, known: { commits: most, seconds: 0 } };
  const printed = await repository.output(['rev-list', '--timestamp', `--max-count=${most}`, tip]);
  const rows = printed
    .toString('latin1')
    .split('\n')
    .filter(Boolean)
    .map((row) => ({ at: Number(row.split(' ')[0]), sha: row.split(' ')[1] ?? '' }));
  const cut = rows.filter(({ sha }) => shallow.has(sha));
  const first = rows[0]?.at ?? 0;
  const newestCut = Math.max(...cut.map(({ at }) => at), 0);
  return {
    commits: rows.length,
    cut: cut.map(({ sha }) => sha),
    tip: first,
    middle: rows.map(({ at }) => at).toSorted((a, b) => a - b)[rows.length >> 1] ?? first,
    known: { commits: rows.filter(({ at }) => at > newestCut).length, seconds: Math.max(0, first - newestCut) },
  };
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
