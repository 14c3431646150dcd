/** Conditions of which both answers are the same. */
import type { Source } from '../change/source.js';
import type { Idle } from './idle.js';

const SAME = /(?<!\?)\?(?!\?)\s?(?<one>[^?:,;\s][^?:,;]{0,79}?)\s?:\s?\k<one>\s?(?=[),;\]}]|$)/u;

/** Finds the added lines that choose between a value and the same value. */
export function findSameEitherWay({ lines }: Source): ReadonlyMap<number, Idle> {
  const found = new Map<number, Idle>();
  for (const { number, code, text, isAdded } of lines)
    if (isAdded && code.includes('?') && code.includes(':') && SAME.test(text))
      found.set(number, { why: 'gives the same whatever its condition says', flag: null });
  return found;
}
