/** Reads the history of a change: the earlier commits of its files, its author and similar changes. */
import type { ChangedFile, FileHistory, Past } from '../../engine/snapshot.js';
import { DAY, daysBetween, filesPast, RECENT_DAYS } from './history-files.js';
import { lessonsOf } from './history-lessons.js';
import { PAST_LIMITS, type PastCommit, type PastLimits, readLog } from './history-log.js';
import { mendedLater, saidOf } from './history-mends.js';
import type { Scratch } from './repository.js';

/** The change for which the history is read. */
export interface PastRequest {
  /** The history consists of this commit and the commits before it. */
  readonly mergeBase: string;
  readonly head: string;
  readonly title: string;
  readonly files: readonly Pick<ChangedFile, 'path' | 'old_path' | 'status'>[];
}

/** The change's history, and that of each file under its new path. */
export interface PastRead {
  readonly past: Past;
  readonly files: ReadonlyMap<string, FileHistory>;
}

/** Reads the history as far as it is available. */
export type ReadPast = (request: PastRequest) => Promise<PastRead>;

const DETAILS = {
  shallow: 'the history is cut off before the newest commits are all here',
  too_slow: 'git took too long to list the commits',
} as const;

/** Returns an unavailable history. */
export function unknownPast(reason: Extract<Past, { state: 'unknown' }>['reason'], detail: string): PastRead {
  return { past: { state: 'unknown', reason, detail }, files: new Map() };
}

/** Reads the history. Never throws because of missing data: a review continues without a history. */
export async function readPast(
  repository: Scratch,
  request: PastRequest,
  limits: PastLimits = PAST_LIMITS,
): Promise<PastRead> {
  const log = await readLog(repository, request.mergeBase, limits);
  if (log.kind === 'unreadable') return unknownPast(log.kind, 'git could not list the commits');
  if (log.kind !== 'read') return unknownPast(log.kind, DETAILS[log.kind]);
  const head = await readLog(repository, request.head, { ...limits, commits: 1 });
  const newest = head.kind === 'read' ? head.commits[0] : undefined;
  if (newest === undefined) return unknownPast('unreadable', 'git could not read the head commit');
  return countPast(log.commits, log.whole, newest, request);
}

/** Counts the commits read; exported for its test. */
export function countPast(
  commits: readonly PastCommit[],
  whole: boolean,
  head: PastCommit,
  { files, title }: PastRequest,
): PastRead {
  const said = commits.map(({ message }) => saidOf(message));
  const mended = mendedLater(commits, said);
  const now = head.time;
  const isAuthor = authorTest(head);
  const before = files.filter(({ status }) => status !== 'added').map((file) => file.old_path ?? file.path);
  const ofFiles = filesPast(commits, said, { paths: before, now, isAuthor });
  const plain = commits.filter((commit) => commit.files.length > 0);
  const own = plain.filter(isAuthor);
  const tops = new Set(files.map((file) => topOf(file.old_path ?? file.path)));
  const first = own.reduce((least, { time }) => Math.min(least, time), now);
  const recent = own.filter(({ time }) => now - time <= RECENT_DAYS * DAY).length;
  return {
    past: {
      state: 'read',
      commits: plain.length,
      whole,
      author: {
        commits: own.length,
        commits_90d: recent,
        commits_here: own.filter((commit) => commit.files.some(({ path }) => tops.has(topOf(path)))).length,
        reverted: own.filter(({ sha }) => mended.has(sha)).length,
        days_since_first: daysBetween(first, now),
      },
      files: { people: ofFiles.people, commits: ofFiles.commits },
      lessons: lessonsOf(commits, said, mended, {
        title,
        paths: files.map((file) => file.path),
        authorCommits: own.length,
        authorCommits90d: recent,
      }),
    },
    files: new Map(
      files.flatMap((file) => {
        const history = file.status === 'added' ? undefined : ofFiles.files.get(file.old_path ?? file.path);
        return history === undefined ? [] : [[file.path, history] as const];
      }),
    ),
  };
}

/** Returns a test for the author. Two addresses with the same full name are the same person. */
function authorTest(head: PastCommit): (commit: PastCommit) => boolean {
  const name = head.name.trim();
  const full = /\S\s+\S/u.test(name);
  return (commit) => commit.person === head.person || (full && commit.name.trim() === name);
}

function topOf(path: string): string {
  const end = path.indexOf('/');
  return end === -1 ? '' : path.slice(0, end);
}
