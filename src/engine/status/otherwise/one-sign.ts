/** A comparison with a number that also has the other sign. */
import { readCondition } from '../../idioms/conditions.js';
import { type Asked, placeOf, quote } from './asked.js';

const NOT_ZERO = /\b(?:is|are|isn['’]t|aren['’]t|other than|differs? from|not)(?: not)?(?: equal to)? (?:0|zero)\b/u;
const SAYS_NOT = /\b(?:not|n['’]t|other than|differs? from)\b[^.;]{0,12}\b(?:0|zero)\b/u;
const NEVER_LESS = /\b(?:length|size|count|len|total_count|number)\b/iu;

/** Finds an added condition that asks for more than zero where the criterion says "not zero". */
export function findOneSign(asked: Asked): string | null {
  const { lines, text } = asked;
  if (!NOT_ZERO.test(text) || !SAYS_NOT.test(text)) return null;
  for (const line of lines)
    for (const { left, operator, right } of readCondition(line.text)?.atoms ?? [])
      if ((operator === '>' || operator === '<') && /^0(?:\.0+)?[mfdL]?$/u.test(right.trim()) && !NEVER_LESS.test(left))
        return `numbers of both signs: ${placeOf(asked, line)} asks for ${quote(`${left} ${operator} ${right}`)} alone`;
  return null;
}
