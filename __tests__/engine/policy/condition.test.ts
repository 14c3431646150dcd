/** What the checker lets through, the evaluator can evaluate: no condition fails at run time for its types. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bindFacts, compileCondition } from '../../../src/engine/policy/expression.js';
import { factsWith } from '../decision/facts-of.js';

const FACTS = factsWith({ pr: { labels: ['a', 'b'] }, findings: { rules: ['tests/focused'] } });

/** Errors that hang on values, which no checker can rule out. */
const OF_VALUES =
  /divide by zero|modulus by zero|overflow|out of bounds|out of range|no such key|field not found|unresolved/u;

/** Expressions by the type they mostly have; now and then one of another type, so that the checker has work. */
const { bool: expression } = fc.letrec<Record<'bool' | 'int' | 'double' | 'string' | 'list' | 'any', string>>((tie) => {
  const pair = (type: 'bool' | 'int' | 'double' | 'string', ...operators: string[]) =>
    fc.tuple(tie(type), fc.constantFrom(...operators), tie(type)).map(([a, operator, b]) => `(${a} ${operator} ${b})`);
  const choice = (type: 'bool' | 'int' | 'string' | 'list') =>
    fc.tuple(tie('bool'), tie(type), tie(type)).map(([a, b, c]) => `(${a} ? ${b} : ${c})`);
  const of = (...branches: fc.Arbitrary<string>[]) => fc.oneof({ maxDepth: 5, depthSize: 'medium' }, ...branches);
  const ORDER = ['==', '!=', '<', '<=', '>', '>='];
  return {
    any: fc.oneof(
      tie('bool'),
      tie('int'),
      tie('double'),
      tie('string'),
      tie('list'),
      fc.constantFrom('findings', 'null', 'x'),
    ),
    int: of(
      fc.constantFrom(
        'tier',
        'findings.error',
        'findings.by_plane["security"].total',
        'findings.by_plane["none"].error',
        '0',
        '3',
        '9223372036854775807',
      ),
      pair('int', '+', '-', '*', '/', '%'),
      fc
        .tuple(fc.constantFrom('-', 'int', 'size'), fc.oneof(tie('int'), tie('list'), tie('any')))
        .map(([f, a]) => `${f}(${a})`),
      choice('int'),
    ),
    double: of(
      fc.constantFrom('risk.score', 'criteria.min_confidence', '2.5'),
      pair('double', '+', '-', '*', '/'),
      tie('int').map((a) => `double(${a})`),
    ),
    string: of(fc.constantFrom('pr.title', 'pr.labels[0]', 'pr.labels[9]', '"a"', 'x'), choice('string')),
    list: of(
      fc.constantFrom('pr.labels', 'findings.rules', '["a"]', '[]', 'findings.by_plane'),
      fc.tuple(tie('list'), tie('bool')).map(([a, b]) => `${a}.filter(x, ${b})`),
      choice('list'),
    ),
    bool: of(
      fc.constantFrom('true', 'false', 'coverage.complete', 'has(findings.by_plane.none)'),
      pair('int', ...ORDER),
      pair('double', ...ORDER),
      pair('string', ...ORDER),
      pair('bool', '&&', '||', '==', '!='),
      tie('bool').map((a) => `!${a}`),
      fc
        .tuple(tie('any'), fc.constantFrom('==', '<', 'in', '+', '&&'), tie('any'))
        .map(([a, operator, b]) => `(${a} ${operator} ${b})`),
      fc.tuple(tie('string'), tie('list')).map(([a, b]) => `(${a} in ${b})`),
      fc
        .tuple(tie('string'), fc.constantFrom('contains', 'startsWith', 'endsWith', 'matches'), tie('string'))
        .map(([a, f, b]) => `${a}.${f}(${b})`),
      fc
        .tuple(tie('list'), fc.constantFrom('all', 'exists', 'exists_one', 'map'), tie('bool'))
        .map(([a, f, b]) => `${a}.${f}(x, ${b})`),
      choice('bool'),
    ),
  };
});

describe('a condition that compiles', () => {
  it('evaluates to true, to false, or to an error of its values', async () => {
    const bound = bindFacts(FACTS);
    let compiled = 0;
    await fc.assert(
      fc.asyncProperty(expression, async (text) => {
        const made = await compileCondition(text);
        if (!made.ok) return;
        compiled += 1;
        const outcome = made.condition(bound);
        if (outcome.error !== null) expect(outcome.error).toMatch(OF_VALUES);
      }),
      { numRuns: 6000, seed: 20_250_601 },
    );
    expect(compiled).toBeGreaterThan(1000);
  });

  it.each([
    ['size(pr.labels.filter(l, l != "a")) == 1', true],
    ['pr.labels.exists_one(l, l == "a")', true],
    ['findings.by_plane.exists(p, p == "security")', true],
    ['"security" in findings.by_plane && !("none" in findings.by_plane)', true],
    ['has(findings.by_plane.none)', false],
    ['"constructor" in findings.by_plane', false],
    ['findings.by_plane["none"].error > 0 || true', true],
    ['tier == 1.0 && tier / 2 == 0 && double(tier) / 2.0 == 0.5', true],
    ['pr.title.size() == 8 && pr.title.matches("^A c")', true],
    ['[1, 2].all(n, n < 3)', true],
  ])('%s is %s', async (text, held) => {
    const made = await compileCondition(text);
    if (!made.ok) throw new Error(made.faults.map((fault) => fault.message).join());
    expect(made.condition(bindFacts(FACTS))).toEqual({ held, error: null });
  });
});
