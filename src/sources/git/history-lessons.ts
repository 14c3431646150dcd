/** What became of past changes that have signs in common with this one. */
import { compareText } from '../../base/order.js';
import type { Lesson, Past } from '../../engine/snapshot.js';
import { DAY, RECENT_DAYS } from './history-files.js';
import type { PastCommit } from './history-log.js';
import type { ParsedMessage } from './history-mends.js';
import { collectSigns, computeBands, type Sign, toSignKey } from './history-signs.js';

type Lessons = Extract<Past, { state: 'read' }>['lessons'];

/** Older changes are ignored, because the program has changed. In days before the newest commit of the history. */
const WINDOW_DAYS = 730;

/** The change that is compared with the history. */
export interface LessonSubject {
  readonly title: string;
  readonly paths: readonly string[];
  readonly authorCommits: number;
  readonly authorCommits90d: number;
}

/**
 * Counts the properties. `commits` are sorted newest first. Reverting commits do not count as changes, and merges only
 * contain the changes of other commits.
 */
export function countLessons(
  commits: readonly PastCommit[],
  said: readonly ParsedMessage[],
  mended: ReadonlySet<string>,
  learner: LessonSubject,
): Lessons {
  const own = collectSigns({
    title: learner.title,
    paths: learner.paths,
    bands: computeBands(learner.paths, learner.authorCommits, learner.authorCommits90d),
  });
  const seen = new Map<string, { readonly sign: Sign; commits: number; reverted: number }>(
    own.map((sign) => [toSignKey(sign), { sign, commits: 0, reverted: 0 }]),
  );
  const since = (commits[0]?.time ?? 0) - WINDOW_DAYS * DAY;
  const done = new Map<string, number[]>();
  let [total, reverted] = [0, 0];
  // The oldest first, so that for each commit only the author's earlier commits are counted.
  for (let index = commits.length - 1; index >= 0; index -= 1) {
    const commit = commits[index];
    if (commit === undefined || commit.files.length === 0) continue;
    const times = done.get(commit.person) ?? [];
    done.set(commit.person, times);
    const before = times.length;
    const recent = countSince(times, commit.time - RECENT_DAYS * DAY);
    times.push(commit.time);
    if (commit.time < since || said[index]?.reverts === true) continue;
    const bad = mended.has(commit.sha) ? 1 : 0;
    total += 1;
    reverted += bad;
    const paths = commit.files.map((file) => file.path);
    const end = commit.message.indexOf('\n');
    const title = end === -1 ? commit.message : commit.message.slice(0, end);
    for (const sign of collectSigns({ title, paths, bands: computeBands(paths, before, recent) })) {
      const count = seen.get(toSignKey(sign));
      if (count === undefined) continue;
      count.commits += 1;
      count.reverted += bad;
    }
  }
  return { commits: total, reverted, signs: [...seen.values()].map(toLesson).sort(compareLessons) };
}

const toLesson = ({ sign, ...counts }: { readonly sign: Sign; commits: number; reverted: number }): Lesson => ({
  ...sign,
  ...counts,
});

function compareLessons(a: Lesson, b: Lesson): number {
  return compareText(a.kind, b.kind) || compareText(a.name, b.name);
}

/**
 * Returns how many times at the end of the list are not before `since`. It searches from the end and stops early,
 * because clocks rarely go backwards.
 */
function countSince(times: readonly number[], since: number): number {
  let count = 0;
  while (count < times.length && (times[times.length - 1 - count] ?? 0) >= since) count += 1;
  return count;
}
