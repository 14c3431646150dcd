/** The regression of the tier: logistic, with a ridge and no weight below 0, on figures centred within each repository. */

/** A change by its figures, and whether it was reverted (1) or not (0). */
export interface Labelled {
  readonly repo: string;
  readonly label: number;
  readonly x: readonly number[];
}

const RIDGE = 1000;
const ROUNDS = 30;
/** A step is done when no weight moves by more. */
const SETTLED = 1e-9;
/** What is rare is held smaller than its own spread would have it: a word of one change in fifty earns little. */
const LEAST_SPREAD = 0.25;

const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / Math.max(1, values.length);

/** The spread of each figure over all rows, and what centres rows by repository, so that only differences within one count. */
export function standardise(rows: readonly Labelled[]): {
  readonly scales: readonly number[];
  readonly centred: (of: readonly Labelled[]) => readonly Labelled[];
} {
  const columns = rows[0]?.x ?? [];
  const scales = columns.map((_, index) => {
    const values = rows.map((row) => row.x[index] ?? 0);
    const middle = mean(values);
    return Math.max(LEAST_SPREAD, Math.sqrt(mean(values.map((value) => (value - middle) ** 2))));
  });
  const centred = (of: readonly Labelled[]) =>
    [...new Set(of.map((row) => row.repo))].flatMap((repo) => {
      const own = of.filter((row) => row.repo === repo);
      const middles = columns.map((_, index) => mean(own.map((row) => row.x[index] ?? 0)));
      return own.map((row) => ({
        ...row,
        x: row.x.map((value, index) => (value - (middles[index] ?? 0)) / (scales[index] ?? 1)),
      }));
    });
  return { scales, centred };
}

/** How often the weights of one step are gone through, and from which move on a step is done. */
const PASSES = 500;
const STILL = 1e-12;

/**
 * Newton's method on the ridge-penalised log-likelihood, under the condition that no weight is below 0: a figure that
 * speaks for safety gets none. The first weight is the intercept, which is free.
 */
export function regress(of: readonly Labelled[]): number[] {
  const size = (of[0]?.x.length ?? 0) + 1;
  let weights = new Array<number>(size).fill(0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const gradient = weights.map((weight, index) => (index === 0 ? 0 : -RIDGE * weight));
    const hessian = weights.map((_, i) =>
      weights.map((__, j): number => (i === j && i > 0 ? RIDGE : i === j ? 1e-9 : 0)),
    );
    for (const row of of) {
      const x = [1, ...row.x];
      const p = 1 / (1 + Math.exp(-x.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0)));
      x.forEach((value, i) => {
        gradient[i] = (gradient[i] ?? 0) + value * (row.label - p);
        const line = hessian[i];
        if (line === undefined) return;
        x.forEach((other, j) => {
          line[j] = (line[j] ?? 0) + value * other * p * (1 - p);
        });
      });
    }
    const step = solve(hessian, gradient, weights);
    weights = weights.map((weight, index) => weight + (step[index] ?? 0));
    if (step.every((part) => Math.abs(part) < SETTLED)) break;
  }
  return weights;
}

/** The step to the top of the quadratic within the condition: one weight after the other, until none moves. */
function solve(
  hessian: readonly (readonly number[])[],
  gradient: readonly number[],
  weights: readonly number[],
): readonly number[] {
  const step = weights.map(() => 0);
  for (let pass = 0; pass < PASSES; pass += 1) {
    let moved = 0;
    hessian.forEach((line, i) => {
      const pull = (gradient[i] ?? 0) - line.reduce((sum, value, j) => sum + value * (step[j] ?? 0), 0);
      const before = step[i] ?? 0;
      const free = before + pull / (line[i] ?? 1);
      const next = i === 0 ? free : Math.max(free, -(weights[i] ?? 0));
      moved = Math.max(moved, Math.abs(next - before));
      step[i] = next;
    });
    if (moved < STILL) break;
  }
  return step;
}
