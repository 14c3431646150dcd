import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { BUILT_IN, BUILT_IN_POLICIES } from '../../../src/engine/policy/built-in.js';
import { parsePolicyText } from '../../../src/engine/policy/parse.js';
import { BuiltInName } from '../../../src/engine/policy/schema.js';

const RULES = ['tests/focused', 'tests/disabled', 'security/secrets'];
const parse = (text: string) => parsePolicyText(text, RULES);

/** Faults as `line:column message`. */
async function faults(text: string): Promise<string[]> {
  const parsed = await parse(text);
  return parsed.ok ? [] : parsed.faults.map((fault) => `${fault.line}:${fault.column} ${fault.message}`);
}

const rule = (condition: string) => `rules:\n  - name: r\n    if: ${condition}\n    verdict: needs-review\n`;

describe('a policy that parses', () => {
  it('holds every key of the language', async () => {
    const parsed = await parse(`
extends: strict
rules:
  - name: docs only
    if: change.classes.all(c, c == "docs")
    verdict: auto-approve
severities:
  tests/focused: off
  security/*: error
  eslint/no-eval: warn
paths:
  "gen/**": generated
criteria:
  met: 0.7
suppressions:
  - rule: tests/focused
    path: legacy/**
    reason: moved out next quarter
    expires: 2026-01-31
`);
    expect(parsed).toEqual({
      ok: true,
      policy: {
        extends: 'strict',
        rules: [{ name: 'docs only', if: 'change.classes.all(c, c == "docs")', verdict: 'auto-approve' }],
        severities: { 'tests/focused': 'off', 'security/*': 'error', 'eslint/no-eval': 'warn' },
        paths: { 'gen/**': 'generated' },
        criteria: { met: 0.7 },
        suppressions: [
          { rule: 'tests/focused', path: 'legacy/**', reason: 'moved out next quarter', expires: '2026-01-31' },
        ],
      },
    });
  });

  it.each([
    ['nothing at all', ''],
    ['a comment', '# later\n'],
    ['null', 'null'],
    ['an empty mapping', '{}'],
  ])('may be %s: then all of it is what it stands on', async (_, text) => {
    expect(await parse(text)).toEqual({ ok: true, policy: {} });
  });

  it('may be JSON', async () => {
    const text = JSON.stringify({ rules: [{ name: 'r', if: 'tier > 1', verdict: 'needs-review' }] });
    expect(await parse(text)).toMatchObject({ ok: true, policy: { rules: [{ if: 'tier > 1' }] } });
  });

  it('may say true and false without quotes', async () => {
    expect(await parse(rule('true'))).toMatchObject({ ok: true, policy: { rules: [{ if: 'true' }] } });
  });

  it.each(BuiltInName.options)('is what the built-in %s is written as', async (name) => {
    expect(await parse(BUILT_IN_POLICIES[name])).toEqual({ ok: true, policy: BUILT_IN[name].document });
  });
});

describe('a policy that does not parse', () => {
  it.each([
    [
      'an unknown key',
      'rule: []',
      [
        '1:1 unknown key "rule"; known: extends, rules, severities, paths, criteria, tickets, people, bases, derived, suppressions',
      ],
    ],
    [
      'an unknown key of a rule',
      `${rule('true')}    when: x`,
      ['5:5 rules[0]: unknown key "when"; known: name, if, verdict'],
    ],
    ['an unknown key of criteria', 'criteria:\n  min: 1\n', ['2:3 criteria: unknown key "min"; known: met, require']],
    [
      'a status that criteria cannot require',
      'criteria:\n  require: weak\n',
      [expect.stringMatching(/^2:12 criteria.require: /)],
    ],
    [
      'an unknown key of people',
      'people:\n  approval: 2\n',
      ['2:3 people: unknown key "approval"; known: approvals, owners, may_sign, four_eyes_from'],
    ],
    [
      'an unknown key of made files',
      'derived:\n  - path: a\n    from: b\n    to: c\n',
      ['4:5 derived[0]: unknown key "to"; known: path, from'],
    ],
    ['too few people', 'people:\n  approvals: 0\n', ['2:14 people.approvals: must be at least 1']],
    ['half a person', 'people:\n  approvals: 1.5\n', ['2:14 people.approvals: must be a whole number']],
    ['too sure', 'criteria:\n  met: 2\n', ['2:8 criteria.met: must be at most 1']],
    ['owners that are no yes or no', 'people:\n  owners: 3\n', ['2:11 people.owners: must be true or false']],
    ['nobody who may sign', 'people:\n  may_sign: []\n', ['2:13 people.may_sign: must have at least 1 entry']],
    [
      'a day as a number',
      'suppressions:\n  - path: a\n    reason: b\n    expires: 2027\n',
      ['4:14 suppressions[0].expires: must be a date, YYYY-MM-DD'],
    ],
    ['made files without a source', 'derived:\n  - path: dist/**\n', ['2:5 derived[0].from: is missing']],
    ['bases that are no list', 'bases: main\n', ['1:8 bases: must be a list']],
    [
      'a repository without its owner',
      'tickets:\n  repositories: [planning]\n',
      ['2:18 tickets.repositories[0]: must be <owner>/<name>'],
    ],
    [
      'an unknown key of tickets',
      'tickets:\n  repos: []\n',
      ['2:3 tickets.repositories: is missing', '2:3 tickets: unknown key "repos"; known: repositories'],
    ],
    ['a base that is none', 'extends: lax', ['1:10 extends: must be one of strict, balanced, advisory, legacy-open']],
    ['a missing verdict', 'rules:\n  - name: a\n    if: true\n', ['2:5 rules[0].verdict: is missing']],
    [
      'a verdict that is none',
      rule('true').replace('needs-review', 'approve'),
      ['4:14 rules[0].verdict: must be one of auto-approve, needs-review, request-changes'],
    ],
    ['a list where a mapping stands', '- a\n- b\n', ['1:1 must be a mapping of keys to values']],
    ['a mapping where a list stands', 'rules:\n  a: b\n', ['2:3 rules: must be a list']],
    ['a text', 'strict', ['1:1 must be a mapping of keys to values']],
    [
      'a severity that is none',
      'severities:\n  tests/focused: high\n',
      ['2:18 severities.tests/focused: must be one of off, info, warn, error'],
    ],
    [
      'a severity of a rule that is none',
      'severities:\n  tests/focussed: warn\n',
      ['2:3 severities: there is no rule "tests/focussed"; nearest: tests/focused'],
    ],
    [
      'a severity of a rule that is like none',
      'severities:\n  tests/zzz: warn\n',
      ['2:3 severities: there is no rule "tests/zzz"; "tests" has: tests/disabled, tests/focused'],
    ],
    [
      'a severity without a plane',
      'severities:\n  focused: warn\n',
      ['2:3 severities.focused: must be <plane>/<rule> or <plane>/*'],
    ],
    [
      'a class that is none',
      'paths:\n  "a/**": code\n',
      [expect.stringMatching(/^2:11 paths.a\/\*\*: must be one of source, test/)],
    ],
    ['a threshold above one', 'criteria: {met: 1.5}', [expect.stringMatching(/^1:17 criteria.met: /)]],
    ['a threshold that is a text', 'criteria:\n  met: high\n', ['2:8 criteria.met: must be a number']],
    [
      'a suppression without a reason',
      'suppressions:\n  - rule: tests/focused\n',
      ['2:5 suppressions[0].reason: is missing'],
    ],
    [
      'a suppression with a blank reason',
      'suppressions:\n  - {rule: tests/focused, reason: "  "}\n',
      [expect.stringContaining('a suppression needs a reason')],
    ],
    [
      'a suppression of everything',
      'suppressions:\n  - reason: because\n',
      ['2:5 suppressions[0]: a suppression names a rule, a path or a fingerprint, or several of them'],
    ],
    [
      'an expiry that is no date',
      'suppressions:\n  - {path: a, reason: b, expires: 2025-02-30}\n',
      [expect.stringContaining('must be a date, YYYY-MM-DD')],
    ],
    [
      'two rules of one name',
      `${rule('true')}  - {name: r, if: true, verdict: needs-review}\n`,
      ['5:12 rules[1].name: there is a rule "r" before; names must differ'],
    ],
    ['a key that is there twice', 'extends: strict\nextends: strict\n', ['2:1 this key is there twice']],
    [
      'two documents',
      'extends: strict\n---\nextends: strict\n',
      ['2:1 a policy is one document; there is a second one'],
    ],
    ['broken YAML', 'rules: [1, 2\nextends: strict', [expect.stringMatching(/^2:1 /)]],
    ['a tag', '!!js/function x', [expect.stringContaining('Unresolved tag')]],
    ['an alias to nothing', 'extends: *x', [expect.stringContaining('nested too deeply, or with too many aliases')]],
    ['a tab as indentation', 'rules:\n\t- a', [expect.stringMatching(/^2:1 Tabs/)]],
    ['depth without end', '['.repeat(30_000), ['1:1 nested too deeply']],
    ['dashes without end', '- '.repeat(30_000), ['1:1 nested too deeply']],
    ['more levels than any policy has', `${'- '.repeat(70)}a`, ['1:1 nested too deeply']],
    ['length without end', `# ${'x'.repeat(65_600)}`, ['1:1 a policy has at most 65536 characters, this has 65602']],
  ])('%s', async (_, text, expected) => {
    expect(await faults(text)).toEqual(expected);
  });

  it('has all its faults told at once, in the order of the text', async () => {
    const text = 'rules:\n  - name: a\n    if: teir > 1\n    verdict: yes please\nextra: 1\n';
    expect(await faults(text)).toEqual([
      expect.stringMatching(/^3:9 rules\[0\]\.if: unknown fact "teir"/),
      expect.stringMatching(/^4:14 rules\[0\]\.verdict: must be one of/),
      expect.stringMatching(/^5:1 unknown key "extra"/),
    ]);
  });

  it('stops aliases that multiply', async () => {
    const bomb = `a: &a [x,x,x,x,x,x,x,x,x]\n${'bcdefgh'
      .split('')
      .map((key, index) => {
        const before = '*'.concat('abcdefgh'.charAt(index));
        return `${key}: &${key} [${Array(9).fill(before).join(',')}]\n`;
      })
      .join('')}`;
    expect(await faults(bomb)).toEqual(['1:1 nested too deeply, or with too many aliases']);
  });
});

describe('a condition', () => {
  it.each([
    [
      'an unknown fact',
      'teir > 1',
      '3:9 rules[0].if: unknown fact "teir"; known: tier, risk, coverage, findings, criteria, accounting, tests, tested, reviews, change, pr, base, policy',
    ],
    [
      'an unknown field',
      'tier > 1 && findings.errors > 0',
      '3:29 rules[0].if: unknown fact "findings.errors"; "findings" has: total, error, warn, info, suppressed, signed, left_out, rules, checked_less, by_plane',
    ],
    [
      'an unknown count',
      'findings.by_plane["security"].errors > 0',
      '3:38 rules[0].if: unknown fact "findings.by_plane[…].errors"; "findings.by_plane[…]" has: total, error, warn, info',
    ],
    ['has() of an unknown field', 'has(findings.errors)', expect.stringContaining('unknown fact "findings.errors"')],
    ['a fact in a loop', 'pr.labels.exists(l, l == lable)', expect.stringContaining('unknown fact "lable"')],
    ['types that never match', 'tier == "T3"', '3:14 rules[0].if: == does not take int and string'],
    ['an order of types that have none', 'pr.title > 3', '3:18 rules[0].if: > does not take string and int'],
    ['a number as a condition', 'findings.error', '3:17 rules[0].if: a condition must be true or false, this is a int'],
    [
      'a group as a condition',
      'coverage',
      '3:9 rules[0].if: a condition must be true or false, this is a group "coverage"',
    ],
    ['a number where true or false stands', 'tier && true', '3:9 rules[0].if: && does not take int and bool'],
    [
      'the wrong type in a list',
      'pr.author in [1, "a"]',
      expect.stringContaining('a list of int cannot hold a string'),
    ],
    ['membership across types', '3 in pr.labels', expect.stringContaining('in does not take int and list of string')],
    [
      'an unknown function',
      'pr.title.lower() == "x"',
      expect.stringContaining('unknown function "lower"; known: .contains()'),
    ],
    ['a clock', 'timestamp("2025-01-01T00:00:00Z")', expect.stringContaining('unknown function "timestamp"')],
    ['a function that could grow', 'size(pr.labels.map(x, x)) > 1', expect.stringContaining('unknown function "map"')],
    ['string building', 'pr.title + "a" == "b"', expect.stringContaining('+ does not take string and string')],
    [
      'list building',
      'size(pr.labels + pr.labels) > 1',
      expect.stringContaining('+ does not take list of string and list of string'),
    ],
    [
      'a loop in a loop',
      'pr.labels.exists(a, pr.labels.exists(b, a == b))',
      expect.stringContaining('exists() cannot stand inside another'),
    ],
    [
      'a loop over no list',
      'pr.title.exists(c, c == "a")',
      expect.stringContaining('exists() needs a list, this is a string'),
    ],
    [
      'a pattern that is none',
      "pr.title.matches('(')",
      expect.stringContaining('not a regular expression that RE2 knows'),
    ],
    [
      'a pattern RE2 has not',
      "pr.title.matches('(a)\\1')",
      expect.stringContaining('not a regular expression that RE2 knows'),
    ],
    ['a pattern out of a fact', 'pr.title.matches(pr.author)', expect.stringContaining('must be a string written out')],
    ['a message', 'Foo{a: 1}', expect.stringContaining('maps and messages cannot be made')],
    ['null', 'pr.title == null', expect.stringContaining('only whole and decimal numbers')],
    [
      'an operator too few',
      'tier >',
      expect.stringMatching(/^3:14 rules\[0\]\.if: not a CEL expression: cannot read on at >/),
    ],
    ['one equals sign', 'tier = 2', expect.stringMatching(/cannot read on at =; to compare, write ==$/)],
    ['two names in a row', 'tier tier', expect.stringContaining('not a CEL expression')],
    [
      'a bracket too few',
      '(tier > 1',
      expect.stringMatching(/it ends too early; a bracket is not closed: \) is missing$/),
    ],
    [
      'a bracket too few in a call',
      'change.paths.exists(p, p.startsWith("(")',
      expect.stringMatching(/a bracket is not closed: \) is missing$/),
    ],
    ['a bracket too many', 'tier > 1)', expect.stringMatching(/cannot read on at \)$/)],
    ['whole and decimal numbers mixed', 'tier + 0.5 > 1.0', expect.stringContaining('+ does not take int and double')],
    [
      'brackets without end',
      `${'('.repeat(30)}true${')'.repeat(30)}`,
      expect.stringContaining('brackets go deeper than 24'),
    ],
    [
      'length without end',
      `true${' || true'.repeat(200)}`,
      expect.stringContaining('a condition has at most 1000 characters'),
    ],
  ])('with %s is a fault at its place', async (_, condition, expected) => {
    expect(
      await faults(rule(condition.startsWith('(') || !/[:{]/.test(condition) ? condition : `'${condition}'`)),
    ).toEqual([expected]);
  });

  it('that is blank is a fault', async () => {
    expect(await faults(rule('""'))).toEqual(['3:10 rules[0].if: the condition is empty']);
  });

  it('has its column counted through quotes, and its first line told where it is folded', async () => {
    expect((await faults(rule('"tier > 1 && nope"')))[0]).toMatch(/^3:22 /);
    expect((await faults(rule("'tier > 1 && nope'")))[0]).toMatch(/^3:22 /);
    expect((await faults(rule('|\n      tier > 1 &&\n      nope')))[0]).toMatch(/^3:9 /);
  });

  it.each([
    'tier >= 3 && !coverage.complete',
    'tier > 2.5',
    'risk.score / 2.0 >= 1.5 || -risk.score < 0.0',
    '(findings.error + findings.warn) % 2 == 0',
    'findings.by_plane["security"].error > 0 || "x" in findings.by_plane',
    'findings.by_plane.security.total == 0',
    '"tests/focused" in findings.rules',
    'criteria.source in ["ticket", "closing_issue"]',
    'criteria.min_confidence < 0.8 && double(criteria.met) / double(criteria.total) > 0.5',
    'change.paths.all(p, p.startsWith("docs/") || p.endsWith(".md"))',
    'change.paths.filter(p, p.contains("auth")).size() > 2',
    'change.classes.exists_one(c, c == "ci") ? tier > 1 : tier > 2',
    'pr.labels.size() > 0 && pr.labels[0] == "a"',
    "pr.title.matches('^(feat|fix):')",
    'pr.author == "bot" ? pr.base == "main" : pr.head != pr.base',
    'size(pr.title) > 72 && int(risk.score) > 3',
    'has(findings.by_plane.eslint)',
  ])('may be %s', async (condition) => {
    expect(await faults(`rules: [{name: r, verdict: needs-review, if: ${JSON.stringify(condition)}}]`)).toEqual([]);
  });
});

describe('any text', () => {
  const words = [
    'rules',
    'if',
    ':',
    ' ',
    '\n',
    '  ',
    '- ',
    '{',
    '}',
    '[',
    ']',
    '"',
    "'",
    '&a',
    '*a',
    '|',
    '>',
    'tier',
    '!!',
    '%',
    '?',
    '#',
    '\t',
    '\ud800',
    '0',
    'true',
  ];

  it('is read without throwing, with places inside the text', async () => {
    const texts = fc.oneof(
      fc.string(),
      fc.array(fc.constantFrom(...words)).map((list) => list.join('')),
      fc.json(),
    );
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const parsed = await parse(text);
        if (parsed.ok) return;
        expect(parsed.faults.length).toBeGreaterThan(0);
        for (const { line, column, message } of parsed.faults) {
          expect(line).toBeGreaterThanOrEqual(1);
          expect(line).toBeLessThanOrEqual(text.split(/\r\n|[\r\n]/u).length + 1);
          expect(column).toBeGreaterThanOrEqual(1);
          expect(message).not.toBe('');
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('as a condition is a fault or a condition, never a throw', async () => {
    const parts = [
      'tier',
      'findings.error',
      'pr.labels',
      '"a"',
      '1',
      '2.5',
      ' && ',
      ' || ',
      '!',
      '(',
      ')',
      '[',
      ']',
      ' == ',
      ' < ',
      ' in ',
      '.exists(x, ',
      '.matches(',
      ' ? ',
      ' : ',
      '{',
      '}',
      '-',
      ' + ',
      'has(',
    ];
    const conditions = fc.oneof(
      fc.string(),
      fc.array(fc.constantFrom(...parts), { maxLength: 12 }).map((list) => list.join('')),
    );
    await fc.assert(
      fc.asyncProperty(conditions, async (condition) => {
        const parsed = await parse(JSON.stringify({ rules: [{ name: 'r', if: condition, verdict: 'needs-review' }] }));
        expect(typeof parsed.ok).toBe('boolean');
      }),
      { numRuns: 1000 },
    );
  });
});
