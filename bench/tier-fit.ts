/**
 * Fits the weights of the risk score: logistic regression with a ridge, on the changes of a benchmark file. Prints the
 * area under the curve when each repository is scored by weights of the others, then the weights of all, per unit.
 *
 *     node build/bench/tier-fit.js CASES.jsonl.gz [RIDGE] [FEATURE …]
 *
 * With features named, only those are fitted. The rounded weights stand in src/engine/tier/weights.ts.
 */
import { type Feature, featuresOf } from '../src/engine/tier/features.js';
import { scaled, WEIGHTS } from '../src/engine/tier/weights.js';
import { readTierCases } from './tier-cases.js';

const [path = '', ridgeText = '20', ...chosen] = process.argv.slice(2);
const RIDGE = Number(ridgeText);
const ROUNDS = 30;

const cases = readTierCases(path).map((one) => ({ ...one, features: featuresOf(one.change) }));
const fitted = WEIGHTS.filter(({ feature }) => chosen.length === 0 || chosen.includes(feature));
const names: readonly Feature[] = fitted.map(({ feature }) => feature);

interface Row {
  readonly repo: string;
  readonly label: number;
  readonly x: readonly number[];
}
const rows: Row[] = cases.map((one) => ({
  repo: one.repo,
  label: one.label,
  x: fitted.map((weight) => scaled(weight, one.features)),
}));

const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / Math.max(1, values.length);
const scales = names.map((_, index) => {
  const values = rows.map((row) => row.x[index] ?? 0);
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2))) || 1;
});

/** Centred by repository, so that only differences within one count, and scaled by the spread of all. */
function centred(of: readonly Row[]): readonly Row[] {
  return [...new Set(of.map((row) => row.repo))].flatMap((repo) => {
    const own = of.filter((row) => row.repo === repo);
    const middles = names.map((_, index) => mean(own.map((row) => row.x[index] ?? 0)));
    return own.map((row) => ({
      ...row,
      x: row.x.map((value, index) => (value - (middles[index] ?? 0)) / (scales[index] ?? 1)),
    }));
  });
}

/** Newton's method on the ridge-penalised log-likelihood; the first weight is the intercept. */
function regress(of: readonly Row[]): number[] {
  const size = names.length + 1;
  let weights = new Array<number>(size).fill(0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const gradient = weights.map((weight, index) => (index === 0 ? 0 : -RIDGE * weight));
    const hessian = weights.map((_, i) => weights.map((__, j) => (i === j && i > 0 ? RIDGE : i === j ? 1e-9 : 0)));
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
    const step = solve(hessian, gradient);
    weights = weights.map((weight, index) => weight + (step[index] ?? 0));
    if (step.every((part) => Math.abs(part) < 1e-9)) break;
  }
  return weights;
}

/** Gaussian elimination with pivots. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const a = matrix.map((line, index) => [...line, right[index] ?? 0]);
  const n = a.length;
  const at = (i: number, j: number) => a[i]?.[j] ?? 0;
  for (let column = 0; column < n; column += 1) {
    let pivot = column;
    for (let i = column + 1; i < n; i += 1) if (Math.abs(at(i, column)) > Math.abs(at(pivot, column))) pivot = i;
    const [top, own] = [a[pivot] ?? [], a[column] ?? []];
    a[column] = top;
    a[pivot] = own;
    for (let i = column + 1; i < n; i += 1) {
      const factor = at(i, column) / at(column, column);
      a[i] = (a[i] ?? []).map((value, j) => value - factor * at(column, j));
    }
  }
  const x = new Array<number>(n).fill(0);
  for (let i = n - 1; i >= 0; i -= 1) {
    let rest = at(i, n);
    for (let j = i + 1; j < n; j += 1) rest -= at(i, j) * (x[j] ?? 0);
    x[i] = rest / at(i, i);
  }
  return x;
}

function won(scored: readonly { readonly label: number; readonly score: number }[]): readonly [number, number] {
  const positives = scored.filter((one) => one.label === 1);
  const negatives = scored.filter((one) => one.label === 0);
  let total = 0;
  for (const p of positives) {
    for (const n of negatives) total += p.score > n.score ? 1 : p.score === n.score ? 0.5 : 0;
  }
  return [total, positives.length * negatives.length];
}

let [pairsWon, pairs] = [0, 0];
for (const repo of new Set(rows.map((row) => row.repo))) {
  const weights = regress(centred(rows.filter((row) => row.repo !== repo)));
  const scored = centred(rows.filter((row) => row.repo === repo)).map((row) => ({
    label: row.label,
    score: row.x.reduce((sum, value, index) => sum + value * (weights[index + 1] ?? 0), 0),
  }));
  const [w, n] = won(scored);
  pairsWon += w;
  pairs += n;
  console.log(`${repo}: ${(w / n).toFixed(3)}`);
}
console.log(`auc_within, each repository by weights of the others: ${(pairsWon / pairs).toFixed(4)}`);
const all = regress(centred(rows));
names.forEach((name, index) => {
  const weight = all[index + 1] ?? 0;
  const scale = scales[index] ?? 1;
  console.log(
    `${name.padEnd(18)} ${(weight / scale).toFixed(4).padStart(9)} a unit, ${weight.toFixed(3).padStart(7)} a deviation`,
  );
});
