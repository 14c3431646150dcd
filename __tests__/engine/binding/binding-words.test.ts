/** Which of two criteria takes a change when no word of either stands in it, or the same words do. */
import { describe, expect, it } from '@jest/globals';
import { describeEvidence } from '../../../src/engine/binding/evidence.js';
import { INTENTS, scoreIntent } from '../../../src/engine/binding/query/intent.js';
import { buildQuery } from '../../../src/engine/binding/query/query.js';
import { RelatedWordFinder } from '../../../src/engine/binding/query/related-words.js';
import { readIntentWeights } from '../../../src/engine/binding/scores/intent-weights.js';
import { gatherAll, scoreAll } from '../../../src/engine/binding/scores/score.js';
import { readWeights } from '../../../src/engine/binding/scores/weights.js';
import { SHAPES } from '../../../src/engine/binding/units/shapes.js';
import { readChange } from '../../../src/engine/change/index.js';
import { readCriteria } from '../../../src/engine/criteria/index.js';
import { WordCutter } from '../../../src/engine/text/words.js';
import { buildSnapshot, buildTicket, type FileSpec } from '../../stand-ins/snapshot.js';

function buildCriteria(texts: readonly string[]) {
  return readCriteria([buildTicket(`## Acceptance criteria\n${texts.map((text) => `- ${text}`).join('\n')}`)], '');
}

/** Each file's share of the first of two criteria. */
function computeShares(
  texts: readonly [string, string],
  files: Readonly<Record<string, FileSpec>>,
): Record<string, number> {
  const gathered = gatherAll(buildCriteria(texts).items, readChange(buildSnapshot({ files }), []));
  const { shares } = scoreAll(gathered, readWeights());
  return Object.fromEntries(gathered.units.map(({ path }, unit) => [path, shares[unit * 2] ?? 0]));
}

const old = (text: string, now: string): FileSpec => ({ old: text, new: now });

describe('a change that says neither criterion', () => {
  it.each<[string, [string, string], Record<string, FileSpec>]>([
    [
      'goes to the one whose word it abbreviates',
      ['The configuration is checked at the start.', 'Invoices are sorted by their number.'],
      { 'a.js': { new: 'load(conf);\ncheckConf(conf);\n' }, 'b.js': { new: 'sort(invoices);\n' } },
    ],
    [
      'goes to the one whose word it has in another sense',
      ['Deleting an account needs a second factor.', 'Invoices are sorted by their number.'],
      {
        'a.js': { new: 'export function removeUser(user) {\n  drop(user);\n}\n' },
        'b.js': { new: 'sort(invoices);\n' },
      },
    ],
    [
      'goes to the one whose words are new in it, not to the one whose words stood there',
      ['The order has a currency.', 'The order has an address with a street.'],
      {
        'a.js': old('save(order, address, street);\n', 'save(order, address, street, currency);\n'),
        'b.js': old('show(order);\n', 'show(order, address, street);\n'),
      },
    ],
    [
      'goes to the one that asks for a test, where it is a test',
      ['Tests cover an empty basket.', 'A basket that is empty shows a hint.'],
      {
        'basket.test.js': { new: "it('is empty', () => {\n  expect(basket([])).toBe(hint);\n});\n" },
        'basket.js': { new: 'export function basket(items) {\n  return items.length === 0 ? hint : items;\n}\n' },
      },
    ],
    [
      'goes to the one that asks for removal, where it removes',
      ['Remove the legacy report.', 'Add a monthly report.'],
      {
        'a.js': old('one(report);\ntwo(report);\nthree(report);\nfour();\n', 'four(report);\n'),
        'b.js': { new: 'export function month(report) {\n  return report.month;\n}\nexport const all = 1;\n' },
      },
    ],
  ])('%s', (_, texts, files) => {
    const shares = computeShares(texts, files);
    const [first, second] = Object.keys(files);
    expect(shares[first ?? ''] ?? 0).toBeGreaterThan(0.5);
    expect(shares[second ?? ''] ?? 1).toBeLessThan(0.5);
  });
});

describe('words akin', () => {
  const cutter = new WordCutter();
  const relations = new RelatedWordFinder(
    buildQuery(buildCriteria(['The configuration is authenticated: delete it']).items, cutter),
    cutter,
  );
  const stem = (word: string) => cutter.cutLine(word)[0]?.cut.tokens[0]?.stem ?? '';
  const wanted = (word: string) =>
    (relations.findRelated(stem(word)) ?? []).flatMap(({ terms }) => terms.map((term) => term.surface));

  it.each([
    ['config', ['configuration', 'configuration']],
    ['auth', ['authenticated', 'authenticated']],
    ['remove', ['delete']],
    ['authenticate', ['authenticated']],
    ['autumn', []],
    ['co', []],
    ['invoice', []],
  ])('%s', (word, surfaces) => {
    expect(new Set(wanted(word))).toEqual(new Set(surfaces));
  });

  it('costs a word of any length no more than a look', () => {
    expect(relations.findRelated(`conf${'x'.repeat(100_000)}`)).toBeNull();
  });
});

describe('intents', () => {
  const has = (names: readonly string[], all: readonly string[]) => all.map((name) => (names.includes(name) ? 1 : 0));

  it.each([
    ['a test', ['test'], ['any', 'test', 'assertion'], ['any', 'definition']],
    ['documents', ['document'], ['any', 'document'], ['any', 'definition']],
    ['errors', ['error'], ['any', 'error'], ['any', 'log']],
  ])('of %s go with what it is', (_, intents, right, wrong) => {
    const score = (shapes: readonly string[]) =>
      scoreIntent(readIntentWeights(), has(intents, INTENTS), has(shapes, SHAPES));
    expect(score(right)).toBeGreaterThan(score(wrong));
  });
});

describe('the evidence', () => {
  it.each([
    ['words akin to wanted ones', 'load(conf);\n', /has words akin to the word configuration/u],
    [
      'the kind of change that is asked for',
      'throw new Error();\n',
      /is the kind of change that the criterion asks for/u,
    ],
  ])('names %s', (_, text, reason) => {
    const { items } = buildCriteria(['A failure of the configuration is told.', 'Invoices are sorted.']);
    const gathered = gatherAll(items, readChange(buildSnapshot({ files: { 'a.js': { new: text } } }), []));
    expect(describeEvidence(gathered, scoreAll(gathered, readWeights()), 0, 0).join('; ')).toMatch(reason);
  });
});
