/**
 * Fits the points of the risk score: logistic regression with a ridge, on the changes of a benchmark file. Prints the
 * area under the curve when each repository is scored by points of the others, then the points of all, the most that
 * each figure counts, what the past gives on average, and the scores that part the tiers.
 *
 *     node build/bench/tier-fit.js CASES.jsonl.gz [--lessons] [--json] [RIDGE]
 *
 * With `--lessons` the repositories' own earlier mishaps may be learned from, as tier-lessons.ts has it. The points of
 * `lessons` come from that run, all others from the plain one.
 */
import { readSyntax } from '../src/engine/syntax/index.js';
import { type Feature, type Features, featuresOf } from '../src/engine/tier/features.js';
import { substantial } from '../src/engine/tier/substance.js';
import { scaled, WEIGHTS } from '../src/engine/tier/weights.js';
import { GRAMMARS } from './grammars.js';
import { readTierCases, type TierCase } from './tier-cases.js';

const flags = process.argv.slice(2).filter((one) => one.startsWith('--'));
const [path = '', ridgeText = '300'] = process.argv.slice(2).filter((one) => !one.startsWith('--'));
const RIDGE = Number(ridgeText);
const ROUNDS = 30;
/** What is rare is held smaller than its own spread would have it: a word of one change in fifty earns little. */
const LEAST_SPREAD = 0.25;
/** Shares of changes that are T1, T2 and T3 at most. */
const PARTS = [0.3, 0.7, 0.92] as const;

const cases: (TierCase & { readonly features: Features })[] = [];
for (const one of readTierCases(path, flags.includes('--lessons'))) {
  const counted = substantial(one.change, await readSyntax(one.change, GRAMMARS));
  cases.push({ ...one, features: featuresOf({ ...one.change, files: counted }) });
}
const names: readonly Feature[] = WEIGHTS.map(({ feature }) => feature);
const mosts = WEIGHTS.map((weight) => {
  const values = cases
    .map((one) => Math.abs(scaled({ ...weight, most: Number.MAX_SAFE_INTEGER }, one.features)))
    .sort((a, b) => a - b);
  return Math.ceil((values[Math.floor(values.length * 0.995)] ?? 0) * 10) / 10;
});

interface Row {
  readonly repo: string;
  readonly label: number;
  readonly x: readonly number[];
}
const rows: Row[] = cases.map((one) => ({
  repo: one.repo,
  label: one.label,
  x: WEIGHTS.map((weight, index) => scaled({ ...weight, most: mosts[index] ?? 0 }, one.features)),
}));

const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / Math.max(1, values.length);
const scales = names.map((_, index) => {
  const values = rows.map((row) => row.x[index] ?? 0);
  const middle = mean(values);
  return Math.max(LEAST_SPREAD, Math.sqrt(mean(values.map((value) => (value - middle) ** 2))));
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

let [pairsWon, pairs, approved] = [0, 0, 0];
for (const repo of new Set(rows.map((row) => row.repo))) {
  const weights = regress(centred(rows.filter((row) => row.repo !== repo)));
  const scored = centred(rows.filter((row) => row.repo === repo)).map((row) => ({
    label: row.label,
    score: row.x.reduce((sum, value, index) => sum + value * (weights[index + 1] ?? 0), 0),
  }));
  const lowest = [...scored].sort((a, b) => a.score - b.score).slice(0, Math.round(0.3 * scored.length));
  approved += lowest.filter((one) => one.label === 1).length;
  const [w, n] = won(scored);
  pairsWon += w;
  pairs += n;
  console.log(`${repo}: ${(w / n).toFixed(3)}`);
}
console.log(`auc_within, each repository by weights of the others: ${(pairsWon / pairs).toFixed(4)}`);
const reverted = rows.filter((row) => row.label === 1).length;
console.log(
  `of the reverted, among the 30% least risky of each repository: ${((100 * approved) / reverted).toFixed(1)}%`,
);
const all = regress(centred(rows)).slice(1);
const points = all.map((weight, index) => Math.round((1000 * weight) / (scales[index] ?? 1)) / 100);
const scoreOf = (row: Row, which: (name: Feature) => boolean) =>
  row.x.reduce((sum, value, index) => sum + (which(names[index] ?? 'lines') ? value * (points[index] ?? 0) : 0), 0);
const isPast = (name: Feature) => /^(?:past|days|author|lessons)/u.test(name);
const average = mean(rows.map((row) => scoreOf(row, isPast)));
const scores = rows.map((row) => scoreOf(row, () => true)).sort((a, b) => a - b);
const cuts = PARTS.map((part) => scores[Math.floor(part * scores.length)] ?? 0);
const rounded = (value: number) => Math.round(value * 10) / 10;
if (flags.includes('--json')) {
  const table = names.map((name, index) => [name, [points[index], mosts[index]]]);
  console.log(JSON.stringify({ ...Object.fromEntries(table), average: rounded(average), cuts: cuts.map(rounded) }));
} else {
  names.forEach((name, index) => {
    const weight = (all[index] ?? 0).toFixed(3);
    console.log(
      `${name.padEnd(20)} ${String(points[index]).padStart(7)} a unit, at most ${mosts[index]}; ${weight} a deviation`,
    );
  });
  console.log(`the past on average: ${rounded(average)}; tiers from ${cuts.map(rounded).join(', ')}`);
}
