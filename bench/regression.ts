/** Two regressions for fitting weights offline, by Newton's method with a ridge penalty; deterministic. */

/** A choice among options, each with its row; `target` sums to 1. */
export interface Choice {
  readonly options: readonly ArrayLike<number>[];
  readonly target: readonly number[];
  readonly weight: number;
}

/** An observation: `hit` is the share of it that came true. */
export interface Trial {
  readonly row: ArrayLike<number>;
  readonly hit: number;
  readonly weight: number;
}

const STEPS = 12;
const RIDGE = 1e-3;
/** The iteration ends when no weight changes by more. */
const SETTLED = 1e-6;
/** Maximum change of one weight per step. */
const LONGEST = 4;

/**
 * Conditional logistic regression: returns the weights that make the targets most likely. `ridge` pulls them towards 0.
 */
export function fitChoices(choices: readonly Choice[], width: number, ridge = RIDGE): number[] {
  const whole = choices.reduce((sum, choice) => sum + choice.weight, 0) || 1;
  return newton(width, ridge, (weights, slope, curve) => {
    for (const { options, target, weight } of choices) {
      const scores = options.map((row) => dot(row, weights));
      const highest = Math.max(...scores);
      const powers = scores.map((score) => Math.exp(score - highest));
      const sum = powers.reduce((a, b) => a + b, 0);
      const mean = new Float64Array(width);
      options.forEach((row, option) => {
        const p = (powers[option] ?? 0) / sum;
        for (let at = 0; at < width; at++) mean[at] = (mean[at] ?? 0) + p * (row[at] ?? 0);
      });
      options.forEach((row, option) => {
        const p = (powers[option] ?? 0) / sum;
        const from = Float64Array.from(mean, (value, at) => (row[at] ?? 0) - value);
        const error = ((target[option] ?? 0) * weight) / whole;
        for (let at = 0; at < width; at++) slope[at] = (slope[at] ?? 0) + error * (from[at] ?? 0);
        addSquare(curve, from, (p * weight) / whole);
      });
    }
  });
}

/** Logistic regression. A constant, if needed, must be part of the row. `ridge` pulls the weights towards 0. */
export function fitLogistic(trials: readonly Trial[], width: number, ridge = RIDGE): number[] {
  const whole = trials.reduce((sum, trial) => sum + trial.weight, 0) || 1;
  return newton(width, ridge, (weights, slope, curve) => {
    for (const { row, hit, weight } of trials) {
      const p = 1 / (1 + Math.exp(-dot(row, weights)));
      const error = ((hit - p) * weight) / whole;
      for (let at = 0; at < width; at++) slope[at] = (slope[at] ?? 0) + error * (row[at] ?? 0);
      addSquare(curve, row, (p * (1 - p) * weight) / whole);
    }
  });
}

function dot(row: ArrayLike<number>, weights: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < weights.length; at++) sum += (row[at] ?? 0) * (weights[at] ?? 0);
  return sum;
}

/** Adds the product of a row with itself, on and below the diagonal. */
function addSquare(curve: Float64Array, row: ArrayLike<number>, weight: number): void {
  const width = Math.sqrt(curve.length);
  for (let at = 0; at < width; at++) {
    const value = weight * (row[at] ?? 0);
    if (value === 0) continue;
    for (let by = 0; by <= at; by++) curve[at * width + by] = (curve[at * width + by] ?? 0) + value * (row[by] ?? 0);
  }
}

function newton(
  width: number,
  ridge: number,
  add: (weights: Float64Array, slope: Float64Array, curve: Float64Array) => void,
): number[] {
  const weights = new Float64Array(width);
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight) => -ridge * weight);
    const curve = new Float64Array(width * width);
    for (let at = 0; at < width; at++) curve[at * width + at] = ridge;
    add(weights, slope, curve);
    const move = solved(curve, slope);
    let most = 0;
    for (let at = 0; at < width; at++) {
      const by = Math.max(-LONGEST, Math.min(LONGEST, move[at] ?? 0));
      weights[at] = (weights[at] ?? 0) + by;
      most = Math.max(most, Math.abs(by));
    }
    if (most < SETTLED) break;
  }
  return [...weights];
}

/** Solves a symmetric positive system, given by its lower half, by Cholesky decomposition. */
function solved(matrix: Float64Array, right: Float64Array): Float64Array {
  const width = right.length;
  const root = new Float64Array(matrix);
  const cell = (row: number, column: number) => root[row * width + column] ?? 0;
  for (let row = 0; row < width; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = cell(row, column);
      for (let at = 0; at < column; at++) sum -= cell(row, at) * cell(column, at);
      root[row * width + column] = row === column ? Math.sqrt(Math.max(sum, 1e-12)) : sum / cell(column, column);
    }
  }
  const out = new Float64Array(right);
  for (let row = 0; row < width; row++) {
    let sum = out[row] ?? 0;
    for (let at = 0; at < row; at++) sum -= cell(row, at) * (out[at] ?? 0);
    out[row] = sum / cell(row, row);
  }
  for (let row = width - 1; row >= 0; row--) {
    let sum = out[row] ?? 0;
    for (let at = row + 1; at < width; at++) sum -= cell(at, row) * (out[at] ?? 0);
    out[row] = sum / cell(row, row);
  }
  return out;
}
