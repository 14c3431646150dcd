import { describe, expect, it } from '@jest/globals';
import { readAskedLimits } from '../../../src/engine/idioms/asked-limits.js';
import { readCodeLimits } from '../../../src/engine/idioms/code-limits.js';
import { readAskedFactors, readCodeFactors } from '../../../src/engine/idioms/factors.js';
import { isLimit } from '../../../src/engine/idioms/matches.js';
import { readAskedSteps, readCodeSteps } from '../../../src/engine/idioms/steps.js';
import { processorClock, RUNAWAY_MILLISECONDS } from '../../stand-ins/processor-time.js';

const hasLimits = (text: string, code: string) =>
  readAskedLimits(text).every((asked) => readCodeLimits(code).some((there) => isLimit(asked, there)));

describe('a limit in a text', () => {
  it.each([
    ['at least 18', 'if (age < 18) refuse();'],
    ['at least 18', 'if (age > 17) serve();'],
    ['18 or more', 'serve(age >= 18)'],
    ['from 18 on', 'serve(18 <= age)'],
    ['more than 5 items', 'if (items.length > 5)'],
    ['no more than 5 items', 'items.slice(0, 5)'],
    ['never less than 0', 'Math.max(0, total - percent)'],
    ['a refund never makes the total of an order negative', 'Math.max(0, total - refund)'],
    ['a negative amount is refused', 'if (amount < 0) throw refusal;'],
    ['between 1 and 64', 'size >= 1 && size <= 64'],
    ['the first 3 rows', 'rows.first(3)'],
    ['the last 3 rows', 'rows.slice(-3)'],
    ['at most 2 minutes', 'if (seconds > 120)'],
    ['under 10', 'if n in range(0, 9) and n < 10:'],
    ['up to 20 characters', 'name[:20]'],
    ['at least 8 characters', 'z.string().min(8)'],
    ['at most 16', 'jobs.min(16)'],
    ['up to 14 days before the start', 'if (daysLeft >= 14) return 0;'],
  ])('is in code: %s, %s', (text, code) => {
    expect(readAskedLimits(text)).not.toHaveLength(0);
    expect(hasLimits(text, code)).toBe(true);
  });

  it.each([
    ['at least 18', 'if (age > 18) serve();'],
    ['up to 14 days before the start', 'if (daysLeft <= 14) return 0;'],
    ['at least 18', 'if (age >= 19) serve();'],
    ['more than 5 items', 'if (items.length >= 5)'],
    ['at least 5 items', 'items.slice(0, 5)'],
    ['never more than 0', 'Math.max(0, total)'],
    ['a positive amount', 'if (amount >= 0)'],
    ['between 1 and 64', 'size >= 1 && size < 64'],
    ['the last 3 rows', 'rows.slice(0, 3)'],
    ['at most 2 minutes', 'if (seconds > 100)'],
    ['at least 18', 'const f = (age) => 18;'],
    ['an age of at most 17 is true', 'return age > 17;'],
  ])('is not in code that is nearly the same: %s, %s', (text, code) => {
    expect(hasLimits(text, code)).toBe(false);
  });

  it.each(['3 attempts', 'version 2', 'exits 0 on success', 'the year 2025', 'over the wire', 'step 4 to be done'])(
    'is not read where there is none: %s',
    (text) => {
      expect(readAskedLimits(text)).toHaveLength(0);
    },
  );
});

describe('a part or a multiple in a text', () => {
  it.each([
    [
      'half of the fee',
      ['fee / 2', 'fee * 0.5', 'fee >> 1', 'fee * .5', 'fee * 50 / 100', 'intdiv($fee, 2)', 'fee // 2'],
    ],
    ['the fee is doubled', ['fee * 2', '2 * fee', 'fee << 1', 'fee + fee', 'fee += fee']],
    ['a third of it', ['it / 3', 'it.div(3)']],
    ['20 % off', ['price * 0.8', 'price - price * 0.2', 'price * (1 - 0.2)', 'price * 80 / 100']],
    ['19 percent of net', ['net * 0.19', 'net * 19 / 100']],
  ])('is in code: %s', (text, codes) => {
    const [asked] = readAskedFactors(text);
    for (const code of codes)
      expect(readCodeFactors(code).some((factor) => asked?.factors.some((one) => Math.abs(one - factor) < 1e-9))).toBe(
        true,
      );
  });

  it.each([
    ['half of the fee', ['fee - 2', 'fee * 2', 'fee / 3', 'a[0.5]', '// half', 'fee / 20', 'fee / 2.5']],
    ['20 % off', ['price * 0.2', 'price * 1.2', 'price - 20']],
  ])('is not in other code: %s', (text, codes) => {
    const [asked] = readAskedFactors(text);
    for (const code of codes)
      expect(readCodeFactors(code).some((factor) => asked?.factors.some((one) => Math.abs(one - factor) < 1e-9))).toBe(
        false,
      );
  });

  it.each([
    'half a second',
    'the half-open range',
    'a third party',
    'double quotes',
    'submitting twice',
    'the upper halves',
  ])('is not read where there is none: %s', (text) => {
    expect(readAskedFactors(text)).toHaveLength(0);
  });
});

it.each([
  ['adds 1 to the count', 'count += 1', 'count++', 1],
  ['subtracts 2', 'n - 2', 'n -= 2', -2],
  ['is 15 more than the size', 'size + 15', 'size += 15', 15],
])('what is added is told from what is taken away: %s', (text, one, other, step) => {
  expect(readAskedSteps(text).map((asked) => asked.step)).toEqual([step]);
  expect(readCodeSteps(one)).toContain(step);
  expect(readCodeSteps(other)).toContain(step);
  expect(readCodeSteps(one)).not.toContain(-step);
});

it('takes time that grows with the text alone', () => {
  const spent = processorClock();
  for (const part of [
    '* 2 ',
    '>= 1',
    '!!!!',
    'max(',
    '2 * ',
    'at least 2 ',
    'no ',
    '1 to 2 and ',
    '% 3 ',
    'half of the ',
  ]) {
    const text = part.repeat(100_000 / part.length);
    readCodeLimits(text);
    readCodeFactors(text);
    readCodeSteps(text);
    readAskedLimits(text.slice(0, 2000));
    readAskedFactors(text.slice(0, 2000));
  }
  expect(spent()).toBeLessThan(RUNAWAY_MILLISECONDS);
});

it.each(['adds two columns', 'adds 1 new option', 'no less than 5', 'one more test'])('%s is no step', (text) => {
  expect(readAskedSteps(text)).toHaveLength(0);
});
