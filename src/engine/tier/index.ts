/**
 * Stage `tier`: computes the risk of a change as a sum of named points, divides it into tiers, and applies floors for
 * sensitive code.
 */
import type { Tier } from '../../contract/index.js';
import type { Change, Risk, Syntax } from '../model.js';
import { type Features, measureFeatures } from './features.js';
import { findFloors } from './floors.js';
import { selectSubstantial } from './substance.js';
import { readScoring, type Scoring, scaleFeature, type Weight } from './weights.js';

/** Scores a change. A change of documents, formatting or comments only is T0; every other change is T1 or higher. */
export function assessRisk(change: Change, syntax: Syntax): Risk {
  const { weights, averagePast, cuts } = readScoring();
  const counted = selectSubstantial(change, syntax);
  const floors = [...findFloors(counted, change)];
  const features = measureFeatures({ ...change, files: counted });
  const contributions = [
    ...weights.map((weight) => computeContribution(weight, features)),
    ...scoreUnknownPast(change, averagePast),
  ].filter(({ points }) => points !== 0);
  const score = roundToHundredths(contributions.reduce((sum, { points }) => sum + points, 0));
  const byScore = counted.length === 0 ? 'T0' : selectTier(score, cuts);
  const tier = floors.reduce<Tier>((highest, floor) => (floor.tier > highest ? floor.tier : highest), byScore);
  return { tier, score, contributions, floors };
}

type Contribution = Risk['contributions'][number];

function computeContribution(weight: Weight, features: Features): Contribution {
  return {
    feature: weight.feature,
    value: roundToHundredths(features[weight.feature]),
    points: roundToHundredths(weight.points * scaleFeature(weight, features)),
    note: weight.note,
  };
}

/** A change whose past is not at hand is scored as if its past were an average one. */
function scoreUnknownPast({ snapshot: { past } }: Change, averagePast: number): readonly Contribution[] {
  if (past?.state === 'read') return [];
  const why = past === undefined ? 'nobody looked for it' : past.detail;
  return [
    {
      feature: 'past_unknown',
      value: past === undefined ? 'not_looked_for' : past.reason,
      points: averagePast,
      note: `the past is not known: ${why}; counted as it is on average`,
    },
  ];
}

function selectTier(score: number, cuts: Scoring['cuts']): Tier {
  return cuts.reduce<Tier>((tier, cut) => (score >= cut.score ? cut.tier : tier), 'T1');
}

function roundToHundredths(value: number): number {
  // Adding zero turns -0 into 0. JSON writes both as 0, but comparisons tell them apart.
  return Math.round(value * 100) / 100 + 0;
}
