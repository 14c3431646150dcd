/** Computes the history of each changed file, including its earlier names. */
import type { FileHistory } from '../../engine/snapshot.js';
import type { PastCommit } from './history-log.js';
import type { ParsedMessage } from './history-mends.js';

/** A day, in seconds. */
export const DAY = 86_400;
/** The period that counts as recent, in days. */
export const RECENT_DAYS = 90;

/** The change whose history is counted. */
export interface PastSubject {
  /** Names of the changed files before the change, which are their names in the history. */
  readonly paths: readonly string[];
  /** Time of the head commit, in seconds since the epoch. */
  readonly now: number;
  isAuthor(commit: PastCommit): boolean;
}

/** The files by their names before the change; files without history are missing. */
export interface FilesPast {
  readonly files: ReadonlyMap<string, FileHistory>;
  /** For all files together. */
  readonly people: number;
  readonly commits: number;
}

interface FileCount {
  readonly people: Set<string>;
  readonly last: number;
  commits: number;
  fixes: number;
  reverts: number;
  recent: number;
  own: number;
}

/** Counts the history. `commits` are sorted newest first; merges have no files and therefore do not count. */
export function countFilesPast(
  commits: readonly PastCommit[],
  said: readonly ParsedMessage[],
  subject: PastSubject,
): FilesPast {
  // Maps each name to the current files that had it. The earlier name of a moved file is added when the move is found.
  const named = new Map<string, Set<string>>(subject.paths.map((path) => [path, new Set([path])]));
  const counts = new Map<string, FileCount>();
  const people = new Set<string>();
  let touching = 0;
  commits.forEach((commit, index) => {
    const touched = new Set<string>();
    for (const { path, from } of findMoves(commit)) {
      const today = named.get(path);
      if (today === undefined) continue;
      for (const one of today) touched.add(one);
      if (from !== null) named.set(from, new Set([...(named.get(from) ?? []), ...today]));
    }
    if (touched.size === 0) return;
    touching += 1;
    people.add(commit.person);
    for (const path of touched) {
      const count = counts.get(path) ?? createCount(commit.time);
      counts.set(path, count);
      count.people.add(commit.person);
      count.commits += 1;
      count.fixes += said[index]?.fixes === true ? 1 : 0;
      count.reverts += said[index]?.reverts === true ? 1 : 0;
      count.recent += subject.now - commit.time <= RECENT_DAYS * DAY ? 1 : 0;
      count.own += subject.isAuthor(commit) ? 1 : 0;
    }
  });
  return {
    files: new Map([...counts].map(([path, count]) => [path, toFileHistory(count, subject.now)])),
    people: people.size,
    commits: touching,
  };
}

const createCount = (last: number): FileCount => ({
  people: new Set(),
  last,
  commits: 0,
  fixes: 0,
  reverts: 0,
  recent: 0,
  own: 0,
});

function toFileHistory(count: FileCount, now: number): FileHistory {
  return {
    commits: count.commits,
    authors: count.people.size,
    fixes: count.fixes,
    reverts: count.reverts,
    commits_90d: count.recent,
    commits_by_author: count.own,
    days_since_last_change: countDaysBetween(count.last, now),
  };
}

/** Returns the days between two times, rounded to a hundredth; 0 if the first is later than the second. */
export function countDaysBetween(then: number, now: number): number {
  return Math.max(0, Math.round(((now - then) / DAY) * 100) / 100);
}

/**
 * Returns the files of a commit, with the moves that git did not detect because it compared identical content only. A
 * move is assumed if exactly one file of a name was removed and exactly one of the same name was added elsewhere.
 */
function findMoves({ files }: PastCommit): readonly { readonly path: string; readonly from: string | null }[] {
  const gone = new Map<string, string | null>();
  const come = new Map<string, string | null>();
  for (const { path, from, status } of files) {
    if (from !== null || (status !== 'A' && status !== 'D')) continue;
    const side = status === 'D' ? gone : come;
    const name = path.slice(path.lastIndexOf('/') + 1);
    side.set(name, side.has(name) ? null : path);
  }
  if (gone.size === 0 || come.size === 0) return files;
  return files.map((file) => {
    const name = file.path.slice(file.path.lastIndexOf('/') + 1);
    const alone = file.status === 'A' && come.get(name) === file.path;
    return { path: file.path, from: alone ? (gone.get(name) ?? null) : file.from };
  });
}
