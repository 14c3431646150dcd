import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ObservedFinding, Trace } from '../../../src/contract/index.js';
import { buildSarifLog, type Report } from '../../../src/report/index.js';
import { sarifJudge } from '../../stand-ins/sarif.js';

const judge = sarifJudge();

const finding = (changes: Partial<ObservedFinding> = {}): ObservedFinding => ({
  id: 'fnd_1',
  plane: 'tests',
  severity: 'warn',
  location: { file: 'src/cart.ts', lineRange: [10, 24] },
  title: 'An assertion was removed',
  rationale: 'The test no longer checks the total.',
  fingerprint: 'f1',
  ...changes,
});

const DIGEST = `sha256:${'0'.repeat(64)}`;

type Omitted = Trace['snapshot']['coverage']['omitted'];

const trace = (planes: Record<string, unknown> = {}, omitted: Omitted = []): Trace => ({
  schema: 'review-gate.trace/1',
  review_id: 'rev_1',
  engine: { version: '1.2.3' },
  snapshot: { digest: DIGEST, coverage: { complete: omitted.length === 0, files: 1, omitted } },
  steps: [
    {
      name: 'planes',
      input_digest: DIGEST,
      output_digest: DIGEST,
      hash: DIGEST,
      evidence: JSON.parse(JSON.stringify({ rules: [], suppressed: [], left_out: 0, findings: [], ...planes })),
    },
  ],
  decision: { verdict: 'needs-review', rule: 'r', rules: [], facts: {}, confidence: 1 },
  digest: DIGEST,
  signature: null,
});

const report = (changes: Partial<Report> = {}): Report => ({
  repo: 'octo/shop',
  pr: 7,
  headSha: 'a'.repeat(40),
  serverUrl: 'https://github.com',
  review: {
    id: 'rev_1',
    status: 'complete',
    verdict: 'needs-review',
    tier: 'T2',
    confidence: 0.8125,
    created_at: '2026-01-01T00:00:00.000Z',
    completed_at: '2026-01-01T00:00:01.000Z',
  },
  findings: [finding()],
  truncated: false,
  trace: null,
  gate: { open: false, reason: 'the verdict is needs-review' },
  notes: [],
  ...changes,
});

const renderRun = (changes: Partial<Report> = {}) => judge(JSON.stringify(buildSarifLog(report(changes))));
const listNotes = (changes: Partial<Report>) =>
  renderRun(changes).invocations[0]?.toolExecutionNotifications.map(
    ({ level, message }) => `${level}: ${message.text}`,
  );

describe('a result', () => {
  it('has level, words, place and a fingerprint of our own', () => {
    expect(renderRun({ findings: [finding({ severity: 'error' })] }).results).toEqual([
      {
        ruleId: 'tests',
        ruleIndex: 0,
        level: 'error',
        message: { text: 'An assertion was removed\n\nThe test no longer checks the total.' },
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: 'src/cart.ts', uriBaseId: '%SRCROOT%' },
              region: { startLine: 10, endLine: 24 },
            },
          },
        ],
        partialFingerprints: { 'reviewGate/v1': 'f1' },
      },
    ]);
  });

  it.each([
    ['info', 'note'],
    ['warn', 'warning'],
    ['error', 'error'],
    ['blocker', 'warning'],
  ])('of severity %s is a %s', (severity, level) => {
    expect(renderRun({ findings: [finding({ severity })] }).results).toMatchObject([{ level }]);
  });

  it('has its path encoded, and never one that leads out of the repository', () => {
    const files = ['src/a b#c?.ts', '../../etc/passwd', '/etc/passwd', 'C:\\x\\y.ts', 'https://evil.example/x', ''];
    const findings = files.map((file, index) => finding({ id: `f${index}`, location: { file, lineRange: [1, 1] } }));
    expect(
      renderRun({ findings })
        .results.map(({ locations }) => locations[0]?.physicalLocation.artifactLocation.uri)
        .toSorted(),
    ).toEqual([
      '(no%20file)',
      'C%3A/x/y.ts',
      'etc/passwd',
      'etc/passwd',
      'https%3A/evil.example/x',
      'src/a%20b%23c%3F.ts',
    ]);
  });

  it('shows a link of a finding as text', () => {
    const [result] = renderRun({
      findings: [finding({ title: 'see [here](https://evil.example)', rationale: '' })],
    }).results;
    expect(result?.message.text).toBe('see [here\\](https://evil.example)');
  });
});

describe('the rules', () => {
  const planes = {
    rules: [
      { rule: 'tests/focused', severity: 'error', findings: 1, summary: 'A test is focused' },
      { rule: 'security/secret', severity: 'error', findings: 1, summary: 'A secret was added' },
      { rule: 'intent/outside-criteria', severity: 'info', findings: 0 },
      { rule: 'prose-lint/no-hello', severity: 'warn', findings: 1, summary: 'Do not say hello' },
    ],
  };
  const findings = [
    finding({ rule: 'tests/focused' }),
    finding({ id: 'b', plane: 'security', rule: 'security/secret', severity: 'error' }),
    finding({ id: 'c', plane: 'prose-lint', rule: 'prose-lint/no-hello' }),
  ];

  it('say what they are about, how they are set, and what code scanning sorts by', () => {
    const { driver } = renderRun({ trace: trace(planes), findings }).tool;
    expect(driver).toMatchObject({
      name: 'Review Gate',
      semanticVersion: '1.2.3',
      rules: [
        {
          id: 'prose-lint/no-hello',
          name: 'ProseLintNoHello',
          shortDescription: { text: 'Do not say hello' },
          defaultConfiguration: { level: 'warning' },
        },
        {
          id: 'security/secret',
          defaultConfiguration: { level: 'error' },
          properties: {
            tags: ['security'],
            precision: 'high',
            'problem.severity': 'error',
            'security-severity': '8.0',
          },
        },
        {
          id: 'tests/focused',
          shortDescription: { text: 'A test is focused' },
          properties: { tags: ['tests'], precision: 'high', 'problem.severity': 'error' },
        },
      ],
    });
    const [prose, , focused] = driver.rules;
    expect(prose?.properties).not.toHaveProperty('precision');
    expect(focused?.properties).not.toHaveProperty('security-severity');
  });

  it('are the planes where the service does not say the rule', () => {
    const bare = findings.map((each) => ({ ...each, rule: null }));
    expect(renderRun({ findings: bare }).tool.driver.rules).toMatchObject([
      { id: 'prose-lint' },
      { id: 'security', properties: { 'security-severity': '8.0' } },
      { id: 'tests', shortDescription: { text: 'tests' } },
    ]);
  });
});

describe('what was suppressed', () => {
  it('stands last, with who did it and why', () => {
    const suppressed = [
      { by: 'comment at src/a.ts:3', reason: 'generated' },
      { by: 'policy suppression 1', reason: 'until v2' },
    ].map((more, line) => ({
      rule: 'tests/focused',
      file: 'a.ts',
      line: line + 1,
      fingerprint: 'x',
      title: 'T',
      ...more,
    }));
    const rules = [{ rule: 'tests/focused', severity: 'error', findings: 2, summary: 'A test is focused' }];
    const { results } = renderRun({ trace: trace({ rules, suppressed }) });
    expect(results.map(({ suppressions }) => suppressions)).toEqual([
      undefined,
      [{ kind: 'inSource', status: 'accepted', justification: 'generated (comment at src/a.ts:3)' }],
      [{ kind: 'external', status: 'accepted', justification: 'until v2 (policy suppression 1)' }],
    ]);
    expect(results[1]).toMatchObject({ ruleId: 'tests/focused', level: 'error', message: { text: 'T' } });
  });
});

describe('the run', () => {
  it('says where the code is from, and when it was reviewed', () => {
    const run = renderRun();
    expect(run).toMatchObject({
      automationDetails: { id: 'review-gate/rev_1' },
      versionControlProvenance: [
        {
          repositoryUri: 'https://github.com/octo/shop',
          revisionId: 'a'.repeat(40),
          mappedTo: { uriBaseId: '%SRCROOT%' },
        },
      ],
      invocations: [{ executionSuccessful: true, endTimeUtc: '2026-01-01T00:00:01.000Z' }],
    });
    expect(renderRun({ serverUrl: null })).not.toHaveProperty('versionControlProvenance');
  });

  it('says what was not looked at, and what the reader must know', () => {
    const omitted = [
      { path: 'big.sql', reason: 'too_large', detail: 'It has 9 MB.', blocking: true },
      { path: null, reason: 'ticket', detail: 'The ticket was not read.', blocking: false },
    ];
    expect(listNotes({ trace: trace({}, omitted), notes: ['The head moved on.'], truncated: true })).toEqual([
      'warning: The service has more findings than were read.',
      'warning: Not looked at (too_large): It has 9 MB.',
      'note: Not looked at (ticket): The ticket was not read.',
      'note: The head moved on.',
    ]);
  });

  it('did not succeed where the findings could not be read', () => {
    expect(renderRun({ findings: [], unread: true }).invocations).toMatchObject([{ executionSuccessful: false }]);
  });
});

describe('more than code scanning takes', () => {
  it('keeps the worst 5,000 and says how many are left out', () => {
    const severities = ['info', 'warn', 'error'];
    const findings = Array.from({ length: 6000 }, (_, index) =>
      finding({ id: `f${index}`, severity: severities[index % 3] ?? 'info' }),
    );
    const { results } = renderRun({ findings });
    expect(results).toHaveLength(5000);
    expect(results.slice(0, 2000).every(({ level }) => level === 'error')).toBe(true);
    expect(results.filter(({ level }) => level === 'note')).toHaveLength(1000);
    expect(listNotes({ findings })).toEqual([
      'warning: 1,000 results are left out, the least severe: code scanning shows no more.',
    ]);
  });

  it('stays a file that can be sent, whatever the findings say', () => {
    const words = Array.from({ length: 70_000 }, (_, index) =>
      String.fromCodePoint(0x4e00 + ((index * 7919) % 20_000)),
    ).join('');
    const findings = Array.from({ length: 5000 }, (_, index) =>
      finding({ id: `f${index}`, rationale: words.slice(index % 9000) }),
    );
    const { results } = renderRun({ findings });
    expect(results.length).toBeGreaterThan(500);
    expect(listNotes({ findings })?.[0]).toMatch(/^warning: [\d,]+ results are left out/u);
  });
});

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' \n\t',
    '\ud800',
    '\u202e\u2066\u0000\u001b[31m',
    '<script>alert(1)</script>',
    '[x](javascript:alert(1)) {0} {{1}}',
    '::error::owned',
    '../../../etc/passwd',
    'C:\\Windows',
    'https://git.example/a b',
    'file:///etc/passwd',
    '//evil.example/x',
    '__proto__',
    'constructor',
    'security',
    'security/secret',
    'x'.repeat(5000),
  ),
);
const line = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, -1, 1e18, Number.NaN));

describe('hostile words in every field', () => {
  it('make a log that the standard and code scanning take', () => {
    const findings = fc.array(
      fc.record({
        id: hostile,
        plane: hostile,
        severity: fc.oneof(hostile, fc.constantFrom('info', 'warn', 'error')),
        location: fc.record({ file: hostile, lineRange: fc.array(line, { maxLength: 3 }) }),
        title: hostile,
        rationale: hostile,
        fingerprint: fc.option(hostile),
        rule: fc.option(hostile),
      }),
      { maxLength: 8 },
    );
    const suppressed = fc.array(
      fc.record({
        rule: hostile,
        file: hostile,
        line: fc.integer(),
        fingerprint: hostile,
        title: hostile,
        reason: hostile,
        by: hostile,
      }),
      { maxLength: 3 },
    );
    const rules = fc.array(
      fc.record({
        rule: hostile,
        severity: fc.constantFrom('info', 'warn', 'error', 'off'),
        findings: fc.nat(),
        summary: hostile,
      }),
      { maxLength: 3 },
    );
    const omitted = fc.array(
      fc.record({ path: fc.option(hostile), reason: hostile, detail: hostile, blocking: fc.boolean() }),
      { maxLength: 3 },
    );
    const review = fc.record({
      id: hostile,
      status: hostile,
      verdict: fc.option(hostile),
      tier: fc.option(hostile),
      confidence: fc.option(fc.double()),
      created_at: fc.option(hostile),
      completed_at: fc.constantFrom('2026-02-30T00:00:00Z', '+099999-01-01T00:00:00.000Z', 'now', null),
    });
    fc.assert(
      fc.property(
        findings,
        suppressed,
        rules,
        omitted,
        review,
        fc.array(hostile, { maxLength: 3 }),
        hostile,
        (found, hidden, known, unseen, said, notes, serverUrl) => {
          const findings = found.map((each, index) => ({ ...each, rule: known[index]?.rule ?? each.rule }));
          const read = trace({ rules: known, suppressed: hidden }, unseen);
          const { results } = renderRun({ findings, trace: read, review: said, notes, serverUrl });
          expect(results).toHaveLength(found.length + hidden.length);
        },
      ),
      { numRuns: 150 },
    );
  });
});
