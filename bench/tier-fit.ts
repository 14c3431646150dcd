/**
 * Fits the points of the risk score by logistic regression with a ridge, on the changes of a benchmark file, and writes them
 * to `src/engine/models/tier.json` with the most that each figure counts, what the past gives on average, the scores that
 * part the tiers, and the area under the curve when each repository is scored by points of the others:
 *
 *     npm run fit:tier -- TIER.jsonl.gz --date YYYY-MM-DD
 */
import { readSyntax } from '../src/engine/syntax/index.js';
import { type Feature, type Features, measureFeatures } from '../src/engine/tier/features.js';
import { selectSubstantial } from '../src/engine/tier/substance.js';
import { MEASURES, scaleFeature } from '../src/engine/tier/weights.js';
import { GRAMMARS } from './grammars.js';
import { readFitRequest, rounded, tabulate, writeModel } from './model-file.js';
import { readTierCases } from './tier-cases.js';
import { type Labelled, regress, standardise } from './tier-regression.js';

/** Shares of changes that are T1, T2 and T3 at most. */
const PARTS = [0.3, 0.7, 0.92] as const;
/** The share of a repository's changes, the least risky first, that the lift is measured on. */
const LEAST_RISKY = 0.3;
/** A figure counts up to what so large a share of the changes stays below. */
const NEARLY_ALL = 0.995;

const names: readonly Feature[] = MEASURES.map(({ feature }) => feature);
const isPast = (name: Feature) => /^past/u.test(name);
const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / Math.max(1, values.length);

interface Fit {
  /** By feature. */
  readonly points: readonly number[];
  readonly most: readonly number[];
  readonly averagePast: number;
  readonly cuts: readonly number[];
  readonly leftOut: { readonly auc: number; readonly lift_at_30_percent: number };
}

async function fitPoints(path: string): Promise<Fit> {
  const cases: { repo: string; label: number; features: Features }[] = [];
  for (const { repo, label, change } of readTierCases(path)) {
    const counted = selectSubstantial(change, await readSyntax(change, GRAMMARS));
    cases.push({ repo, label, features: measureFeatures({ ...change, files: counted }) });
  }
  const most = MEASURES.map((measure) => {
    const values = cases
      .map((one) => Math.abs(scaleFeature({ ...measure, most: Number.MAX_SAFE_INTEGER }, one.features)))
      .sort((a, b) => a - b);
    return Math.ceil((values[Math.floor(values.length * NEARLY_ALL)] ?? 0) * 10) / 10;
  });
  const rows = cases.map(({ repo, label, features }) => ({
    repo,
    label,
    x: MEASURES.map((measure, index) => scaleFeature({ ...measure, most: most[index] ?? 0 }, features)),
  }));
  const { scales, centred } = standardise(rows);
  const points = regress(centred(rows))
    .slice(1)
    .map((weight, index) => Math.round((1000 * weight) / (scales[index] ?? 1)) / 100);
  const computeScore = ({ x }: Labelled, counts: (name: Feature) => boolean) =>
    x.reduce((sum, value, index) => sum + (counts(names[index] ?? 'lines') ? value * (points[index] ?? 0) : 0), 0);
  const scores = rows.map((row) => computeScore(row, () => true)).sort((a, b) => a - b);
  return {
    points,
    most,
    averagePast: rounded(mean(rows.map((row) => computeScore(row, isPast))), 1),
    cuts: PARTS.map((part) => rounded(scores[Math.floor(part * scores.length)] ?? 0, 1)),
    leftOut: measure(rows, centred),
  };
}

/** Each repository scored by points of the others. */
function measure(rows: readonly Labelled[], centred: (of: readonly Labelled[]) => readonly Labelled[]): Fit['leftOut'] {
  let [pairsWon, pairs, approved] = [0, 0, 0];
  for (const repo of new Set(rows.map((row) => row.repo))) {
    const weights = regress(centred(rows.filter((row) => row.repo !== repo)));
    const scored = centred(rows.filter((row) => row.repo === repo)).map((row) => ({
      label: row.label,
      score: row.x.reduce((sum, value, index) => sum + value * (weights[index + 1] ?? 0), 0),
    }));
    const lowest = scored.toSorted((a, b) => a.score - b.score).slice(0, Math.round(LEAST_RISKY * scored.length));
    approved += lowest.filter((one) => one.label === 1).length;
    const [wins, all] = countWins(scored);
    pairsWon += wins;
    pairs += all;
  }
  const reverted = rows.filter((row) => row.label === 1).length;
  return { auc: rounded(pairsWon / pairs, 4), lift_at_30_percent: rounded(approved / reverted / LEAST_RISKY, 3) };
}

/** In how many pairs of a reverted change and another the reverted one has the higher score, and of how many; ties are halves. */
function countWins(scored: readonly { readonly label: number; readonly score: number }[]): readonly [number, number] {
  const positives = scored.filter((one) => one.label === 1);
  const negatives = scored.filter((one) => one.label === 0);
  let total = 0;
  for (const p of positives) {
    for (const n of negatives) total += p.score > n.score ? 1 : p.score === n.score ? 0.5 : 0;
  }
  return [total, positives.length * negatives.length];
}

const request = readFitRequest('fit:tier', ['TIER.jsonl.gz']);
const [path = ''] = request.paths;
const { leftOut, ...fit } = await fitPoints(path);
writeModel('tier', request, leftOut, {
  points: tabulate(names, fit.points, 2),
  most: tabulate(names, fit.most, 1),
  average_past: fit.averagePast,
  cuts: tabulate(['T2', 'T3', 'T4'], fit.cuts, 1),
});
console.log(JSON.stringify(leftOut, null, 2));
