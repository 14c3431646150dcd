/** What the past of a change says of its risk: who changed these files before, how often, and who changes them now. */
import type { FileChange } from '../model.js';
import type { Past } from '../snapshot.js';
import { lessonOf } from './lessons.js';

/** Figures of the past by name; all 0 where it is not at hand, and `past_unknown` is 1 then. */
export interface PastFeatures {
  /** Commits, and people, that the most changed file had before. */
  readonly past_changes: number;
  readonly past_authors: number;
  /** Commits, and people, of all files together. */
  readonly past_all_changes: number;
  readonly past_people: number;
  /** Days that the file touched last lay still, and that all of them did on average. */
  readonly days_still: number;
  readonly days_mean: number;
  /** The author's commits: in all, in the last 90 days, in these top folders. */
  readonly author_commits: number;
  readonly author_recent: number;
  readonly author_here: number;
  /** Share of the author's commits that fall into the last 90 days. */
  readonly author_recent_share: number;
  /** The author's commits that were taken back, of a hundred; few commits say little. */
  readonly author_reverted: number;
  /** Share of the files' commits that are the author's. */
  readonly author_own: number;
  /** What became of earlier changes with the same signs; above 0: they were taken back more often than others. */
  readonly lessons: number;
  /** The past is not at hand. */
  readonly past_unknown: number;
}

const UNKNOWN: PastFeatures = {
  past_changes: 0,
  past_authors: 0,
  past_all_changes: 0,
  past_people: 0,
  days_still: 0,
  days_mean: 0,
  author_commits: 0,
  author_recent: 0,
  author_here: 0,
  author_recent_share: 0,
  author_reverted: 0,
  author_own: 0,
  lessons: 0,
  past_unknown: 1,
};

/** So many commits without a revert stand beside everyone's own: one mishap in three commits is no rate of a third. */
const PRIOR_COMMITS = 20;
const PRIOR_RECENT = 5;

/** Measures the past of the files that count. `past` is null or undefined where nobody looked. */
export function pastOf(past: Past | null | undefined, counted: readonly FileChange[]): PastFeatures {
  if (past?.state !== 'read') return UNKNOWN;
  const files = counted.flatMap(({ file }) =>
    file.history === null || file.history.commits === 0 ? [] : [file.history],
  );
  const { author } = past;
  const days = files.map((one) => one.days_since_last_change);
  return {
    past_changes: files.reduce((most, one) => Math.max(most, one.commits), 0),
    past_authors: files.reduce((most, one) => Math.max(most, one.authors), 0),
    past_all_changes: past.files.commits,
    past_people: past.files.people,
    days_still: days.length === 0 ? 0 : days.reduce((least, one) => Math.min(least, one), Number.MAX_SAFE_INTEGER),
    days_mean: mean(days),
    author_commits: author.commits,
    author_recent: author.commits_90d,
    author_here: author.commits_here,
    author_recent_share: author.commits_90d / (author.commits + PRIOR_RECENT),
    author_reverted: (100 * author.reverted) / (author.commits + PRIOR_COMMITS),
    author_own: mean(files.map((one) => one.commits_by_author / (one.commits + 1))),
    lessons: lessonOf(past.lessons),
    past_unknown: 0,
  };
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
