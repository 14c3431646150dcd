/**
 * Points of the risk score. Fitted by
 *
 *     node build/bench/tier-fit.js dev.jsonl.gz 100
 *
 * on 2,900 changes of ten public repositories of which 580 were reverted: ten points are about one unit of log-odds,
 * rounded to a tenth. With each repository scored by the weights of the other nine the area under the curve is 0.60
 * (lines changed alone: 0.56). `lines`, `files` and `settings` come out near zero beside the others; they keep a tenth
 * so that a huge change without code still counts. `past_unknown` is what the past gives on average.
 */
import type { Feature, Features } from './features.js';

export interface Weight {
  readonly feature: Feature;
  readonly points: number;
  /** `steps`: a point for each doubling; `plain`: for each unit. */
  readonly scale: 'steps' | 'plain';
  readonly note: string;
}

export const WEIGHTS: readonly Weight[] = [
  { feature: 'lines', points: 0.1, scale: 'steps', note: 'lines changed' },
  { feature: 'files', points: 0.1, scale: 'steps', note: 'files changed' },
  { feature: 'spots', points: 0.3, scale: 'steps', note: 'separate places changed' },
  { feature: 'decisions', points: 0.7, scale: 'steps', note: 'added lines of code that decide something' },
  { feature: 'calls', points: 0.6, scale: 'steps', note: 'added lines of code that call something' },
  { feature: 'file_length', points: 0.1, scale: 'steps', note: 'lines of the longest source file touched' },
  {
    feature: 'new_share',
    points: -1.6,
    scale: 'plain',
    note: 'share of files that are new: nothing relies on them yet',
  },
  {
    feature: 'settings',
    points: 0.1,
    scale: 'steps',
    note: 'lines of settings, pipelines, infrastructure, migrations',
  },
  { feature: 'pipeline', points: 4.5, scale: 'plain', note: 'what runs in continuous integration changes' },
  { feature: 'tests_lost', points: 0.5, scale: 'steps', note: 'lines that tests lost on balance' },
  { feature: 'past_changes', points: 0.4, scale: 'steps', note: 'commits to the busiest file before' },
  { feature: 'past_authors', points: 0.5, scale: 'steps', note: 'people who changed the most shared file before' },
  { feature: 'days_still', points: 0.5, scale: 'steps', note: 'days since any of the files last changed' },
  { feature: 'past_unknown', points: 5.7, scale: 'plain', note: 'the past of the files is not at hand: the average' },
];

/** From which score on a tier begins, lowest first; below the first it is T1. */
export const CUTS = [
  { tier: 'T2', score: 9 },
  { tier: 'T3', score: 14 },
  { tier: 'T4', score: 18 },
] as const;

/** A feature's value on the scale that its points are for. */
export function scaled({ feature, scale }: Pick<Weight, 'feature' | 'scale'>, features: Features): number {
  return scale === 'plain' ? features[feature] : steps(features[feature]);
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
