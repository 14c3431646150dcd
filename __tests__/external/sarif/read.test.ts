/** What is read of other tools' SARIF files: rules, levels, words, places, suppressions. */
import { describe, expect, it } from '@jest/globals';
import { ReportError } from '../../../src/external/index.js';
import { readSarif } from '../../../src/external/sarif/index.js';
import { processorClock, RUNAWAY_MILLISECONDS } from '../../stand-ins/processor-time.js';
import * as logs from './logs.js';
import { at, buildLog, ROOT } from './logs.js';

const read = (log: object, roots: readonly string[] = [ROOT]) => readSarif('r.sarif', JSON.stringify(log), roots);

function catchFault(text: string): string {
  try {
    readSarif('r.sarif', text, [ROOT]);
  } catch (fault) {
    if (fault instanceof ReportError) return fault.message;
    throw fault;
  }
  return 'none';
}

/** The one result of a log with one. */
function readResult(result: object, run: object = {}, driver: object = {}, roots?: readonly string[]) {
  const full = { ruleId: 'r', message: { text: 'words' }, locations: at('a.js', 1), ...result };
  const [report] = read(buildLog([full], run, driver), roots).reports;
  return report?.results[0] ?? report?.left_out ?? null;
}

describe('logs as tools write them', () => {
  it.each([
    [
      'ESLint',
      logs.eslint,
      'ESLint',
      '9.1.0',
      [
        'error no-eval src/cart.js:3-3 eval can be harmful.',
        "warn @typescript-eslint/no-unused-vars src/cart total.ts:4-4 'a' is assigned a value but never used.",
      ],
    ],
    [
      'Semgrep',
      logs.semgrep,
      'Semgrep OSS',
      '1.100.0',
      ['error javascript.lang.security.detect-child-process src/run.js:8-10 Found a call of exec() with a variable.'],
    ],
    [
      'CodeQL',
      logs.codeql,
      'CodeQL',
      '2.20.0',
      ['error js/sql-injection src/db.ts:12-12 This query depends on a user-provided value.'],
    ],
    [
      'gitleaks',
      logs.gitleaks,
      'gitleaks',
      'v8.0.0',
      ['warn aws-access-token src/keys.js:2-2 aws-access-token has detected secret for file src/keys.js.'],
    ],
    [
      'golangci-lint',
      logs.golangci,
      'golangci-lint',
      null,
      ['error errcheck cmd/main.go:21-21 Error return value of `f.Close` is not checked'],
    ],
    [
      'clippy',
      logs.clippy,
      'clippy',
      null,
      ['warn clippy::needless_return src/main.rs:5-5 unneeded `return` statement'],
    ],
    [
      'Trivy',
      logs.trivy,
      'Trivy',
      '0.58.0',
      [
        'info CVE-2024-0001 package-lock.json:30-33 Package: left\nInstalled Version: 1.0.0\nLink: [CVE-2024-0001](https://avd.example.com/cve)',
      ],
    ],
  ])('%s', (_, log, tool, version, lines) => {
    const { reports, notes } = read(log);
    expect(notes).toEqual([]);
    expect(reports).toHaveLength(1);
    expect(reports[0]).toMatchObject({ tool, version, left_out: { not_failures: 0, without_place: 0 } });
    expect(
      reports[0]?.results.map(
        ({ severity, rule, file, lines: at, message }) =>
          `${severity} ${rule} ${file}:${at?.first}-${at?.last} ${message}`,
      ),
    ).toEqual(lines);
  });

  it.each([
    ['a page', { helpUri: 'https://lint.example/r#a' }, { help: 'https://lint.example/r#a' }],
    ['no page of another kind', { helpUri: 'javascript:alert(1)' }, {}],
    ['no page with white space', { helpUri: 'https://lint.example/a b' }, {}],
    [
      'tags as CodeQL writes them',
      { properties: { tags: ['security', 'external/cwe/cwe-089'] } },
      { weaknesses: [89] },
    ],
    [
      'tags as Semgrep writes them',
      { properties: { tags: ['CWE-78: OS Command Injection', 'HIGH'] } },
      { weaknesses: [78] },
    ],
    ['a property cwe', { properties: { cwe: ['CWE-798'] } }, { weaknesses: [798] }],
    [
      'relationships to the taxonomy',
      { relationships: [{ target: { id: '22', toolComponent: { name: 'CWE' } } }, { target: { id: '5' } }] },
      { weaknesses: [22] },
    ],
    ['a grade', { properties: { 'security-severity': '8.1' } }, { security_severity: 8.1 }],
    ['no grade out of its range', { properties: { 'security-severity': '11' } }, {}],
    ['nothing of properties of another shape', { properties: { tags: 5, cwe: { a: 1 }, 'security-severity': [] } }, {}],
  ])('keeps of a rule: %s', (_, more, kept) => {
    const log = logs.buildLog(
      [{ ruleId: 'r', message: { text: 'm' }, locations: logs.at('a.ts', 1) }],
      {},
      {
        rules: [{ id: 'r', shortDescription: { text: 'About r' }, ...more }],
      },
    );
    expect(read(log).reports[0]?.rules).toEqual([{ id: 'r', description: 'About r', ...kept }]);
  });

  it('keeps fingerprints of either kind', () => {
    expect(
      readResult({ fingerprints: { 'matchBasedId/v1': 'abc' }, partialFingerprints: { hash: '1' } }),
    ).toMatchObject({
      fingerprints: ['hash=1', 'matchBasedId/v1=abc'],
    });
  });

  it('keeps what the tool recognises a result by, and not the commit it was found in', () => {
    expect(read(logs.codeql).reports[0]?.results[0]?.fingerprints).toEqual([
      'primaryLocationLineHash=39fa2ee980eb94b0:1',
      'primaryLocationStartColumnFingerprint=4',
    ]);
    const partialFingerprints = {
      commitSha: 'abc',
      author: 'Ada',
      Email: 'a@example.com',
      own: 'x',
      number: 4,
      none: '',
    };
    expect(readResult({ partialFingerprints })).toMatchObject({ fingerprints: ['own=x'] });
  });

  it('keeps what the rules with results are about', () => {
    expect(read(logs.codeql).reports[0]?.rules).toEqual([
      { id: 'js/sql-injection', description: 'Database query built from user-controlled sources' },
    ]);
  });
});

describe('levels', () => {
  const rules = [
    { id: 'r', guid: 'g', defaultConfiguration: { level: 'note' } },
    { id: 'plain' },
    { id: 'quiet', defaultConfiguration: { level: 'none' } },
  ];
  const override = (descriptor: object, level = 'error') => [
    { ruleConfigurationOverrides: [{ descriptor, configuration: { level } }] },
  ];

  it.each([
    ['its own', { level: 'error' }, {}, 'error'],
    ['its own over the rule', { level: 'warning' }, {}, 'warn'],
    ["the rule's default, by id", {}, {}, 'info'],
    ["the rule's default, by index", { ruleId: null, ruleIndex: 0 }, {}, 'info'],
    ["the rule's default, by guid", { ruleId: null, rule: { guid: 'g' } }, {}, 'info'],
    ["the rule's default, by the first part of the id", { ruleId: 'r/sub/case' }, {}, 'info'],
    ['warning where nothing says more', { ruleId: 'plain' }, {}, 'warn'],
    ['warning for a rule that the log has not', { ruleId: 'other' }, {}, 'warn'],
    ['warning for a word that is no level', { ruleId: 'plain', level: 'fatal' }, {}, 'warn'],
    ["the invocation's override", {}, { invocations: override({ id: 'r' }) }, 'error'],
    ["the invocation's override, by index", {}, { invocations: override({ index: 0 }) }, 'error'],
    ['an override of another rule', {}, { invocations: override({ id: 'plain' }) }, 'info'],
    [
      'an override of the invocation it names',
      { provenance: { invocationIndex: 1 } },
      { invocations: [...override({ id: 'r' }), ...override({ id: 'r' }, 'warning')] },
      'warn',
    ],
    [
      'no override where it names none of several',
      {},
      { invocations: [...override({ id: 'r' }), ...override({ id: 'r' })] },
      'info',
    ],
  ])('%s', (_, result, run, severity) => {
    expect(readResult(result, run, { rules })).toMatchObject({ severity });
  });

  it.each([
    ['level none', { level: 'none' }],
    ['a rule of level none', { ruleId: 'quiet' }],
    ['a pass', { kind: 'pass', level: 'error' }],
    ['not applicable', { kind: 'notApplicable' }],
    ['open', { kind: 'open' }],
    ['gone since the baseline', { baselineState: 'absent' }],
  ])('%s is no failure, and counted', (_, result) => {
    expect(readResult(result, {}, { rules })).toEqual({ not_failures: 1, without_place: 0 });
  });
});

describe('words', () => {
  const driver = {
    rules: [
      {
        id: 'r',
        shortDescription: { text: 'About r' },
        messageStrings: { default: { text: "'{0}' is {1}, {{ok}} {7}" } },
      },
    ],
    globalMessageStrings: { shared: { text: 'shared {0}' } },
  };

  it.each([
    ['its text', { text: 'It is so.' }, 'It is so.'],
    ['its text with arguments', { text: 'No {0} here', arguments: ['eval'] }, 'No eval here'],
    ['its text with braces of its own', { text: 'use {0} and {{}}' }, 'use {0} and {{}}'],
    ["the rule's string", { id: 'default', arguments: ['x', 3] }, "'x' is 3, {ok} {7}"],
    ["the tool's string", { id: 'shared', arguments: ['y'] }, 'shared y'],
    ['the text rather than the Markdown', { text: 'plain', markdown: '**bold**' }, 'plain'],
    [
      'links to related places as their words',
      { text: 'a [b](1) and \\[c\\] [d](https://e.example)' },
      'a b and [c] [d](https://e.example)',
    ],
    ['what the rule is about, where there are none', {}, 'About r'],
    ['what the rule is about, where the id is unknown', { id: '__proto__' }, 'About r'],
    ['a lone surrogate as the replacement character', { text: 'a\ud800b' }, 'a\ufffdb'],
  ])('%s', (_, message, expected) => {
    expect(readResult({ message }, {}, driver)).toMatchObject({ message: expected });
  });
});

describe('places', () => {
  const bases = {
    SRC: { uri: 'src/', uriBaseId: 'ROOT' },
    ROOT: { uri: `file://${ROOT}/packages/` },
    CIRCLE: { uri: 'a/', uriBaseId: 'CIRCLE' },
    BARE: { description: { text: 'no uri' } },
    WEB: { uri: 'https://example.com/' },
  };

  it.each([
    ['src/a.js', {}, 'src/a.js'],
    ['./src//a.js', {}, 'src/a.js'],
    ['src/x/../a.js', {}, 'src/a.js'],
    ['src\\win\\a.js', {}, 'src/win/a.js'],
    ['src/with%20blank%23.js', {}, 'src/with blank#.js'],
    ['src/100%.js', {}, 'src/100%.js'],
    [`file://${ROOT}/src/a.js`, {}, 'src/a.js'],
    [`file://localhost${ROOT}/src/a.js`, {}, 'src/a.js'],
    [`${ROOT}/src/a.js`, {}, 'src/a.js'],
    ['file:///github/workspace/src/a.js', {}, 'src/a.js'],
    ['file:///D:/a/shop/src/a.js', {}, 'src/a.js'],
    ['file:///d%3A/a/shop/src/a.js', {}, 'src/a.js'],
    ['D:\\a\\shop\\src\\a.js', {}, 'src/a.js'],
    ['a.js', { uriBaseId: 'SRC' }, 'packages/src/a.js'],
    ['a.js', { uriBaseId: 'BARE' }, 'a.js'],
    ['a.js', { uriBaseId: 'UNKNOWN' }, 'a.js'],
    ['a.js', { uriBaseId: '__proto__' }, 'a.js'],
    ['a.js', { uriBaseId: 'WEB' }, 'a.js'],
  ])('%s %j → %s', (uri, more, file) => {
    const roots = [ROOT, '/github/workspace', 'd:\\a\\shop'];
    expect(readResult({ locations: at(uri, 1, more) }, { originalUriBaseIds: bases }, {}, roots)).toMatchObject({
      file,
    });
  });

  it.each([
    '../a.js',
    'src/../../a.js',
    '%2e%2e/a.js',
    '/etc/passwd',
    'file:///etc/passwd',
    `file://${ROOT}-other/a.js`,
    'https://example.com/a.js',
    'pkg:npm/left@1.0.0',
    '',
    '.',
    `file://${ROOT}/`,
    'a\u0000b',
    'a'.repeat(2000),
  ])('%j lies nowhere in the repository', (uri) => {
    expect(readResult({ locations: at(uri, 1) })).toEqual({ not_failures: 0, without_place: 1 });
  });

  it('takes a circle of bases as the root', () => {
    const run = { originalUriBaseIds: bases };
    expect(readResult({ locations: at('b.js', 1, { uriBaseId: 'CIRCLE' }) }, run)).toMatchObject({
      file: expect.stringMatching(/^(?:a\/)+b\.js$/u),
    });
  });

  it('takes the first place that lies in the repository, and an artifact by its number', () => {
    const locations = [...at('https://example.com/a.js', 1), ...at('src/b.js', 2)];
    expect(readResult({ locations })).toMatchObject({ file: 'src/b.js', lines: { first: 2, last: 2 } });
    const byIndex = [{ physicalLocation: { artifactLocation: { index: 1 }, region: { startLine: 4, endLine: 6 } } }];
    const artifacts = [{ location: { uri: 'x.js' } }, { location: { uri: 'y.js' } }];
    expect(readResult({ locations: byIndex }, { artifacts })).toMatchObject({
      file: 'y.js',
      lines: { first: 4, last: 6 },
    });
    expect(readResult({ locations: byIndex })).toEqual({ not_failures: 0, without_place: 1 });
  });

  it.each([
    [
      { startLine: 3, endLine: 5 },
      { first: 3, last: 5 },
    ],
    [{ startLine: 3 }, { first: 3, last: 3 }],
    [
      { startLine: 5, endLine: 3 },
      { first: 5, last: 5 },
    ],
    [
      { startLine: 2 ** 53, endLine: 2 ** 60 },
      { first: 2_147_483_647, last: 2_147_483_647 },
    ],
    [{ startLine: 2.7 }, { first: 2, last: 2 }],
    [{ startLine: 0 }, null],
    [{ startLine: -5, endLine: 3 }, null],
    [{ charOffset: 10 }, null],
    [undefined, null],
  ])('region %j → lines %j', (region, lines) => {
    const locations = [{ physicalLocation: { artifactLocation: { uri: 'a.js' }, region } }];
    expect(readResult({ locations })).toMatchObject({ lines });
  });
});

describe('suppressions', () => {
  it.each([
    [[{ kind: 'inSource', justification: 'agreed' }], { kind: 'inSource', reason: 'agreed' }],
    [[{ kind: 'external', status: 'accepted' }], { kind: 'external', reason: '' }],
    [[{ kind: 'external', status: 'underReview' }], null],
    [[{ status: 'accepted' }, { status: 'rejected' }], null],
    [[], null],
    [null, null],
  ])('%j → %j', (suppressions, suppressed) => {
    expect(readResult({ suppressions })).toMatchObject({ suppressed });
  });
});

describe('files that cannot be used', () => {
  it.each([
    ['', 'r.sarif is not JSON'],
    ['{"version": "2.1.0", }', 'r.sarif is not JSON'],
    ['<sarif/>', 'r.sarif is not JSON'],
    ['null', 'r.sarif is no SARIF file: it has no version'],
    ['[]', 'r.sarif is no SARIF file: it has no version'],
    ['{"version": "2.0.0", "runs": []}', 'r.sarif is SARIF "2.0.0"; only 2.1.0 is read'],
    ['{"version": 2.1}', 'r.sarif is no SARIF file: it has no version'],
    ['{"version": "2.1.0", "runs": [{}]}', 'r.sarif is no SARIF 2.1.0 log: at /runs/0/tool: '],
    ['{"version": "2.1.0", "runs": [{"tool": {"driver": {}}}]}', 'at /runs/0/tool/driver/name: '],
    [JSON.stringify(buildLog([{ ruleId: 4 }])), 'at /runs/0/results/0/ruleId: '],
    [JSON.stringify(buildLog([{ locations: [{ physicalLocation: { region: { startLine: '3' } } }] }])), 'startLine: '],
    [
      JSON.stringify(buildLog(Array.from({ length: 25_001 }, () => ({})))),
      'r.sarif holds more than 25000 results, the most that is read',
    ],
  ])('%j', (text, fault) => {
    expect(catchFault(text)).toContain(fault);
  });

  it('is refused by its size before it is read', () => {
    const spent = processorClock();
    expect(catchFault('{'.repeat(100 * 1024 * 1024))).toBe('r.sarif is larger than 10 MiB, the most that is read');
    expect(spent()).toBeLessThan(RUNAWAY_MILLISECONDS);
  });

  it('never quotes a file that is not JSON: it may be one that was not meant', () => {
    expect(catchFault('root:x:0:0:secret')).not.toContain('root');
  });
});

describe('hostile files', () => {
  it('reads what is nested deeply, and does not look into it', () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const text = JSON.stringify(buildLog([])).replace('"results":[]', `"results":[],"properties":${deep}`);
    expect(readSarif('r.sarif', text, [ROOT]).reports).toHaveLength(1);
  });

  it('is not misled by names of prototypes', () => {
    const text = JSON.stringify(
      buildLog(
        [
          {
            ruleId: '__proto__',
            message: { id: 'constructor' },
            locations: at('__proto__', 1, { uriBaseId: 'toString' }),
          },
        ],
        {},
        { rules: [{ id: 'constructor' }], globalMessageStrings: {} },
      ),
    ).replace('"globalMessageStrings":{}', '"globalMessageStrings":{"__proto__":{"text":"polluted"}}');
    const [report] = readSarif('r.sarif', text, [ROOT]).reports;
    expect(report?.results).toEqual([expect.objectContaining({ rule: '__proto__', file: '__proto__', message: '' })]);
    expect('text' in {}).toBe(false);
  });

  it('takes nulls, a byte order mark, no rule and no results', () => {
    const bare = {
      ruleId: null,
      message: null,
      locations: at('a.js', 1),
      suppressions: null,
      partialFingerprints: null,
    };
    const text = `\ufeff${JSON.stringify(buildLog([bare], { originalUriBaseIds: null, artifacts: null, invocations: null }))}`;
    expect(readSarif('r.sarif', text, [ROOT]).reports[0]?.results).toMatchObject([{ rule: 'no-rule', message: '' }]);
    expect(read(buildLog(null)).reports).toMatchObject([{ tool: 'lint', results: [] }]);
  });

  it.each([
    ['an id of a million parts', () => buildLog([{ ruleId: 'a/'.repeat(1_000_000), locations: at('a.js', 1) }])],
    [
      'a hundred thousand overrides',
      () => {
        const descriptor = { id: 'r' };
        const ruleConfigurationOverrides = Array.from({ length: 100_000 }, () => ({ descriptor }));
        const results = Array.from({ length: 20_000 }, () => ({ ruleId: 'r' }));
        return buildLog(results, { invocations: [{ ruleConfigurationOverrides }] }, { rules: [{ id: 'r' }] });
      },
    ],
    [
      'bases and braces without end',
      () => {
        const uri = 'a/'.repeat(1_000_000);
        const message = { text: '[{0}'.repeat(1_000_000), arguments: ['x'.repeat(1_000_000)] };
        return buildLog([{ message, locations: at(uri, 1, { uriBaseId: 'B' }) }], {
          originalUriBaseIds: { B: { uri, uriBaseId: 'B' } },
        });
      },
    ],
  ])('takes no longer for %s', (_, log) => {
    const text = JSON.stringify(log());
    const spent = processorClock();
    expect(readSarif('r.sarif', text, [ROOT]).reports).toHaveLength(1);
    expect(spent()).toBeLessThan(RUNAWAY_MILLISECONDS);
  });

  it('cuts words that are too long', () => {
    const result = { ruleId: 'r'.repeat(5000), message: { text: 'm'.repeat(50_000) } };
    expect(readResult(result)).toMatchObject({ rule: 'r'.repeat(200), message: 'm'.repeat(2000) });
  });

  it('says where the tool did not run to its end, and where results lie in other files', () => {
    const run = {
      invocations: [{ executionSuccessful: false }],
      externalPropertyFileReferences: { results: [{ location: { uri: 'more.json' } }] },
    };
    expect(read(buildLog([], run)).notes).toEqual([
      'r.sarif: "lint" says of itself that it did not run to its end; what it would have found is missing',
      'r.sarif: results of "lint" that it keeps in other files are not read',
    ]);
  });
});
