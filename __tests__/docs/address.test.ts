/** Where this repository is: said once in package.json, and written into every page, example and workflow by one script. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, describe, expect, it } from '@jest/globals';
import { ACTION } from '../workflows/workflow-files.js';
import { ROOT } from './pages.js';

const NAMED_IN = [
  'package.json',
  'README.md',
  'CONTRIBUTING.md',
  'Dockerfile',
  'docs',
  'examples',
  '.github',
  '.ci',
  'src/cli/flags/init.ts',
];
const copy = mkdtempSync(join(tmpdir(), 'review-gate-address-'));
for (const path of NAMED_IN) cpSync(join(ROOT, path), join(copy, path), { recursive: true });
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const read = (path: string) => readFileSync(join(copy, path), 'utf8');
const [here = ''] = ACTION.split('@');

/** Writes another address into package.json. */
function moveTo(address: string): void {
  writeFileSync(
    join(copy, 'package.json'),
    read('package.json').replace(/github\.com\/[^"]*/u, `github.com/${address}.git`),
  );
}

function run(...flags: readonly string[]) {
  const { status, stderr } = spawnSync(process.execPath, [join(copy, '.ci', 'address.js'), ...flags], {
    encoding: 'utf8',
  });
  return { status, stderr };
}

/** Everything that may name the address, as one text with its paths. */
const readAll = () =>
  readdirSync(copy, { recursive: true, encoding: 'utf8' })
    .filter(
      (path) =>
        !path.startsWith('.ci') && /\.(?:md|ya?ml)$|(?:CODEOWNERS|Dockerfile|package\.json|init\.ts)$/u.test(path),
    )
    .toSorted()
    .map((path) => `${path}\n${read(path)}`)
    .join('\n');

describe('the address of the repository', () => {
  it('is the one of package.json everywhere', () => {
    expect(run('--check')).toEqual({ status: 0, stderr: '' });
    expect(read('README.md')).toContain(`uses: ${here}@v1`);
    expect(readAll().split(here).length).toBeGreaterThan(30);
  });

  it('changes everywhere with package.json, more than once, and back', () => {
    const before = readAll();
    moveTo('Acme-Tools/the.gate');
    const stale = run('--check');
    expect([stale.status, stale.stderr]).toEqual([1, expect.stringMatching(/README\.md.*run `npm run docs`/u)]);
    expect(run().status).toBe(0);
    const moved = readAll();
    expect(moved.split('Acme-Tools/the.gate').length).toBe(before.split(here).length);
    expect(moved).toContain('ghcr.io/acme-tools/the.gate');
    expect(
      [...moved.matchAll(/\bOWNER\b.*/gu)].map(([line]) => line).filter((line) => line.includes('/review-gate')),
    ).toEqual([]);
    expect(read('.github/CODEOWNERS')).toMatch(/^\* @Acme-Tools$/mu);
    // A path and an event of GitHub look alike.
    expect(moved).toContain('~/code/review-gate/dist');
    expect(read('examples/workflows/comment-command.yml')).toContain('"OWNER", "MEMBER"');
    moveTo(here);
    expect([run().status, readAll()]).toEqual([0, before]);
  });

  it('must be one of GitHub', () => {
    const before = read('package.json');
    writeFileSync(join(copy, 'package.json'), before.replace('git+https://github.com', 'git+https://example.com'));
    const { status, stderr } = run('--check');
    expect([status, stderr]).toEqual([
      1,
      expect.stringContaining('repository.url of package.json names no repository'),
    ]);
    writeFileSync(join(copy, 'package.json'), before);
  });
});
