/**
 * Assigns all units to all criteria together: related units influence each other, and the criteria share the change.
 */
import { ln } from '../../text/arithmetic.js';
import type { Unit } from '../units/units.js';
import { LINK_FEATURES, type Links } from './links.js';
import { computeWeightedSum, type Shares } from './rank.js';

/** The features of a pair of unit and criterion in one round of the joint assignment. */
export const JOINT_FEATURES = [
  'own share',
  'share of the change',
  'below its best unit',
  'rest of the change',
  'units that go with it',
  'units that go against it',
  'units that surely go with it',
  'how many go with it',
  'units of its class',
] as const;

/** Minimum share, so that its logarithm is finite. */
const LEAST_SHARE = 1e-4;
const LEAST_MASS = 0.02;

/** Returns per pair of units the log odds that they serve the same criterion, relative to chance among the criteria. */
export function computePulls(links: Links, weights: readonly number[], criteria: number): Float64Array {
  const width = LINK_FEATURES.length;
  const chance = ln(Math.max(1, criteria - 1));
  const pulls = new Float64Array(links.other.length);
  for (let pair = 0; pair < pulls.length; pair++)
    pulls[pair] = computeWeightedSum(links.rows, pair * width, weights) + chance;
  return pulls;
}

/** Returns the weight of each unit, from its number of added lines that are not blank. */
function computeSizes(units: readonly Unit[]): number[] {
  return units.map((unit) => Math.sqrt(1 + unit.added.filter((line) => line.trim() !== '').length));
}

/**
 * Returns per pair how far the criterion's share of the other units of the same file class is above or below an equal
 * share. Criteria share the tests as they share the code: a criterion that mentions tests must not get the tests of all
 * criteria. Runs in time linear in the pairs.
 */
function computeClassShares(
  shares: Shares,
  units: readonly Unit[],
  sizes: readonly number[],
  criteria: number,
): Float64Array {
  const even = 1 / criteria;
  const sums = new Map<Unit['class'], { size: number; readonly above: Float64Array }>();
  units.forEach((unit, at) => {
    const sum = sums.get(unit.class) ?? { size: 0, above: new Float64Array(criteria) };
    sums.set(unit.class, sum);
    const size = sizes[at] ?? 0;
    sum.size += size;
    for (let k = 0; k < criteria; k++)
      sum.above[k] = (sum.above[k] ?? 0) + size * ((shares[at * criteria + k] ?? 0) - even);
  });
  const out = new Float64Array(shares.length);
  units.forEach((unit, at) => {
    const size = sizes[at] ?? 0;
    const sum = sums.get(unit.class);
    const others = 1 + (sum?.size ?? 0) - size;
    for (let k = 0; k < criteria; k++) {
      const pair = at * criteria + k;
      out[pair] = ((sum?.above[k] ?? 0) - size * ((shares[pair] ?? 0) - even)) / others;
    }
  });
  return out;
}

/**
 * Returns the rows of a round, from the shares of the round before. Runs in time linear in the pairs of units and in
 * the pairs of units and criteria.
 */
export function buildJointRows(
  shares: Shares,
  links: Links,
  pulls: Float64Array,
  units: readonly Unit[],
  criteria: number,
): Float64Array {
  const width = JOINT_FEATURES.length;
  const rows = new Float64Array(shares.length * width);
  if (criteria === 0) return rows;
  const sizes = computeSizes(units);
  const classes = computeClassShares(shares, units, sizes, criteria);
  const messages = computeMessages(shares, links, pulls, sizes, criteria);
  const even = 1 / criteria;
  const whole = sizes.reduce((sum, size) => sum + size, 0);
  for (let criterion = 0; criterion < criteria; criterion++) {
    let mass = 0;
    let best = LEAST_SHARE;
    sizes.forEach((size, unit) => {
      const share = shares[unit * criteria + criterion] ?? 0;
      mass += size * share;
      best = Math.max(best, share);
    });
    sizes.forEach((size, unit) => {
      const pair = unit * criteria + criterion;
      const share = shares[pair] ?? 0;
      const own = ln(Math.max(LEAST_SHARE, share));
      const rest = whole - size;
      rows.set(
        [
          own,
          ln((mass / whole) * criteria + LEAST_MASS),
          own - ln(best),
          rest > 0 ? (mass - size * share) / rest - even : 0,
        ],
        pair * width,
      );
      rows.set(messages.subarray(pair * MESSAGES, (pair + 1) * MESSAGES), pair * width + OWN);
      rows[pair * width + OWN + MESSAGES] = classes[pair] ?? 0;
    });
  }
  return rows;
}

/** Number of features of a pair before the features from linked units. */
const OWN = 4;
const MESSAGES = 4;

/**
 * Returns the features from linked units: the means of their shares above or below an equal share, weighted by pull and
 * size.
 */
function computeMessages(
  shares: Shares,
  links: Links,
  pulls: Float64Array,
  sizes: readonly number[],
  criteria: number,
): Float64Array {
  const even = 1 / criteria;
  const sums = new Float64Array(shares.length * 3);
  const weights = new Float64Array(sizes.length * 3);
  const add = (to: number, from: number, kind: number, strength: number) => {
    if (strength === 0) return;
    weights[to * 3 + kind] = (weights[to * 3 + kind] ?? 0) + strength;
    for (let criterion = 0; criterion < criteria; criterion++) {
      const at = (to * criteria + criterion) * 3 + kind;
      sums[at] = (sums[at] ?? 0) + strength * ((shares[from * criteria + criterion] ?? 0) - even);
    }
  };
  // Positive pulls, negative pulls, and the third power of positive pulls, which gives the strongest links the most
  // weight.
  const send = (to: number, from: number, pull: number) => {
    const size = sizes[from] ?? 1;
    if (pull > 0) {
      add(to, from, 0, pull * size);
      add(to, from, 2, pull * pull * pull * size);
    } else add(to, from, 1, -pull * size);
  };
  for (let unit = 0; unit < sizes.length; unit++) {
    for (let pair = links.start[unit] ?? 0; pair < (links.start[unit + 1] ?? 0); pair++) {
      const before = links.other[pair] ?? 0;
      const pull = pulls[pair] ?? 0;
      send(unit, before, pull);
      send(before, unit, pull);
    }
  }
  const messages = new Float64Array(shares.length * MESSAGES);
  for (let pair = 0; pair < shares.length; pair++) {
    const unit = Math.floor(pair / criteria);
    const [up, down, sure] = [weights[unit * 3] ?? 0, weights[unit * 3 + 1] ?? 0, weights[unit * 3 + 2] ?? 0];
    messages[pair * MESSAGES] = (sums[pair * 3] ?? 0) / (1 + up);
    messages[pair * MESSAGES + 1] = (sums[pair * 3 + 1] ?? 0) / (1 + down);
    messages[pair * MESSAGES + 2] = (sums[pair * 3 + 2] ?? 0) / (0.3 + sure);
    messages[pair * MESSAGES + 3] = (sums[pair * 3] ?? 0) / Math.sqrt(1 + up);
  }
  return messages;
}
