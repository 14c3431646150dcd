/**
 * Binds a benchmark's criteria with the engine: `node build/bench/binding.js CASES.jsonl > predictions.jsonl`. Reads
 * only criteria and diff. The bindings of the engine are `bound`; every other pair is a candidate.
 *
 * With `foreign` as a second argument it prints only how often a criterion of another change stays unbound.
 */
import { argv, exit } from 'node:process';
import { bindCriteria } from '../src/engine/binding/index.js';
import { gatherAll, scoreAll, WEIGHTS } from '../src/engine/binding/score.js';
import { type BindingCase, changeOf, criteriaOf, foreignCriterion, readBindingCases } from './binding-cases.js';

const [path, mode] = argv.slice(2);
if (path === undefined) {
  console.error('usage: node build/bench/binding.js CASES.jsonl [foreign]');
  exit(2);
}
/** The default policy's threshold. */
const MET = 0.6;
const cases = readBindingCases(path);

interface Prediction {
  readonly lines: string;
  readonly confidence: number;
  readonly bound: boolean;
}

function predict(one: BindingCase): Record<string, Prediction[]> {
  const change = changeOf(one);
  const criteria = criteriaOf(one.criteria);
  const bindings = bindCriteria({ source: 'ticket', items: criteria }, change, MET);
  const gathered = gatherAll(criteria, change);
  const { owns } = scoreAll(gathered, WEIGHTS);
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

/** Returns the statuses of a criterion of another change when it is added to each case. */
function foreignFigures(sameRepo: boolean): string {
  const counts = { unmet: 0, weak: 0, met: 0, not_code_verifiable: 0 };
  for (const [index, one] of cases.entries()) {
    const change = changeOf(one);
    const items = criteriaOf([...one.criteria, foreignCriterion(cases, index, sameRepo)]);
    const last = bindCriteria({ source: 'ticket', items }, change, MET).at(-1);
    if (last !== undefined) counts[last.status]++;
  }
  return `of ${sameRepo ? 'the same' : 'another'} repository: ${counts.unmet} unmet, ${counts.weak} weak, ${counts.met} met of ${cases.length}`;
}

function ownFigures(): string {
  const counts = { unmet: 0, weak: 0, met: 0, not_code_verifiable: 0 };
  for (const one of cases) {
    const change = changeOf(one);
    const items = criteriaOf(one.criteria);
    for (const { status } of bindCriteria({ source: 'ticket', items }, change, MET)) counts[status]++;
  }
  return `own: ${counts.unmet} unmet, ${counts.weak} weak, ${counts.met} met`;
}

if (mode === 'foreign') {
  for (const line of [ownFigures(), foreignFigures(true), foreignFigures(false)]) console.log(line);
} else for (const one of cases) console.log(JSON.stringify({ id: one.id, bindings: predict(one) }));
