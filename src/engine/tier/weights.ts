/**
 * Points of the risk score, by feature in `models/tier.json`, which `npm run fit:tier` writes: ten points are one unit of
 * log-odds. Many weak signs, each held small by a ridge, do better on repositories that were left out than few chosen ones,
 * and better than trees.
 */
import type { Tier } from '../../contract/index.js';
import { type NumberTable, orderNumbers } from '../models/table.js';
import fitted from '../models/tier.json' with { type: 'json' };
import type { Feature, Features } from './features.js';

/** A figure that counts for the risk, and how it is said. */
export interface Measure {
  readonly feature: Feature;
  /** `steps`: a point for each doubling; `plain`: for each unit. */
  readonly scale: 'steps' | 'plain';
  readonly note: string;
}

/** A figure with what it is worth. */
export interface Weight extends Measure {
  /** The scaled value counts up to here, and down to as far below 0: what one change in two hundred has more of. */
  readonly most: number;
  readonly points: number;
}

/** The figures that the risk score is made of, in the order in which a report shows them. */
export const MEASURES: readonly Measure[] = [
  { feature: 'lines', scale: 'steps', note: 'lines changed' },
  { feature: 'files', scale: 'steps', note: 'files changed' },
  { feature: 'spots', scale: 'steps', note: 'separate places changed' },
  { feature: 'decisions', scale: 'steps', note: 'added lines of code that decide something' },
  { feature: 'calls', scale: 'steps', note: 'added lines of code that call something' },
  {
    feature: 'file_length',
    scale: 'steps',
    note: 'lines of the longest source file touched',
  },
  { feature: 'new_share', scale: 'plain', note: 'share of files that are new' },
  {
    feature: 'settings',
    scale: 'steps',
    note: 'lines of settings, pipelines, infrastructure, migrations',
  },
  { feature: 'pipeline', scale: 'plain', note: 'what runs in continuous integration changes' },
  { feature: 'tests_lost', scale: 'steps', note: 'lines that tests lost on balance' },
  { feature: 'past_changes', scale: 'steps', note: 'commits to the busiest file before' },
  {
    feature: 'past_authors',
    scale: 'steps',
    note: 'people who changed the most shared file before',
  },
  { feature: 'title_words', scale: 'steps', note: 'words of the title' },
  { feature: 'says_docs', scale: 'plain', note: 'the title speaks of documents' },
  { feature: 'says_test', scale: 'plain', note: 'the title speaks of tests' },
  { feature: 'says_fix', scale: 'plain', note: 'the title speaks of a fix' },
  { feature: 'says_refactor', scale: 'plain', note: 'the title speaks of a refactoring' },
  { feature: 'says_remove', scale: 'plain', note: 'the title speaks of a removal' },
  { feature: 'says_add', scale: 'plain', note: 'the title speaks of an addition' },
  {
    feature: 'says_enable',
    scale: 'plain',
    note: 'the title speaks of something being enabled',
  },
  { feature: 'says_upgrade', scale: 'plain', note: 'the title speaks of an update' },
  { feature: 'says_use', scale: 'plain', note: 'the title speaks of another way being used' },
  { feature: 'says_faster', scale: 'plain', note: 'the title speaks of speed' },
  { feature: 'says_error', scale: 'plain', note: 'the title speaks of errors' },
  { feature: 'says_change', scale: 'plain', note: 'the title speaks of a change' },
  { feature: 'says_style', scale: 'plain', note: 'the title speaks of style' },
  { feature: 'says_build', scale: 'plain', note: 'the title speaks of the build' },
  { feature: 'says_packages', scale: 'plain', note: 'the title speaks of packages' },
  { feature: 'says_type', scale: 'plain', note: 'the title speaks of types' },
  { feature: 'says_api', scale: 'plain', note: 'the title speaks of an interface' },
  { feature: 'says_feature', scale: 'plain', note: 'the title speaks of a feature' },
];

/** The tables of the model file. */
export interface TierModel {
  /** Points of a unit of the scaled value, by feature. */
  readonly points: NumberTable;
  /** What one change in two hundred has more of, by feature. */
  readonly most: NumberTable;
  /** What the past gives on average, in points. */
  readonly average_past: number;
  /** The score from which on a tier begins; below the lowest it is T1. */
  readonly cuts: NumberTable;
}

/** What scores are made of. */
export interface Scoring {
  readonly weights: readonly Weight[];
  /** It stands for the past where that is not at hand. */
  readonly averagePast: number;
  /** From which score on a tier begins, lowest first; below the first it is T1. */
  readonly cuts: readonly { readonly tier: Tier; readonly score: number }[];
}

const CUT_TIERS = ['T2', 'T3', 'T4'] as const;

/** Reads the points and the cuts. Throws ModelError where the file has other features or tiers than the code. */
export function readScoring(model: TierModel = fitted): Scoring {
  const names = MEASURES.map(({ feature }) => feature);
  const points = orderNumbers('tier.points', model.points, names);
  const most = orderNumbers('tier.most', model.most, names);
  const cuts = orderNumbers('tier.cuts', model.cuts, CUT_TIERS);
  const [averagePast = 0] = orderNumbers('tier', { average_past: model.average_past }, ['average_past']);
  return {
    weights: MEASURES.map((measure, at) => ({ ...measure, points: points[at] ?? 0, most: most[at] ?? 0 })),
    averagePast,
    cuts: CUT_TIERS.map((tier, at) => ({ tier, score: cuts[at] ?? 0 })),
  };
}

/** A feature's value on the scale that its points are for. */
export function scaleFeature(
  { feature, scale, most }: Pick<Weight, 'feature' | 'scale' | 'most'>,
  features: Features,
): number {
  const value = scale === 'plain' ? features[feature] : approximateLog2(features[feature]);
  return Math.max(-most, Math.min(most, value));
}

/** About log2(1 + n): whole at powers of two and straight between them, so exact on every machine. */
export function approximateLog2(n: number): number {
  let power = 1;
  let digits = 0;
  while (power * 2 <= n + 1) {
    power *= 2;
    digits += 1;
  }
  return digits + (n + 1) / power - 1;
}
