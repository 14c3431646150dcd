/** The smaller of two values where the criterion says "at least", or the larger where it says "at most". */

import { readQuantities } from '../quantities.js';
import { type Asked, placeOf } from './asked.js';
import { resolveNumber } from './numbers.js';

const LEAST = /\b(?:at least|no less than|not less than|never (?:less|lower|below)|minimum)\b/u;
const MOST = /\b(?:at most|no more than|not more than|never (?:more|higher|above)|maximum|capped)\b/u;
const CALL =
  /(?:\bMath\.|\bmath\.|\bstd::|(?<![\w.]))(?<which>min|max|Min|Max)\((?<parts>[^;()]{0,80}(?:\([^;()]{0,80}\)[^;()]{0,80})?)\)/gu;

/** Finds an added line that takes the smaller of the number and something else for "at least", or the larger for "at most". */
export function findWrongBound(asked: Asked): string | null {
  const { lines, text, written, constants } = asked;
  const [isLeast, isMost] = [LEAST.test(text), MOST.test(text)];
  if (isLeast === isMost) return null;
  const numbers = readQuantities(written).map(({ value }) => value);
  const isNumber = (part: string) => {
    const value = resolveNumber(constants, part);
    return numbers.some((number) => value === number || value === number * 100 || value === number * 1000);
  };
  for (const line of lines)
    for (const { index, groups = {} } of line.code.matchAll(CALL)) {
      // A call within another one may be the bound on the other side.
      const isWithin = /(?:min|max|Min|Max)\([^)]*$/u.test(line.code.slice(0, index));
      const isLargest = groups['which']?.toLowerCase() === 'max';
      if (isLargest === isLeast || isWithin || !listOwnParts(groups['parts'] ?? '').some(isNumber)) continue;
      return `the other bound: ${placeOf(asked, line)} takes the ${isLeast ? 'smaller' : 'larger'} one`;
    }
  return null;
}

/** The arguments of a call, without those that are calls. */
const listOwnParts = (parts: string): readonly string[] => parts.replace(/[\w.]+\([^()]*\)/gu, '?').split(',');
