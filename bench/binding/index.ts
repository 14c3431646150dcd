/**
 * Binds a benchmark's criteria with the engine: `node build/bench/binding/index.js CASES.jsonl > predictions.jsonl`. Reads
 * only criteria and diff. The bindings of the engine are `bound`; every other pair is a candidate.
 *
 * With `score` as a second argument their figures are printed instead; they are those of the benchmark's own scorer. With
 * `foreign` it is how often a criterion of another change stays unbound, and how often one of its own does. `--record`
 * writes the figures down.
 */
import { exit } from 'node:process';
import type { CriterionStatus } from '../../src/contract/index.js';
import { bindCriteria } from '../../src/engine/binding/index.js';
import { gatherAll, scoreAll } from '../../src/engine/binding/scores/score.js';
import { readWeights } from '../../src/engine/binding/scores/weights.js';
import type { Binding } from '../../src/engine/model.js';
import { readArguments, recordFigures } from '../figures.js';
import { type BindingCase, buildCriteria, readBindingCases, readCaseChange, selectForeignCriterion } from './cases.js';
import { listGiven, measureBinding, readOwners } from './score.js';

const [path, mode] = readArguments();
if (path === undefined) {
  console.error('usage: node build/bench/binding/index.js CASES.jsonl [score|foreign]');
  exit(2);
}
/** The default policy's threshold. */
const MET = 0.6;
const cases = readBindingCases(path);
const weights = readWeights();

interface Prediction {
  readonly lines: string;
  readonly confidence: number;
  readonly bound: boolean;
}

function predict(one: BindingCase): Record<string, Prediction[]> {
  const change = readCaseChange(one);
  const criteria = buildCriteria(one.criteria);
  const bindings = bindCriteria({ source: 'ticket', items: criteria }, change, MET);
  const gathered = gatherAll(criteria, change);
  const { owns } = scoreAll(gathered, weights);
  return Object.fromEntries(
    bindings.map((binding, index) => {
      const predictions = gathered.units.map((unit, at): Prediction => {
        const confidence = Math.round((owns[at * criteria.length + index] ?? 0) * 10_000) / 10_000;
        const bound = binding.ranges.some(
          ({ file, first, last }) => file === unit.path && first <= unit.first && unit.last <= last,
        );
        return { lines: `${unit.path}:${unit.first}-${unit.last}`, confidence, bound };
      });
      return [binding.criterion.id, predictions];
    }),
  );
}

/** The figures of all cases. */
function measureCases() {
  return measureBinding(
    cases.map((one) => {
      const criteria = one.criteria.length;
      const gathered = gatherAll(buildCriteria(one.criteria), readCaseChange(one));
      const given = listGiven(gathered.units, scoreAll(gathered, weights).owns, criteria);
      return { criteria, owners: readOwners(one, one.criteria), given };
    }),
  );
}

/** How criteria come out, by status; `unbound`: without lines, unmet or weak. */
type Counts = Record<CriterionStatus | 'unbound', number>;
const count = (bindings: readonly Binding[]): Counts => ({
  unmet: bindings.filter(({ status }) => status === 'unmet').length,
  weak: bindings.filter(({ status }) => status === 'weak').length,
  met: bindings.filter(({ status }) => status === 'met').length,
  not_code_verifiable: bindings.filter(({ status }) => status === 'not_code_verifiable').length,
  unbound: bindings.filter(({ ranges, status }) => ranges.length === 0 && (status === 'unmet' || status === 'weak'))
    .length,
});

const bind = (one: BindingCase, criteria: BindingCase['criteria']) =>
  bindCriteria({ source: 'ticket', items: buildCriteria(criteria) }, readCaseChange(one), MET);

/** How a criterion of another change comes out when it is added to each case. */
function countForeign(sameRepo: boolean): Counts {
  return count(
    cases.flatMap((one, index) =>
      bind(one, [...one.criteria, selectForeignCriterion(cases, index, sameRepo)]).slice(-1),
    ),
  );
}

const show = (whose: string, { unmet, weak, met, unbound }: Counts) =>
  console.log(`${whose}: ${unmet} unmet, ${weak} weak, ${met} met; ${unbound} without lines`);

if (mode === 'foreign') {
  const own = count(cases.flatMap((one) => bind(one, one.criteria)));
  const [near, far] = [countForeign(true), countForeign(false)];
  show('own', own);
  show('of the same repository', near);
  show('of another repository', far);
  recordFigures('npm run bench:binding -- BINDING.jsonl foreign', {
    'binding.own-criteria': { value: own.unmet + own.weak + own.met, unit: 'criteria' },
    'binding.own-criteria-unmet': { value: own.unmet, unit: 'criteria' },
    'binding.foreign-criteria': { value: 2 * cases.length, unit: 'criteria' },
    'binding.foreign-criteria-unbound': { value: near.unbound + far.unbound, unit: 'criteria' },
  });
} else if (mode === 'score') {
  const figures = measureCases();
  console.log(JSON.stringify(figures, null, 2));
  recordFigures('npm run bench:binding -- BINDING.jsonl score', {
    'binding.accuracy': { value: figures.lines_right_by_case, unit: 'share' },
    'binding.macro-f1': { value: figures.macro_f1, unit: 'F1' },
    'binding.map': { value: figures.map, unit: 'MAP' },
    'binding.ece': { value: figures.ece, unit: 'ECE' },
    'binding.brier': { value: figures.brier, unit: 'Brier' },
  });
} else for (const one of cases) console.log(JSON.stringify({ id: one.id, bindings: predict(one) }));
