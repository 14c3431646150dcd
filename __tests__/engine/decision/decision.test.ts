import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Verdict } from '../../../src/contract/index.js';
import { createDecider } from '../../../src/engine/decision/decide.js';
import type { Facts } from '../../../src/engine/policy/facts.js';
import { FACTS } from '../../../src/engine/policy/facts.js';
import { resolvePolicy } from '../../../src/engine/policy/resolve.js';
import type { RuleLayer } from '../../../src/engine/policy/resolved.js';
import { policySources } from '../../stand-ins/snapshot.js';
import { factsWith } from './facts-of.js';

const builtIn = async (name: string, file: string | null = null) => {
  const text = file === null ? null : { path: '.review-gate.yml', text: file };
  return (await resolvePolicy(policySources({ tenant: { name, source: null } }), { trusted: text, chosen: null }, []))
    .layers;
};

const layer = (otherwise: RuleLayer['otherwise'], ...rules: [string, string, Verdict][]): RuleLayer => ({
  otherwise,
  rules: rules.map(([name, condition, verdict]) => ({ name, if: condition, verdict, source: 'tenant' })),
});

describe('the built-in policies', () => {
  const ticket = { source: 'ticket', total: 2, met: 1 } as const;
  const none = { source: 'none', total: 0, met: 0 } as const;
  const ONE = { lines: 1, spans: 1, files: 1 };
  const NOTHING = { lines: 0, spans: 0, files: 0 };
  const NAMES = ['strict', 'balanced', 'advisory', 'legacy-open'] as const;
  /** What each policy of NAMES says. */
  const CASES: [string, Facts, [string, string, string, string]][] = [
    [
      'a clean T1 change',
      factsWith(),
      ['auto-approve clean', 'auto-approve clean', 'auto-approve clean', 'auto-approve clean'],
    ],
    [
      'a clean T0 change',
      factsWith({ tier: 0 }),
      ['auto-approve clean', 'auto-approve clean', 'auto-approve clean', 'auto-approve clean'],
    ],
    [
      'a clean T2 change',
      factsWith({ tier: 2 }),
      ['needs-review risk', 'auto-approve clean', 'auto-approve clean', 'auto-approve clean'],
    ],
    [
      'a clean T3 change',
      factsWith({ tier: 3 }),
      ['needs-review risk', 'needs-review high-risk', 'auto-approve clean', 'needs-review high-risk'],
    ],
    [
      'a clean T4 change',
      factsWith({ tier: 4 }),
      ['needs-review risk', 'needs-review high-risk', 'needs-review critical-risk', 'needs-review high-risk'],
    ],
    [
      'an error',
      factsWith({ findings: { total: 1, error: 1 } }),
      ['request-changes errors', 'request-changes errors', 'needs-review errors', 'request-changes errors'],
    ],
    [
      'a warning',
      factsWith({ findings: { total: 1, warn: 1 } }),
      ['needs-review warnings', 'needs-review warnings', 'auto-approve clean', 'needs-review warnings'],
    ],
    [
      'a note',
      factsWith({ findings: { total: 1, info: 1 } }),
      ['auto-approve clean', 'auto-approve clean', 'auto-approve clean', 'auto-approve clean'],
    ],
    [
      'a note on a test case that goes',
      factsWith({
        findings: { total: 1, info: 1, rules: ['tests/cases-removed'], checked_less: ['tests/cases-removed'] },
      }),
      ['needs-review checked-less', 'needs-review checked-less', 'auto-approve clean', 'needs-review checked-less'],
    ],
    [
      'an unmet criterion of a ticket',
      factsWith({ criteria: { ...ticket, unmet: 1 } }),
      [
        'request-changes unmet-criteria',
        'request-changes unmet-criteria',
        'needs-review unmet-criteria',
        'request-changes unmet-criteria',
      ],
    ],
    [
      'an unmet criterion of a closing issue',
      factsWith({ criteria: { ...ticket, source: 'closing_issue', unmet: 1 } }),
      [
        'request-changes unmet-criteria',
        'request-changes unmet-criteria',
        'auto-approve clean',
        'request-changes unmet-criteria',
      ],
    ],
    [
      'an unmet criterion of the description',
      factsWith({ criteria: { ...ticket, source: 'body', unmet: 1 } }),
      [
        'request-changes unmet-criteria',
        'needs-review unmet-in-description',
        'auto-approve clean',
        'needs-review unmet-in-description',
      ],
    ],
    [
      'a weak criterion',
      factsWith({ criteria: { ...ticket, weak: 1 } }),
      ['needs-review weak-criteria', 'needs-review weak-criteria', 'auto-approve clean', 'needs-review weak-criteria'],
    ],
    [
      'a criterion for people',
      factsWith({ criteria: { ...ticket, not_verifiable: 1 } }),
      [
        'needs-review criteria-for-people',
        'needs-review criteria-for-people',
        'auto-approve clean',
        'auto-approve clean',
      ],
    ],
    [
      'a line that nobody asked for',
      factsWith({ accounting: { unaccounted: ONE } }),
      [
        'needs-review unaccounted-changes',
        'needs-review unaccounted-changes',
        'auto-approve clean',
        'auto-approve clean',
      ],
    ],
    [
      'a renamed file that nobody asked for',
      factsWith({ accounting: { unaccounted: { ...ONE, lines: 0 } } }),
      [
        'needs-review unaccounted-changes',
        'needs-review unaccounted-changes',
        'auto-approve clean',
        'auto-approve clean',
      ],
    ],
    [
      'bytes that nobody read',
      factsWith({ accounting: { opaque: { ...ONE, lines: 0 } } }),
      ['needs-review unread-changes', 'needs-review unread-changes', 'auto-approve clean', 'auto-approve clean'],
    ],
    [
      'text for people',
      factsWith({ accounting: { inert: ONE } }),
      ['auto-approve clean', 'auto-approve clean', 'auto-approve clean', 'auto-approve clean'],
    ],
    [
      'tests and imports of what is asked',
      factsWith({ accounting: { supporting: ONE } }),
      ['auto-approve clean', 'auto-approve clean', 'auto-approve clean', 'auto-approve clean'],
    ],
    [
      'what follows from another part',
      factsWith({ accounting: { derived: ONE } }),
      ['auto-approve clean', 'auto-approve clean', 'auto-approve clean', 'auto-approve clean'],
    ],
    [
      'lines that a person signed for',
      factsWith({ accounting: { vouched: { lines: 1, spans: 1, files: 1 } } }),
      ['auto-approve clean', 'auto-approve clean', 'auto-approve clean', 'auto-approve clean'],
    ],
    [
      'no ticket, and lines of code',
      factsWith({ criteria: none, accounting: { asked: NOTHING, unaccounted: ONE } }),
      [
        'needs-review unaccounted-changes',
        'needs-review unaccounted-changes',
        'auto-approve clean',
        'auto-approve clean',
      ],
    ],
    [
      'no ticket, T0, and lines of code',
      factsWith({ tier: 0, criteria: none, accounting: { asked: NOTHING, unaccounted: ONE } }),
      [
        'needs-review unaccounted-changes',
        'needs-review unaccounted-changes',
        'auto-approve clean',
        'auto-approve clean',
      ],
    ],
    [
      'no ticket, and nothing but text for people',
      factsWith({ criteria: none, accounting: { asked: NOTHING, inert: ONE } }),
      ['auto-approve clean', 'auto-approve clean', 'auto-approve clean', 'auto-approve clean'],
    ],
    [
      'a workflow',
      factsWith({ change: { classes: ['ci'] } }),
      [
        'needs-review delicate-files',
        'needs-review delicate-files',
        'auto-approve clean',
        'needs-review delicate-files',
      ],
    ],
    [
      'a migration',
      factsWith({ change: { classes: ['source', 'migration'] } }),
      [
        'needs-review delicate-files',
        'needs-review delicate-files',
        'auto-approve clean',
        'needs-review delicate-files',
      ],
    ],
    [
      'infrastructure',
      factsWith({ change: { classes: ['infra'] } }),
      [
        'needs-review delicate-files',
        'needs-review delicate-files',
        'auto-approve clean',
        'needs-review delicate-files',
      ],
    ],
    [
      'a lockfile',
      factsWith({ change: { classes: ['lockfile'] } }),
      ['needs-review delicate-files', 'auto-approve clean', 'auto-approve clean', 'auto-approve clean'],
    ],
    [
      'no files',
      factsWith({ change: { files: 0 } }),
      [
        'needs-review nothing-to-review',
        'needs-review nothing-to-review',
        'auto-approve clean',
        'needs-review nothing-to-review',
      ],
    ],
    [
      'something unseen',
      factsWith({ coverage: { complete: false } }),
      ['needs-review incomplete', 'needs-review incomplete', 'needs-review incomplete', 'needs-review incomplete'],
    ],
    [
      'an edited policy',
      factsWith({ policy: { changed: true } }),
      ['needs-review policy-edited', 'auto-approve clean', 'auto-approve clean', 'auto-approve clean'],
    ],
    [
      'a policy that does not parse',
      factsWith({ policy: { broken: true } }),
      [
        'needs-review broken-repository-policy',
        'needs-review broken-repository-policy',
        'needs-review broken-repository-policy',
        'needs-review broken-repository-policy',
      ],
    ],
    [
      'an error in lines that nobody asked for',
      factsWith({ findings: { total: 1, error: 1 }, accounting: { unaccounted: ONE } }),
      ['request-changes errors', 'request-changes errors', 'needs-review errors', 'request-changes errors'],
    ],
  ];

  it.each(CASES)('judge %s', async (_, facts, expected) => {
    const judged = NAMES.map(async (name) => {
      const { verdict, rule } = (await createDecider(await builtIn(name)))(facts);
      return `${verdict} ${rule}`;
    });
    expect(await Promise.all(judged)).toEqual(expected);
  });
});

describe('the decision', () => {
  it('is the first rule that holds; those after it are not asked', async () => {
    const decide = await createDecider([
      layer(
        'needs-review',
        ['a', 'tier > 3', 'auto-approve'],
        ['b', 'tier == 1', 'request-changes'],
        ['c', 'true', 'auto-approve'],
      ),
    ]);
    const outcome = decide(factsWith());
    expect(outcome).toMatchObject({ verdict: 'request-changes', rule: 'b', errors: [] });
    expect(outcome.rules.map((rule) => [rule.name, rule.held])).toEqual([
      ['a', false],
      ['b', true],
      ['c', null],
      ['no-rule-held', null],
      ['approved-by-people', null],
      ['incomplete-snapshot', null],
      ['base-not-allowed', null],
      ['ticket-not-read-whole', null],
      ['broken-repository-policy', null],
      ['changes-requested', null],
      ['too-few-people', null],
      ['rule-not-evaluated', null],
    ]);
  });

  it('is needs-review where no rule holds', async () => {
    const outcome = (await createDecider([layer('needs-review', ['a', 'tier > 3', 'auto-approve'])]))(factsWith());
    expect(outcome).toMatchObject({ verdict: 'needs-review', rule: 'no-rule-held' });
    expect(outcome.rules[1]).toEqual({
      name: 'no-rule-held',
      condition: 'true',
      verdict: 'needs-review',
      held: true,
      source: 'engine',
    });
    expect((await createDecider([]))(factsWith()).verdict).toBe('needs-review');
  });

  it.each([
    ['something unseen', factsWith({ coverage: { complete: false } }), 'incomplete-snapshot'],
    [
      'a file that only people can look at',
      factsWith({ coverage: { complete: false, for_people: true } }),
      'incomplete-snapshot',
    ],
    [
      'something unseen that nobody can look at, approved',
      factsWith({ coverage: { complete: false }, reviews: { given: true, approved: true } }),
      'incomplete-snapshot',
    ],
    ['a base that is not allowed', factsWith({ base: { allowed: false } }), 'base-not-allowed'],
    ['a repository policy that does not parse', factsWith({ policy: { broken: true } }), 'broken-repository-policy'],
    [
      'a change of which a person asks for another',
      factsWith({ reviews: { given: true, changes_requested: 1 } }),
      'changes-requested',
    ],
    [
      'lines that one person vouched for where two must approve',
      factsWith({
        accounting: { vouched: { lines: 1, spans: 1, files: 1 } },
        reviews: { given: true, needed: 2, approvals: 1 },
      }),
      'too-few-people',
    ],
    [
      'a criterion that one person signed where two must approve',
      factsWith({ criteria: { signed: 1 }, reviews: { given: true, needed: 2 } }),
      'too-few-people',
    ],
  ])('never approves %s, whatever the policy says', async (_, facts, guard) => {
    const outcome = (await createDecider([layer('needs-review', ['all', 'true', 'auto-approve'])]))(facts);
    expect(outcome).toMatchObject({ verdict: 'needs-review', rule: guard });
    expect(outcome.rules.find((rule) => rule.name === guard)?.held).toBe(true);
  });

  it('keeps request-changes where a guard stands too', async () => {
    const decide = await createDecider([layer('needs-review', ['all', 'true', 'request-changes'])]);
    expect(decide(factsWith({ coverage: { complete: false } }))).toMatchObject({
      verdict: 'request-changes',
      rule: 'all',
    });
  });

  it.each([
    ['a division by zero', 'tier / (tier - tier) > 1'],
    ['a plane that is not there', 'findings.by_plane["eslint"].error > 0'],
    ['a list that is too short', 'pr.labels[3] == "a"'],
    ['an overflow', '9223372036854775807 + tier > 0'],
    ['a condition that never compiled', 'teir > 1'],
  ])('does not approve past a rule with %s, and says so', async (_, condition) => {
    const decide = await createDecider([
      layer('needs-review', ['bad', condition, 'request-changes'], ['all', 'true', 'auto-approve']),
    ]);
    const outcome = decide(factsWith());
    expect(outcome).toMatchObject({ verdict: 'needs-review', rule: 'rule-not-evaluated' });
    expect(outcome.rules[0]).toMatchObject({ name: 'bad', held: false });
    expect(outcome.errors).toEqual([{ rule: 'bad', source: 'tenant', message: expect.stringMatching(/./) }]);
  });

  it('approves where the faulty rule comes after the one that decides', async () => {
    const decide = await createDecider([
      layer('needs-review', ['all', 'true', 'auto-approve'], ['bad', '1 / 0 > 1', 'request-changes']),
    ]);
    expect(decide(factsWith())).toMatchObject({ verdict: 'auto-approve', rule: 'all', errors: [] });
  });

  it('of two policies is the stricter', async () => {
    const verdicts: Verdict[] = ['auto-approve', 'needs-review', 'request-changes'];
    for (const [i, first] of verdicts.entries()) {
      for (const [j, second] of verdicts.entries()) {
        const decide = await createDecider([
          layer('needs-review', ['first', 'true', first]),
          layer(null, ['second', 'true', second]),
        ]);
        expect(decide(factsWith())).toMatchObject({
          verdict: verdicts[Math.max(i, j)],
          rule: j > i ? 'second' : 'first',
        });
      }
    }
  });

  it('is not touched by a layer that only adds and has nothing to say', async () => {
    const decide = await createDecider([
      layer('needs-review', ['all', 'true', 'auto-approve']),
      layer(null, ['never', 'false', 'request-changes']),
    ]);
    expect(decide(factsWith())).toMatchObject({ verdict: 'auto-approve', rule: 'all' });
  });

  it('with a repository file is never looser than without', async () => {
    const strictness: Verdict[] = ['auto-approve', 'needs-review', 'request-changes'];
    const facts = fc
      .record({
        tier: fc.integer({ min: 0, max: 4 }),
        error: fc.nat(2),
        warn: fc.nat(2),
        unmet: fc.nat(1),
        complete: fc.boolean(),
        source: fc.constantFrom('ticket' as const, 'none' as const),
        unaccounted: fc.nat(1),
      })
      .map((one) =>
        factsWith({
          tier: one.tier,
          findings: { total: one.error + one.warn, error: one.error, warn: one.warn },
          criteria: { unmet: one.unmet, source: one.source },
          coverage: { complete: one.complete },
          accounting: { unaccounted: { lines: one.unaccounted, spans: one.unaccounted, files: one.unaccounted } },
        }),
      );
    const files = fc.constantFrom(
      'extends: advisory',
      'extends: strict',
      'rules: [{name: yes, if: true, verdict: auto-approve}]',
      'rules: [{name: no, if: tier > 1, verdict: request-changes}]',
      '',
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('strict', 'balanced', 'advisory', 'legacy-open'),
        files,
        facts,
        async (name, file, one) => {
          const alone = (await createDecider(await builtIn(name)))(one).verdict;
          const both = (await createDecider(await builtIn(name, file)))(one).verdict;
          expect(strictness.indexOf(both)).toBeGreaterThanOrEqual(strictness.indexOf(alone));
        },
      ),
    );
  });
});

describe('the facts', () => {
  it('are those of the table, of the types it names', () => {
    const leaves = (value: object, lead: string): [string, unknown][] =>
      Object.entries(value).flatMap(([key, one]): [string, unknown][] =>
        typeof one === 'object' && one !== null && !Array.isArray(one) && key !== 'by_plane'
          ? leaves(one, `${lead}${key}.`)
          : [[`${lead}${key}`, one]],
      );
    const made = leaves(factsWith(), '');
    expect(made.map(([name]) => name).toSorted()).toEqual(FACTS.map((fact) => fact.name).toSorted());
    for (const [name, value] of made) {
      const type = FACTS.find((fact) => fact.name === name)?.type ?? '';
      const expected =
        new Map([
          ['int', 'number'],
          ['double', 'number'],
          ['bool', 'boolean'],
          ['string', 'string'],
        ]).get(type) ?? 'object';
      expect([name, typeof value]).toEqual([name, expected]);
    }
  });

  it('can each be named in a condition', async () => {
    for (const { name, type } of FACTS) {
      const condition = {
        int: `${name} >= 0`,
        double: `${name} >= 0.0`,
        bool: `${name} || !${name}`,
        string: `${name} == ${name}`,
        'list<string>': `${name}.all(x, x == x)`,
        'map<counts>': `${name}["security"].total == 0`,
      }[type];
      const outcome = (await createDecider([layer('needs-review', [name, condition, 'request-changes'])]))(factsWith());
      expect([outcome.rule, outcome.errors]).toEqual([name, []]);
    }
  });

  it('are walked through within a bound: beyond it a condition fails, and nothing is approved', async () => {
    const loop = 'change.paths.exists(p, p == "none")';
    const layers = [
      layer(
        'needs-review',
        ...Array.from({ length: 10 }, (_, index): [string, string, Verdict] => [`r${index}`, loop, 'request-changes']),
        ['all', 'true', 'auto-approve'],
      ),
    ];
    const paths = (length: number) =>
      factsWith({ change: { paths: Array.from({ length }, (_, index) => `f${index}`) } });
    expect((await createDecider(layers))(paths(10_000))).toMatchObject({ verdict: 'auto-approve', errors: [] });
    expect((await createDecider(layers))(paths(10_001))).toMatchObject({
      verdict: 'needs-review',
      rule: 'rule-not-evaluated',
      errors: [{ rule: 'r9', message: expect.stringContaining('more than 100000 elements') }],
    });
  });

  it('answer the same whatever was asked before', async () => {
    const layers = [
      layer(
        'needs-review',
        ['a', 'tier > 2 && findings.error > 0', 'request-changes'],
        ['b', 'findings.error > 0', 'needs-review'],
        ['c', 'true', 'auto-approve'],
      ),
    ];
    const one = factsWith();
    const many = [
      one,
      { ...one, tier: 3 },
      factsWith({ tier: 3, findings: { error: 1 } }),
      { ...one, findings: { ...one.findings, error: 1 } },
      one,
    ];
    const asked = await createDecider(layers);
    expect(many.map(asked)).toEqual(await Promise.all(many.map(async (facts) => (await createDecider(layers))(facts))));
    expect(many.map((facts) => asked(facts).rule)).toEqual(['c', 'c', 'a', 'b', 'c']);
  });

  it('match patterns in linear time', async () => {
    const title = 'a'.repeat(50_000);
    const decide = await createDecider([
      layer(
        'needs-review',
        ['a', "pr.title.matches('^(a+)+$')", 'request-changes'],
        ['b', "pr.title.matches('(a|a)*b')", 'request-changes'],
      ),
    ]);
    expect(decide(factsWith({ pr: { title: `${title}!` } })).rule).toBe('no-rule-held');
    expect(decide(factsWith({ pr: { title } })).rule).toBe('a');
  });
});
