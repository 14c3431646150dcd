/** A branch that is behind its base is told of its own changes alone, and never that it takes back those of others. */
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { review } from '../../stand-ins/grammars.js';
import { policySources } from '../../stand-ins/snapshot.js';
import { readSnapshot } from '../local-change.js';
import { TestRepository, temporaryFolder } from '../test-repository.js';

const folder = temporaryFolder();
afterAll(folder.remove);

const toText = (...lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');
const writeManifest = (version: string, ...packages: readonly string[]) =>
  `${JSON.stringify({ name: 'shop', version, dependencies: Object.fromEntries(packages.map((name) => [name, '^1.0.0'])) }, null, 2)}\n`;
const writePay = (guard: readonly string[], rate: string) =>
  toText('export function pay(user: User, amount: number): number {', ...guard, `  return amount * ${rate};`, '}');
const writeTests = (...names: readonly string[]) =>
  names
    .map((name) => toText(`it('${name}', () => {`, `  expect(pay(user, 1)).toBe(${name.length});`, '});'))
    .join('\n');

const GUARD = ['  if (!user.isAdmin) throw new Error("forbidden");'];
const SHARED = {
  'package.json': writeManifest('1.0.0', 'zod'),
  'src/pay.ts': writePay([], '1'),
  'src/index.ts': toText("export { pay } from './pay.js';"),
  'test/pay.test.ts': writeTests('pays'),
  '.github/workflows/ci.yml': toText(
    'on: push',
    'jobs:',
    '  test:',
    '    runs-on: ubuntu-latest',
    '    steps:',
    '      - run: npm ci',
  ),
  'README.md': toText('# Shop'),
};
/** What others merged meanwhile: read backwards, a removed guard, removed tests, checks, names and a lower version. */
const BY_OTHERS = {
  'package.json': writeManifest('2.0.0', 'zod', 'pino'),
  'src/pay.ts': writePay(GUARD, '1'),
  'src/index.ts': toText("export { pay } from './pay.js';", 'export const refund = pay;'),
  'src/audit.ts': toText('export const audit = 1;'),
  'test/pay.test.ts': writeTests('pays', 'refuses'),
  'test/audit.test.ts': writeTests('audits'),
  '.github/workflows/ci.yml': toText(
    'on: push',
    'permissions: {}',
    'jobs:',
    '  test:',
    '    runs-on: ubuntu-latest',
    '    steps:',
    '      - run: npm ci',
    '      - run: npm test',
  ),
  'db/migrations/20260101000000_add_total.sql': toText('ALTER TABLE orders ADD COLUMN total integer;'),
};
const OWN = {
  'src/pay.ts': writePay([], '1.2'),
  'package.json': writeManifest('1.0.0', 'got', 'zod'),
  'README.md': toText('# Shop', '', 'It takes 20 percent.'),
};

const repository = TestRepository.make(join(folder.path, 'behind'));
const fork = repository.commit({ files: SHARED });
repository.branch('topic', fork);
const ahead = repository.commit({ files: BY_OTHERS });
const head = repository.commit({ branch: 'topic', files: OWN });

async function readFindings(base: string, tip = head) {
  const snapshot = await readSnapshot(repository.directory, base, tip);
  const { findings } = await review(snapshot, policySources({ tenant: { name: 'balanced', source: null } }));
  return findings.map(({ rule, title, rationale }) => ({ rule, title, rationale }));
}

describe('a branch that is behind its base', () => {
  it('is told the same as before its base moved', async () => {
    const own = await readFindings(fork);
    expect(own.map(({ rule }) => rule)).toContain('supply-chain/new-dependency');
    expect(await readFindings(ahead)).toEqual(own);
  });

  it('is told the same after it took the base in', async () => {
    const own = await readFindings(fork);
    const joined = repository.commit({
      branch: 'topic',
      parents: [head, ahead],
      files: {
        ...BY_OTHERS,
        'src/pay.ts': writePay(GUARD, '1.2'),
        'package.json': writeManifest('2.0.0', 'got', 'zod', 'pino'),
      },
    });
    const told = await readFindings(ahead, joined);
    expect(told.map(({ rule }) => rule)).toEqual(own.map(({ rule }) => rule));
  });

  it('is told nothing of a file that the base has in the same way by now', async () => {
    const script = { content: toText('#!/bin/sh', 'npm publish'), mode: '100755' };
    const plain = { ...script, mode: '100644' };
    const secret = toText('export const key = "AKIAQ3EGRTOPZYX1Q2WE";');
    const before = repository.commit({ branch: 'twice', files: { 'bin/release.sh': script } });
    repository.branch('once', before);
    const moved = repository.commit({ branch: 'twice', files: { 'bin/release.sh': plain, 'src/a.ts': secret } });
    const same = { 'bin/release.sh': plain, 'src/a.ts': secret };
    const taken = repository.commit({ branch: 'once', files: { ...same, 'src/b.ts': secret } });
    const told = async (base: string) => (await readFindings(base, taken)).map(({ rule }) => rule);
    expect(await told(before)).toEqual(expect.arrayContaining(['hygiene/file-mode', 'security/secret']));
    // The same key in a file that is new to the base is told there.
    expect(await told(moved)).toEqual(['security/secret']);
  });

  it('is told of what it takes back itself', async () => {
    const reverting = repository.commit({ branch: 'back', parents: [ahead], files: SHARED });
    const rules = (await readFindings(ahead, reverting)).map(({ rule }) => rule);
    expect(rules).toEqual(expect.arrayContaining(['security/guard-removed', 'tests/cases-removed']));
  });
});
