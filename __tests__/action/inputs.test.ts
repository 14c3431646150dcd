import { describe, expect, it } from '@jest/globals';
import { ConfigurationError } from '../../src/action/errors.js';
import { DEFAULTS } from '../../src/action/inputs/names.js';
import { readInputs } from '../../src/action/inputs.js';

/** The environment as the runner makes it: `INPUT_` and the name in capitals, dashes kept. */
function buildEnv(inputs: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ 'github-token': 'ghs_token', ...inputs }).map(([name, value]) => [
      `INPUT_${name.toUpperCase()}`,
      value,
    ]),
  );
}

function listFaults(inputs: Readonly<Record<string, string>>): readonly string[] {
  try {
    readInputs(buildEnv(inputs));
  } catch (fault) {
    if (fault instanceof ConfigurationError) return fault.faults;
    throw fault;
  }
  return [];
}

const REMOTE = { 'base-url': 'https://review.example.com', 'client-id': 'cli_1', 'client-secret': 's3cret' };

describe('readInputs', () => {
  it('reads nothing but a token as the defaults', () => {
    expect(readInputs(buildEnv({}))).toEqual({
      remote: null,
      githubToken: 'ghs_token',
      repo: null,
      pr: null,
      ticket: null,
      policy: null,
      dryRun: false,
      failOn: 'not-approved',
      onError: 'fail',
      timeoutSeconds: 600,
      pollIntervalSeconds: 2,
      annotations: 'check',
      checkName: 'Review Gate',
      comment: 'never',
      files: {},
      sarif: [],
      junit: [],
      coverage: [],
      proof: [],
      attest: false,
    });
  });

  it('reads the defaults written out as it reads nothing', () => {
    expect(readInputs(buildEnv({ ...DEFAULTS, 'github-token': 'ghs_token' }))).toEqual(readInputs(buildEnv({})));
  });

  it('reads everything, white space around it trimmed', () => {
    const inputs = readInputs(
      buildEnv({
        ...REMOTE,
        'base-url': ' https://review.example.com/gate/ ',
        repo: 'octo-org/octo.repo',
        pr: '42',
        ticket: 'SHOP-12',
        policy: 'strict',
        'dry-run': 'True',
        'fail-on': 'error',
        'on-error': 'warn',
        'timeout-seconds': '30',
        'poll-interval-seconds': '0.5',
        annotations: 'log',
        'check-name': 'Gate',
        comment: 'on-findings',
        'trace-file': 'out/trace.json',
        'sarif-file': '/tmp/gate.sarif',
        'report-file': './report.html',
      }),
    );
    expect(inputs).toEqual({
      remote: { baseUrl: 'https://review.example.com/gate', clientId: 'cli_1', clientSecret: 's3cret' },
      githubToken: 'ghs_token',
      repo: 'octo-org/octo.repo',
      pr: 42,
      ticket: 'SHOP-12',
      policy: 'strict',
      dryRun: true,
      failOn: 'error',
      onError: 'warn',
      timeoutSeconds: 30,
      pollIntervalSeconds: 0.5,
      annotations: 'log',
      checkName: 'Gate',
      comment: 'on-findings',
      files: { 'trace-file': 'out/trace.json', 'sarif-file': '/tmp/gate.sarif', 'report-file': './report.html' },
      sarif: [],
      junit: [],
      coverage: [],
      proof: [],
      attest: false,
    });
  });

  it.each([
    ['', []],
    ['eslint.sarif', ['eslint.sarif']],
    ['\n  reports/*.sarif\n\n /tmp/codeql.sarif \r\n', ['reports/*.sarif', '/tmp/codeql.sarif']],
  ])('reads the files of sarif, one a line: %j', (text, names) => {
    expect(readInputs(buildEnv({ sarif: text })).sarif).toEqual(names);
  });

  it.each(['sarif', 'junit', 'coverage'] as const)(
    'takes %s with base-url too: reports are sent to the service',
    (name) => {
      expect(readInputs(buildEnv({ ...REMOTE, [name]: 'a.xml\nb/*.xml' }))[name]).toEqual(['a.xml', 'b/*.xml']);
    },
  );

  it.each([
    ['true', true],
    ['True', true],
    ['TRUE', true],
    ['false', false],
    ['False', false],
    ['FALSE', false],
  ])('reads the boolean %s', (text, value) => {
    expect(readInputs(buildEnv({ 'dry-run': text })).dryRun).toBe(value);
  });

  it.each([
    ['http://127.0.0.1:8787', {}],
    ['http://localhost:8787/', {}],
    ['http://gate.localhost', {}],
    ['http://[::1]:8787', {}],
    ['http://review.example.com', { 'allow-http': 'true' }],
    ['https://review.example.com/a/b/', {}],
  ])('takes base-url %s with %j', (url, more) => {
    expect(listFaults({ ...REMOTE, 'base-url': url, ...more })).toEqual([]);
  });

  it.each([
    ['dry-run', 'yes', 'true or false'],
    ['dry-run', 'tRUE', 'true or false'],
    ['dry-run', '1', 'true or false'],
    ['allow-http', 'on', 'true or false'],
    ['fail-on', 'Error', 'one of not-approved, error, never'],
    ['on-error', 'ignore', 'one of fail, warn'],
    ['annotations', 'both', 'one of check, log, none'],
    ['timeout-seconds', '0', 'whole number from 1 to 86400'],
    ['timeout-seconds', '-5', 'whole number'],
    ['timeout-seconds', '10m', 'whole number'],
    ['timeout-seconds', '1e3', 'whole number'],
    ['timeout-seconds', '0x10', 'whole number'],
    ['timeout-seconds', '007', 'whole number'],
    ['timeout-seconds', '86401', 'whole number'],
    ['timeout-seconds', '60.5', 'whole number'],
    ['timeout-seconds', 'NaN', 'whole number'],
    ['timeout-seconds', 'Infinity', 'whole number'],
    ['poll-interval-seconds', '0', 'above 0'],
    ['poll-interval-seconds', '-1', 'above 0'],
    ['poll-interval-seconds', '1,5', 'above 0'],
    ['poll-interval-seconds', '.5', 'above 0'],
    ['poll-interval-seconds', '301', 'above 0'],
    ['pr', '0', "pull request's number"],
    ['pr', '#12', "pull request's number"],
    ['pr', '12abc', "pull request's number"],
    ['pr', '012', "pull request's number"],
    ['pr', '1.0', "pull request's number"],
    ['pr', '99999999999', "pull request's number"],
    ['repo', 'octo-repo', '<owner>/<name>'],
    ['repo', 'octo/org/repo', '<owner>/<name>'],
    ['repo', 'octo-org/..', '<owner>/<name>'],
    ['repo', 'octo-org/re po', '<owner>/<name>'],
    ['ticket', 'x'.repeat(129), 'at most 128 characters'],
    ['ticket', 'A\nB', 'control characters'],
    ['policy', 'x'.repeat(256), 'at most 255 characters'],
    ['check-name', 'x'.repeat(101), 'at most 100 characters'],
    ['comment', 'Always', 'never, on-findings, always'],
    ['comment', 'true', 'never, on-findings, always'],
    ['trace-file', 'a\u0000b', 'control characters'],
    ['sarif-file', 'a\nb', 'control characters'],
    ['sarif-file', 'x'.repeat(4097), 'at most 4096 characters'],
    ['sarif-file', '../gate.sarif', 'inside the workspace'],
    ['report-file', 'out/../../report.html', 'inside the workspace'],
    ['report-file', 'out/', 'the path of a file'],
    ['report-file', '.', 'the path of a file'],
    ['sarif', 'a\u0000b.sarif', 'control characters'],
    ['sarif', 'a.sarif\n'.repeat(101), 'at most 100 paths'],
    ['junit', 'a\u0000b.xml', 'control characters'],
    ['coverage', 'a.info\n'.repeat(101), 'at most 100 paths'],
  ])('refuses %s: %j', (name, value, allowed) => {
    const faults = listFaults({ [name]: value });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(`${name} is `);
    expect(faults[0]).toContain(allowed);
  });

  it('refuses two files in one place', () => {
    const faults = listFaults({ 'trace-file': 'out/gate', 'sarif-file': './out/x/../gate', 'report-file': 'gate' });
    expect(faults).toEqual([expect.stringMatching(/^sarif-file is .*another file than trace-file/u)]);
  });

  it.each([
    ['review.example.com', 'absolute address'],
    ['ftp://review.example.com', 'must be https'],
    ['http://review.example.com', 'must be https'],
    ['http://localhost.example.com', 'must be https'],
    ['http://127.0.0.1.example.com', 'must be https'],
    ['https://review.example.com/?a=1', 'no query'],
    ['https://review.example.com/#a', 'no query'],
    ['file:///etc/passwd', 'must be https'],
  ])('refuses base-url %s', (url, allowed) => {
    const faults = listFaults({ ...REMOTE, 'base-url': url });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(JSON.stringify(url));
    expect(faults[0]).toContain(allowed);
  });

  it('never shows a password in base-url', () => {
    const faults = listFaults({ ...REMOTE, 'base-url': 'https://me:hunter2@review.example.com' });
    expect(faults).toHaveLength(1);
    expect(faults.join()).not.toContain('hunter2');
  });

  it('names every bad input at once, with its value', () => {
    const faults = listFaults({ 'dry-run': 'maybe', 'timeout-seconds': 'soon', pr: 'seven', 'fail-on': 'x' });
    expect(faults.map((fault) => fault.split(':')[0])).toEqual([
      'pr is "seven"',
      'dry-run is "maybe"',
      'fail-on is "x"',
      'timeout-seconds is "soon"',
    ]);
  });

  it('says what an empty client-secret means', () => {
    const faults = listFaults({ ...REMOTE, 'client-secret': '' });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/^client-secret is empty: .*fork.*Dependabot.*"Forks" in the README/u);
  });

  it('never shows a secret', () => {
    const faults = listFaults({ ...REMOTE, 'base-url': 'nonsense', 'github-token': 'ghs_hidden' });
    expect(faults.join()).not.toMatch(/s3cret|ghs_hidden/u);
  });

  it.each(['client-id', 'client-secret'])('refuses %s without base-url', (name) => {
    expect(listFaults({ [name]: 'x' })).toEqual([expect.stringContaining(`base-url is empty, but ${name} is given`)]);
  });

  it('refuses base-url without client id and secret, both named', () => {
    expect(listFaults({ 'base-url': 'https://review.example.com' })).toEqual([
      expect.stringContaining('client-id is empty'),
      expect.stringContaining('client-secret is empty'),
    ]);
  });

  it('needs a token for a review in the job, and none for a remote one', () => {
    expect(listFaults({ 'github-token': '' })).toEqual([expect.stringContaining('github-token is empty')]);
    expect(listFaults({ ...REMOTE, 'github-token': '' })).toEqual([]);
  });

  it('shows hostile values on one line, cut', () => {
    const [fault = ''] = listFaults({ pr: `1\n::error::x${'y'.repeat(70_000)}` });
    expect(fault).not.toContain('\n');
    expect(fault.length).toBeLessThan(400);
  });
});
