/** Which files a criterion of a kind is about. */
import type { CriterionKind, FileClass } from '../../contract/index.js';
import type { Criterion } from '../model.js';
import type { Unit } from './units.js';

/**
 * How much sooner a criterion of tests takes a test than another criterion would, and of documents a document, as a term of
 * the ranking's score. A judgement: the benchmark has no criteria that ask for tests or documents alone.
 */
const FITS = 0.5;
const FITS_NOT = -1.5;

/** A criterion of tests binds to tests, one of documents to documents, any other to anything. */
export function fits(kind: CriterionKind, fileClass: FileClass): boolean {
  if (kind === 'test') return fileClass === 'test';
  if (kind === 'doc') return fileClass === 'docs';
  return true;
}

/** What the kinds add to the score of each pair, unit by unit. */
export function kindBias(
  criteria: readonly Criterion[],
  units: readonly Unit[],
  named: (unit: number, criterion: number) => boolean,
): Float64Array {
  const bias = new Float64Array(units.length * criteria.length);
  units.forEach((unit, at) => {
    criteria.forEach(({ kind }, criterion) => {
      if (kind !== 'test' && kind !== 'doc') return;
      const right = fits(kind, unit.class) || named(at, criterion);
      bias[at * criteria.length + criterion] = right ? FITS : FITS_NOT;
    });
  });
  return bias;
}
