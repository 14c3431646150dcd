/**
 * Fits the weights of the binding on a benchmark file with a truth, and writes them to `src/engine/models/binding.json`:
 *
 *     npm run fit:binding -- BINDING.jsonl --date YYYY-MM-DD
 *
 * Every case is used as it is, with a criterion of another change added, which owns nothing, and with one criterion alone
 * or one missing, so that there are lines that nothing asked for.
 */
import { buildJointRows, computePulls } from '../src/engine/binding/joint.js';
import { buildRankRows, computeShares } from '../src/engine/binding/rank.js';
import {
  buildCalibrationRow,
  computeCoverage,
  computeDoubt,
  type Gathered,
  gatherAll,
  scoreAll,
  type Weights,
} from '../src/engine/binding/score.js';
import { BINDING_FEATURES } from '../src/engine/binding/weights.js';
import {
  type BindingCase,
  buildCriteria,
  foreignCriterion,
  readBindingCases,
  readCaseChange,
} from './binding-cases.js';
import { readFitRequest, rounded, tabulate, writeModel } from './model-file.js';
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
const JOINT_ROUNDS = 2;
/** Pairs of units of one case that the links are fitted on. */
const MOST_TRIALS = 800;
/** How much the whole cases count in the calibration beside the others. */
const WHOLE_WEIGHT = 2;

const request = readFitRequest('fit:binding', ['BINDING.jsonl']);
const [path = ''] = request.paths;
const cases = readBindingCases(path);
const samples = cases.flatMap((one, index) => {
  const change = readCaseChange(one);
  const foreign = foreignCriterion(cases, index, index % 2 === 0);
  const chosen = index % one.criteria.length;
  // Odd cases keep the chosen criterion alone, even ones lose it.
  const partial = one.criteria.filter((_, at) => (index % 2 === 1) === (at === chosen));
  return [
    buildSample(one, one.criteria, 'whole', change),
    buildSample(one, [...one.criteria, foreign], 'foreign', change),
    buildSample(one, partial, 'partial', change),
  ];
});

function buildSample(
  one: BindingCase,
  criteria: BindingCase['criteria'],
  kind: Sample['kind'],
  change: ReturnType<typeof readCaseChange>,
): Sample {
  const owner = new Map<string, string>();
  for (const [id, spans] of Object.entries(one.truth ?? {})) {
    for (const span of spans) {
      const [, file = '', first = '0', last = first] = /^(.*):(\d+)-(\d+)$/su.exec(span) ?? [];
      for (let line = Number(first); line <= Number(last); line++) owner.set(`${file}:${line}`, id);
    }
  }
  const gathered = gatherAll(buildCriteria(criteria), change);
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
function buildChoices(sample: Sample, rows: Float64Array, width: number): Choice[] {
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

/** Pairs of labelled units: whether they have one owner. A case weighs as the root of its units, drawn evenly. */
function linkTrials({ gathered: { links, units }, criteria, owned, lines }: Sample): Trial[] {
  const width = BINDING_FEATURES.link.length;
  const trials: Trial[] = [];
  const stride = Math.ceil(links.other.length / MOST_TRIALS);
  for (let unit = 0; unit < units.length; unit++) {
    for (let pair = links.start[unit] ?? 0; pair < (links.start[unit + 1] ?? 0); pair++) {
      const before = links.other[pair] ?? 0;
      const weight = (lines[unit] ?? 0) * (lines[before] ?? 0);
      if (weight === 0 || pair % stride !== 0) continue;
      let same = 0;
      for (let criterion = 0; criterion < criteria; criterion++)
        same += (owned[unit * criteria + criterion] ?? 0) * (owned[before * criteria + criterion] ?? 0);
      const row = [...links.rows.subarray(pair * width, (pair + 1) * width)];
      trials.push({ row, hit: same / weight, weight: Math.sqrt(weight) });
    }
  }
  const all = trials.reduce((sum, trial) => sum + trial.weight, 0) || 1;
  return trials.map((trial) => ({ ...trial, weight: (trial.weight * Math.sqrt(units.length)) / all }));
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
    BINDING_FEATURES.coverage.length,
  );
  const covered = train.map((sample) => sample.gathered.coverage.map((row) => computeCoverage(row, coverage)));
  let rows = train.map((sample, at) =>
    buildRankRows(sample.gathered.evidence, sample.gathered.query, covered[at] ?? []),
  );
  // A criterion that owns nothing would teach the joint assignment to leave small ones without: it is held back by its doubt.
  const choose = (width: number) =>
    fitChoices(
      train.flatMap((sample, at) =>
        sample.kind === 'whole' ? buildChoices(sample, rows[at] ?? new Float64Array(), width) : [],
      ),
      width,
    );
  const rank = choose(BINDING_FEATURES.rank.length);
  const doubt = train.map(({ gathered }, at) => computeDoubt(covered[at] ?? [], gathered.units.length));
  let shares = train.map((sample, at) =>
    computeShares(rows[at] ?? new Float64Array(), rank, sample.criteria, doubt[at] ?? null),
  );
  const link = fitLogistic(
    train.filter((sample) => sample.kind === 'whole').flatMap(linkTrials),
    BINDING_FEATURES.link.length,
  );
  const joint: number[][] = [];
  const pulls = train.map(({ gathered, criteria }) => computePulls(gathered.links, link, criteria));
  for (let round = 0; round < JOINT_ROUNDS; round++) {
    rows = train.map(({ gathered: { links, units }, criteria }, at) =>
      buildJointRows(shares[at] ?? new Float64Array(), links, pulls[at] ?? new Float64Array(), units, criteria),
    );
    const weights = choose(BINDING_FEATURES.joint.length);
    joint.push(weights);
    shares = train.map((sample, at) =>
      computeShares(rows[at] ?? new Float64Array(), weights, sample.criteria, doubt[at] ?? null),
    );
  }
  const trials = train.flatMap((sample, at) =>
    Array.from(sample.owned, (hits, pair): Trial => {
      const lines = sample.lines[Math.floor(pair / sample.criteria)] ?? 0;
      const row = buildCalibrationRow(sample.gathered, covered[at] ?? [], shares[at] ?? new Float64Array(), pair);
      // Lines of one unit stand and fall together: a large one must not decide the calibration alone.
      return { row, hit: lines > 0 ? hits / lines : 0, weight: lines * (sample.kind === 'whole' ? WHOLE_WEIGHT : 1) };
    }).filter((trial) => trial.weight > 0),
  );
  return { coverage, rank, link, joint, calibration: fitLogistic(trials, BINDING_FEATURES.calibration.length) };
}

/** The figures of samples that the weights have not seen. */
function measure(held: readonly { sample: Sample; weights: Weights }[]): object {
  const own: number[] = [];
  const foreign: number[] = [];
  const right: number[] = [];
  const f1: Record<Sample['kind'], number[]> = { whole: [], foreign: [], partial: [] };
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
    if (all === 0) continue;
    if (sample.kind === 'whole') right.push(hit / all);
    const each = Array.from(found, (n, at) => (2 * n) / ((given[at] ?? 0) + (wanted[at] ?? 0) || 1));
    f1[sample.kind].push(...each.slice(0, sample.kind === 'foreign' ? -1 : each.length));
  }
  const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / (values.length || 1);
  const over = (values: readonly number[], least: number) => mean(values.map((p) => (p >= least ? 1 : 0)));
  const said = (kind: Sample['kind']) => ({
    ece: rounded(bins[kind].error(), 3),
    brier: rounded(bins[kind].brier(), 3),
  });
  return {
    lines_right_by_case: rounded(mean(right), 3),
    macro_f1: rounded(mean(f1.whole), 3),
    macro_f1_beside_a_foreign_criterion: rounded(mean(f1.foreign), 3),
    whole: said('whole'),
    foreign: said('foreign'),
    partial: said('partial'),
    said_to_be_covered: [0.3, 0.6, 0.75].map((least) => ({
      at: least,
      own_criteria: rounded(over(own, least), 3),
      foreign_criteria: rounded(over(foreign, least), 3),
    })),
  };
}

class Bins {
  readonly #bins = Array.from({ length: 10 }, () => ({ lines: 0, said: 0, was: 0 }));

  #squares = 0;

  add(confidence: number, lines: number, hits: number): void {
    this.#squares += lines * confidence * confidence - 2 * confidence * hits + hits;
    const bin = this.#bins[Math.min(9, Math.floor(confidence * 10))];
    if (bin === undefined) return;
    bin.lines += lines;
    bin.said += lines * confidence;
    bin.was += hits;
  }

  /** Mean square of what was said and what was. */
  brier(): number {
    return this.#squares / (this.#bins.reduce((sum, bin) => sum + bin.lines, 0) || 1);
  }

  /** Expected calibration error. */
  error(): number {
    const lines = this.#bins.reduce((sum, bin) => sum + bin.lines, 0) || 1;
    return this.#bins.reduce((sum, bin) => sum + Math.abs(bin.said - bin.was), 0) / lines;
  }
}

const repos = [...new Set(samples.map((sample) => sample.repo))];
const leftOut = measure(
  repos.flatMap((repo) => {
    const weights = fitAll(samples.filter((sample) => sample.repo !== repo));
    return samples.filter((sample) => sample.repo === repo).map((sample) => ({ sample, weights }));
  }),
);
const fitted = fitAll(samples);
const DIGITS = 3;
writeModel('binding', request, leftOut, {
  coverage: tabulate(BINDING_FEATURES.coverage, fitted.coverage, DIGITS),
  rank: tabulate(BINDING_FEATURES.rank, fitted.rank, DIGITS),
  link: tabulate(BINDING_FEATURES.link, fitted.link, DIGITS),
  joint: fitted.joint.map((round) => tabulate(BINDING_FEATURES.joint, round, DIGITS)),
  calibration: tabulate(BINDING_FEATURES.calibration, fitted.calibration, DIGITS),
});
console.log(JSON.stringify(leftOut, null, 2));
