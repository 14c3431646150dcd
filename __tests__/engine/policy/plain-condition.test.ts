/** What is read without CEL says what CEL says; what is not surely the same is left to it. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { BUILT_IN_POLICIES } from '../../../src/engine/policy/built-in.js';
import { compileByCel } from '../../../src/engine/policy/cel.js';
import { bindFacts } from '../../../src/engine/policy/expression.js';
import { FACTS } from '../../../src/engine/policy/facts.js';
import { parsePlainCondition } from '../../../src/engine/policy/plain-condition.js';
import { factsWith } from '../decision/facts-of.js';

const of = (type: string) => FACTS.filter((fact) => fact.type === type).map(({ name }) => name);

const TEXTS = ['ticket', 'body', 'ci', 'docs', 'main', 'a b', "it's", ''];
const text = fc.constantFrom(...TEXTS).map((one) => JSON.stringify(one));
const texts = fc.array(text, { minLength: 1, maxLength: 3 }).map((all) => `[${all.join(', ')}]`);
const comparison = fc.constantFrom('==', '!=', '<', '<=', '>', '>=');

const joined = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((all) => all.join(' '));

/** Conditions of the plain kind, and now and then of one that is a fault or is read otherwise. */
const { any: condition } = fc.letrec<Record<'any' | 'one', string>>((tie) => ({
  one: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom('true', 'false', ...of('bool')),
    joined(fc.constantFrom(...of('int')), comparison, fc.constantFrom('0', '1', '3', '1.5')),
    joined(
      fc.constantFrom(...of('list<string>'), 'tier', 'pr.title').map((name) => `size(${name})`),
      comparison,
      fc.constantFrom('0', '1', '2', '0.5'),
    ),
    joined(fc.constantFrom(...of('double')), comparison, fc.constantFrom('0.5', '3.5', '1')),
    joined(fc.constantFrom(...of('string')), fc.constantFrom('==', '!=', '<'), text),
    joined(fc.constantFrom(...of('string')), fc.constant('in'), texts),
    joined(text, fc.constant('in'), fc.constantFrom(...of('list<string>'))),
    fc
      .tuple(fc.constantFrom(...of('list<string>')), fc.constantFrom('c', 'x', 'tier'), texts)
      .map(([list, name, all]) => `${list}.exists(${name}, ${name} in ${all})`),
    fc.tuple(fc.constantFrom(...of('list<string>')), text).map(([list, one]) => `${list}.exists(c, c == ${one})`),
    tie('any').map((inner) => `(${inner})`),
    tie('any').map((inner) => `!(${inner})`),
    tie('one').map((inner) => `!${inner}`),
  ),
  any: fc.oneof(
    { maxDepth: 4 },
    tie('one'),
    fc.tuple(tie('one'), fc.constantFrom(' && ', ' || ', '&&', '||', ' == '), tie('any')).map((all) => all.join('')),
  ),
}));

const facts = fc
  .record({
    tier: fc.nat(4),
    score: fc.constantFrom(0, 0.5, 3.5),
    complete: fc.boolean(),
    source: fc.constantFrom('ticket' as const, 'body' as const, 'none' as const),
    classes: fc.subarray(['ci', 'docs', 'source'] as const),
    title: fc.constantFrom(...TEXTS),
    labels: fc.subarray(TEXTS),
  })
  .map(({ tier, score, complete, source, classes, title, labels }) =>
    factsWith({
      tier,
      risk: { score },
      coverage: { complete },
      criteria: { source },
      change: { classes },
      pr: { title, labels },
    }),
  );

describe('a plain condition', () => {
  it('holds where it holds by CEL, and counts as much', () => {
    let plain = 0;
    fc.assert(
      fc.property(condition, facts, (one, given) => {
        const read = parsePlainCondition(one);
        if (read === null) return;
        plain += 1;
        const compiled = compileByCel(one);
        if (!compiled.ok) throw new Error(compiled.faults.map(({ message }) => message).join());
        expect({ held: read.holds(given), error: null }).toEqual(compiled.condition(bindFacts(given)));
        expect(read.loops).toBe(compiled.loops);
        expect(compiled.groups).toEqual(expect.arrayContaining([...read.groups]));
        expect(compiled.groups.filter((name) => FACTS.some((fact) => fact.name.split('.')[0] === name))).toHaveLength(
          read.groups.length,
        );
      }),
      { numRuns: 3000, seed: 20_260_701 },
    );
    expect(plain).toBeGreaterThan(1000);
  });

  it.each(Object.entries(BUILT_IN_POLICIES))('is each of the built-in policy %s', (_, policy) => {
    const conditions = [...policy.matchAll(/^ {4}if: (?:"(.*)"|(.*))$/gmu)].map(([, quoted, bare]) => quoted ?? bare);
    expect(conditions.length).toBeGreaterThan(3);
    expect(conditions.filter((one) => parsePlainCondition(one ?? '') === null)).toEqual([]);
  });

  it.each([
    ['', 'nothing'],
    ['tier', 'no truth'],
    ['tier > "1"', 'types that do not fit'],
    ['teir > 1', 'no fact'],
    ['findings > 1', 'a group'],
    ['tier > 1 > 2', 'a chain'],
    ['!tier > 1', 'not of a number'],
    ['!coverage.complete == true', 'a comparison behind "not"'],
    ['tier > 9223372036854775808', 'a number that is too large'],
    ['tier > 01x', 'no number'],
    ['tier > 1u', 'an unsigned number'],
    ['tier > -1', 'a sign'],
    ['pr.title == "\\x61"', 'an escape'],
    ['pr.title == r"a"', 'a raw string'],
    ['pr.title == """a"""', 'three quotes'],
    ['pr.title == "ä"', 'letters beyond ASCII'],
    ['pr.title < "b"', 'an order of texts'],
    ['tier > 1 // not here', 'a comment'],
    ['pr.labels.exists(tier, tier == "a")', 'a name that hides a fact'],
    ['pr.labels.all(l, l == "a")', 'another macro'],
    ['pr.title.matches("a")', 'a pattern'],
    ['(tier > 1', 'an open bracket'],
    ['tier > 1)', 'a bracket too many'],
    ['tier > 1 &&', 'half of it'],
    ['tier > 1 tier > 2', 'two at once'],
    ['pr.title in []', 'an empty list'],
    ['tier > 1;', 'an unknown sign'],
  ])('is not %j: %s', (one) => expect(parsePlainCondition(one)).toBeNull());
});
