/** Results of other tools as findings: on what changed, under the tool's name, as the policy has them. */
import { describe, expect, it } from '@jest/globals';
import { buildFindingFacts } from '../../src/engine/decision/facts.js';
import { readExternalPlanes } from '../../src/engine/planes/external/index.js';
import { toPlaneName, toRuleId } from '../../src/engine/planes/external/tool-names.js';
import { runPlanes } from '../../src/engine/planes/index.js';
import { parsePolicyText } from '../../src/engine/policy/parse.js';
import { Snapshot, type ToolReport, type ToolResult } from '../../src/engine/snapshot.js';
import { readMarkers } from '../../src/engine/suppression/markers.js';
import { review } from '../stand-ins/grammars.js';
import { processorClock, RUNAWAY_MILLISECONDS } from '../stand-ins/processor-time.js';
import { buildSnapshot, policySources } from '../stand-ins/snapshot.js';
import { addedTo, buildContext, NO_POLICY } from './run-planes.js';

const result = (more: Partial<ToolResult> = {}): ToolResult => ({
  rule: 'no-eval',
  severity: 'error',
  file: 'src/a.ts',
  lines: { first: 2, last: 2 },
  message: 'eval can be harmful.',
  fingerprints: [],
  suppressed: null,
  ...more,
});
const report = (results: readonly ToolResult[], more: Partial<ToolReport> = {}): ToolReport => ({
  tool: 'ESLint',
  version: '9.1.0',
  rules: [],
  results: [...results],
  left_out: { not_failures: 0, without_place: 0 },
  ...more,
});

/** Two lines are new (2, 3), line 1 and line 4 are old; `gone.ts` lost a line between 1 and 2. */
const FILES = {
  'src/a.ts': { old: 'first\nlast\n', new: 'first\n  look(code);\n  more();\nlast\n' },
  'src/gone.ts': { old: 'one\ntwo\nthree\n', new: 'one\nthree\n' },
  'src/deleted.ts': { old: 'one\n' },
};

const runExternalPlanes = async (reports: readonly ToolReport[], policy: object = {}) =>
  runPlanes(await buildContext({ files: FILES, reports: [...reports] }), { ...NO_POLICY, ...policy });

const placed = async (results: readonly Partial<ToolResult>[]) =>
  (await runExternalPlanes([report(results.map(result))])).findings.map(
    ({ severity, rule, location }) => `${severity} ${rule} ${location.file}:${location.lineRange.join('-')}`,
  );

describe('the name of a plane', () => {
  it.each([
    ['ESLint', 'eslint'],
    ['CodeQL', 'codeql'],
    ['Semgrep OSS', 'semgrep'],
    ['golangci-lint', 'golangci-lint'],
    ['  PMD / Java 7 ', 'pmd-java-7'],
    ['security', 'sarif-security'],
    ['Supply Chain', 'sarif-supply-chain'],
    ['日本', 'sarif'],
    ['', 'sarif'],
    ['x'.repeat(300), 'x'.repeat(40)],
    ['__proto__', 'proto'],
  ])('%j → %s', (tool, plane) => expect(toPlaneName(tool)).toBe(plane));
});

describe('the id of a rule', () => {
  it.each([
    ['no-eval', 'lint/no-eval'],
    ['@typescript-eslint/no-unused-vars', 'lint/@typescript-eslint/no-unused-vars'],
    ['clippy::needless_return', 'lint/clippy::needless_return'],
    ['javascript:S1481', 'lint/javascript-S1481'],
    ['a b\nc', 'lint/a-b-c'],
    ['*', 'lint/-'],
    ['', 'lint/-'],
    [`${'r'.repeat(194)}::x`, `lint/${'r'.repeat(194)}`],
    [':::', 'lint/::'],
  ])('%j → %s, which a policy and a marker can name', async (rule, id) => {
    expect(toRuleId('lint', rule)).toBe(id);
    expect(await parsePolicyText(JSON.stringify({ severities: { [id]: 'off' } }), ['tests/focused'])).toMatchObject({
      ok: true,
    });
    expect(readMarkers(`review-gate-ignore ${id}: agreed`)).toEqual([{ rule: id, reason: 'agreed' }]);
  });
});

describe('where a result must stand to be a finding', () => {
  it.each([
    ['on a new line', { lines: { first: 3, last: 3 } }, ['error eslint/no-eval src/a.ts:3-3']],
    ['around new lines', { lines: { first: 1, last: 4 } }, ['error eslint/no-eval src/a.ts:1-4']],
    ['into new lines', { lines: { first: 3, last: 4 } }, ['error eslint/no-eval src/a.ts:3-4']],
    ['before them', { lines: { first: 1, last: 1 } }, []],
    ['behind them', { lines: { first: 4, last: 4 } }, []],
    ['beyond the file', { lines: { first: 900, last: 2_147_483_647 } }, []],
    [
      'around them, beyond the file',
      { lines: { first: 1, last: 2_147_483_647 } },
      ['error eslint/no-eval src/a.ts:1-5'],
    ],
    ['the whole file', { lines: null }, ['error eslint/no-eval src/a.ts:2-3']],
    [
      'around lines that went',
      { file: 'src/gone.ts', lines: { first: 1, last: 2 } },
      ['error eslint/no-eval src/gone.ts:1-2'],
    ],
    ['beside lines that went', { file: 'src/gone.ts', lines: { first: 1, last: 1 } }, []],
    ['a file that lost lines', { file: 'src/gone.ts', lines: null }, ['error eslint/no-eval src/gone.ts:1-1']],
    ['a file that went', { file: 'src/deleted.ts', lines: null }, []],
    ['another file', { file: 'src/b.ts' }, []],
  ])('%s', async (_, one, expected) => {
    expect(await placed([one])).toEqual(expected);
  });

  it('counts what it sets aside', async () => {
    const results = [
      result(),
      result(),
      result({ file: 'src/b.ts' }),
      result({ suppressed: { kind: 'inSource', reason: 'r' }, rule: 'x' }),
    ];
    const { evidence } = await runExternalPlanes([
      report(results, { left_out: { not_failures: 3, without_place: 4 } }),
      report([], { tool: 'CodeQL', version: null }),
    ]);
    expect(evidence.reports).toEqual([
      {
        plane: 'eslint',
        tool: 'ESLint',
        version: '9.1.0',
        results: 11,
        on_change: 2,
        elsewhere: 1,
        repeated: 1,
        not_failures: 3,
        without_place: 4,
      },
      {
        plane: 'codeql',
        tool: 'CodeQL',
        version: null,
        results: 0,
        on_change: 0,
        elsewhere: 0,
        repeated: 0,
        not_failures: 0,
        without_place: 0,
      },
    ]);
  });

  it('says nothing of reports where there are none', async () => {
    expect((await runExternalPlanes([])).evidence).not.toHaveProperty('reports');
  });

  it('takes 25,000 results on a file with 10,000 changes in time', async () => {
    const text = 'line\n'.repeat(20_000);
    const hunks = Array.from({ length: 10_000 }, (_, index) => {
      const line = 2 * (index + 1);
      return { old_start: line, old_lines: 1, new_start: line, new_lines: 1, section: '', lines: ['-old', '+line'] };
    });
    const results = Array.from({ length: 25_000 }, (_, index) =>
      result({ lines: { first: index + 1, last: index + 1 } }),
    );
    const raw = { status: 'modified' as const, old_text: null, new_text: text, hunks };
    const context = await buildContext({ files: { 'src/a.ts': { raw } }, reports: [report(results)] });
    const spent = processorClock();
    expect(readExternalPlanes(context).reports[0]?.on_change).toBe(10_000);
    expect(spent()).toBeLessThan(RUNAWAY_MILLISECONDS);
  });
});

describe('what a finding says', () => {
  it('is the words of the tool, on one line, with who said it', async () => {
    const one = report([result({ message: 'eval\ncan be\u202e harmful.' })], {
      rules: [{ id: 'no-eval', description: 'Disallow eval()' }],
    });
    const [finding] = (await runExternalPlanes([one])).findings;
    expect(finding).toMatchObject({
      plane: 'eslint',
      title: 'eval can be harmful.',
      rationale: 'eval can be harmful. — About the rule: Disallow eval() — Reported by ESLint 9.1.0 as no-eval.',
    });
  });

  it('has what the tool says of its rule: how grave, which weakness, where to read on', async () => {
    const rules = [
      {
        id: 'no-eval',
        description: 'Disallow eval()',
        help: 'https://lint.example/no-eval',
        weaknesses: [95],
        security_severity: 8.1,
      },
    ];
    const [finding] = (await runExternalPlanes([report([result()], { rules })])).findings;
    expect(finding?.rationale).toContain(
      'The tool rates it 8.1 of 10. — CWE-95 — More: https://lint.example/no-eval — Reported by',
    );
  });

  it('never holds a secret that the tool found', async () => {
    const token = ['ghp', 'J8pQ2rS5tU7vW9xY1zA3bC5dE7fG9hI2kL4m'].join('_');
    const { findings } = await runExternalPlanes([report([result({ message: `a token: ${token}` })])]);
    expect(JSON.stringify(findings)).not.toContain(token);
  });

  it.each([
    [{}, ['error', 'warn']],
    [{ 'eslint/*': 'info' }, ['info', 'info']],
    [{ 'eslint/*': 'off', 'eslint/no-eval': 'warn' }, ['warn']],
    [{ 'eslint/*': 'off' }, []],
    [{ 'tests/*': 'off' }, ['error', 'warn']],
  ])('weighs what the policy says: %j', async (severities, expected) => {
    const reports = [report([result(), result({ rule: '@x/y', severity: 'warn', lines: { first: 3, last: 3 } })])];
    expect((await runExternalPlanes(reports, { severities })).findings.map(({ severity }) => severity)).toEqual(
      expected,
    );
  });
});

describe('what two tools found on one line', () => {
  const KEY = ['ghp', 'J8pQ2rS5tU7vW9xY1zA3bC5dE7fG9hI2kL4m'].join('_');
  const files = {
    'src/a.ts': addedTo(
      'first',
      `const key = '${KEY}';`,
      "db.query('SELECT * FROM orders WHERE id = ' + request.query.id);",
    ),
  };
  const tell = async (reports: readonly ToolReport[]) =>
    (await runPlanes(await buildContext({ files, reports: [...reports] }), NO_POLICY)).findings
      .filter(({ severity }) => severity !== 'info')
      .map(({ rule, severity, location }) => `${location.lineRange[0]} ${severity} ${rule}`);
  const leak = report([result({ rule: 'github-pat', message: 'a token' })], { tool: 'gitleaks' });
  const query = (tool: string, severity: ToolResult['severity'], weaknesses = [89]) =>
    report([result({ rule: 'sql', severity, lines: { first: 3, last: 3 } })], {
      tool,
      rules: [{ id: 'sql', description: '', weaknesses }],
    });

  it('is told once where it is about the same, by the rule of the engine, which names the others', async () => {
    expect(await tell([leak])).toEqual(['2 error security/secret', '3 warn security/injection']);
    const context = await buildContext({ files, reports: [leak, query('Semgrep OSS', 'warn')] });
    const { findings } = await runPlanes(context, NO_POLICY);
    const told = findings.filter(({ severity }) => severity !== 'info');
    expect(told.map(({ rationale }) => rationale.slice(rationale.indexOf('Also')))).toEqual([
      'Also reported as gitleaks/github-pat.',
      'Also reported as semgrep/sql.',
    ]);
    expect(buildFindingFacts(findings, { suppressed: [], left_out: 0, reports: [] }).by_plane).toMatchObject({
      gitleaks: { total: 1, error: 1 },
      security: { total: 2, error: 1, warn: 1 },
    });
  });

  it('has the highest severity of them', async () => {
    expect(await tell([query('Semgrep OSS', 'error')])).toContain('3 error security/injection');
    expect(await tell([query('Semgrep OSS', 'info')])).toContain('3 warn security/injection');
  });

  it('is told by the first of two other tools where the engine says nothing', async () => {
    const others = [query('Two', 'warn', [611]), query('One', 'error', [611])];
    expect(await tell(others)).toEqual(['2 error security/secret', '3 error one/sql', '3 warn security/injection']);
  });

  it.each([
    ['is about something else', query('Semgrep OSS', 'warn', [611])],
    ['does not say what it is about', query('Semgrep OSS', 'warn', [])],
    [
      'is on another line',
      report([result({ rule: 'github-pat', lines: { first: 3, last: 3 } })], { tool: 'gitleaks' }),
    ],
  ])('is told apart where the other %s', async (_, other) => {
    expect(await tell([other])).toHaveLength(3);
  });

  it('cannot be taken over by a report: what the engine found stays, and no comment hides it', async () => {
    const marked = {
      'src/a.ts': addedTo('first', `const key = '${KEY}'; // review-gate-ignore gitleaks/github-pat: a sample`),
    };
    const { findings } = await runPlanes(await buildContext({ files: marked, reports: [leak] }), NO_POLICY);
    expect(findings.map(({ rule }) => rule)).toContain('security/secret');
  });
});

describe('fingerprints', () => {
  const computeFingerprint = async (files: object, one: Partial<ToolResult>) => {
    const context = await buildContext({ files: { ...FILES, ...files }, reports: [report([result(one)])] });
    return (await runPlanes(context, NO_POLICY)).findings[0]?.fingerprint;
  };

  it('stay when lines shift and words that name lines change, and tell what the tool tells apart', async () => {
    const print = await computeFingerprint({}, { message: 'declared on line 2' });
    const moved = { 'src/a.ts': addedTo('first', '', 'look(code);', 'more();') };
    expect(await computeFingerprint(moved, { message: 'declared on line 3', lines: { first: 3, last: 3 } })).toBe(
      print,
    );
    expect(await computeFingerprint({}, { fingerprints: ['hash=1'] })).not.toBe(print);
    expect(await computeFingerprint({}, { rule: 'other' })).not.toBe(print);
  });
});

describe('suppression', () => {
  it('of the tool is listed with its reason, and hides the finding', async () => {
    const { findings, evidence } = await runExternalPlanes([
      report([
        result({ suppressed: { kind: 'inSource', reason: 'agreed' } }),
        result({ rule: 'x', suppressed: { kind: 'external', reason: '' } }),
      ]),
    ]);
    expect(findings).toEqual([]);
    expect(evidence.suppressed).toMatchObject([
      { rule: 'eslint/no-eval', file: 'src/a.ts', line: 2, reason: 'agreed', by: 'ESLint (inSource)' },
      { rule: 'eslint/x', reason: 'the report gives no reason', by: 'ESLint (external)' },
    ]);
  });

  it('by a comment beside the line and by the policy works as for every rule', async () => {
    const marked = { 'src/a.ts': addedTo('first', 'look(code); // review-gate-ignore eslint/no-eval: a sandbox') };
    const context = await buildContext({ files: marked, reports: [report([result()])] });
    expect((await runPlanes(context, NO_POLICY)).evidence.suppressed).toMatchObject([{ reason: 'a sandbox' }]);
    const suppressions = [{ rule: 'eslint/*', path: 'src/**', fingerprint: null, reason: 'legacy', expires: null }];
    expect((await runExternalPlanes([report([result()])], { suppressions })).evidence.suppressed).toMatchObject([
      { reason: 'legacy' },
    ]);
  });
});

describe('a review with reports', () => {
  const files = { 'README.md': addedTo('# Shop', 'Sells things.') };
  const given = (severity: ToolResult['severity']) =>
    buildSnapshot({ files, reports: [report([result({ file: 'README.md', severity })])] });

  it('closes on an error of another tool, and opens without one', async () => {
    expect((await review(given('error'), policySources())).verdict).toBe('request-changes');
    expect((await review(given('warn'), policySources())).verdict).toBe('needs-review');
    expect((await review(given('info'), policySources())).verdict).toBe('auto-approve');
    expect((await review(buildSnapshot({ files }), policySources())).verdict).toBe('auto-approve');
  });

  it('has the reports in its digest, and leaves that of others as it was', async () => {
    const digests = await Promise.all(
      [buildSnapshot({ files }), given('info'), given('warn')].map(
        async (one) => (await review(one, policySources())).trace.snapshot.digest,
      ),
    );
    expect(new Set(digests).size).toBe(3);
    expect(Snapshot.parse(JSON.parse(JSON.stringify(given('info'))))).toEqual(given('info'));
  });

  it('names the plane of every report to conditions, empty or not', async () => {
    const source =
      'rules:\n  - name: lint\n    if: findings.by_plane["eslint"].total == 0\n    verdict: needs-review\n';
    const policy = policySources({ tenant: { name: 'own', source } });
    const { trace } = await review(buildSnapshot({ files, reports: [report([])] }), policy);
    expect(trace.decision).toMatchObject({ verdict: 'needs-review', rule: 'lint' });
  });
});
