import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { compareText, countBefore } from '../../src/base/order.js';
import { compareFindings } from '../../src/contract/index.js';

describe('the order of texts', () => {
  it.each([
    ['a', 'b', -1],
    ['b', 'a', 1],
    ['a', 'a', 0],
    ['B', 'a', -1],
    ['a', 'aa', -1],
    // By code units: the first half of a pair comes before U+FFFD.
    ['\u{1f600}', '\ufffd', -1],
  ])('%j to %j is %i', (a, b, expected) => {
    expect(compareText(a, b)).toBe(expected);
  });

  it('is that of a sort without a comparison', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' })), (texts) => {
        expect(texts.toSorted(compareText)).toEqual(texts.toSorted());
      }),
    );
  });
});

describe("the contract's order of findings", () => {
  const finding = (file: string, line: number, plane: string) => ({
    location: { file, lineRange: [line, line + 1] },
    plane,
  });

  it('is by file, then first line, then plane', () => {
    const sorted = [
      finding('B.ts', 9, 'tests'),
      finding('a.ts', 2, 'security'),
      finding('a.ts', 10, 'hygiene'),
      finding('a.ts', 10, 'security'),
      finding('b.ts', 1, 'contract'),
    ];
    expect(sorted.toReversed().toSorted(compareFindings)).toEqual(sorted);
  });

  it('leaves findings of one line and plane as they were', () => {
    expect(compareFindings(finding('a.ts', 1, 'tests'), finding('a.ts', 1, 'tests'))).toBe(0);
  });
});

describe('a place in a sorted list', () => {
  it('is the number of elements before it', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20)), fc.nat(20), (numbers, limit) => {
        const sorted = numbers.toSorted((a, b) => a - b);
        expect(countBefore(sorted, (one) => one < limit)).toBe(numbers.filter((one) => one < limit).length);
        expect(countBefore(sorted, (one) => one <= limit)).toBe(numbers.filter((one) => one <= limit).length);
      }),
    );
  });

  it('is 0 in an empty list', () => {
    expect(countBefore([], () => true)).toBe(0);
  });
});
