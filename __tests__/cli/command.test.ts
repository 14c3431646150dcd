/** The built command, as a person calls it, on real repositories. */
import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { FORMATS } from '../../src/cli/output/formats.js';
import { compareSpans, isOpenReason, Span, SpanReason, TicketLint } from '../../src/contract/index.js';
import { Github } from '../stand-ins/github/server.js';
import { runCommand } from '../stand-ins/serving.js';

const command = resolve(import.meta.dirname, '..', '..', '..', 'dist', 'cli', 'index.js');
const scratch = mkdtempSync(join(tmpdir(), 'review-gate-cli-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const identity = {
  PATH: process.env['PATH'] ?? '',
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.com',
  GIT_AUTHOR_DATE: '2026-01-02T03:04:05Z',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.com',
  GIT_COMMITTER_DATE: '2026-01-02T03:04:05Z',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
};

function gate(args: string[], options: { cwd?: string; env?: Record<string, string> } = {}): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, [command, ...args], {
    cwd: options.cwd ?? scratch,
    env: { PATH: identity.PATH, HOME: scratch, NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], ...options.env },
    encoding: 'utf8',
    timeout: 60_000,
  });
}

function repository(name: string, commits: readonly Record<string, string>[]): string {
  const directory = join(scratch, name);
  mkdirSync(directory, { recursive: true });
  const git = (...args: string[]) => spawnSync('git', ['-C', directory, ...args], { env: identity });
  git('init', '--quiet', '--initial-branch', 'main');
  commits.forEach((files, index) => {
    if (index === 1) git('checkout', '--quiet', '-b', 'feature');
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(directory, path)), { recursive: true });
      writeFileSync(join(directory, path), text);
    }
    git('add', '--all');
    git('commit', '--quiet', '--message', `Commit ${index}`);
  });
  return directory;
}

let clean = '';
let focused = '';
let ticket = '';

beforeAll(() => {
  const base = {
    'src/greet.js': "export const greet = (name) => 'Hello ' + name;\n",
    'README.md': '# Greetings\n',
  };
  clean = repository('clean', [base, { 'README.md': '# Greetings\n\nSays hello to people by name.\n' }]);
  focused = repository('focused', [
    base,
    {
      'test/greet.test.js':
        "import { greet } from '../src/greet.js';\n\nit.only('greets', () => {\n  expect(greet('Ada')).toBe('Hello Ada');\n});\n",
    },
  ]);
  ticket = join(scratch, 'TICKET.md');
  writeFileSync(ticket, '## Acceptance criteria\n\n- The README says hello to people by name\n');
});

describe('review', () => {
  it('opens for a small change of docs, and exits with 0', () => {
    const run = gate(['review', '--repo', clean]);
    expect(run.stderr).toBe('');
    expect(run.stdout).toContain('open  auto-approve  tier T0 (trivial)');
    expect(run.status).toBe(0);
  });

  it('closes for a focused test, says file and line, and exits with 1', () => {
    const run = gate(['review', '--repo', focused, '--base', 'main', '--head', 'feature']);
    expect(run.stdout).toMatch(/error\s+test\/greet\.test\.js:3 +tests\/focused/u);
    expect(run.stdout).toContain('closed');
    expect(run.status).toBe(1);
  });

  it('binds the criteria of a ticket file', () => {
    const run = gate(['review', '--repo', clean, '--ticket', ticket, '--format', 'json']);
    const report = JSON.parse(run.stdout);
    expect(report.ac_bindings).toEqual([
      expect.objectContaining({ id: 'AC1', lines: [expect.stringMatching(/^README\.md:/u)] }),
    ]);
    expect(report).toMatchObject({ status: 'complete', verdict: 'auto-approve', approved: true });
  });

  it('counts every changed line by reason, and lists what is left to people', () => {
    const { accounting, spans } = JSON.parse(gate(['review', '--repo', focused, '--format', 'json']).stdout);
    expect(Object.keys(accounting).toSorted()).toEqual([...SpanReason.options].toSorted());
    const open = z.array(Span).parse(spans);
    expect(open.every(({ reason }) => isOpenReason(reason))).toBe(true);
    expect(open.toSorted(compareSpans)).toEqual(open);
    const lines = open.reduce((sum, span) => sum + span.lines, 0);
    expect(lines).toBe(accounting.opaque.lines + accounting.unaccounted.lines);
    expect(lines).toBeGreaterThan(0);
    expect(gate(['review', '--repo', focused]).stdout).toContain(`Look at these ${lines} lines  `);
  });

  it.each(FORMATS)('gives the same bytes each time, wherever it stands: %s', (format) => {
    const args = ['review', '--repo', focused, '--ticket', ticket, '--format', format];
    const here = gate(args, { env: { TZ: 'Asia/Tokyo', LC_ALL: 'C' } });
    const there = gate(args, { cwd: tmpdir(), env: { TZ: 'America/Lima', LC_ALL: 'de_DE.UTF-8' } });
    expect(here.stdout.length).toBeGreaterThan(100);
    expect(there.stdout).toBe(here.stdout);
  });

  it('keeps its compiled code for the next run, which gives the same bytes; not in CI, and not where it is turned off', () => {
    // The page has signs that are not ASCII.
    const args = ['review', '--repo', focused, '--ticket', ticket, '--format', 'html'];
    const caches = join(scratch, 'caches');
    const folder = join(caches, 'review-gate', 'compiled');
    const without = gate(args, { env: { XDG_CACHE_HOME: caches, CI: 'true' } });
    gate(args, { env: { XDG_CACHE_HOME: caches, NODE_DISABLE_COMPILE_CACHE: '1' } });
    expect(existsSync(folder)).toBe(false);
    const first = gate(args, { env: { XDG_CACHE_HOME: caches } });
    expect(readdirSync(folder)).toHaveLength(1);
    const second = gate(args, { env: { XDG_CACHE_HOME: caches } });
    expect(readdirSync(folder)).toHaveLength(1);
    for (const one of [first, second]) {
      expect(one.stderr).toBe(without.stderr);
      expect(one.status).toBe(without.status);
      expect(one.stdout).toBe(without.stdout);
    }
  });

  it('colours where it is asked to, and not where it is asked not to', () => {
    const args = ['review', '--repo', clean];
    expect(gate(args, { env: { FORCE_COLOR: '1' } }).stdout).toContain('\u001b[');
    expect(gate(args, { env: { FORCE_COLOR: '1', NO_COLOR: '1' } }).stdout).not.toContain('\u001b[');
    expect(gate(args).stdout).not.toContain('\u001b[');
  });

  it('writes the report to a file', () => {
    const output = join(scratch, 'new', 'report.md');
    const run = gate(['review', '--repo', clean, '--format', 'markdown', '--output', output]);
    expect(run.stdout).toBe('');
    expect(readFileSync(output, 'utf8')).toContain('## ✅ Review Gate: auto-approve');
  });

  it('takes a policy from a file', () => {
    const policy = join(scratch, 'closed.yml');
    writeFileSync(policy, 'rules:\n  - name: nothing-passes\n    if: "true"\n    verdict: needs-review\n');
    const run = gate(['review', '--repo', clean, '--policy', policy]);
    expect(run.stdout).toContain('nothing-passes');
    expect(run.status).toBe(1);
  });

  it("holds to the repository's own policy as it is at the base, never to the one the change brings", () => {
    const focus = "it.only('greets', () => {\n  expect(1).toBe(1);\n});\n";
    const lenient = 'severities:\n  tests/focused: "off"\n';
    const atBase = repository('lenient-base', [
      { 'README.md': '# Hi\n', '.review-gate.yml': lenient },
      { 'test/a.test.js': focus },
    ]);
    expect(gate(['review', '--repo', atBase]).stdout).not.toContain('Focused test');
    const atHead = repository('lenient-head', [
      { 'README.md': '# Hi\n' },
      { 'test/a.test.js': focus, '.review-gate.yml': lenient },
    ]);
    const judged = gate(['review', '--repo', atHead]);
    expect(judged.stdout).toContain('Focused test');
    expect(judged.stdout).toMatch(/warn\s+\.review-gate\.yml/u);
    expect(judged.status).toBe(1);
  });

  it.each([
    ['a folder that is no repository', () => ['review', '--repo', scratch], 'not a git repository'],
    ['a folder that is not there', () => ['review', '--repo', join(scratch, 'nowhere')], 'not a git repository'],
    ['a head that is no commit', () => ['review', '--repo', clean, '--head', 'nosuch'], 'nosuch'],
    ['a head that looks like an option', () => ['review', '--repo', clean, '--head=--all'], '--all'],
    ['a base that is no commit', () => ['review', '--repo', clean, '--base', 'nosuch'], 'nosuch'],
    ['a ticket file that is not there', () => ['review', '--repo', clean, '--ticket', 'no/TICKET.md'], 'TICKET.md'],
    ['a ticket id without a token', () => ['review', '--repo', clean, '--ticket', '12'], 'GITHUB_TOKEN'],
    ['a ticket to lint that is not there', () => ['ticket', 'lint', 'NOWHERE.md'], 'NOWHERE.md'],
    ['a policy nobody knows', () => ['review', '--repo', clean, '--policy', 'lenient'], 'lenient'],
    ['a format nobody knows', () => ['review', '--repo', clean, '--format', 'yaml'], 'yaml'],
    ['an option nobody knows', () => ['review', '--dryrun'], '--dryrun'],
    ['a command nobody knows', () => ['revue'], 'revue'],
    [
      'a place that cannot be written',
      () => ['review', '--repo', clean, '--output', '/dev/null/report'],
      '/dev/null/report',
    ],
  ])('refuses %s: exit 2, one message, no stack', (_, args, said) => {
    const run = gate(args());
    expect(run.stderr).toContain(said);
    expect(run.stderr).not.toMatch(/^\s+at /mu);
    expect(run.stdout).toBe('');
    expect(run.status).toBe(2);
  });

  it('refuses a ticket without criteria: E_AC_001, exit 2', () => {
    const empty = join(scratch, 'EMPTY.md');
    writeFileSync(empty, '# A wish\n\nIt would be nice.\n');
    const run = gate(['review', '--repo', clean, '--ticket', empty]);
    expect(run.stderr).toContain('E_AC_001');
    expect(run.status).toBe(2);
  });

  it('refuses a policy file that does not parse, with the line of each fault, each said once', () => {
    const bad = join(scratch, 'bad.yml');
    writeFileSync(bad, 'rules:\n  - name: a\n    if: tier >\n    verdict: maybe\n');
    const run = gate(['review', '--repo', clean, '--policy', bad]);
    const says = (words: string) => `${run.stdout}${run.stderr}`.split(words).length - 1;
    expect(run.stderr).toContain('E_POL_001');
    expect([says('line 3'), says('line 4'), says('rules[0].if'), says('rules[0].verdict')]).toEqual([1, 1, 1, 1]);
    expect(run.stderr.split('\n').map((line) => /^ {2}line \d+, column \d+: /u.test(line))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(run.status).toBe(2);
  });
});

describe('review with reports of other tools', () => {
  const report = (name: string, results: readonly object[]) => {
    const file = join(scratch, `${name}.sarif`);
    const driver = { name, rules: [{ id: 'no-hello', defaultConfiguration: { level: 'error' } }] };
    writeFileSync(file, JSON.stringify({ version: '2.1.0', runs: [{ tool: { driver }, results }] }));
    return file;
  };
  const on = (uri: string, startLine: number) => ({
    ruleId: 'no-hello',
    message: { text: 'Do not say <b>hello</b>.' },
    locations: [{ physicalLocation: { artifactLocation: { uri }, region: { startLine } } }],
  });

  it('shows those on changed lines under their own rules, and says how many it set aside', () => {
    const words = report('Prose Lint', [on(`file://${clean}/README.md`, 3), on('README.md', 1), on('src/greet.js', 1)]);
    const trace = join(scratch, 'tools', 'trace.json');
    const run = gate(['review', '--repo', clean, '--sarif', words, '--sarif', report('other', []), '--trace', trace]);
    expect(run.stderr).toBe('');
    expect(run.stdout).toMatch(/error\s+README\.md:3 +prose-lint\/no-hello\n\s+Do not say <b>hello<\/b>\./u);
    expect(run.stdout.replace(/\s+/gu, ' ')).toContain(
      'Prose Lint (plane prose-lint): 3 results, 1 on the change, 2 set aside (2 on lines that did not change) other (plane other): 0 results',
    );
    expect(run.status).toBe(1);
    expect(gate(['replay', trace]).status).toBe(0);
  });

  it('carries them in its own SARIF, and obeys the policy on them', () => {
    const words = report('words', [on('README.md', 3)]);
    const policy = join(scratch, 'words.yml');
    writeFileSync(policy, 'severities:\n  words/no-hello: info\n');
    const run = gate(['review', '--repo', clean, '--sarif', words, '--policy', policy, '--format', 'sarif']);
    expect(JSON.parse(run.stdout).runs[0].results).toMatchObject([{ ruleId: 'words/no-hello', level: 'note' }]);
    expect(run.status).toBe(0);
  });

  it('refuses what is no report, named: exit 2', () => {
    const run = gate(['review', '--repo', clean, '--sarif', ticket, '--sarif', join(scratch, 'gone.sarif')]);
    expect(run.stderr).toContain('gone.sarif does not exist');
    expect(run.status).toBe(2);
  });
});

describe('verify and replay', () => {
  let trace = '';
  beforeAll(() => {
    trace = join(scratch, 'traces', 'trace.json');
    gate(['review', '--repo', focused, '--ticket', ticket, '--trace', trace]);
  });

  it('holds, and comes out again byte for byte', () => {
    const verified = gate(['verify', trace]);
    expect(verified.stdout).toContain('holds');
    expect(verified.status).toBe(0);
    const replayed = gate(['replay', trace]);
    expect(replayed.stdout).toContain('byte for byte');
    expect(replayed.status).toBe(0);
  });

  it('finds a trace whose verdict was changed', () => {
    const changed = join(scratch, 'changed.json');
    const text = readFileSync(trace, 'utf8').replace('"verdict": "request-changes"', '"verdict": "auto-approve"');
    writeFileSync(changed, text);
    const run = gate(['verify', changed]);
    expect(run.stdout).toContain('does not hold');
    expect(run.status).toBe(1);
  });

  it('says where a snapshot of another change differs', () => {
    const other = join(scratch, 'other', 'trace.json');
    gate(['review', '--repo', clean, '--trace', other]);
    const run = gate(['replay', trace, '--snapshot', join(scratch, 'other', 'trace.snapshot.json')]);
    expect(run.stdout).toContain('Another review came out');
    expect(run.status).toBe(1);
  });

  it.each([
    ['verify a file that is not there', () => ['verify', 'nosuch.json'], 'nosuch.json'],
    ['verify something that is no JSON', () => ['verify', ticket], 'not JSON'],
    ['replay without a snapshot', () => ['replay', trace, '--snapshot', 'nosuch.json'], 'nosuch.json'],
    [
      'replay something that is no trace',
      () => ['replay', join(scratch, 'traces', 'trace.snapshot.json')],
      'not a trace',
    ],
  ])('exits with 2: %s', (_, args, said) => {
    const run = gate(args());
    expect(run.stderr).toContain(said);
    expect(run.status).toBe(2);
  });
});

describe('policy validate', () => {
  it('takes a good policy', () => {
    const good = join(scratch, 'good.yml');
    writeFileSync(good, 'extends: strict\nseverities:\n  tests/focused: warn\n');
    const run = gate(['policy', 'validate', good]);
    expect(run.stdout).toContain('valid');
    expect(run.status).toBe(0);
  });

  it('names file, line and column of each fault', () => {
    const bad = join(scratch, 'worse.yml');
    writeFileSync(bad, 'extend: strict\nrules:\n  - name: a\n    if: tier >\n    verdict: maybe\n');
    const run = gate(['policy', 'validate', bad]);
    expect(run.stdout).toMatch(/worse\.yml:1:\d+: .*extend/u);
    expect(run.stdout).toMatch(/worse\.yml:4:\d+: /u);
    expect(run.stdout).toMatch(/worse\.yml:5:\d+: .*verdict|maybe/u);
    expect(run.status).toBe(2);
  });
});

describe('ticket lint', () => {
  it('says of each criterion in a file how it will be read', () => {
    const file = join(scratch, 'WISHES.md');
    writeFileSync(
      file,
      '# Wishes\n\n## Acceptance criteria\n\n- `maxRetries` limits the retries\n- The page is fast\n- The product owner approves\n',
    );
    const run = gate(['ticket', 'lint', file]);
    expect(run.stderr).toBe('');
    expect(run.stdout).toContain('WISHES.md Wishes\n3 acceptance criteria. Hard to show as written: AC2, AC3.');
    expect(run.stdout).toMatch(/AC1 {2}line 5 {2}behaviour\n.*maxRetries.*\n.*must be in the change: maxRetries/u);
    expect(run.stdout).toMatch(/AC2[\s\S]*! No line can show "fast"\.\n[\s\S]*> Write the figure/u);
    expect(run.stdout).toMatch(/AC3[\s\S]*\nprocess: shown by people only/u);
    expect(run.status).toBe(0);
  });

  it('says it to programs, and that a review refuses a ticket without criteria: exit 2', () => {
    const file = join(scratch, 'BARE.md');
    writeFileSync(file, '# A wish\n\n- It would be nice\n');
    const run = gate(['ticket', 'lint', file, '--format', 'json']);
    const { ticket: name, title, criteria, ignored } = TicketLint.parse(JSON.parse(run.stdout));
    expect([name, title, criteria]).toEqual(['BARE.md', 'A wish', []]);
    expect(ignored).toEqual([expect.objectContaining({ line: 3, text: 'It would be nice' })]);
    expect(run.status).toBe(2);
  });

  it("reads an issue of the repository's with the token of the environment", async () => {
    const github = await Github.start({ token: 'ghs_lint', repo: 'octo/shop' });
    github.state.issues.set(7, {
      number: 7,
      title: 'Export',
      body: '## Acceptance criteria\n- `export` has a header\n',
    });
    const directory = repository('issues', [{ 'README.md': '# Shop\n' }]);
    const remote = ['remote', 'add', 'origin', `${github.serverUrl}/octo/shop.git`];
    spawnSync('git', ['-C', directory, ...remote], { env: identity });
    const env = { GITHUB_TOKEN: 'ghs_lint', GITHUB_API_URL: github.apiUrl };
    const [found, missing] = await Promise.all(
      ['7', '8'].map((id) => runCommand(['ticket', 'lint', id, '--repo', directory], env)),
    );
    await github.close();
    expect(found?.stdout).toContain('#7 Export\n1 acceptance criterion. Hard to show as written: none.');
    expect(found?.code).toBe(0);
    expect(missing?.stderr).toContain('E_AC_002: GitHub has no issue octo/shop#8');
    expect(missing?.code).toBe(2);
  });
});

describe('the bundle', () => {
  it('prints its help and its version', () => {
    expect(gate(['--help']).stdout).toContain('replay');
    expect(gate(['--version']).stdout.trim()).toMatch(/^\d+\.\d+\.\d+$/u);
    expect(existsSync(command)).toBe(true);
  });
});
