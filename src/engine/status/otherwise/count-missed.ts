/** A count that is compared on the wrong side of the number at which something is full. */
import { readCondition } from '../../idioms/conditions.js';
import { type Asked, listAfter, placeOf, quote } from './asked.js';
import { resolveNumber } from './numbers.js';
import { REFUSED, REFUSES } from './refusals.js';

const REACHED =
  /\b(?:when|if|once)\b[^.;]{0,60}\b(?:has|have|holds?|contains?|reach(?:es|ed)?|is at)(?: already)? `?(?<number>\d{1,6})\b(?! or (?:less|fewer))/u;
/** So many lines behind a condition are its own. */
const NEAR = 3;
const COUNT = /\b(?:length|size|count|len|Count|Length|Size)\b/u;

/** Finds an added condition that refuses only above the number, or below it. */
export function findCountMissed(asked: Asked): string | null {
  const { lines, text } = asked;
  const number = REACHED.exec(text)?.groups?.['number'];
  if (number === undefined || !REFUSED.test(text)) return null;
  for (const line of lines)
    for (const { left, operator, right, holds } of readCondition(line.text)?.atoms ?? []) {
      if (
        operator === null ||
        !COUNT.test(left) ||
        left.includes('+') ||
        resolveNumber(asked.constants, right) !== Number(number)
      )
        continue;
      const isReached = holds ? /^(?:>=|===?)$/u.test(operator) : operator === '<' || /^!==?$/u.test(operator);
      const branch = [
        line,
        ...listAfter(asked.source, line)
          .slice(0, NEAR)
          .filter(({ indent }) => indent > line.indent),
      ];
      if (!isReached && branch.some(({ code }) => REFUSES.test(code)))
        return `the case of ${number}: ${placeOf(asked, line)} asks for ${quote(`${holds ? '' : 'not '}${left} ${operator} ${right}`)}`;
    }
  return null;
}
