/**
 * Fits the weights of the binding on a benchmark file with a truth, and prints them as `src/engine/binding/weights.ts`:
 *
 *     node build/bench/binding-fit.js CASES.jsonl > weights.ts && npx biome format --write weights.ts
 *
 * Every case is used as it is, with a criterion of another change added, which owns nothing, and with one criterion alone
 * or one missing, so that there are lines that nothing asked for.
 */
import { argv } from 'node:process';
import { COVERAGE_FEATURES } from '../src/engine/binding/coverage.js';
import { RANK_FEATURES, rankRows, SPREAD_FEATURES, sharesOf, spreadRows } from '../src/engine/binding/rank.js';
import {
  CALIBRATION_FEATURES,
  calibrationRow,
  coveredOf,
  type Gathered,
  gatherAll,
  scoreAll,
  type Weights,
} from '../src/engine/binding/score.js';
import { type BindingCase, changeOf, criteriaOf, foreignCriterion, readBindingCases } from './binding-cases.js';
import { type Choice, fitChoices, fitLogistic, type Trial } from './regression.js';

interface Sample {
  readonly repo: string;
  readonly kind: 'whole' | 'foreign' | 'partial';
  readonly gathered: Gathered;
  readonly criteria: number;
  /** Lines of each pair that the criterion owns. */
  readonly owned: Float64Array;
  /** Lines of each unit that have an owner, be it among these criteria or not. */
  readonly lines: Float64Array;
}

const BALANCE = 0.5;
const SPREAD_ROUNDS = 2;
/** How much the whole cases count in the calibration beside the others. */
const WHOLE_WEIGHT = 2;

const [path = ''] = argv.slice(2);
const cases = readBindingCases(path);
const samples = cases.flatMap((one, index) => {
  const change = changeOf(one);
  const foreign = foreignCriterion(cases, index, index % 2 === 0);
  const chosen = index % one.criteria.length;
  // Odd cases keep the chosen criterion alone, even ones lose it.
  const partial = one.criteria.filter((_, at) => (index % 2 === 1) === (at === chosen));
  return [
    sampleOf(one, one.criteria, 'whole', change),
    sampleOf(one, [...one.criteria, foreign], 'foreign', change),
    sampleOf(one, partial, 'partial', change),
  ];
});

function sampleOf(
  one: BindingCase,
  criteria: BindingCase['criteria'],
  kind: Sample['kind'],
  change: ReturnType<typeof changeOf>,
): Sample {
  const owner = new Map<string, string>();
  for (const [id, spans] of Object.entries(one.truth ?? {})) {
    for (const span of spans) {
      const [, file = '', first = '0', last = first] = /^(.*):(\d+)-(\d+)$/su.exec(span) ?? [];
      for (let line = Number(first); line <= Number(last); line++) owner.set(`${file}:${line}`, id);
    }
  }
  const gathered = gatherAll(criteriaOf(criteria), change);
  const owned = new Float64Array(gathered.units.length * criteria.length);
  const lines = new Float64Array(gathered.units.length);
  gathered.units.forEach((unit, index) => {
    unit.added.forEach((text, at) => {
      const who = owner.get(`${unit.path}:${unit.first + at}`);
      if (who === undefined || text.trim() === '') return;
      lines[index] = (lines[index] ?? 0) + 1;
      const criterion = criteria.findIndex(({ id }) => id === who);
      if (criterion === -1) return;
      const pair = index * criteria.length + criterion;
      owned[pair] = (owned[pair] ?? 0) + 1;
    });
  });
  return { repo: one.repo, kind, gathered, criteria: criteria.length, owned, lines };
}

/** Each unit as a choice among criteria. Cases weigh the same; half of it by lines, half by criteria. */
function choicesOf(sample: Sample, rows: Float64Array, width: number): Choice[] {
  const { criteria, owned } = sample;
  const total = owned.reduce((a, b) => a + b, 0) || 1;
  const wanted = Array.from({ length: criteria }, (_, criterion) =>
    owned.reduce((sum, count, pair) => (pair % criteria === criterion ? sum + count : sum), 0),
  );
  const real = wanted.filter((count) => count > 0).length || 1;
  return Array.from(sample.lines, (_, unit): Choice => {
    const count = owned.subarray(unit * criteria, (unit + 1) * criteria).reduce((a, b) => a + b, 0);
    const target = Array.from({ length: criteria }, (_, k) => (owned[unit * criteria + k] ?? 0) / (count || 1));
    const weight = target.reduce(
      (sum, share, k) =>
        sum + share * count * ((1 - BALANCE) / total + (share > 0 ? BALANCE / (wanted[k] ?? 1) / real : 0)),
      0,
    );
    const options = target.map((_, k) =>
      rows.subarray((unit * criteria + k) * width, (unit * criteria + k + 1) * width),
    );
    return { options, target, weight };
  }).filter((choice) => choice.weight > 0);
}

function fitAll(train: readonly Sample[]): Weights {
  const coverage = fitLogistic(
    train
      .filter((sample) => sample.kind === 'foreign')
      .flatMap((sample) =>
        sample.gathered.coverage.map((row, criterion): Trial => {
          const isForeign = criterion === sample.criteria - 1;
          return { row: [1, ...row], hit: isForeign ? 0 : 1, weight: isForeign ? 1 : 1 / (sample.criteria - 1) };
        }),
      ),
    COVERAGE_FEATURES.length + 1,
  );
  const covered = train.map((sample) => sample.gathered.coverage.map((row) => coveredOf(row, coverage)));
  let rows = train.map((sample, at) => rankRows(sample.gathered.evidence, sample.gathered.query, covered[at] ?? []));
  const choose = (width: number) =>
    fitChoices(
      train.flatMap((sample, at) => choicesOf(sample, rows[at] ?? new Float64Array(), width)),
      width,
    );
  const rank = choose(RANK_FEATURES.length);
  let shares = train.map((sample, at) => sharesOf(rows[at] ?? new Float64Array(), rank, sample.criteria));
  const spread: number[][] = [];
  for (let round = 0; round < SPREAD_ROUNDS; round++) {
    rows = train.map(({ gathered, criteria }, at) =>
      spreadRows(shares[at] ?? new Float64Array(), gathered.units, gathered.links, criteria),
    );
    const weights = choose(SPREAD_FEATURES.length);
    spread.push(weights);
    shares = train.map((sample, at) => sharesOf(rows[at] ?? new Float64Array(), weights, sample.criteria));
  }
  const trials = train.flatMap((sample, at) =>
    Array.from(sample.owned, (hits, pair): Trial => {
      const lines = sample.lines[Math.floor(pair / sample.criteria)] ?? 0;
      const row = calibrationRow(sample.gathered, covered[at] ?? [], shares[at] ?? new Float64Array(), pair);
      // Lines of one unit stand and fall together: a large one must not decide the calibration alone.
      return { row, hit: lines > 0 ? hits / lines : 0, weight: lines * (sample.kind === 'whole' ? WHOLE_WEIGHT : 1) };
    }).filter((trial) => trial.weight > 0),
  );
  return { coverage, rank, spread, calibration: fitLogistic(trials, CALIBRATION_FEATURES.length) };
}

/** The figures of samples that the weights have not seen. */
function report(held: readonly { sample: Sample; weights: Weights }[]): string[] {
  const own: number[] = [];
  const foreign: number[] = [];
  const right: number[] = [];
  const f1: number[] = [];
  const bins = { whole: new Bins(), foreign: new Bins(), partial: new Bins() };
  for (const { sample, weights } of held) {
    const { owns, covered, shares } = scoreAll(sample.gathered, weights);
    const { criteria } = sample;
    if (sample.kind === 'foreign') {
      own.push(...covered.slice(0, -1));
      foreign.push(covered.at(-1) ?? 0);
    }
    let [hit, all] = [0, 0];
    const [found, given, wanted] = [new Float64Array(criteria), new Float64Array(criteria), new Float64Array(criteria)];
    sample.lines.forEach((lines, unit) => {
      let best = 0;
      for (let criterion = 0; criterion < criteria; criterion++) {
        const pair = unit * criteria + criterion;
        if ((shares[pair] ?? 0) > (shares[unit * criteria + best] ?? 0)) best = criterion;
        wanted[criterion] = (wanted[criterion] ?? 0) + (sample.owned[pair] ?? 0);
        bins[sample.kind].add(owns[pair] ?? 0, lines, sample.owned[pair] ?? 0);
      }
      found[best] = (found[best] ?? 0) + (sample.owned[unit * criteria + best] ?? 0);
      given[best] = (given[best] ?? 0) + lines;
      hit += sample.owned[unit * criteria + best] ?? 0;
      all += lines;
    });
    if (sample.kind !== 'whole' || all === 0) continue;
    right.push(hit / all);
    f1.push(...Array.from(found, (n, at) => (2 * n) / ((given[at] ?? 0) + (wanted[at] ?? 0) || 1)));
  }
  const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / (values.length || 1);
  const over = (values: readonly number[], least: number) => mean(values.map((p) => (p >= least ? 1 : 0))).toFixed(3);
  return [
    `lines to the right criterion, mean over cases: ${mean(right).toFixed(3)}; macro F1: ${mean(f1).toFixed(3)}`,
    ...(['whole', 'foreign', 'partial'] as const).map((kind) => `ECE, ${kind}: ${bins[kind].error().toFixed(3)}`),
    ...[0.3, 0.6, 0.75].map(
      (least) =>
        `said to be covered at ${least}: own criteria ${over(own, least)}, foreign ones ${over(foreign, least)}`,
    ),
  ];
}

class Bins {
  readonly #bins = Array.from({ length: 10 }, () => ({ lines: 0, said: 0, was: 0 }));

  add(confidence: number, lines: number, hits: number): void {
    const bin = this.#bins[Math.min(9, Math.floor(confidence * 10))];
    if (bin === undefined) return;
    bin.lines += lines;
    bin.said += lines * confidence;
    bin.was += hits;
  }

  /** Expected calibration error. */
  error(): number {
    const lines = this.#bins.reduce((sum, bin) => sum + bin.lines, 0) || 1;
    return this.#bins.reduce((sum, bin) => sum + Math.abs(bin.said - bin.was), 0) / lines;
  }
}

const repos = [...new Set(samples.map((sample) => sample.repo))];
const figures = report(
  repos.flatMap((repo) => {
    const weights = fitAll(samples.filter((sample) => sample.repo !== repo));
    return samples.filter((sample) => sample.repo === repo).map((sample) => ({ sample, weights }));
  }),
);

const fitted = fitAll(samples);
const listed = (names: readonly string[], weights: readonly number[]) =>
  `[\n${names.map((name, at) => `  ${(weights[at] ?? 0).toFixed(3)}, // ${name}`).join('\n')}\n]`;
console.log(`/**
 * The weights of the binding, fitted and printed by \`node build/bench/binding-fit.js CASES.jsonl\`: not to be edited by hand.
 * Figures when each repository is scored by weights fitted on the others (whole: the criteria of a change; foreign: one of
 * another change added; partial: some of its criteria missing):
 *
${figures.map((line) => ` * - ${line}`).join('\n')}
 */

/** Whether a change covers a criterion. */
export const COVERAGE_WEIGHTS: readonly number[] = ${listed(['bias', ...COVERAGE_FEATURES], fitted.coverage)};

/** Which criterion owns a unit, by what stands in it. */
export const RANK_WEIGHTS: readonly number[] = ${listed(RANK_FEATURES, fitted.rank)};

/** The same by what the units around it say, round by round. */
export const SPREAD_WEIGHTS: readonly (readonly number[])[] = [${fitted.spread.map((round) => listed(SPREAD_FEATURES, round)).join(',\n')}];

/** From a share to a probability. */
export const CALIBRATION_WEIGHTS: readonly number[] = ${listed(CALIBRATION_FEATURES, fitted.calibration)};`);
