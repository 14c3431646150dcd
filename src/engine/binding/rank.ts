/** How likely each criterion owns a unit, held against the others: a softmax over the criteria, unit by unit. */
import { exp, ln, logit } from './arithmetic.js';
import { type Evidence, FEATURES } from './features.js';
import type { Links } from './links.js';
import type { Query } from './query.js';
import type { Unit } from './units.js';

/** Shares of units: `shares[unit * criteria + criterion]`, over the criteria of a unit they sum to 1. */
export type Shares = Float64Array;

/** The features of the first ranking: a pair's own, then what the criterion brings everywhere. */
export const RANK_FEATURES = [...FEATURES, 'length', 'covered'] as const;

/** Rows of the first ranking, RANK_FEATURES.length numbers a pair. */
export function rankRows(evidence: Evidence, query: Query, covered: readonly number[]): Float64Array {
  const criteria = query.wishes.length;
  const width = RANK_FEATURES.length;
  const pairs = criteria === 0 ? 0 : evidence.rows.length / FEATURES.length;
  const rows = new Float64Array(pairs * width);
  for (let pair = 0; pair < pairs; pair++) {
    const criterion = pair % criteria;
    rows.set(evidence.rows.subarray(pair * FEATURES.length, (pair + 1) * FEATURES.length), pair * width);
    rows[pair * width + FEATURES.length] = ln(1 + (query.wishes[criterion]?.words.length ?? 0));
    rows[pair * width + FEATURES.length + 1] = logit(covered[criterion] ?? 0);
  }
  return rows;
}

/** What the units around one say of a criterion, each as its share above or below an even one. */
export const SPREAD_FEATURES = [
  'own share',
  'rest of the file',
  'file and its tests',
  'before',
  'after',
  'close before',
  'close after',
  'shared names',
  'many shared names',
  'rest of the change',
] as const;

/** Rows of a further ranking over an earlier one. Linear in units, criteria and shared names. */
export function spreadRows(shares: Shares, units: readonly Unit[], links: Links, criteria: number): Float64Array {
  const width = SPREAD_FEATURES.length;
  const rows = new Float64Array(shares.length * width);
  if (criteria === 0) return rows;
  const even = 1 / criteria;
  const size = units.map((unit) => Math.sqrt(1 + unit.added.length));
  const file = groupSums(shares, criteria, links.file, size);
  const twin = groupSums(shares, criteria, links.twin, size);
  const all = groupSums(
    shares,
    criteria,
    units.map(() => 0),
    size,
  );
  const named = sharedMeans(shares, criteria, units.length, links.shared);
  for (let unit = 0; unit < units.length; unit++) {
    const own = size[unit] ?? 1;
    const before = unit > 0 ? nearness(links.gap[unit - 1]) : 0;
    const after = nearness(links.gap[unit]);
    for (let criterion = 0; criterion < criteria; criterion++) {
      const pair = unit * criteria + criterion;
      const share = shares[pair] ?? 0;
      const rest = (sums: GroupSums, group: number) => {
        const weight = (sums.weight[group] ?? 0) - own;
        const mean = weight > 1e-9 ? ((sums.sum[group * criteria + criterion] ?? 0) - own * share) / weight : even;
        return { mean: mean - even, trust: weight > 1e-9 ? weight / (weight + 2) : 0 };
      };
      const inFile = rest(file, links.file[unit] ?? 0);
      const inTwin = rest(twin, links.twin[unit] ?? 0);
      const left = before > 0 ? (shares[pair - criteria] ?? even) - even : 0;
      const right = after > 0 ? (shares[pair + criteria] ?? even) - even : 0;
      const count = named.count[unit] ?? 0;
      const together = count > 0 ? (named.sum[pair] ?? 0) / count - even : 0;
      const at = pair * width;
      rows[at] = ln(Math.max(share, 1e-4));
      rows[at + 1] = inFile.mean;
      rows[at + 2] = inTwin.mean * inTwin.trust;
      rows[at + 3] = left;
      rows[at + 4] = right;
      rows[at + 5] = left * before;
      rows[at + 6] = right * after;
      rows[at + 7] = together;
      rows[at + 8] = (together * count) / (count + 1);
      rows[at + 9] = rest(all, 0).mean;
    }
  }
  return rows;
}

/** 1 for touching units, falling with the lines between; 0 across files. */
function nearness(gap: number | undefined): number {
  return gap === undefined || gap === Infinity ? 0 : 1 / (1 + gap / 10);
}

interface GroupSums {
  readonly sum: Float64Array;
  readonly weight: Float64Array;
}

function groupSums(shares: Shares, criteria: number, groups: readonly number[], size: readonly number[]): GroupSums {
  const count = groups.reduce((most, group) => Math.max(most, group + 1), 0);
  const sum = new Float64Array(count * criteria);
  const weight = new Float64Array(count);
  groups.forEach((group, unit) => {
    const own = size[unit] ?? 1;
    weight[group] = (weight[group] ?? 0) + own;
    for (let criterion = 0; criterion < criteria; criterion++) {
      const at = group * criteria + criterion;
      sum[at] = (sum[at] ?? 0) + own * (shares[unit * criteria + criterion] ?? 0);
    }
  });
  return { sum, weight };
}

/** For each unit: over the names it shares, the sum of the other holders' mean shares, and how many names. */
function sharedMeans(shares: Shares, criteria: number, units: number, shared: Links['shared']) {
  const sum = new Float64Array(units * criteria);
  const count = new Float64Array(units);
  const total = new Float64Array(criteria);
  for (const holders of shared) {
    total.fill(0);
    for (const unit of holders) {
      count[unit] = (count[unit] ?? 0) + 1;
      for (let criterion = 0; criterion < criteria; criterion++)
        total[criterion] = (total[criterion] ?? 0) + (shares[unit * criteria + criterion] ?? 0);
    }
    for (const unit of holders) {
      for (let criterion = 0; criterion < criteria; criterion++) {
        const at = unit * criteria + criterion;
        sum[at] = (sum[at] ?? 0) + ((total[criterion] ?? 0) - (shares[at] ?? 0)) / (holders.length - 1);
      }
    }
  }
  return { sum, count };
}

/**
 * Scores each pair by its row and the weights, and makes the scores of a unit's criteria into shares. `bias`, where given,
 * is added to the scores.
 */
export function sharesOf(
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
      const score = weighed(rows, pair * width, weights) + (bias?.[pair] ?? 0);
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

/** The weighted sum of a row that starts at an index. */
export function weighed(rows: ArrayLike<number>, at: number, weights: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < weights.length; index++) sum += (weights[index] ?? 0) * (rows[at + index] ?? 0);
  return sum;
}
