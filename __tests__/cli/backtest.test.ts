/** The built command `backtest`, as a person calls it, on real repositories. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Command } from 'commander';
import { runBacktestCommand } from '../../src/cli/backtest.js';
import { registerBacktestCommand } from '../../src/cli/flags/backtest.js';
import { git, TestRepository, temporaryFolder } from '../sources/test-repository.js';

const command = resolve(import.meta.dirname, '..', '..', '..', 'dist', 'cli', 'index.js');
const folder = temporaryFolder();
const temporary = join(folder.path, 'tmp');
const environment = { PATH: process.env['PATH'] ?? '', HOME: folder.path, TMPDIR: temporary };
const DAY = 24 * 3600;
const START = 1_767_322_800;
afterAll(() => folder.remove());

const backtest = (repo: string, ...more: string[]) =>
  spawnSync(process.execPath, [command, 'backtest', '--repo', repo, ...more], {
    cwd: folder.path,
    env: environment,
    encoding: 'utf8',
    timeout: 120_000,
  });

const fetchPrice = (body: string) => `export function price(amount) {\n  ${body}\n}\n`;

let shop = '';
let ids: Record<'typo' | 'price' | 'fix' | 'release' | 'feature' | 'revert', string>;

/** A history with squashed changes, a merge, a push without a pull request, a fix and a revert. */
function makeShop(): void {
  const repository = TestRepository.make(join(folder.path, 'shop'));
  shop = repository.directory;
  repository.commit({ files: { 'README.md': 'Shop\n', 'src/rate.js': 'export const RATE = 2;\n' }, time: START });
  const typo = repository.commit({
    files: { 'README.md': 'The shop\n' },
    message: 'Mend a typo (#1)',
    time: START + DAY,
  });
  const price = repository.commit({
    files: { 'src/price.js': fetchPrice('return amount * RATE;') },
    message: 'Add a price (#2)',
    time: START + 2 * DAY,
  });
  const fix = repository.commit({
    files: { 'src/price.js': fetchPrice('return Math.max(0, amount) * 2;') },
    message: 'Fix prices below zero (#3)',
    time: START + 5 * DAY,
  });
  const release = repository.commit({ files: { VERSION: '1.1\n' }, message: 'Release 1.1', time: START + 6 * DAY });
  const head = repository.commit({
    files: { '.github/workflows/ci.yml': 'on: push\n' },
    message: 'Run the tests',
    branch: 'topic',
    parents: [fix],
    time: START + 6 * DAY,
  });
  const feature = repository.commit({
    files: { '.github/workflows/ci.yml': 'on: push\n' },
    message: 'Merge pull request #4 from ada/topic\n\nRun the tests in a workflow',
    parents: [release, head],
    time: START + 7 * DAY,
  });
  const revert = repository.commit({
    files: { '.github/workflows/ci.yml': null },
    message: `Revert "Run the tests in a workflow" (#5)\n\nThis reverts commit ${feature}.`,
    time: START + 8 * DAY,
  });
  repository.git('remote', 'add', 'origin', 'git@github.com:octo/shop.git');
  ids = { typo, price, fix, release, feature, revert };
}

beforeAll(() => {
  mkdirSync(temporary);
  makeShop();
});

const readJson = (...more: string[]) => {
  const run = backtest(shop, '--format', 'json', ...more);
  expect(run.stderr).not.toContain('review-gate:');
  return JSON.parse(run.stdout);
};

describe('backtest', () => {
  it('says of each merged change what the gate would have done, why, and what became of it', () => {
    const result = readJson();
    expect(result).toMatchObject({ repo: 'octo/shop', url: 'https://github.com/octo/shop', branch: 'main' });
    expect(result).toMatchObject({ policy: 'balanced', chosen: 5, stopped: false, tip: ids.revert });
    expect(result.notes).toEqual([
      expect.stringMatching(/^5 changes were merged less than 30 days before the newest commit/u),
      expect.stringMatching(/^1 commit between them names no pull request/u),
    ]);
    const rows = new Map(result.changes.map((change: { pull: number }) => [change.pull, change]));
    expect([...rows.keys()]).toEqual([5, 4, 3, 2, 1]);
    expect(rows.get(1)).toMatchObject({
      commit: ids.typo,
      title: 'Mend a typo',
      merged_at: '2026-01-03T03:00:00.000Z',
      review: { files: 1, tier: 'T0', as_is: { gate: 'open' }, if_asked: { gate: 'open' } },
      later: null,
    });
    expect(rows.get(2)).toMatchObject({
      review: {
        as_is: { gate: 'person', rule: 'unaccounted-changes', why: 'no ticket, 3 lines to look at' },
        if_asked: { gate: 'open', rule: 'clean' },
      },
      later: { kind: 'lines', by: ids.fix, days: 3, lines: 1 },
    });
    expect(rows.get(4)).toMatchObject({
      commit: ids.feature,
      title: 'Run the tests in a workflow',
      review: { files: 1, if_asked: { gate: 'person', rule: 'delicate-files', why: 'touches ci' } },
      later: { kind: 'reverted', by: ids.revert, days: 1 },
    });
  });

  it('writes a table, a page and CSV, the same bytes each time', () => {
    const [csv, html] = ['out.csv', 'out.html'].map((name) => join(folder.path, name));
    const run = backtest(shop, '--csv', csv ?? '', '--html', html ?? '');
    expect(run.stdout).toMatch(/^octo\/shop: the last 5 changes merged into main, 2026-01-03 to 2026-01-10, /u);
    expect(run.stdout).toMatch(/opens +1 \(20 %\) +/u);
    expect(run.stdout).toMatch(
      /2026-01-09 {2}#4 +needs a person {2}needs a person +touches ci .*reverted after 1 day/u,
    );
    expect(run.stderr).toContain('5 of 5 changes reviewed');
    expect(run.status).toBe(0);
    const before = [run.stdout, readFileSync(csv ?? '', 'utf8'), readFileSync(html ?? '', 'utf8')];
    expect(before[1]?.split('\r\n')).toHaveLength(7);
    expect(before[2]).toContain('<svg class="columns"');
    const again = backtest(shop, '--csv', csv ?? '', '--html', html ?? '');
    expect([again.stdout, readFileSync(csv ?? '', 'utf8'), readFileSync(html ?? '', 'utf8')]).toEqual(before);
    expect(readdirSync(temporary)).toEqual([]);
  });

  it('uses the policy that is named, tickets of a folder, and the number of changes', () => {
    const tickets = join(folder.path, 'tickets');
    mkdirSync(tickets);
    writeFileSync(join(tickets, '2.md'), '## Acceptance criteria\n\n- `price` returns the amount times `RATE`\n');
    const { changes, policy } = readJson('--policy', 'legacy-open', '--tickets', tickets, '--last', '4');
    expect(policy).toBe('legacy-open');
    expect(changes.map(({ pull }: { pull: number }) => pull)).toEqual([5, 4, 3, 2]);
    expect(changes[3].review.as_is).toMatchObject({ gate: 'open', why: expect.stringContaining('asked for') });
  });

  it("uses the repository's own policy where none is named", () => {
    const own = TestRepository.make(join(folder.path, 'own'));
    own.commit({ files: { 'a.txt': 'a\n' } });
    own.commit({ files: { 'a.txt': 'b\n' } });
    own.commit({
      files: { '.review-gate.yml': 'rules:\n  - name: closed-today\n    if: true\n    verdict: request-changes\n' },
    });
    const run = backtest(own.directory, '--format', 'json');
    const { policy, changes } = JSON.parse(run.stdout);
    expect(policy).toBe('.review-gate.yml');
    expect(changes).toHaveLength(2);
    expect(changes[1].review.as_is).toMatchObject({ gate: 'closed', rule: 'closed-today' });
  });

  it('prints what is done when it is stopped', async () => {
    const repository = TestRepository.make(join(folder.path, 'long'));
    for (let at = 0; at < 60; at += 1) repository.commit({ files: { 'a.txt': `${at}\n` } });
    const child = spawn(process.execPath, [command, 'backtest', '--repo', repository.directory, '--format', 'json'], {
      cwd: folder.path,
      env: environment,
    });
    let printed = '';
    child.stdout.on('data', (text) => {
      printed += String(text);
    });
    for await (const text of child.stderr) if (String(text).includes('of 59 changes')) child.kill('SIGINT');
    if (child.exitCode === null) await once(child, 'exit');
    const { stopped, chosen, changes } = JSON.parse(printed);
    expect({ stopped, chosen }).toEqual({ stopped: true, chosen: 59 });
    expect(changes.length).toBeGreaterThan(0);
    expect(changes.length).toBeLessThan(59);
    expect(child.exitCode).toBe(3);
    expect(readdirSync(temporary)).toEqual([]);
  });
});

describe('backtest of what cannot be used', () => {
  const makeEmpty = () => TestRepository.make(join(folder.path, 'empty')).directory;
  const makeRoot = () => {
    const root = TestRepository.make(join(folder.path, 'root'));
    root.commit({ files: { 'a.txt': 'a\n' } });
    return root.directory;
  };
  const makeShallow = () => {
    git(folder.path, ['clone', '--quiet', '--depth=1', `file://${shop}`, 'shallow']);
    return join(folder.path, 'shallow');
  };
  const makeBroken = () => {
    const path = join(folder.path, 'broken.yml');
    writeFileSync(path, 'rules:\n  - name: x\n    if: findings.eror > 0\n    verdict: needs-review\n');
    return path;
  };

  /** Runs the command in this process: its faults need no engine. */
  const refuse = async (repo: string, more: readonly string[]): Promise<unknown> => {
    const { signal } = new AbortController();
    const progress = { say: () => undefined, announce: () => undefined, clear: () => undefined };
    const silent = { write: () => undefined, note: () => undefined, progress, onTerminal: false };
    const program = new Command().exitOverride().configureOutput({ writeErr: () => undefined });
    registerBacktestCommand(program, async (flags) => {
      await runBacktestCommand(flags, { env: environment, ...silent, signal });
    });
    try {
      return await program.parseAsync(['backtest', '--repo', repo, ...more], { from: 'user' });
    } catch (fault) {
      return fault;
    }
  };

  it('exits with 2 and prints nothing but the fault', () => {
    const run = backtest(folder.path);
    expect(run.stderr).toMatch(/^review-gate: \/.* is not a git repository\./u);
    expect([run.stdout, run.status]).toEqual(['', 2]);
  });

  it.each([
    { name: 'no change at all', of: () => [shop, '--last', '0'], says: 'It must be a whole number from 1 to 5000.' },
    { name: 'no number', of: () => [shop, '--last', '1e2'], says: 'It must be a whole number' },
    { name: 'no repository', of: () => [folder.path], says: 'is not a git repository' },
    { name: 'no such folder', of: () => [join(folder.path, 'nowhere')], says: 'is not a git repository' },
    { name: 'an empty repository', of: () => [makeEmpty()], says: 'has no commit yet' },
    {
      name: 'a first commit alone',
      of: () => [makeRoot()],
      says: 'has one commit and nothing before it, so there is no merged change. Name another branch',
    },
    { name: 'a shallow clone', of: () => [makeShallow()], says: 'git fetch --unshallow' },
    { name: 'no such branch', of: () => [shop, '--base', 'gone'], says: 'The base "gone" names no commit' },
    { name: 'no such policy', of: () => [shop, '--policy', 'strct'], says: 'There is no policy file strct' },
    { name: 'a broken policy', of: () => [shop, '--policy', makeBroken()], says: /does not parse.*eror/u },
    {
      name: 'a table that is a folder',
      of: () => [shop, '--csv', '.'],
      says: /^\. cannot be written: it is a folder/u,
    },
    { name: 'no such folder of tickets', of: () => [shop, '--tickets', 'none'], says: 'There is no folder none' },
  ])('says what to do about $name', async ({ of, says }) => {
    const [repo = '', ...more] = of();
    expect(await refuse(repo, more)).toMatchObject({
      name: expect.stringMatching(/^(?:UsageError|CommanderError)$/u),
      message: expect.stringMatching(says),
    });
  });
});
