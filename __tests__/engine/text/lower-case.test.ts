import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { toLowerCase } from '../../../src/engine/text/lower-case.js';

describe('a text in lower case', () => {
  it.each([
    ['', ''],
    ['Remove IT', 'remove it'],
    ['ÀÉÎ Straße ΑΒΓ', 'àéî straße αβγ'],
    ['In İSTANBUL or İZMİR', 'in İstanbul or İzmİr'],
  ])('%j is %j', (text, lower) => {
    expect(toLowerCase(text)).toBe(lower);
  });

  it('keeps each character at its place, whatever the text is', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.oneof(fc.constant('İ'), fc.string({ unit: 'binary', maxLength: 2 })) }),
        (text) => {
          expect(toLowerCase(text)).toHaveLength(text.length);
          expect(toLowerCase(`${text}REMOVE`).indexOf('remove', text.length)).toBe(text.length);
        },
      ),
    );
  });
});
