/** Ranks criteria per unit: a softmax over the criteria gives the probability that each criterion owns the unit. */
import { exp, ln, logit } from '../../text/arithmetic.js';
import type { Query } from '../query/query.js';
import { type Evidence, FEATURES, type Feature } from './features.js';

/** Shares of units: `shares[unit * criteria + criterion]`. The shares of one unit sum to 1. */
export type Shares = Float64Array;

/** The features before this one in a row are used only for the confidence, not for the first ranking. */
const LEFT_OUT = FEATURES.indexOf('new words');

/** The features of the first ranking: those of the pair, then those of the criterion. */
export const RANK_FEATURES = [...FEATURES.slice(LEFT_OUT), 'length', 'subject length', 'covered'] as const;

/** Features that are scores already and are not transformed. */
const AS_IT_IS: ReadonlySet<Feature> = new Set<Feature>(['intent', 'path named']);

/**
 * Returns the rows of the first ranking, RANK_FEATURES.length numbers per pair. It takes square roots, because a second
 * match of a kind is weaker evidence than the first.
 */
export function buildRankRows(evidence: Evidence, query: Query, covered: readonly number[]): Float64Array {
  const criteria = query.wishes.length;
  const width = RANK_FEATURES.length;
  const pairs = criteria === 0 ? 0 : evidence.rows.length / FEATURES.length;
  const rows = new Float64Array(pairs * width);
  const asItIs = FEATURES.map((feature) => AS_IT_IS.has(feature));
  for (let pair = 0; pair < pairs; pair++) {
    const wish = query.wishes[pair % criteria];
    let at = pair * width;
    for (let feature = LEFT_OUT; feature < FEATURES.length; feature++) {
      const value = evidence.rows[pair * FEATURES.length + feature] ?? 0;
      rows[at++] = asItIs[feature] === true ? value : root(value);
    }
    rows[at] = root(ln(1 + (wish?.words.length ?? 0)));
    rows[at + 1] = root(ln(1 + (wish?.subject ?? 0)));
    rows[at + 2] = root(logit(covered[pair % criteria] ?? 0));
  }
  return rows;
}

/** Returns the square root, for negative numbers `-sqrt(-x)`. IEEE 754 defines its result exactly. */
function root(x: number): number {
  return x < 0 ? -Math.sqrt(-x) : Math.sqrt(x);
}

/**
 * Computes the score of each pair from its row and the weights, and converts the scores of a unit's criteria to shares.
 * `bias` is added to the scores unless it is null.
 */
export function computeShares(
  rows: Float64Array,
  weights: readonly number[],
  criteria: number,
  bias: Float64Array | null = null,
): Shares {
  const width = weights.length;
  const shares = new Float64Array(rows.length / width);
  for (let from = 0; from < shares.length; from += criteria) {
    let highest = -Infinity;
    for (let pair = from; pair < from + criteria; pair++) {
      const score = computeWeightedSum(rows, pair * width, weights) + (bias?.[pair] ?? 0);
      shares[pair] = score;
      if (score > highest) highest = score;
    }
    let sum = 0;
    for (let pair = from; pair < from + criteria; pair++) {
      const weight = exp((shares[pair] ?? 0) - highest);
      shares[pair] = weight;
      sum += weight;
    }
    for (let pair = from; pair < from + criteria; pair++) shares[pair] = (shares[pair] ?? 0) / sum;
  }
  return shares;
}

/** Returns the weighted sum of the row that starts at index `at`. */
export function computeWeightedSum(rows: ArrayLike<number>, at: number, weights: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < weights.length; index++) sum += (weights[index] ?? 0) * (rows[at + index] ?? 0);
  return sum;
}
