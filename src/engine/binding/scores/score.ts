/** Computes the probabilities of a binding: that each criterion is covered, and that it owns each unit. */
import type { Change, Criterion } from '../../model.js';
import { ln, logistic, logit } from '../../text/arithmetic.js';
import { WordCutter } from '../../text/words.js';
import { buildQuery, type Query } from '../query/query.js';
import { computeKindBias } from '../units/kinds.js';
import { collectUnits, type Unit } from '../units/units.js';
import { buildCoverageRows } from './coverage.js';
import { collectEvidence, type Evidence, FEATURES } from './features.js';
import { buildJointRows, computePulls } from './joint.js';
import { findLinks, type Links } from './links.js';
import { buildRankRows, computeShares, computeWeightedSum, type Shares } from './rank.js';

/** Maximum number of pairs of units and criteria; in larger changes neighbouring units are joined. */
const MAX_PAIRS = 300_000;

/** Upper limit of a probability: this share was correct of the cases with a higher fitted probability. */
const SUREST = 0.98;

/** A criterion with a lower probability of being covered loses this part of the missing log odds. */
const DOUBTFUL = 0.3;
const DOUBT = 0.5;

const SURE_OWNER = 0.85;
const DAMPING = 0.35;
/**
 * Minimum probability that a criterion owns a location in a file that it names. Measured on the development split: 0.66
 * of the 105 such lines with little other evidence, and 0.87 of all 512 lines in files that a criterion names.
 */
const NAMED_FILE = 0.65;

/** The data of a change and its criteria that does not depend on weights. */
export interface Gathered {
  readonly units: readonly Unit[];
  readonly query: Query;
  /** Knows the words of the lines that it cut. */
  readonly cutter: WordCutter;
  readonly evidence: Evidence;
  readonly links: Links;
  /** One row of COVERAGE_FEATURES per criterion. */
  readonly coverage: readonly (readonly number[])[];
  /** What the kinds of the criteria add to the score of each pair. */
  readonly bias: Float64Array;
}

/** The weights of every step, each in the order of its features. */
export interface Weights {
  readonly coverage: readonly number[];
  readonly rank: readonly number[];
  readonly link: readonly number[];
  readonly joint: readonly (readonly number[])[];
  readonly calibration: readonly number[];
}

/** What the weights make of the data of a change. */
export interface Scores {
  /** By criterion: the probability that the change covers it. */
  readonly covered: readonly number[];
  readonly shares: Shares;
  /** By pair, in the order of `shares`: the probability that the criterion owns the unit. */
  readonly owns: Float64Array;
}

/**
 * The features of a pair's confidence. Among the criteria of one unit only the share differs, so the confidences of a unit
 * have the order of its shares. How much the unit says at all decides how far a share is believed.
 */
export const CALIBRATION_FEATURES = [
  'bias',
  'share',
  'criteria',
  'words of the unit',
  'share, words of the unit',
  'alone',
  'alone, covered',
  'alone, added words',
] as const;

/** Computes units, counts and links: everything that does not depend on weights. */
export function gatherAll(criteria: readonly Criterion[], change: Change): Gathered {
  const cutter = new WordCutter();
  const query = buildQuery(criteria, cutter);
  const units = collectUnits(change, Math.max(64, Math.floor(MAX_PAIRS / Math.max(1, criteria.length))));
  const evidence = collectEvidence(units, query, cutter);
  const named = query.wishes.map((_, criterion) => units.some((__, unit) => evidence.pathNamed(unit, criterion)));
  const negative = criteria.map((criterion) => criterion.kind === 'negative');
  const coverage = buildCoverageRows(query, evidence.counts, named, negative);
  return {
    units,
    query,
    cutter,
    evidence,
    links: findLinks(units, criteria.length, cutter),
    coverage,
    bias: computeKindBias(criteria, units, evidence.pathNamed),
  };
}

/** Returns the probability that a change covers a criterion, from the criterion's row. */
export function computeCoverage(row: readonly number[], weights: readonly number[]): number {
  return clampProbability(logistic((weights[0] ?? 0) + computeWeightedSum(row, 0, weights.slice(1))));
}

/**
 * Returns, by pair, what is subtracted from the score of a criterion that the change hardly covers. The joint
 * assignment shares the change among the criteria and must not give lines to a criterion that no line implements.
 */
export function computeDoubt(covered: readonly number[], units: number): Float64Array {
  const lost = covered.map((p) => DOUBT * Math.min(0, logit(p) - logit(DOUBTFUL)));
  return Float64Array.from({ length: units * lost.length }, (_, pair) => lost[pair % lost.length] ?? 0);
}

/**
 * Reduces high probabilities. Large units make the logistic curve overconfident: on the development split a value of
 * 0.95 was correct in 87 of 100 cases.
 */
function dampen(p: number): number {
  return p > SURE_OWNER ? SURE_OWNER + (p - SURE_OWNER) * DAMPING : p;
}

function clampProbability(p: number): number {
  return Math.max(1 - SUREST, Math.min(SUREST, p));
}

/** Computes the scores of all criteria and pairs. Runs in time linear in pairs, words and shared names. */
export function scoreAll(gathered: Gathered, weights: Weights): Scores {
  const { units, query, evidence, links } = gathered;
  const criteria = query.wishes.length;
  const covered = gathered.coverage.map((row) => (units.length === 0 ? 0 : computeCoverage(row, weights.coverage)));
  const doubt = computeDoubt(covered, units.length);
  const bias = gathered.bias.map((value, pair) => value + (doubt[pair] ?? 0));
  let shares = computeShares(buildRankRows(evidence, query, covered), weights.rank, criteria, bias);
  const pulls = computePulls(links, weights.link, criteria);
  for (const round of weights.joint)
    shares = computeShares(buildJointRows(shares, links, pulls, units, criteria), round, criteria, doubt);
  const words = measureWords(gathered);
  const owns = new Float64Array(shares.length);
  for (let pair = 0; pair < owns.length; pair++) {
    const own = dampen(
      logistic(computeWeightedSum(buildCalibrationRow(criteria, covered, shares, words, pair), 0, weights.calibration)),
    );
    const named = evidence.pathNamed(Math.floor(pair / criteria), pair % criteria);
    owns[pair] = named ? Math.max(own, NAMED_FILE) : own;
  }
  return { covered, shares, owns };
}

const ADDED_WORDS = FEATURES.indexOf('added words');

/** Returns how many words of the criteria each unit adds, weighted by how rare they are. */
export function measureWords({ evidence, query, units }: Gathered): Float64Array {
  const criteria = query.wishes.length;
  const sums = new Float64Array(units.length);
  for (let pair = 0; pair < units.length * criteria; pair++) {
    const unit = Math.floor(pair / criteria);
    sums[unit] = (sums[unit] ?? 0) + (evidence.rows[pair * FEATURES.length + ADDED_WORDS] ?? 0);
  }
  return sums.map((sum) => ln(1 + sum));
}

/**
 * Returns the row of a pair's confidence; `words` are those of the units. A single criterion has every share whole: there
 * its own words count.
 */
export function buildCalibrationRow(
  criteria: number,
  covered: readonly number[],
  shares: Shares,
  words: Float64Array,
  pair: number,
): number[] {
  const said = words[Math.floor(pair / criteria)] ?? 0;
  if (criteria === 1) return [1, 0, 0, 0, 0, 1, logit(covered[0] ?? 0), said];
  const share = logit(shares[pair] ?? 0);
  return [1, share, ln(criteria), said, share * said, 0, 0, 0];
}
