/**
 * Fits the confidence of a review and writes it to `src/engine/models/confidence.json`, with what it is worth where each
 * repository is left out:
 *
 *     npm run fit:confidence -- BINDING.jsonl TIER.jsonl.gz --date YYYY-MM-DD
 *
 * A criterion's log-odds are a straight line of its binding's; the line is the one under which the sets of criteria that
 * are all met, and those of which one is not, are likeliest. The odds of a revert are a line of the risk score. What
 * scores of repositories differ by is the spread of their means.
 */
import { logit } from '../../src/engine/text/arithmetic.js';
import { readFitRequest, rounded, tabulate, writeModel } from '../model-file.js';
import { listCriteriaReviews, listRiskReviews } from './cases.js';
import { measureReliability, type Said } from './reliability.js';

const request = readFitRequest('fit:confidence', ['BINDING.jsonl', 'TIER.jsonl.gz']);
const [bindingPath = '', tierPath = ''] = request.paths;

/** A review with criteria: the log-odds of its bindings. One without: its score. Whether its side was to approve. */
interface Row {
  readonly repo: string;
  readonly x: readonly number[];
  readonly approvable: boolean;
  readonly approved: boolean;
  readonly weight: number;
}

interface Line {
  readonly base: number;
  readonly slope: number;
}

const logistic = (x: number) => 1 / (1 + Math.exp(-x));
const all = ({ base, slope }: Line, x: readonly number[]) =>
  x.reduce((product, one) => product * logistic(base + slope * one), 1);

/** Mean cross-entropy, with a little that draws the line to the middle. */
function loss(line: Line, rows: readonly Row[]): number {
  let [sum, weight] = [0, 0];
  for (const row of rows) {
    const p = Math.min(1 - 1e-6, Math.max(1e-6, all(line, row.x)));
    sum -= row.weight * Math.log(row.approvable ? p : 1 - p);
    weight += row.weight;
  }
  return sum / weight + 1e-5 * (line.base ** 2 + line.slope ** 2);
}

/** Looks around the best line in steps that halve: two numbers need no more. */
function fitLine(rows: readonly Row[], start: Line, least: number): Line {
  let best = start;
  let lowest = loss(best, rows);
  for (let step = 1; step > 0.0005; ) {
    const around = [-1, 0, 1].flatMap((a) =>
      [-1, 0, 1].map((b) => ({ base: best.base + a * step, slope: Math.max(least, best.slope + (b * step) / 4) })),
    );
    const next = around.map((line) => ({ line, at: loss(line, rows) })).reduce((a, b) => (b.at < a.at ? b : a));
    if (next.at < lowest - 1e-9) [best, lowest] = [next.line, next.at];
    else step /= 2;
  }
  return best;
}

/** What each review would be said by a line fitted on the other repositories. */
function leftOut(rows: readonly Row[], start: Line, least: number): (Said & Pick<Row, 'approved'>)[] {
  return [...new Set(rows.map(({ repo }) => repo))].flatMap((repo) => {
    const line = fitLine(
      rows.filter((row) => row.repo !== repo),
      start,
      least,
    );
    return rows
      .filter((row) => row.repo === repo)
      .map(({ x, approved, approvable, weight }) => {
        const p = all(line, x);
        return { said: approved ? p : 1 - p, held: approved === approvable, weight, approved };
      });
  });
}

const criteria: Row[] = [];
for (const { repo, approvable, weight, judged } of listCriteriaReviews(bindingPath)) {
  criteria.push({
    repo,
    x: judged.bindings.map(({ confidence }) => logit(confidence)),
    approvable,
    approved: judged.bindings.every(({ status }) => status === 'met'),
    weight,
  });
}
const risk: Row[] = [];
for await (const { repo, approvable, weight, judged } of listRiskReviews(tierPath)) {
  risk.push({ repo, x: [-judged.risk.score], approvable, approved: judged.risk.tier <= 'T2', weight });
}

const criterion = fitLine(criteria, { base: 0, slope: 1 }, 0.01);
const kept = fitLine(risk, { base: 3, slope: 0.1 }, 0);
const means = [...new Set(risk.map(({ repo }) => repo))].map((repo) => {
  const own = risk.filter((row) => row.repo === repo);
  return own.reduce((sum, { x }) => sum - (x[0] ?? 0), 0) / own.length;
});
const middle = means.reduce((sum, one) => sum + one, 0) / means.length;
const spread = Math.sqrt(means.reduce((sum, one) => sum + (one - middle) ** 2, 0) / (means.length - 1));
const refused = risk.filter(({ approved }) => !approved);
const sumWeights = (rows: readonly Row[]) => rows.reduce((sum, { weight }) => sum + weight, 0);

/** The figures of probabilities as a model's file has them. */
function summarise(said: readonly Said[], binCount: number): object {
  const { bins, ...figures } = measureReliability(said, binCount);
  const three = (numbers: object) =>
    Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, rounded(value, 3)]));
  return {
    reviews: said.length,
    ...three(figures),
    bins: bins.map(({ count, from, ...bin }) => ({ from: rounded(from, 2), ...three(bin), reviews: count })),
  };
}

const approvals = leftOut(risk, { base: 3, slope: 0.1 }, 0).filter(({ approved }) => approved);
const figures = {
  criteria: summarise(leftOut(criteria, { base: 0, slope: 1 }, 0.01), 10),
  approvals_by_risk_alone: summarise(approvals, 100),
  refused_by_risk_alone: {
    reviews: refused.length,
    reverted: rounded(sumWeights(refused.filter(({ approvable }) => !approvable)) / sumWeights(refused), 3),
  },
};
const LINE = ['base', 'slope'];
writeModel('confidence', request, figures, {
  criterion: tabulate(LINE, [criterion.base, criterion.slope].map(threeDigits), 3),
  reverted: tabulate(LINE, [-kept.base, kept.slope].map(threeDigits), 3),
  // A logistic distribution's deviation is its scale times π/√3.
  score_scale: threeDigits((spread * Math.sqrt(3)) / Math.PI),
});
console.log(JSON.stringify(figures, null, 2));

/** Three digits after the point, two where there are some before it. */
function threeDigits(value: number): number {
  return rounded(value, value < 1 && value > -1 ? 3 : 2);
}
