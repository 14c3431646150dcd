/**
 * Measures the risk from the history of the changed files: who changed them before, how often, and who changes them
 * now.
 */
import type { FileChange } from '../model.js';
import type { Past } from '../snapshot.js';
import { scoreLessons } from './lessons.js';

/** Values of the history by name. If it is unavailable, all are 0 except `past_unknown`, which is 1. */
export interface PastFeatures {
  /** Earlier commits and authors of the most changed file. */
  readonly past_changes: number;
  readonly past_authors: number;
  /** Earlier commits and authors of all files together. */
  readonly past_all_changes: number;
  readonly past_people: number;
  /** Days since the last change: of the most recently changed file, and the mean of all files. */
  readonly days_still: number;
  readonly days_mean: number;
  /** The author's commits: in total, in the last 90 days, in these top-level folders. */
  readonly author_commits: number;
  readonly author_recent: number;
  readonly author_here: number;
  /** Share of the author's commits in the last 90 days. */
  readonly author_recent_share: number;
  /** Reverted commits per hundred commits of the author, smoothed because few commits are weak evidence. */
  readonly author_reverted: number;
  /** Share of the files' commits that are the author's. */
  readonly author_own: number;
  /** The outcome of earlier changes with the same properties; above 0 if they were reverted more often than others. */
  readonly lessons: number;
  /** 1 if the history is unavailable. */
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

/**
 * Smoothing: this many commits without a revert are added to each author's own, so that one revert in three commits is
 * not a rate of a third.
 */
const PRIOR_COMMITS = 20;
const PRIOR_RECENT = 5;

/** Measures the history of the counted files. `past` is null or undefined if it was not read. */
export function measurePast(past: Past | null | undefined, counted: readonly FileChange[]): PastFeatures {
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
    lessons: scoreLessons(past.lessons),
    past_unknown: 0,
  };
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
