/** Learns the weights of the binding from samples, table by table: each uses what those before it say. */
import { buildJointRows, computePulls } from '../../src/engine/binding/scores/joint.js';
import { buildRankRows, computeShares } from '../../src/engine/binding/scores/rank.js';
import {
  buildCalibrationRow,
  computeCoverage,
  computeDoubt,
  measureWords,
  type Weights,
} from '../../src/engine/binding/scores/score.js';
import { BINDING_FEATURES } from '../../src/engine/binding/scores/weights.js';
import { type Choice, fitChoices, fitLogistic, type Trial } from '../regression.js';
import type { Sample } from './samples.js';

const BALANCE = 0.5;
const JOINT_ROUNDS = 2;
/** Pairs of units of one case that the links are fitted on. */
const MOST_TRIALS = 800;
/** How much the whole cases count in the calibration beside the others. */
const WHOLE_WEIGHT = 2;

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

/** Learns all tables. */
export function trainBinding(train: readonly Sample[]): Weights {
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
  const trials = train.flatMap((sample, at) => {
    const words = measureWords(sample.gathered);
    return Array.from(sample.owned, (hits, pair): Trial => {
      const lines = sample.lines[Math.floor(pair / sample.criteria)] ?? 0;
      const row = buildCalibrationRow(
        sample.criteria,
        covered[at] ?? [],
        shares[at] ?? new Float64Array(),
        words,
        pair,
      );
      // Lines of one unit stand and fall together: a large one must not decide the calibration alone.
      return { row, hit: lines > 0 ? hits / lines : 0, weight: lines * (sample.kind === 'whole' ? WHOLE_WEIGHT : 1) };
    }).filter((trial) => trial.weight > 0);
  });
  return { coverage, rank, link, joint, calibration: fitLogistic(trials, BINDING_FEATURES.calibration.length) };
}
