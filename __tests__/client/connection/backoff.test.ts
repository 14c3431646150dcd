import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { computeBackoff } from '../../../src/base/backoff.js';
import { readRetryAfter } from '../../../src/client/connection/retry-after.js';

const NOW = Date.UTC(2026, 4, 6, 12, 0, 0);

describe('the wait before another try', () => {
  it('doubles up to 15 s', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 60].map((failures) => computeBackoff(failures, () => 1))).toEqual([
      500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000,
    ]);
  });

  it('is jittered between half and whole', () => {
    const random = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), random, (failures, chance) => {
        const whole = Math.min(15_000, 500 * 2 ** (failures - 1));
        const wait = computeBackoff(failures, () => chance);
        expect(wait).toBeGreaterThanOrEqual(whole / 2);
        expect(wait).toBeLessThanOrEqual(whole);
      }),
    );
  });
});

describe('Retry-After', () => {
  it.each([
    ['1', 1000],
    [' 120 ', 120_000],
    ['1.5', 1500],
    ['Wed, 06 May 2026 12:00:30 GMT', 30_000],
    ['Wednesday, 06-May-26 12:00:30 GMT', 30_000],
    ['Wed May  6 12:00:30 2026', 30_000],
  ])('%j', (header, milliseconds) => {
    expect(readRetryAfter({ 'retry-after': header }, NOW)).toBe(milliseconds);
  });

  it.each([
    [undefined],
    [''],
    ['0'],
    ['-5'],
    ['soon'],
    ['2026'.repeat(4)],
    ['1e3'],
    ['Wed, 06 May 2026 11:59:00 GMT'],
    ['Wed, 99 May 2026 99:99:99 GMT'],
  ])('%j does not count', (header) => {
    expect(readRetryAfter({ 'retry-after': header }, NOW)).toBeNull();
  });

  it("holds a date against the answer's own clock", () => {
    const headers = { 'retry-after': 'Wed, 06 May 2026 12:00:30 GMT', date: 'Wed, 06 May 2026 12:00:20 GMT' };
    expect(readRetryAfter(headers, 0)).toBe(10_000);
  });

  it('takes the first of several', () => {
    expect(readRetryAfter({ 'retry-after': ['3', '9'] }, NOW)).toBe(3000);
  });

  it('never throws and is never negative', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        const wait = readRetryAfter({ 'retry-after': header }, NOW);
        expect(wait === null || wait > 0).toBe(true);
      }),
    );
  });
});
