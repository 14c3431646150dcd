/** The smaller of two values where the criterion says "at least", or the larger where it says "at most". */

import { readQuantities } from '../quantities.js';
import { type Asked, placeOf } from './asked.js';
import { resolveNumber } from './numbers.js';

const LEAST = /\b(?:at least|no less than|not less than|never (?:less|lower|below)|minimum)\b/u;
const MOST = /\b(?:at most|no more than|not more than|never (?:more|higher|above)|maximum|capped)\b/u;
const CALL = /(?:\bMath\.|\bmath\.|\bstd::|(?<![\w.]))(?<which>min|max|Min|Max)\((?<parts>[^;]{1,160})\)/u;

/** Finds an added line that takes the smaller of the number and something else for "at least", or the larger for "at most". */
export function findWrongBound(asked: Asked): string | null {
  const { lines, text, written } = asked;
  const [isLeast, isMost] = [LEAST.test(text), MOST.test(text)];
  if (isLeast === isMost) return null;
  const numbers = readQuantities(written).map(({ value }) => value);
  for (const line of lines) {
    const { which = '', parts = '' } = CALL.exec(line.code)?.groups ?? {};
    if (which === '' || (which.toLowerCase() === 'max') === isLeast) continue;
    const values = parts.split(',').map((part) => resolveNumber(asked, part));
    if (
      values.some((value) =>
        numbers.some((number) => value === number || value === number * 100 || value === number * 1000),
      )
    )
      return `the other bound: ${placeOf(asked, line)} takes the ${isLeast ? 'smaller' : 'larger'} one`;
  }
  return null;
}
