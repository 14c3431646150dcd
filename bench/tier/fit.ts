/**
 * Fits the points of the risk score by logistic regression with a ridge and no points below 0, on the changes of a
 * benchmark file, and writes `src/engine/models/tier.json` whole: the points, the most that each figure counts, the past
 * that stands for one that is not at hand, the scores that part the tiers, and under `left_out` what it is worth on
 * repositories that a fit has not seen:
 *
 *     npm run fit:tier -- TIER.jsonl.gz --date YYYY-MM-DD
 *
 * `auc` and `lift_at_30_percent`: each repository scored by points of the others, with the past of the files;
 * `without_past`: the same without it; `set_aside`: the repositories that no choice of figures was made on, scored by
 * points of the others.
 */
import { createHash } from 'node:crypto';
import { type Features, measureFeatures } from '../../src/engine/tier/features.js';
import { createPastReader } from '../../src/engine/tier/past.js';
import { selectSubstantial } from '../../src/engine/tier/substance.js';
import { CUT_TIERS, MEASURES, PAST_FIGURES, scaleFeature } from '../../src/engine/tier/weights.js';
import { readFitRequest, rounded, tabulate, writeModel } from '../model-file.js';
import { findSpans, readTierCases } from './cases.js';
import { type Labelled, regress, standardise } from './regression.js';

/** Shares of changes that are T1, T2 and T3 at most. */
const PARTS = [0.3, 0.7, 0.92] as const;
/** The share of a repository's changes, the least risky first, that the lift is measured on. */
const LEAST_RISKY = 0.3;
/** A figure counts up to what so large a share of the changes stays below. */
const NEARLY_ALL = 0.995;
/** A past that is not at hand counts as one that so large a share of the files stays below. */
const MOST_FILES = 0.75;
/** So many repositories, those whose names have the lowest SHA-256, were not looked at when figures were chosen. */
const SET_ASIDE = 3;

const NO_PAST = { commits: 0, authors: 0, fixes: 0, reverts: 0 };
const PAST = /^past_|_(?:shared|mended)$/u;

interface Case {
  readonly repo: string;
  readonly label: number;
  readonly features: Features;
}

interface Worth {
  readonly auc: number;
  readonly lift_at_30_percent: number;
}

/** The value that a share of the values stays below. */
function findQuantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}

/** The changes as rows of the regression, by the figures whose names are wanted. */
function buildRows(cases: readonly Case[], most: readonly number[], wants: (name: string) => boolean): Labelled[] {
  return cases.map(({ repo, label, features }) => ({
    repo,
    label,
    x: MEASURES.map((measure, at) =>
      wants(measure.feature) ? scaleFeature({ ...measure, most: most[at] ?? 0 }, features) : 0,
    ),
  }));
}

/** Scores the repositories of each group by points of all that are in no group with them. */
function measureWorth(rows: readonly Labelled[], groups: readonly (readonly string[])[]): Worth {
  const { centred } = standardise(rows);
  let [pairsWon, pairs, approved, reverted] = [0, 0, 0, 0];
  for (const group of groups) {
    const weights = regress(centred(rows.filter((row) => !group.includes(row.repo))));
    for (const repo of group) {
      const scored = centred(rows.filter((row) => row.repo === repo)).map((row) => ({
        label: row.label,
        score: row.x.reduce((sum, value, index) => sum + value * (weights[index + 1] ?? 0), 0),
      }));
      const lowest = scored.toSorted((a, b) => a.score - b.score).slice(0, Math.round(LEAST_RISKY * scored.length));
      approved += lowest.filter((one) => one.label === 1).length;
      reverted += scored.filter((one) => one.label === 1).length;
      const [wins, all] = countWins(scored);
      pairsWon += wins;
      pairs += all;
    }
  }
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
const cases: Case[] = [];
const pasts: Record<(typeof PAST_FIGURES)[number], number>[] = [];
for (const { repo, label, change } of readTierCases(path)) {
  const counted = selectSubstantial(change, await findSpans(change));
  const { features } = measureFeatures(change, counted, createPastReader(NO_PAST));
  cases.push({ repo, label, features });
  for (const { file } of counted) if (file.status !== 'added') pasts.push(file.history ?? NO_PAST);
}

const most = MEASURES.map((measure) => {
  const unbound = { ...measure, most: Number.MAX_SAFE_INTEGER };
  const values = cases.map(({ features }) => scaleFeature(unbound, features));
  return Math.ceil(findQuantile(values, NEARLY_ALL) * 10) / 10;
});
const rows = buildRows(cases, most, () => true);
const { scales, centred } = standardise(rows);
const points = regress(centred(rows))
  .slice(1)
  .map((weight, at) => rounded((10 * weight) / (scales[at] ?? 1), 2));
const scores = rows.map(({ x }) => x.reduce((sum, value, at) => sum + value * (points[at] ?? 0), 0));

const repositories = [...new Set(cases.map(({ repo }) => repo))];
const hash = (repo: string) => createHash('sha256').update(repo).digest('hex');
const setAside = repositories.toSorted((a, b) => (hash(a) < hash(b) ? -1 : 1)).slice(0, SET_ASIDE);
const looked = rows.filter(({ repo }) => !setAside.includes(repo));
const alone = (of: readonly string[]) => of.map((repo) => [repo]);
const figures = {
  ...measureWorth(rows, alone(repositories)),
  without_past: measureWorth(
    buildRows(cases, most, (name) => !PAST.test(name)),
    alone(repositories),
  ),
  looked_at: measureWorth(looked, alone(repositories.filter((repo) => !setAside.includes(repo)))),
  set_aside: measureWorth(rows, [setAside]),
};
writeModel('tier', request, figures, {
  points: tabulate(
    MEASURES.map(({ feature }) => feature),
    points,
    2,
  ),
  most: tabulate(
    MEASURES.map(({ feature }) => feature),
    most,
    1,
  ),
  assumed_past: tabulate(
    PAST_FIGURES,
    PAST_FIGURES.map((figure) =>
      findQuantile(
        pasts.map((one) => one[figure]),
        MOST_FILES,
      ),
    ),
    0,
  ),
  cuts: tabulate(
    CUT_TIERS,
    PARTS.map((part) => findQuantile(scores, part)),
    1,
  ),
});
console.log(JSON.stringify(figures, null, 2));
