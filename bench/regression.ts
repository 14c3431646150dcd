/** Two small regressions for fitting weights offline; plain gradient steps with momentum, the same on every run. */

/** A choice among options, each with its row; `target` sums to 1. */
export interface Choice {
  readonly options: readonly ArrayLike<number>[];
  readonly target: readonly number[];
  readonly weight: number;
}

/** A trial: `hit` is the share of it that came true. */
export interface Trial {
  readonly row: readonly number[];
  readonly hit: number;
  readonly weight: number;
}

const ROUNDS = 250;
const STEP = 0.05;
const RIDGE = 1e-3;

/** Conditional logistic regression: the weights that make the targets likely. */
export function fitChoices(choices: readonly Choice[], width: number): number[] {
  const whole = choices.reduce((sum, choice) => sum + choice.weight, 0) || 1;
  return descend(width, (weights, gradient) => {
    for (const { options, target, weight } of choices) {
      const scores = options.map((row) => dot(row, weights));
      const highest = Math.max(...scores);
      const powers = scores.map((score) => Math.exp(score - highest));
      const sum = powers.reduce((a, b) => a + b, 0);
      options.forEach((row, option) => {
        const error = (((target[option] ?? 0) - (powers[option] ?? 0) / sum) * weight) / whole;
        for (let at = 0; at < width; at++) gradient[at] = (gradient[at] ?? 0) + error * (row[at] ?? 0);
      });
    }
  });
}

/** Logistic regression. A row has its own constant, if any. */
export function fitLogistic(trials: readonly Trial[], width: number): number[] {
  const whole = trials.reduce((sum, trial) => sum + trial.weight, 0) || 1;
  return descend(width, (weights, gradient) => {
    for (const { row, hit, weight } of trials) {
      const error = ((hit - 1 / (1 + Math.exp(-dot(row, weights)))) * weight) / whole;
      for (let at = 0; at < width; at++) gradient[at] = (gradient[at] ?? 0) + error * (row[at] ?? 0);
    }
  });
}

function dot(row: ArrayLike<number>, weights: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < weights.length; at++) sum += (row[at] ?? 0) * (weights[at] ?? 0);
  return sum;
}

/** Adam, with a smaller step towards the end. */
function descend(width: number, addGradient: (weights: Float64Array, gradient: Float64Array) => void): number[] {
  const [weights, mean, square] = [new Float64Array(width), new Float64Array(width), new Float64Array(width)];
  for (let round = 1; round <= ROUNDS; round++) {
    const gradient = weights.map((weight) => -RIDGE * weight);
    addGradient(weights, gradient);
    const step = round > ROUNDS * 0.7 ? STEP * 0.3 : STEP;
    for (let at = 0; at < width; at++) {
      const slope = gradient[at] ?? 0;
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * slope;
      square[at] = 0.99 * (square[at] ?? 0) + 0.01 * slope * slope;
      const ahead = (mean[at] ?? 0) / (1 - 0.9 ** round);
      const spread = Math.sqrt((square[at] ?? 0) / (1 - 0.99 ** round)) + 1e-9;
      weights[at] = (weights[at] ?? 0) + (step * ahead) / spread;
    }
  }
  return [...weights];
}
