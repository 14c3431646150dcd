/** Changes made to stop a review: eight times as much of them takes about eight times as long, not sixty-four. */

import { describe, expect, it } from '@jest/globals';
import { accountForChange } from '../../src/engine/accounting/index.js';
import { judgeLock } from '../../src/engine/accounting/locks/judge.js';
import { readChange } from '../../src/engine/change/index.js';
import { openFlows } from '../../src/engine/flow/index.js';
import type { Change, Criterion, RuleContext, Syntax } from '../../src/engine/model.js';
import { ChangedLineReader } from '../../src/engine/planes/new-lines.js';
import { parseSettings } from '../../src/engine/planes/parse-settings.js';
import { RULES } from '../../src/engine/planes/registry.js';
import { createTokenFinder } from '../../src/engine/planes/security/credentials/find-tokens.js';
import { judgeStatus } from '../../src/engine/status/index.js';
import { NO_GRAMMARS } from '../../src/engine/syntax/grammars.js';
import { readSyntax } from '../../src/engine/syntax/index.js';
import { GRAMMARS } from '../stand-ins/grammars.js';
import { processorClock, processorTime } from '../stand-ins/processor-time.js';
import { buildSnapshot, type FileSpec } from '../stand-ins/snapshot.js';

/** Linear work gives 8, quadratic work 64. */
const MOST_GROWTH = 24;
/** Shorter times, in milliseconds, count as so much: they say nothing of how the work grows. */
const LEAST_TIME = 30;

/** A file that is all new, without the cost of computing its hunk. */
function rewritten(text: string): FileSpec {
  const lines = text.split('\n').map((line) => `+${line}`);
  const hunk = { old_start: 0, old_lines: 0, new_start: 1, new_lines: lines.length, section: '', lines };
  return { old: '', new: '', raw: { new_text: text, hunks: [hunk] } };
}

const build = (files: Readonly<Record<string, FileSpec>>): Change => readChange(buildSnapshot({ files }), []);

/** Returns how many times longer the second work takes than the first. */
function compare(small: () => unknown, large: () => unknown): number {
  const least = processorTime(small);
  const spent = processorClock();
  large();
  return spent() / Math.max(LEAST_TIME, least);
}

describe('rules over one line of 200 KB', () => {
  const PATHS = ['.github/workflows/ci.yml', 'package.json', 'vendor/a.min.js'];

  async function prepare(fragment: string, size: number): Promise<() => void> {
    const text = fragment.repeat(Math.ceil(size / fragment.length));
    const change = build(Object.fromEntries(PATHS.map((path) => [path, rewritten(text)])));
    const syntax = await readSyntax(change, NO_GRAMMARS);
    const flows = await openFlows(change, NO_GRAMMARS);
    const snapshot = buildSnapshot();
    const criteria = { source: 'none' as const, items: [] };
    return () => {
      const parsed = { ...change, files: change.files.map(parseSettings) };
      const shared = { findTokens: createTokenFinder(), changedLines: new ChangedLineReader(syntax), flows };
      const context: RuleContext = { snapshot, change: parsed, syntax, criteria, bindings: [], ...shared };
      for (const rule of RULES) void rule.check(context);
    };
  }

  it.each([
    '|',
    '| sh ',
    'curl x|',
    'ref: ',
    `\${{ `,
    `\${{ github.event.issue.title `,
    'sh -c "',
    '<a ',
    '{}',
    '"',
    '"a":"b",',
    '\\u0061',
    'password="',
    'a@b.c ',
    'if (isAdmin) ',
    '\u200b',
  ])('%j', async (fragment) => {
    expect(compare(await prepare(fragment, 25_000), await prepare(fragment, 200_000))).toBeLessThan(MOST_GROWTH);
  });
});

describe('a rule over 4,000 handlers, dead ends or guards', () => {
  async function prepare(rule: string, path: string, before: readonly string[], after: readonly string[]) {
    const sides = [before.join('\n').split('\n'), after.join('\n').split('\n')] as const;
    const lines = [...sides[0].map((line) => `-${line}`), ...sides[1].map((line) => `+${line}`)];
    const [old_lines, new_lines] = [sides[0].length, sides[1].length];
    const hunk = { old_start: 1, old_lines, new_start: 1, new_lines, section: '', lines };
    const raw = { old_text: before.join('\n'), new_text: after.join('\n'), hunks: [hunk] };
    const change = build({ [path]: { old: '', new: '', raw } });
    const syntax = await readSyntax(change, GRAMMARS);
    const flows = await openFlows(change, GRAMMARS);
    const criteria = { source: 'none' as const, items: [] };
    const shared = { findTokens: createTokenFinder(), changedLines: new ChangedLineReader(syntax), flows };
    const context: RuleContext = { snapshot: buildSnapshot(), change, syntax, criteria, bindings: [], ...shared };
    return () => RULES.find(({ id }) => id === rule)?.check(context) ?? [];
  }

  const many = (count: number, line: (at: number) => string) => Array.from({ length: count }, (_, at) => line(at));
  const calls = (count: number, handler: string) => many(count, (at) => `try { f${at}(); } catch (e) {${handler}}`);

  it.each<[string, string, (count: number) => [readonly string[], readonly string[]]]>([
    ['robustness/error-swallowed', 'src/a.ts', (count) => [calls(count, ' log(e); '), calls(count, '')]],
    [
      'robustness/error-not-passed-on',
      'src/a.ts',
      (count) => [calls(count, '\n throw e;\n'), calls(count, ' log(e); ')],
    ],
    [
      'tests/checks-unreached',
      'a.test.ts',
      (count) => [['//'], ["it('a', () => {", ...many(count, () => '  return;'), '  expect(1).toBe(1);', '});']],
    ],
    [
      'security/guard-removed',
      'src/a.ts',
      (count) => [
        many(count, (at) => `function f${at}(u) {\n requireAdmin(u);\n go${at}(u);\n}`),
        many(count, (at) => `function f${at}(u) {\n go${at}(u);\n}`),
      ],
    ],
  ])('%s', async (rule, path, sides) => {
    const [small, large] = [await prepare(rule, path, ...sides(500)), await prepare(rule, path, ...sides(4000))];
    expect((await small()).length).toBeGreaterThan(0);
    expect(compare(small, large)).toBeLessThan(MOST_GROWTH);
  });
});

describe('the accounting of 20,000 lines', () => {
  const criterion: Criterion = {
    id: 'AC1',
    text: 'Orders are exported with their total, by exportOrder',
    asks: 'Orders are exported with their total, by exportOrder',
    parts: [],
    kind: 'behaviour',
    codeVerifiable: true,
    origin: { ticket: '#1', line: 1 },
  };
  const ASKED = 3;

  /** What the stage is given: the first lines are asked for. */
  async function prepare(path: string, text: string): Promise<() => void> {
    const change = build({ [path]: rewritten(text) });
    const syntax: Syntax = await readSyntax(change, GRAMMARS);
    const ranges = [{ file: path, first: 1, last: ASKED, confidence: 0.9, evidence: [] }];
    const binding = [judgeStatus({ criterion, status: 'met', fall: null, confidence: 0.9, ranges }, 'addressed')];
    return () =>
      accountForChange({ change, syntax, criteria: { source: 'ticket', items: [criterion] }, binding, derived: [] });
  }

  const many = (count: number, line: (at: number) => string) => Array.from({ length: count }, (_, at) => line(at));
  const HEAD = 'export function exportOrder(order) {\n  return order.total;\n}\n';

  it.each<[string, string, (count: number) => readonly string[]]>([
    ['functions of a line', 'src/a.ts', (count) => many(count, (at) => `function f${at}() { g${at}(); }`)],
    ['one chain of calls', 'src/a.ts', (count) => ['x', ...many(count, () => '  .exportOrder()')]],
    ['calls in one another', 'src/a.py', (count) => many(count, (at) => `exportOrder(a${at}, (b${at}), f(c))`)],
    ['strings', 'src/a.ts', (count) => many(count, (at) => (at % 2 === 0 ? `s = \`${at}` : '`;'))],
    ['imports', 'src/a.ts', (count) => many(count, (at) => `import { a${at} } from './exportOrder.js';`)],
    ['types', 'src/a.ts', (count) => many(count, (at) => `interface A${at} { exportOrder: string }`)],
    ['blank lines', 'src/a.ts', (count) => many(count, () => '')],
    ['closing brackets', 'src/a.txt', (count) => many(count, () => '});')],
    [
      'test cases',
      'src/a.test.ts',
      (count) => many(count, (at) => `it('${at}', () => expect(exportOrder(1)).toBe(1));`),
    ],
    ['Markdown', 'README.md', (count) => many(count, () => '<a <b `c` ``` {')],
  ])('%s', async (_, path, lines) => {
    const work = (count: number) => prepare(path, `${HEAD}${lines(count).join('\n')}\n`);
    expect(compare(await work(2_500), await work(20_000))).toBeLessThan(MOST_GROWTH);
  });

  it('of one line of 200 KB', async () => {
    const work = (count: number) => prepare('README.md', `${'<a '.repeat(count)}\n`);
    expect(compare(await work(8_000), await work(64_000))).toBeLessThan(MOST_GROWTH);
  });
});

describe('a lock file with one package many times', () => {
  function prepare(count: number): () => unknown {
    const packages = Array.from({ length: count }, (_, at) => [`${at}/node_modules/same`, {}] as const);
    const lock = (needs: object) =>
      JSON.stringify({ lockfileVersion: 3, packages: { '': needs, ...Object.fromEntries(packages) } });
    const after = { dependencies: { same: '1.0.0' } };
    const { files } = build({
      'package.json': { old: '{}', new: JSON.stringify(after) },
      'package-lock.json': { old: lock({}), new: lock(after) },
    });
    const file = files.find((one) => one.file.path === 'package-lock.json');
    if (file === undefined) throw new Error('the lock file is not in the change');
    return () => judgeLock(file, files);
  }

  it('takes a time that grows with its length', () => {
    const small = prepare(5_000);
    expect(small()).not.toBeNull();
    expect(compare(small, prepare(40_000))).toBeLessThan(MOST_GROWTH);
  });
});

describe('a script of shell whose signs would stop the parser', () => {
  it.each([
    ['a pipeline in one word', 'a|'.repeat(20_000)],
    ['brackets', ')'.repeat(50_000)],
    ['a pipeline over lines', 'a |\n'.repeat(20_000)],
  ])('is read as text, and says so: %s', async (_, text) => {
    const change = build({ 'a.sh': rewritten(`${text}\n`) });
    const syntax = (await readSyntax(change, GRAMMARS)).get('a.sh');
    expect(syntax).toMatchObject({ mode: 'text', reason: expect.stringContaining('close together') });
  });

  it('is read as code where there are as many as people write', async () => {
    const text = 'case $1 in\n  a|b|c) run "$(cat a | sort)" ;;\nesac\n'.repeat(100);
    const change = build({ 'a.sh': rewritten(text) });
    expect((await readSyntax(change, GRAMMARS)).get('a.sh')?.mode).toBe('tree');
  });
});

describe('a lock file', () => {
  const many = (count: number, line: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => line(at)).join('');
  const REQUIRES = ['[project]\nname="a"\ndependencies = ["b==1"]\n', '[project]\nname="a"\ndependencies = ["b==2"]\n'];
  const PACKAGES = ['{"dependencies":{"b":"1"}}', '{"dependencies":{"b":"2"}}'];

  it.each<[string, string, readonly string[], string, (count: number) => string]>([
    [
      'of pnpm with needs of needs',
      'package.json',
      PACKAGES,
      'pnpm-lock.yaml',
      (count) =>
        `lockfileVersion: '9.0'\nsnapshots:\n${many(count, (at) => `  a${at}@1.0.0:\n    dependencies:\n      a${at + 1}: 1.0.0\n`)}`,
    ],
    [
      'of pnpm with a long line',
      'package.json',
      PACKAGES,
      'pnpm-lock.yaml',
      (count) => `lockfileVersion: '9.0'\npackages: {${many(count, (at) => `a${at}: {b: c}, `)}\n`,
    ],
    [
      'of Yarn 1 with many patterns',
      'package.json',
      PACKAGES,
      'yarn.lock',
      (count) => `# yarn lockfile v1\n${many(count, (at) => `b@${at}, `)}b\n`,
    ],
    [
      'of Yarn 4 with one name',
      'package.json',
      PACKAGES,
      'yarn.lock',
      (count) => `\n__metadata:\n  version: 8\n${many(count, (at) => `"b@npm:${at}":\n  version: ${at}\n`)}`,
    ],
    [
      'of Cargo with one name',
      'Cargo.toml',
      ['[package]\nname="a"\n[dependencies]\nb="1"\n', '[package]\nname="a"\n[dependencies]\nb="2"\n'],
      'Cargo.lock',
      (count) =>
        `version = 4\n[[package]]\nname="a"\ndependencies=["b"]\n${many(count, (at) => `[[package]]\nname="b"\nversion="${at}.0.0"\nsource="x"\n`)}`,
    ],
    [
      'of uv with one name',
      'pyproject.toml',
      REQUIRES,
      'uv.lock',
      (count) =>
        `version = 1\n${many(count, (at) => `[[package]]\nname="b"\nversion="${at}"\ndependencies=[{name="b"}]\n`)}`,
    ],
    [
      'of Poetry with one name',
      'pyproject.toml',
      REQUIRES,
      'poetry.lock',
      (count) =>
        `${many(count, (at) => `[[package]]\nname="b"\nversion="${at}"\n[package.dependencies]\nb="*"\n`)}[metadata]\nlock-version="2.1"\n`,
    ],
    [
      'of Go with one module',
      'go.mod',
      ['require b v1.0.0\n', 'require b v2.0.0\n'],
      'go.sum',
      (count) => many(count, (at) => `b v${at}.0.0 h1:${'a'.repeat(43)}=\n`),
    ],
  ])('%s is judged in a time that grows with its length', (_, manifest, [old = '', now = ''], name, lock) => {
    const prepare = (count: number) => {
      const text = lock(count);
      const [file, ...rest] = build({ [name]: { old: 'a', new: 'b' }, [manifest]: { old, new: now } }).files.toSorted(
        (one) => (one.file.path === name ? -1 : 1),
      );
      if (file === undefined) throw new Error('the lock file is not in the change');
      const long = { ...file, file: { ...file.file, old_text: text, new_text: `${text}\n` } };
      return () => judgeLock(long, [long, ...rest]);
    };
    expect(compare(prepare(1_000), prepare(8_000))).toBeLessThan(MOST_GROWTH);
  });
});
