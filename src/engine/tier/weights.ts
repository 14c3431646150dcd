/**
 * Points of the risk score. Fitted by
 *
 *     node build/bench/tier-fit.js dev.jsonl.gz
 *
 * on 2,900 changes of ten public repositories of which 580 were reverted: ten points are one unit of log-odds. Many weak
 * signs, each held small by a ridge, do better on repositories that were left out than few chosen ones, and better than
 * trees: with each repository scored by the points of the other nine the area under the curve is 0.646 (lines changed
 * alone: 0.56). `most` is what one change in two hundred has more of: beyond it a figure says nothing new.
 */
import type { Feature, Features } from './features.js';

export interface Weight {
  readonly feature: Feature;
  /** `steps`: a point for each doubling; `plain`: for each unit. */
  readonly scale: 'steps' | 'plain';
  /** The scaled value counts up to here, and down to as far below 0. */
  readonly most: number;
  readonly points: number;
  readonly note: string;
}

export const WEIGHTS: readonly Weight[] = [
  { feature: 'lines', scale: 'steps', most: 11.6, points: 0.05, note: 'lines changed' },
  { feature: 'files', scale: 'steps', most: 5.7, points: 0.09, note: 'files changed' },
  { feature: 'spots', scale: 'steps', most: 8.1, points: 0.21, note: 'separate places changed' },
  { feature: 'decisions', scale: 'steps', most: 6.6, points: 0.54, note: 'added lines of code that decide something' },
  { feature: 'calls', scale: 'steps', most: 8.4, points: 0.38, note: 'added lines of code that call something' },
  {
    feature: 'file_length',
    scale: 'steps',
    most: 13.7,
    points: 0.06,
    note: 'lines of the longest source file touched',
  },
  { feature: 'new_share', scale: 'plain', most: 1, points: -0.25, note: 'share of files that are new' },
  {
    feature: 'settings',
    scale: 'steps',
    most: 7.7,
    points: 0.11,
    note: 'lines of settings, pipelines, infrastructure, migrations',
  },
  { feature: 'pipeline', scale: 'plain', most: 1, points: 1.84, note: 'what runs in continuous integration changes' },
  { feature: 'tests_lost', scale: 'steps', most: 7.2, points: 0.34, note: 'lines that tests lost on balance' },
  { feature: 'past_changes', scale: 'steps', most: 11.1, points: 0.19, note: 'commits to the busiest file before' },
  {
    feature: 'past_authors',
    scale: 'steps',
    most: 8.1,
    points: 0.2,
    note: 'people who changed the most shared file before',
  },
  { feature: 'past_all_changes', scale: 'steps', most: 11.6, points: 0.22, note: 'commits to any of the files before' },
  {
    feature: 'past_people',
    scale: 'steps',
    most: 8.7,
    points: 0.21,
    note: 'people who changed any of the files before',
  },
  { feature: 'days_still', scale: 'steps', most: 9.9, points: 0.25, note: 'days since any of the files last changed' },
  {
    feature: 'days_mean',
    scale: 'steps',
    most: 10.1,
    points: 0.14,
    note: 'days since each file last changed, on average',
  },
  { feature: 'author_commits', scale: 'steps', most: 14.2, points: -0.06, note: 'commits of the author' },
  {
    feature: 'author_recent',
    scale: 'steps',
    most: 9.9,
    points: -0.15,
    note: 'commits of the author in the last 90 days',
  },
  {
    feature: 'author_here',
    scale: 'steps',
    most: 13.6,
    points: -0.21,
    note: 'commits of the author in the top folders touched',
  },
  {
    feature: 'author_recent_share',
    scale: 'plain',
    most: 1,
    points: -2.8,
    note: "share of the author's commits that are of the last 90 days",
  },
  {
    feature: 'author_reverted',
    scale: 'plain',
    most: 9.9,
    points: 0.95,
    note: 'commits of the author that were taken back, of a hundred',
  },
  {
    feature: 'author_own',
    scale: 'plain',
    most: 0.9,
    points: -3.88,
    note: "share of the files' commits that are the author's",
  },
  {
    feature: 'lessons',
    scale: 'plain',
    most: 1.2,
    points: 5.48,
    note: 'how often changes like this one were taken back before',
  },
  { feature: 'title_words', scale: 'steps', most: 4.4, points: 1.5, note: 'words of the title' },
  { feature: 'says_docs', scale: 'plain', most: 1, points: -4.18, note: 'the title speaks of documents' },
  { feature: 'says_test', scale: 'plain', most: 1, points: -1.66, note: 'the title speaks of tests' },
  { feature: 'says_fix', scale: 'plain', most: 1, points: -0.27, note: 'the title speaks of a fix' },
  { feature: 'says_refactor', scale: 'plain', most: 1, points: -1.35, note: 'the title speaks of a refactoring' },
  { feature: 'says_remove', scale: 'plain', most: 1, points: 0.42, note: 'the title speaks of a removal' },
  { feature: 'says_add', scale: 'plain', most: 1, points: -1.25, note: 'the title speaks of an addition' },
  {
    feature: 'says_enable',
    scale: 'plain',
    most: 1,
    points: 2.13,
    note: 'the title speaks of something being enabled',
  },
  { feature: 'says_upgrade', scale: 'plain', most: 1, points: -0.91, note: 'the title speaks of an update' },
  { feature: 'says_use', scale: 'plain', most: 1, points: 2.12, note: 'the title speaks of another way being used' },
  { feature: 'says_faster', scale: 'plain', most: 1, points: 1.65, note: 'the title speaks of speed' },
  { feature: 'says_error', scale: 'plain', most: 1, points: -1.95, note: 'the title speaks of errors' },
  { feature: 'says_change', scale: 'plain', most: 1, points: -1.34, note: 'the title speaks of a change' },
  { feature: 'says_style', scale: 'plain', most: 1, points: -1.31, note: 'the title speaks of style' },
  { feature: 'says_build', scale: 'plain', most: 1, points: -0.88, note: 'the title speaks of the build' },
  { feature: 'says_packages', scale: 'plain', most: 1, points: 0.9, note: 'the title speaks of packages' },
  { feature: 'says_type', scale: 'plain', most: 1, points: -2.26, note: 'the title speaks of types' },
  { feature: 'says_api', scale: 'plain', most: 1, points: -2.35, note: 'the title speaks of an interface' },
  { feature: 'says_feature', scale: 'plain', most: 1, points: 0.57, note: 'the title speaks of a feature' },
];

/** What the past gives on average, in points; it stands for the past where that is not at hand. */
export const AVERAGE_PAST = 2.6;

/** From which score on a tier begins, lowest first; below the first it is T1. */
export const CUTS = [
  { tier: 'T2', score: 6.1 },
  { tier: 'T3', score: 11.4 },
  { tier: 'T4', score: 15.5 },
] as const;

/** A feature's value on the scale that its points are for. */
export function scaled(
  { feature, scale, most }: Pick<Weight, 'feature' | 'scale' | 'most'>,
  features: Features,
): number {
  const value = scale === 'plain' ? features[feature] : steps(features[feature]);
  return Math.max(-most, Math.min(most, value));
}

/** About log2(1 + n): whole at powers of two and straight between them, so exact on every machine. */
export function steps(n: number): number {
  let power = 1;
  let digits = 0;
  while (power * 2 <= n + 1) {
    power *= 2;
    digits += 1;
  }
  return digits + (n + 1) / power - 1;
}
