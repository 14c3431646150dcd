/**
 * Stage `tier`: computes the risk of a change as a sum of named points, divides it into tiers, and applies floors for
 * sensitive code.
 */
import type { Span, Tier } from '../../contract/index.js';
import type { Change, Risk } from '../model.js';
import { type Features, measureFeatures } from './features.js';
import { findFloors, findSizeFloor } from './floors.js';
import { createPastReader } from './past.js';
import { nameReasons } from './reasons.js';
import { selectSubstantial } from './substance.js';
import { readScoring, type Scoring, scaleFeature, type Weight } from './weights.js';

/** Scores a change. A change of which all `spans` are inert is T0; every other change is T1 or higher. */
export function assessRisk(change: Change, spans: readonly Span[]): Risk {
  const { weights, assumedPast, cuts } = readScoring();
  const counted = selectSubstantial(change, spans);
  const measured = measureFeatures(change, counted, createPastReader(assumedPast));
  const floors = [...findFloors(counted), ...findSizeFloor(measured.features.decisions)];
  const contributions = weights
    .map((weight) => computeContribution(weight, measured.features))
    .filter(({ points }) => points !== 0);
  const score = roundToHundredths(contributions.reduce((sum, { points }) => sum + points, 0));
  const byScore = counted.length === 0 ? 'T0' : selectTier(score, cuts);
  const tier = floors.reduce<Tier>((highest, floor) => (floor.tier > highest ? floor.tier : highest), byScore);
  return { tier, score, contributions, floors, reasons: nameReasons(tier, floors, contributions, measured) };
}

function computeContribution(weight: Weight, features: Features): Risk['contributions'][number] {
  return {
    feature: weight.feature,
    value: roundToHundredths(features[weight.feature]),
    points: roundToHundredths(weight.points * scaleFeature(weight, features)),
    note: weight.note,
  };
}

function selectTier(score: number, cuts: Scoring['cuts']): Tier {
  return cuts.reduce<Tier>((tier, cut) => (score >= cut.score ? cut.tier : tier), 'T1');
}

function roundToHundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
