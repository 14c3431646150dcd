/**
 * Points of the risk score, by feature in `models/tier.json`, which `npm run fit:tier` writes: ten points are one unit of
 * log-odds. No points are below 0, so that more never counts as less.
 */
import type { Tier } from '../../contract/index.js';
import { type NumberTable, orderNumbers } from '../models/table.js';
import fitted from '../models/tier.json' with { type: 'json' };
import type { FileHistory } from '../snapshot.js';
import { approximateLog2 } from '../text/arithmetic.js';
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
  /** The scaled value counts up to here: what one change in two hundred has more of. */
  readonly most: number;
  readonly points: number;
}

/** The figures that the risk score is made of, in the order in which a report shows them. */
export const MEASURES: readonly Measure[] = [
  { feature: 'lines', scale: 'steps', note: 'lines changed' },
  { feature: 'files', scale: 'steps', note: 'files changed' },
  { feature: 'decisions', scale: 'steps', note: 'branches and conditions in changed lines' },
  { feature: 'file_length', scale: 'steps', note: 'lines of the longest file touched' },
  { feature: 'decisions_in_length', scale: 'steps', note: 'branches and conditions, by the length of their files' },
  { feature: 'tests_removed', scale: 'steps', note: 'lines of tests removed or rewritten' },
  { feature: 'pipeline', scale: 'plain', note: 'what runs in continuous integration changes' },
  { feature: 'past_people', scale: 'steps', note: 'people who changed the files before' },
  { feature: 'past_authors', scale: 'steps', note: 'people who changed the most shared file before' },
  { feature: 'past_fixes', scale: 'steps', note: 'earlier commits that fixed the files' },
  { feature: 'past_reverts', scale: 'steps', note: 'earlier commits that were reverted or reverted something' },
  {
    feature: 'decisions_shared',
    scale: 'steps',
    note: 'branches and conditions, by the people who changed their files before',
  },
  { feature: 'lines_shared', scale: 'steps', note: 'lines, by the people who changed their files before' },
  {
    feature: 'decisions_mended',
    scale: 'steps',
    note: 'branches and conditions, by the commits that fixed their files before',
  },
];

/** The tables of the model file. */
export interface TierModel {
  /** Points of a unit of the scaled value, by feature; none is below 0. */
  readonly points: NumberTable;
  /** What one change in two hundred has more of, by feature. */
  readonly most: NumberTable;
  /** The past of a file where that is not at hand: three files in four have less. */
  readonly assumed_past: NumberTable;
  /** The score from which on a tier begins; below the lowest it is T1. */
  readonly cuts: NumberTable;
}

/** What scores are made of. */
export interface Scoring {
  readonly weights: readonly Weight[];
  readonly assumedPast: FileHistory;
  /** From which score on a tier begins, lowest first; below the first it is T1. */
  readonly cuts: readonly { readonly tier: Tier; readonly score: number }[];
}

/** Tiers that begin at a score. T1 is all below the first; T0 is no matter of the score. */
export const CUT_TIERS = ['T2', 'T3', 'T4'] as const;

/** The figures of a file's history, in the order in which the model has assumed values for them. */
export const PAST_FIGURES = ['commits', 'authors', 'fixes', 'reverts'] as const;

/** Reads the points and the cuts. Throws ModelError where the file has other features or tiers than the code. */
export function readScoring(model: TierModel = fitted): Scoring {
  const names = MEASURES.map(({ feature }) => feature);
  const points = orderNumbers('tier.points', model.points, names);
  const most = orderNumbers('tier.most', model.most, names);
  const cuts = orderNumbers('tier.cuts', model.cuts, CUT_TIERS);
  const [commits = 0, authors = 0, fixes = 0, reverts = 0] = orderNumbers(
    'tier.assumed_past',
    model.assumed_past,
    PAST_FIGURES,
  );
  return {
    weights: MEASURES.map((measure, at) => ({
      ...measure,
      points: Math.max(0, points[at] ?? 0),
      most: most[at] ?? 0,
    })),
    assumedPast: { commits, authors, fixes, reverts },
    cuts: CUT_TIERS.map((tier, at) => ({ tier, score: cuts[at] ?? 0 })),
  };
}

/** A feature's value on the scale that its points are for. */
export function scaleFeature(
  { feature, scale, most }: Pick<Weight, 'feature' | 'scale' | 'most'>,
  features: Features,
): number {
  const value = scale === 'plain' ? features[feature] : approximateLog2(features[feature]);
  return Math.min(most, value);
}
