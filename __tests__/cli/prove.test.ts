/** The built command `prove`, as a person calls it. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ProofFile } from '../../src/contract/index.js';
import { type Files, TestRepository, temporaryFolder } from '../sources/test-repository.js';

const command = resolve(import.meta.dirname, '..', '..', '..', 'dist', 'cli', 'index.js');
const folder = temporaryFolder();
const temporary = join(folder.path, 'tmp');
const environment = { PATH: process.env['PATH'] ?? '', HOME: folder.path, TMPDIR: temporary };
afterAll(() => folder.remove());

const RUN = 'node --test --test-reporter=junit --test-reporter-destination=junit.xml';
const TICKET = '## Acceptance criteria\n\n- `discount` takes a percent off the amount\n';
const ticket = join(folder.path, 'TICKET.md');

const test = (assertion: string) =>
  `import assert from 'node:assert/strict';\nimport { test } from 'node:test';\nimport { discount } from '../src/discount.js';\n\ntest('discount takes a percent off the amount', () => {\n  ${assertion}\n});\n`;
const discount =
  '/** Takes a percent off the amount. */\nexport function discount(amount, percent) {\n  return amount - (amount * percent) / 100;\n}\n';

function makeShop(name: string, assertion: string): string {
  const repository = TestRepository.make(join(folder.path, name));
  const base: Files = { 'package.json': '{"type":"module"}\n' };
  repository.branch('feature', repository.commit({ files: base }));
  const files: Files = { 'src/discount.js': discount, 'test/discount.test.js': test(assertion) };
  repository.commit({ files, branch: 'feature' });
  return repository.directory;
}

let shop = '';
let idle = '';
beforeAll(() => {
  mkdirSync(temporary);
  writeFileSync(ticket, TICKET);
  shop = makeShop('shop', 'assert.equal(discount(200, 10), 180);');
  idle = makeShop('idle', 'discount(200, 10);');
});

const listArguments = (repo: string, ...more: string[]) => [
  'prove',
  '--repo',
  repo,
  '--base',
  'main',
  '--head',
  'feature',
  '--ticket',
  ticket,
  ...more,
];
const prove = (repo: string, ...more: string[]) =>
  spawnSync(process.execPath, [command, ...listArguments(repo, ...more)], {
    cwd: folder.path,
    env: environment,
    encoding: 'utf8',
    timeout: 120_000,
  });

describe('prove', () => {
  it('exits with 0 if every criterion is proved, and writes a proof that a review takes', () => {
    const out = join(folder.path, 'proof.json');
    const run = prove(shop, '--run', RUN, '--junit', 'junit.xml', '--out', out);
    expect(run.stdout).toMatch(/^proved {2}AC1 {2}1 test fails without its lines/u);
    expect(run.stderr).toMatch(/1 of 1 {2}AC1 {2}proved/u);
    expect(run.status).toBe(0);
    expect(ProofFile.parse(JSON.parse(readFileSync(out, 'utf8'))).statement.criteria).toHaveLength(1);
    const flags = ['--repo', shop, '--base', 'main', '--head', 'feature', '--ticket', ticket, '--format', 'json'];
    const review = spawnSync(process.execPath, [command, 'review', ...flags, '--proof', out], {
      cwd: folder.path,
      env: environment,
      encoding: 'utf8',
    });
    expect(JSON.parse(review.stdout).evidence).toEqual([expect.objectContaining({ kind: 'proof' })]);
  });

  it('exits with 1 and names the gap', () => {
    const run = prove(idle, '--run', RUN, '--junit', 'junit.xml', '--format', 'json');
    expect(run.status).toBe(1);
    expect(ProofFile.parse(JSON.parse(run.stdout)).statement.criteria).toEqual([
      expect.objectContaining({ outcome: 'not-proved', why: expect.stringContaining('assert nothing') }),
    ]);
  });

  it.each<[string, string[], RegExp]>([
    ['without a command', [], /required option '--run <command>'/u],
    ['for an empty command', ['--run', ' '], /The command is empty/u],
    ['for a number that is none', ['--run', 'true', '--jobs', 'many'], /whole number from 1 to 64/u],
    [
      'if the command fails on the head',
      ['--run', 'exit 7'],
      /does not pass on the head itself \(exit 7\)\. Correct the command of --run.* It wrote nothing\.\n$/u,
    ],
    ['for a placeholder that does not exist', ['--run', 'jest {test_file}'], /\{test_file\}.*There are: \{tests\}/u],
    [
      'before it runs if the proof cannot be written',
      ['--run', 'exit 7', '--out', '.'],
      /^review-gate: \. cannot be written: it is a folder/u,
    ],
    [
      'if nothing is asked for',
      ['--run', 'true', '--ticket', join(folder.path, 'none.md')],
      /There is no ticket file/u,
    ],
  ])('exits with 2 %s', (_, more, message) => {
    const run = prove(shop, ...more);
    expect(run.stderr).toMatch(message);
    expect(run.status).toBe(2);
  });

  it('ends with all that it started when it is interrupted, and leaves nothing', async () => {
    const child = spawn(process.execPath, [command, ...listArguments(shop, '--run', 'sleep 300')], {
      cwd: folder.path,
      env: environment,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child.stderr.setEncoding('utf8');
    for await (const text of child.stderr) if (String(text).includes('on the head')) child.kill('SIGINT');
    if (child.exitCode === null) await once(child, 'exit');
    expect(child.exitCode).toBe(3);
    expect(readdirSync(temporary)).toEqual([]);
  });
});
