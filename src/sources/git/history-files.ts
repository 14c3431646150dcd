/** The past of each changed file, followed back through its names. */
import type { FileHistory } from '../../engine/snapshot.js';
import type { PastCommit } from './history-log.js';
import type { Said } from './history-mends.js';

/** A day, in seconds. */
export const DAY = 86_400;
/** What counts as recent, in days. */
export const RECENT_DAYS = 90;

/** Whose past is counted. */
export interface Subject {
  /** Names of the changed files before the change: by them the past knows them. */
  readonly paths: readonly string[];
  /** Seconds since the epoch, of the head commit. */
  readonly now: number;
  isAuthor(commit: PastCommit): boolean;
}

/** The files by the names they had before the change; those that the past does not know are not there. */
export interface FilesPast {
  readonly files: ReadonlyMap<string, FileHistory>;
  /** Of all of them together. */
  readonly people: number;
  readonly commits: number;
}

interface Count {
  readonly people: Set<string>;
  readonly last: number;
  commits: number;
  fixes: number;
  reverts: number;
  recent: number;
  own: number;
}

/** Counts. `commits` are the newest first; merges among them have no files and so do not count. */
export function filesPast(commits: readonly PastCommit[], said: readonly Said[], subject: Subject): FilesPast {
  // A name leads to the files of today that had it: the names before a move are added when the move is met.
  const named = new Map<string, Set<string>>(subject.paths.map((path) => [path, new Set([path])]));
  const counts = new Map<string, Count>();
  const people = new Set<string>();
  let touching = 0;
  commits.forEach((commit, index) => {
    const touched = new Set<string>();
    for (const { path, from } of movesFound(commit)) {
      const today = named.get(path);
      if (today === undefined) continue;
      for (const one of today) touched.add(one);
      if (from !== null) named.set(from, new Set([...(named.get(from) ?? []), ...today]));
    }
    if (touched.size === 0) return;
    touching += 1;
    people.add(commit.person);
    for (const path of touched) {
      const count = counts.get(path) ?? fresh(commit.time);
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
    files: new Map([...counts].map(([path, count]) => [path, historyOf(count, subject.now)])),
    people: people.size,
    commits: touching,
  };
}

const fresh = (last: number): Count => ({
  people: new Set(),
  last,
  commits: 0,
  fixes: 0,
  reverts: 0,
  recent: 0,
  own: 0,
});

function historyOf(count: Count, now: number): FileHistory {
  return {
    commits: count.commits,
    authors: count.people.size,
    fixes: count.fixes,
    reverts: count.reverts,
    commits_90d: count.recent,
    commits_by_author: count.own,
    days_since_last_change: daysBetween(count.last, now),
  };
}

/** Days from one time to another, to a hundredth; 0 where the clocks disagree. */
export function daysBetween(then: number, now: number): number {
  return Math.max(0, Math.round(((now - then) / DAY) * 100) / 100);
}

/**
 * The files of a commit with the moves that git did not see, since it looked for identical content alone: one file went and
 * one of the same name, and no other, came elsewhere.
 */
function movesFound({ files }: PastCommit): readonly { readonly path: string; readonly from: string | null }[] {
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
