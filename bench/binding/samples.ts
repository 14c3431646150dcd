/**
 * What the binding is fitted on: every case as it is, with a criterion of another change added, which owns nothing, and with
 * one criterion alone or one missing, so that there are lines that nothing asked for.
 */
import { type Gathered, gatherAll } from '../../src/engine/binding/scores/score.js';
import { keyLine } from '../tickets/diffs.js';
import { type BindingCase, buildCriteria, readBindingCases, readCaseChange, selectForeignCriterion } from './cases.js';
import { readOwners } from './score.js';

/** A case of the fit: what was counted of it, and what is right. */
export interface Sample {
  readonly repo: string;
  readonly kind: 'whole' | 'foreign' | 'partial';
  readonly gathered: Gathered;
  readonly criteria: number;
  /** By counted line: the criterion that owns it; -1 where it is not among these. */
  readonly owners: ReadonlyMap<string, number>;
  /** Lines of each pair that the criterion owns. */
  readonly owned: Float64Array;
  /** Lines of each unit that have an owner, be it among these criteria or not. */
  readonly lines: Float64Array;
}

/** Reads the cases of a file as samples. */
export function readSamples(path: string): Sample[] {
  const cases = readBindingCases(path);
  return cases.flatMap((one, index) => {
    const foreign = selectForeignCriterion(cases, index, index % 2 === 0);
    const chosen = index % one.criteria.length;
    // Odd cases keep the chosen criterion alone, even ones lose it.
    const partial = one.criteria.filter((_, at) => (index % 2 === 1) === (at === chosen));
    return [
      buildSample(one, one.criteria, 'whole'),
      buildSample(one, [...one.criteria, foreign], 'foreign'),
      buildSample(one, partial, 'partial'),
    ];
  });
}

function buildSample(one: BindingCase, criteria: BindingCase['criteria'], kind: Sample['kind']): Sample {
  const owners = readOwners(one, criteria);
  const gathered = gatherAll(buildCriteria(criteria), readCaseChange(one));
  const owned = new Float64Array(gathered.units.length * criteria.length);
  const lines = new Float64Array(gathered.units.length);
  gathered.units.forEach((unit, index) => {
    unit.added.forEach((_, at) => {
      const owner = owners.get(keyLine(unit.path, unit.first + at));
      if (owner === undefined) return;
      lines[index] = (lines[index] ?? 0) + 1;
      const pair = index * criteria.length + owner;
      if (owner >= 0) owned[pair] = (owned[pair] ?? 0) + 1;
    });
  });
  return { repo: one.repo, kind, gathered, criteria: criteria.length, owners, owned, lines };
}
