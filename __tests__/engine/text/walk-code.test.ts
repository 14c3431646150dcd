import { describe, expect, it } from '@jest/globals';
import { isClosing, isOpening, walkCode } from '../../../src/engine/text/walk-code.js';

/** The signs of a code that are outside of strings, each with its depth. */
const show = (code: string, from = 0) => {
  const shown: string[] = [];
  const end = walkCode(
    code,
    (sign, _, depth) => {
      shown.push(`${sign}${depth}`);
      return false;
    },
    from,
  );
  return { shown: shown.join(' '), ...end };
};

describe('a walk over code', () => {
  it('counts the brackets that are open before each sign', () =>
    expect(show('a(b[c])d')).toEqual({ shown: 'a0 (0 b1 [1 c2 ]2 )1 d0', at: 8, depth: 0, quote: '' }));
  it.each([['"("'], ["'('"], ['`(`'], [String.raw`"\"("`], [String.raw`'\\'`]])('goes past the string %s', (string) =>
    expect(show(`${string};`)).toMatchObject({ shown: `${string.charAt(0)}0 ;0`, depth: 0, quote: '' }),
  );
  it('says which string is still open', () => expect(show('f("a').quote).toBe('"'));
  it('takes another quote in a string for a sign of it', () => expect(show(`"it's" x`).quote).toBe(''));
  it('counts below zero where more is closed than was opened', () => expect(show(') a').depth).toBe(-1));
  it('begins where it is told to', () => expect(show('"(a)', 1).shown).toBe('(0 a1 )1'));
  it('stops at the first sign that is wanted', () =>
    expect(walkCode('f(a, ")"), b)', (sign, _, depth) => depth === 0 && isClosing(sign))).toEqual({
      at: 12,
      depth: 0,
      quote: '',
    }));
  it('ends with the code where none is wanted', () => expect(walkCode('(a', isClosing).at).toBe(2));
  it('ends at once without code', () => expect(walkCode('', isOpening)).toEqual({ at: 0, depth: 0, quote: '' }));
});
