/** Maps the kind of a criterion to the files that can implement it. */
import type { Criterion } from '../../model.js';
import { fitsDocument } from './documents.js';
import type { Unit } from './units.js';

/**
 * Added to the ranking score when a criterion of kind `test` meets a test file, or one of kind `doc` meets a document.
 * An estimate: the benchmark has no criteria that ask for tests or documents alone.
 */
const FITS = 0.5;
const FITS_NOT = -1.5;

/**
 * Returns whether a criterion can bind to lines by its kind: tests to tests, documents to the text that is asked for,
 * others to any.
 */
export function fitsKind({ kind, asks }: Pick<Criterion, 'kind' | 'asks'>, unit: Unit): boolean {
  if (kind === 'test') return unit.class === 'test';
  if (kind === 'doc') return fitsDocument(asks, unit);
  return true;
}

/** Returns what the kinds of the criteria add to the score of each pair, unit by unit. */
export function computeKindBias(
  criteria: readonly Criterion[],
  units: readonly Unit[],
  named: (unit: number, criterion: number) => boolean,
): Float64Array {
  const bias = new Float64Array(units.length * criteria.length);
  units.forEach((unit, at) => {
    criteria.forEach(({ kind, asks }, criterion) => {
      if (kind !== 'test' && kind !== 'doc') return;
      const right = fitsKind({ kind, asks }, unit) || named(at, criterion);
      bias[at * criteria.length + criterion] = right ? FITS : FITS_NOT;
    });
  });
  return bias;
}
