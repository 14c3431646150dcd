import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  counted,
  cutBytes,
  cutCharacters,
  cutPath,
  foldSpace,
  formatCount,
  oneLine,
  visible,
} from '../../src/base/text.js';

const anyText = fc.string({ unit: 'binary', maxLength: 60 });

describe('what is invisible', () => {
  it.each([
    ['a\u0000b', 'a[U+0000]b'],
    ['a\u202eb', 'a[U+202E]b'],
    ['a\u2028b', 'a[U+2028]b'],
    ['a\u{e0041}b', 'a[U+E0041]b'],
    ['a\r\nb\rc', 'a\nb\nc'],
    ['a\ud800b', 'a\ufffdb'],
    // Tabs, line breaks and what joins emojis stay.
    ['a\tb\n\u{1f468}\u200d\u{1f469}', 'a\tb\n\u{1f468}\u200d\u{1f469}'],
  ])('%j is shown as %j', (text, shown) => {
    expect(visible(text)).toBe(shown);
  });
});

describe('white space', () => {
  it('becomes one space, and none at the ends', () => {
    expect(foldSpace(' a\n\n b\t\u00a0c ')).toBe('a b c');
    expect(foldSpace(' \n ')).toBe('');
  });

  it('leaves one line, whatever was there', () => {
    fc.assert(fc.property(anyText, (text) => !/[\r\n\u2028\u2029]/u.test(oneLine(text))));
  });
});

describe('a cut', () => {
  it('leaves alone what fits', () => {
    expect(cutCharacters('abc', 3)).toBe('abc');
    expect(cutBytes('äb', 3)).toBe('äb');
    expect(cutBytes('\ufeffa', 4)).toBe('\ufeffa');
  });

  it('of a path keeps its beginning and the name of the file', () => {
    expect(cutPath('src/a.ts', 8)).toBe('src/a.ts');
    expect(cutPath(`src/${'deep/'.repeat(20)}cart.ts`, 20)).toBe('src/dee…deep/cart.ts');
    fc.assert(fc.property(anyText, fc.integer({ min: 4, max: 60 }), (text, max) => cutPath(text, max).length <= max));
    expect(cutPath(`a/${'\u{1f468}'.repeat(20)}`, 11)).not.toMatch(/[\ud800-\udfff](?![\udc00-\udfff])$/u);
  });

  it('ends with an ellipsis, and never within a character', () => {
    expect(cutCharacters('abcd', 3)).toBe('ab…');
    expect(cutCharacters('a\u{1f600}bc', 3)).toBe('a…');
    expect(cutBytes('abcdefg', 6)).toBe('abc…');
    expect(cutBytes('abäöü', 7)).toBe('abä…');
    expect(cutBytes('\ufeffabcdefg', 7)).toBe('\ufeffa…');
  });

  it('is as long as it may be, at most', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 3, max: 40 }), (text, max) => {
        expect(cutCharacters(text, max).length).toBeLessThanOrEqual(max);
        expect(Buffer.byteLength(cutBytes(text, max))).toBeLessThanOrEqual(Math.max(max, 3));
      }),
    );
  });
});

describe('a number of things', () => {
  it.each([
    [0, '0 files'],
    [1, '1 file'],
    [2, '2 files'],
  ])('%i', (number, words) => {
    expect(counted(number, 'file')).toBe(words);
  });

  it('takes another plural', () => {
    expect(counted(2, 'criterion', 'criteria')).toBe('2 criteria');
    expect(counted(5024, 'line')).toBe('5,024 lines');
  });

  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [5024, '5,024'],
    [100_000, '100,000'],
    [1_234_567, '1,234,567'],
    [-1200, '-1,200'],
  ])('has a comma between thousands: %s', (count, text) => {
    expect(formatCount(count)).toBe(text);
  });
});
