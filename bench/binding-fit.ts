/**
 * Fits the weights of the binding on a benchmark file with a truth, and prints them as `src/engine/binding/weights.ts`:
 *
 *     node build/bench/binding-fit.js CASES.jsonl > weights.ts && npx biome format --write weights.ts
 *
 * Every case is used twice: as it is, and with a criterion of another change added, which owns nothing. On standard error:
 * the figures when each repository is scored by weights fitted on the others.
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
  readonly foreign: boolean;
  readonly gathered: Gathered;
  readonly criteria: number;
  /** Lines of each pair that the criterion owns, and all owned lines of each unit. */
  readonly owned: Float64Array;
  readonly lines: Float64Array;
}

const BALANCE = 0.5;
const SPREAD_ROUNDS = 2;

const [path = ''] = argv.slice(2);
const cases = readBindingCases(path);
const samples = cases.flatMap((one, index) => {
  const change = changeOf(one);
  const foreign = foreignCriterion(cases, index, index % 2 === 0);
  return [sampleOf(one, one.criteria, false, change), sampleOf(one, [...one.criteria, foreign], true, change)];
});

function sampleOf(
  one: BindingCase,
  criteria: BindingCase['criteria'],
  foreign: boolean,
  change: ReturnType<typeof changeOf>,
): Sample {
  const owner = new Map<string, number>();
  criteria.forEach(({ id }, criterion) => {
    for (const span of one.truth?.[id] ?? []) {
      const [, file = '', first = '0', last = first] = /^(.*):(\d+)-(\d+)$/su.exec(span) ?? [];
      for (let line = Number(first); line <= Number(last); line++) owner.set(`${file}:${line}`, criterion);
    }
  });
  const gathered = gatherAll(criteriaOf(criteria), change);
  const owned = new Float64Array(gathered.units.length * criteria.length);
  const lines = new Float64Array(gathered.units.length);
  gathered.units.forEach((unit, index) => {
    unit.added.forEach((text, at) => {
      const who = owner.get(`${unit.path}:${unit.first + at}`);
      if (who === undefined || text.trim() === '') return;
      const pair = index * criteria.length + who;
      owned[pair] = (owned[pair] ?? 0) + 1;
      lines[index] = (lines[index] ?? 0) + 1;
    });
  });
  return { repo: one.repo, foreign, gathered, criteria: criteria.length, owned, lines };
}

/** Each unit as a choice among criteria. Cases weigh the same; half of it by lines, half by criteria. */
function choicesOf(sample: Sample, rows: Float64Array, width: number): Choice[] {
  const { criteria, owned, lines } = sample;
  const total = lines.reduce((a, b) => a + b, 0) || 1;
  const wanted = Array.from({ length: criteria }, (_, criterion) =>
    owned.reduce((sum, count, pair) => (pair % criteria === criterion ? sum + count : sum), 0),
  );
  const real = wanted.filter((count) => count > 0).length || 1;
  return Array.from(lines, (count, unit): Choice => {
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

function fit(train: readonly Sample[]): Weights {
  const coverage = fitLogistic(
    train
      .filter((sample) => sample.foreign)
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
      return { row, hit: lines > 0 ? hits / lines : 0, weight: lines };
    }).filter((trial) => trial.weight > 0),
  );
  return { coverage, rank, spread, calibration: fitLogistic(trials, CALIBRATION_FEATURES.length) };
}

/** Share of lines that go to their criterion, and of what a criterion that owns nothing gets. */
function report(held: readonly { sample: Sample; weights: Weights }[]): void {
  let [right, plain, aliens, met6, met5, owners, own6] = [0, 0, 0, 0, 0, 0, 0];
  const bins = Array.from({ length: 10 }, () => ({ n: 0, said: 0, was: 0 }));
  for (const { sample, weights } of held) {
    const { owns, covered, shares } = scoreAll(sample.gathered, weights);
    if (sample.foreign) {
      aliens++;
      if ((covered.at(-1) ?? 0) >= 0.6) met6++;
      if ((covered.at(-1) ?? 0) >= 0.5) met5++;
      for (const p of covered.slice(0, -1)) {
        owners++;
        if (p >= 0.6) own6++;
      }
      continue;
    }
    plain++;
    let [hit, all] = [0, 0];
    sample.lines.forEach((lines, unit) => {
      let best = 0;
      for (let k = 0; k < sample.criteria; k++) {
        const pair = unit * sample.criteria + k;
        if ((shares[pair] ?? 0) > (shares[unit * sample.criteria + best] ?? 0)) best = k;
        const bin = bins[Math.min(9, Math.floor((owns[pair] ?? 0) * 10))];
        if (bin === undefined) continue;
        bin.n += lines;
        bin.said += lines * (owns[pair] ?? 0);
        bin.was += sample.owned[pair] ?? 0;
      }
      hit += sample.owned[unit * sample.criteria + best] ?? 0;
      all += lines;
    });
    right += hit / (all || 1);
  }
  const total = bins.reduce((sum, bin) => sum + bin.n, 0);
  const ece = bins.reduce((sum, bin) => sum + Math.abs(bin.said - bin.was), 0) / total;
  const percent = (part: number, whole: number) => `${((100 * part) / (whole || 1)).toFixed(1)}%`;
  console.error(`held out by repository: accuracy ${(right / plain).toFixed(3)}, ECE ${ece.toFixed(3)}`);
  console.error(
    `own criteria covered at 0.6: ${percent(own6, owners)}; foreign: ${percent(met6, aliens)} (at 0.5: ${percent(met5, aliens)})`,
  );
}

const repos = [...new Set(samples.map((sample) => sample.repo))];
report(
  repos.flatMap((repo) => {
    const weights = fit(samples.filter((sample) => sample.repo !== repo));
    return samples.filter((sample) => sample.repo === repo).map((sample) => ({ sample, weights }));
  }),
);

const fitted = fit(samples);
const listed = (names: readonly string[], weights: readonly number[]) =>
  `[\n${names.map((name, at) => `  ${(weights[at] ?? 0).toFixed(3)}, // ${name}`).join('\n')}\n]`;
console.log(`/**
 * The weights of the binding, fitted by \`node build/bench/binding-fit.js CASES.jsonl\`; its figures are in docs/binding.md.
 * Printed by that script: not to be edited by hand.
 */

/** Whether a change covers a criterion. */
export const COVERAGE_WEIGHTS: readonly number[] = ${listed(['bias', ...COVERAGE_FEATURES], fitted.coverage)};

/** Which criterion owns a unit, by what stands in it. */
export const RANK_WEIGHTS: readonly number[] = ${listed(RANK_FEATURES, fitted.rank)};

/** The same by what the units around it say, round by round. */
export const SPREAD_WEIGHTS: readonly (readonly number[])[] = [${fitted.spread.map((round) => listed(SPREAD_FEATURES, round)).join(',\n')}];

/** From a share to a probability. */
export const CALIBRATION_WEIGHTS: readonly number[] = ${listed(CALIBRATION_FEATURES, fitted.calibration)};`);
