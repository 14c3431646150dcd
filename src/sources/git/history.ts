/** Reads the history of a change: the earlier commits of its files, its author and similar changes. */
import type { ChangedFile, FileHistory, Past } from '../../engine/snapshot.js';
import { countDaysBetween, countFilesPast, DAY, RECENT_DAYS } from './history-files.js';
import { countLessons } from './history-lessons.js';
import { PAST_LIMITS, type PastCommit, type PastLimits, readLog } from './history-log.js';
import { findMendedCommits, parseMessage } from './history-mends.js';
import type { ScratchRepository } from './repository.js';

/** The change for which the history is read. */
export interface PastRequest {
  /** The history consists of this commit and the commits before it. */
  readonly mergeBase: string;
  readonly head: string;
  readonly title: string;
  readonly files: readonly Pick<ChangedFile, 'path' | 'old_path' | 'status'>[];
}

/** The change's history, and that of each file under its new path. */
export interface PastResult {
  readonly past: Past;
  readonly files: ReadonlyMap<string, FileHistory>;
}

/** Reads the history as far as it is available. */
export type ReadPast = (request: PastRequest) => Promise<PastResult>;

const DETAILS = {
  shallow: 'the history is cut off before the newest commits are all here',
  too_slow: 'git took too long to list the commits',
} as const;

/** Returns an unavailable history. */
export function createUnknownPast(reason: Extract<Past, { state: 'unknown' }>['reason'], detail: string): PastResult {
  return { past: { state: 'unknown', reason, detail }, files: new Map() };
}

/** Reads the history. Never throws because of missing data: a review continues without a history. */
export async function readPast(
  repository: ScratchRepository,
  request: PastRequest,
  limits: PastLimits = PAST_LIMITS,
): Promise<PastResult> {
  const log = await readLog(repository, request.mergeBase, limits);
  if (log.kind === 'unreadable') return createUnknownPast(log.kind, 'git could not list the commits');
  if (log.kind !== 'read') return createUnknownPast(log.kind, DETAILS[log.kind]);
  const head = await readLog(repository, request.head, { ...limits, commits: 1 });
  const newest = head.kind === 'read' ? head.commits[0] : undefined;
  if (newest === undefined) return createUnknownPast('unreadable', 'git could not read the head commit');
  return countPast(log.commits, log.whole, newest, request);
}

/** Counts the commits read; exported for its test. */
function countPast(
  commits: readonly PastCommit[],
  whole: boolean,
  head: PastCommit,
  { files, title }: PastRequest,
): PastResult {
  const said = commits.map(({ message }) => parseMessage(message));
  const mended = findMendedCommits(commits, said);
  const now = head.time;
  const isAuthor = createAuthorTest(head);
  const before = files.filter(({ status }) => status !== 'added').map((file) => file.old_path ?? file.path);
  const ofFiles = countFilesPast(commits, said, { paths: before, now, isAuthor });
  const plain = commits.filter((commit) => commit.files.length > 0);
  const own = plain.filter(isAuthor);
  const tops = new Set(files.map((file) => readTopFolder(file.old_path ?? file.path)));
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
        commits_here: own.filter((commit) => commit.files.some(({ path }) => tops.has(readTopFolder(path)))).length,
        reverted: own.filter(({ sha }) => mended.has(sha)).length,
        days_since_first: countDaysBetween(first, now),
      },
      files: { people: ofFiles.people, commits: ofFiles.commits },
      lessons: countLessons(commits, said, mended, {
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
function createAuthorTest(head: PastCommit): (commit: PastCommit) => boolean {
  const name = head.name.trim();
  const full = /\S\s+\S/u.test(name);
  return (commit) => commit.person === head.person || (full && commit.name.trim() === name);
}

function readTopFolder(path: string): string {
  const end = path.indexOf('/');
  return end === -1 ? '' : path.slice(0, end);
}
