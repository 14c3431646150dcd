/** Binding over anything: numbers that hold, lines that were added, time that grows with the size alone. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bindCriteria } from '../../../src/engine/binding/index.js';
import { readChange } from '../../../src/engine/change/index.js';
import { readCriteria } from '../../../src/engine/criteria/index.js';
import type { Criteria } from '../../../src/engine/model.js';
import { exp, ln, logistic, logit } from '../../../src/engine/text/arithmetic.js';
import { processorClock, RUNAWAY_MILLISECONDS } from '../../stand-ins/processor-time.js';
import { buildSnapshot, buildTicket } from '../../stand-ins/snapshot.js';

const WORDS = [
  'retry',
  'delivery',
  'webhook-id',
  'exportCsv',
  'total',
  'E_CODE',
  '429',
  'the',
  'naïve',
  '名前',
  '🎉',
  '`x`',
  '\u0301',
];
const text = fc.array(fc.constantFrom(...WORDS, '\n', ' ', '  '), { maxLength: 40 }).map((parts) => parts.join(' '));
const files = fc.dictionary(
  fc.constantFrom('src/a.js', 'src/b.py', 'test/a.test.js', 'README.md', 'yarn.lock'),
  fc.record({ old: fc.option(text), new: fc.option(text) }),
);

const added = (count: number, line: (at: number) => string) => Array.from({ length: count }, (_, at) => `+${line(at)}`);

/** A change of one added file with the given lines, without the cost of computing its hunks. */
function buildChange(lines: readonly string[], hunkSize: number) {
  const hunks = [];
  for (let at = 0; at < lines.length; at += hunkSize) {
    const part = lines.slice(at, at + hunkSize);
    // A kept line between makes each hunk a unit of its own.
    const start = at * 2 + 1;
    hunks.push({
      old_start: start,
      old_lines: 0,
      new_start: start,
      new_lines: part.length,
      section: 'run()',
      lines: part,
    });
  }
  const raw = { status: 'modified' as const, hunks, old_text: null, new_text: null };
  return readChange(buildSnapshot({ files: { 'src/big.js': { raw } } }), []);
}

function buildCriteria(count: number, words: (at: number) => string): Criteria {
  const body = Array.from({ length: count }, (_, at) => `- ${words(at)}`).join('\n');
  return readCriteria([buildTicket(`## AC\n${body}`)], '');
}

describe('any change and criteria', () => {
  it('gives one binding a criterion, confidences of four decimals, and lines of the files', () => {
    fc.assert(
      fc.property(
        fc.array(text, { maxLength: 5 }),
        files,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (wanted, given, met) => {
          const change = readChange(buildSnapshot({ files: given }), []);
          const criteria = readCriteria([buildTicket(`## AC\n${wanted.map((one) => `- ${one}`).join('\n')}`)], '');
          const bindings = bindCriteria(criteria, change, met);
          expect(bindings.map((binding) => binding.criterion)).toEqual(criteria.items);
          for (const { status, shown, confidence, ranges } of bindings) {
            for (const value of [confidence, ...ranges.map((range) => range.confidence)]) {
              expect(value).toBe(Math.round(value * 10_000) / 10_000);
              expect(value).toBeGreaterThanOrEqual(0);
              expect(value).toBeLessThanOrEqual(1);
            }
            if (status === 'met') expect(confidence).toBeGreaterThanOrEqual(met);
            if (ranges.length === 0) expect(['unmet', 'open', 'weak']).toContain(shown);
            if (shown === 'unmet' || shown === 'open') expect(ranges).toEqual([]);
            expect(ranges.map((range) => range.confidence)).toEqual(
              ranges.map((range) => range.confidence).sort((a, b) => b - a),
            );
            for (const range of ranges) {
              const lines = (given[range.file]?.new ?? '').split('\n').length;
              expect(range.first).toBeGreaterThanOrEqual(1);
              expect(range.last).toBeGreaterThanOrEqual(range.first);
              expect(range.last).toBeLessThanOrEqual(lines);
              expect(range.evidence.length).toBeGreaterThan(0);
            }
          }
          expect(bindCriteria(criteria, change, met)).toEqual(bindings);
        },
      ),
      // A contradiction that no line was near, as it was found once.
      {
        numRuns: 300,
        examples: [
          [['total 429 E_CODE exportCsv', 'exportCsv E_CODE'], { 'src/a.js': { old: null, new: '429 total' } }, 0],
        ],
      },
    );
  });
});

describe('time', () => {
  const word = (at: number) =>
    ['retry', 'delivery', 'webhook', 'order', 'total', 'export', 'header', 'token'][at % 8] ?? '';
  const line = (at: number) =>
    `  const ${word(at)}${at % 97} = ${word(at * 7)}(${word(at * 3)}_${word(at * 5)}, ${at % 13});`;
  const asked = (at: number) =>
    `The ${word(at)} of a ${word(at + 3)} gives \`${word(at)}${at}\` and ${word(at * 5)} ${at}`;

  it.each([
    ['10,000 lines in 2,000 places, 20 criteria', 10_000, 5, 20],
    ['10,000 lines in one place, 20 criteria', 10_000, 10_000, 20],
    ['10,000 places of a line, 20 criteria', 10_000, 1, 20],
    ['20,000 places of a line, 400 criteria', 20_000, 1, 400],
  ])('%s', (_, lines, hunk, wanted) => {
    const change = buildChange(added(lines, line), hunk);
    const criteria = buildCriteria(wanted, asked);
    const spent = processorClock();
    expect(bindCriteria(criteria, change, 0.6)).toHaveLength(wanted);
    // Well under a second, and minutes with a quadratic step.
    expect(spent()).toBeLessThan(RUNAWAY_MILLISECONDS);
  });

  it.each([
    ['one line of 2 MB', added(1, () => 'retry delivery '.repeat(140_000))],
    ['one word of 2 MB', added(1, () => 'a'.repeat(2_000_000))],
    ['the same name everywhere', added(5000, () => 'retryDelivery(retryDelivery);')],
    ['blank lines', added(50_000, () => '')],
  ])('%s', (_, lines) => {
    const spent = processorClock();
    bindCriteria(buildCriteria(20, asked), buildChange(lines, 3), 0.6);
    expect(spent()).toBeLessThan(RUNAWAY_MILLISECONDS);
  });
});

describe('arithmetic', () => {
  it('agrees with Math', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1e-6, max: 1e6, noNaN: true }),
        fc.double({ min: -30, max: 30, noNaN: true }),
        (x, y) => {
          expect(ln(x)).toBeCloseTo(Math.log(x), 10);
          expect(exp(y) / Math.exp(y)).toBeCloseTo(1, 9);
          expect(logistic(y)).toBeCloseTo(1 / (1 + Math.exp(-y)), 10);
        },
      ),
    );
  });

  it('holds what is certain at what can be said', () => {
    expect(logit(1)).toBeCloseTo(-logit(0), 9);
    expect(logit(1)).toBeCloseTo(Math.log(999), 9);
    expect(exp(1e9)).toBe(exp(40));
  });
});
