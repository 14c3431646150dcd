/** What a reader learns of why a criterion is bound: which of its words stand on which lines. */
import { describe, expect, it } from '@jest/globals';
import { createEvidenceTeller } from '../../src/report/evidence-lines.js';
import { formatNumber, formatProbability } from '../../src/report/verdict.js';

const change = {
  title: '',
  author: 'ada',
  base: { ref: 'main', sha: 'a' },
  head: { ref: 'codes', sha: 'b' },
  files: [
    {
      path: 'src/codes.js',
      old_path: null,
      status: 'modified',
      omitted: null,
      hunks: [
        {
          old_start: 1,
          new_start: 1,
          section: '',
          lines: [
            ' import { total } from "./cart.js";',
            '-export function refuse() {}',
            '+export function applyDiscount(cart, code) {',
            '+  if (expired(code)) throw new Error("E_CODE_EXPIRED");',
            '+  return cart;',
            '+}',
            '+applyDiscount(cart, "SAVE10");',
          ],
        },
      ],
    },
  ],
};
const tell = createEvidenceTeller({ change });

describe('the reasons of a range', () => {
  it('name the line of each name and word, and keep the other reasons', () => {
    expect(
      tell('src/codes.js:2-6', [
        'names `applyDiscount`, `E_CODE_EXPIRED`',
        'shares the words cart, expired, codes, apply (rare here)',
        'is the kind of change that the criterion asks for',
      ]),
    ).toEqual([
      'line 2 has `applyDiscount`, cart, codes',
      'line 3 has `E_CODE_EXPIRED`, codes',
      '2 more lines with such words',
      'is the kind of change that the criterion asks for',
    ]);
  });

  it('name the other lines that a name leads to, and no lines of the range itself', () => {
    expect(
      tell('src/codes.js:2-6', [
        'introduces `applyDiscount`, which src/codes.js:6 of this criterion uses',
        'uses `total`, which src/cart.js:4 of this criterion introduces',
        'introduces `applyDiscount`, which docs/my codes.md:13 of this criterion uses',
        'makes the same replacement as src/a.js:1 of this criterion: `a` by `b`',
      ]),
    ).toEqual([
      'uses `total`, which src/cart.js:4 introduces',
      'introduces `applyDiscount`, which docs/my codes.md:13 uses',
      'makes the same replacement as src/a.js:1 of this criterion: `a` by `b`',
    ]);
  });

  it('name lines of the range alone', () => {
    expect(tell('src/codes.js:6', ['names `applyDiscount`, `E_CODE_EXPIRED`'])).toEqual(['line 6 has `applyDiscount`']);
  });

  it.each([
    ['src/codes.js:4', ['names `applyDiscount`']],
    ['src/other.js:1-9', ['shares the word cart']],
    ['src/codes.js:2', ['removes the words refuse']],
    ['no reference', ['names `applyDiscount`']],
    ['src/codes.js:2', []],
  ])('stay as they are where no line has the words: %s %j', (reference, reasons) => {
    expect(tell(reference, reasons)).toEqual(reasons);
  });

  it('stay as they are where the code is not at hand', () => {
    expect(createEvidenceTeller({})('src/codes.js:2', ['names `applyDiscount`'])).toEqual(['names `applyDiscount`']);
  });
});

describe('a number for people', () => {
  it.each([
    [0.9994, '0.99'],
    [0.999999, '0.99'],
    [0.0001, '0.01'],
    [0.33, '0.33'],
    [0.5, '0.50'],
    [1, '1'],
    [0, '0'],
    [-0.004, '-0.01'],
    [-1.256, '-1.26'],
    [12.3456, '12.35'],
    [44198, '44,198'],
    [44198.456, '44,198.46'],
  ])('%d is %s', (value, shown) => {
    expect(formatNumber(value)).toBe(shown);
  });

  it.each([
    [1, '1.00'],
    [0, '0.00'],
    [0.9994, '0.99'],
    [0.0001, '0.01'],
    [0.5, '0.50'],
  ])('the probability %d is %s', (value, shown) => {
    expect(formatProbability(value)).toBe(shown);
  });
});
