/** What should end when it is old, and ends while it is young. */
import { readCondition } from '../../idioms/conditions.js';
import { type Asked, listAfter, placeOf } from './asked.js';

const EXPIRES =
  /\b(?:expir\w+|stale|times? out|too old|older than|no longer valid after|dropped after|deleted after)\b/u;
const KEEPS = /\b(?:until|unless|not|within|for up to|still|refresh\w*|renew\w*)\b/u;
/** How long something is there: a difference of times, or a call that says it. */
const AGE = /[\w)]\s-\s\w|\b(?:elapsed|age)\b/iu;
const ENDS =
  /\bdelete\b|\.(?:delete|remove|pop|evict|clear)\(|\breturn\s+(?:undefined|null|nil|None|false|False)\b|\b(?:throw|raise)\b/u;
/** So many lines behind a condition are its own. */
const NEAR = 4;

/** Finds an added condition that holds for what is younger than a limit, and ends it. */
export function findEarlyEnd(asked: Asked): string | null {
  const { lines, text, source } = asked;
  if (!EXPIRES.test(text) || KEEPS.test(text)) return null;
  for (const line of lines)
    for (const { left, operator, right, holds } of readCondition(line.text)?.atoms ?? []) {
      if (operator === null || !/^[<>]=?$/u.test(operator) || AGE.test(left) === AGE.test(right)) continue;
      const isYoung = (operator.startsWith('<') === AGE.test(left)) === holds;
      const branch = listAfter(source, line)
        .slice(0, NEAR)
        .filter(({ indent }) => indent > line.indent);
      if (isYoung && branch.some(({ code }) => ENDS.test(code)))
        return `the end of what is old: the condition at ${placeOf(asked, line)} holds for what is younger`;
    }
  return null;
}
