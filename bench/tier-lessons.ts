/**
 * Computes what a repository would have taught about a change, from the benchmark only: the changes of the same
 * repository whose outcome was known when this one was written. The outcome of a change counts as known 60 days after
 * its author wrote it, whether it was reverted or not. The properties counted are those that the git provider counts
 * over a real history. Labels are therefore read, but never that of the change itself, of a later one, or of one in the
 * 60 days before.
 *
 * It is a weak substitute for a history: about 150 changes on average, a fifth of them reverted, instead of thousands.
 */
import type { Lesson, Past } from '../src/engine/snapshot.js';
import { collectSigns, computeBands, type Sign, toSignKey } from '../src/sources/git/history-signs.js';
import type { TierRecord } from './tier-cases.js';

export type Lessons = Extract<Past, { state: 'read' }>['lessons'];
export const NO_LESSONS: Lessons = { commits: 0, reverted: 0, signs: [] };

const KNOWN_AFTER_MS = 60 * 24 * 60 * 60 * 1000;

/** Returns the lessons for one case out of all. */
export function lessonsFor(record: TierRecord, all: readonly TierRecord[]): Lessons {
  const now = Date.parse(record.author_time);
  const known = all.filter((one) => one.repo === record.repo && Date.parse(one.author_time) + KNOWN_AFTER_MS <= now);
  const own = new Map<string, { lesson: Lesson; commits: number; reverted: number }>(
    signs(record).map((sign) => [
      toSignKey(sign),
      { lesson: { ...sign, commits: 0, reverted: 0 }, commits: 0, reverted: 0 },
    ]),
  );
  for (const one of known) {
    for (const sign of signs(one)) {
      const seen = own.get(toSignKey(sign));
      if (seen === undefined) continue;
      seen.commits += 1;
      seen.reverted += one.label ?? 0;
    }
  }
  return {
    commits: known.length,
    reverted: known.reduce((sum, one) => sum + (one.label ?? 0), 0),
    signs: [...own.values()].map(({ lesson, commits, reverted }) => ({ ...lesson, commits, reverted })),
  };
}

function signs({ message, files, history }: TierRecord): readonly Sign[] {
  const paths = files.map((file) => file.path);
  return collectSigns({
    title: message.split('\n')[0] ?? '',
    paths,
    bands: computeBands(paths, history.author_commits ?? 0, history.author_commits_90d ?? 0),
  });
}
