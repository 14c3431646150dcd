/** `init` of the built command, in real repositories. */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { runCommand } from '../stand-ins/serving.js';
import { ACTION } from '../workflows/workflow-files.js';

const scratch = mkdtempSync(join(tmpdir(), 'review-gate-init-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

function createRepository(name: string): string {
  const directory = join(scratch, name);
  spawnSync('git', ['init', '--quiet', '--initial-branch', 'trunk', directory]);
  return directory;
}

const listPaths = (directory: string) =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter(
    (path) => !path.startsWith('.git/') && path !== '.git',
  );

const WRITTEN = ['.github/ISSUE_TEMPLATE/change.yml', '.github/workflows/review-gate.yml', '.review-gate.yml'];

it('prints the files and writes nothing; writes them; and then keeps them, whatever is in them', async () => {
  const directory = createRepository('fresh');
  const dry = await runCommand(['init', '--repo', directory, '--dry-run']);
  expect(dry).toMatchObject({ code: 0, stderr: '' });
  expect(dry.stdout).toContain(`      - uses: ${ACTION}\n`);
  expect(dry.stdout).toContain('Nothing was written.');
  expect(listPaths(directory)).toEqual([]);

  const done = await runCommand(['init', '--repo', directory]);
  expect(done).toMatchObject({ code: 0, stderr: '' });
  expect(
    listPaths(directory)
      .filter((path) => path.endsWith('.yml'))
      .toSorted(),
  ).toEqual(WRITTEN);
  for (const path of WRITTEN) expect(done.stdout).toContain(`wrote  ${path}\n`);
  expect(done.stdout).toContain('Commit the files and merge them into trunk.');

  writeFileSync(join(directory, '.review-gate.yml'), 'extends: strict\n');
  const again = await runCommand(['init', '--repo', join(directory, '.github')]);
  expect(again.code).toBe(0);
  for (const path of WRITTEN) expect(again.stdout).toContain(`kept   ${path}\n`);
  expect(readFileSync(join(directory, '.review-gate.yml'), 'utf8')).toBe('extends: strict\n');
});

it('writes through no link, and then writes nothing at all', async () => {
  const outside = join(scratch, 'outside');
  mkdirSync(outside);
  const directory = createRepository('linked');
  symlinkSync(outside, join(directory, '.github'));
  const run = await runCommand(['init', '--repo', directory]);
  expect(run).toMatchObject({ code: 2, stdout: '' });
  expect(run.stderr).toContain('.github is no folder, or a link to one.');
  expect(listPaths(outside)).toEqual([]);
  expect(existsSync(join(directory, '.review-gate.yml'))).toBe(false);

  const dangling = createRepository('dangling');
  symlinkSync(join(outside, 'policy.yml'), join(dangling, '.review-gate.yml'));
  writeFileSync(join(dangling, '.gitignore'), '.review-gate.yml\n');
  expect(await runCommand(['init', '--repo', dangling])).toMatchObject({ code: 2, stdout: '' });
  expect(listPaths(outside)).toEqual([]);
});

it('needs a repository, and an action that can be one', async () => {
  const none = await runCommand(['init', '--repo', scratch]);
  expect(none).toMatchObject({ code: 2, stdout: '' });
  expect(none.stderr).toContain(`${scratch} is not a git repository.`);
  const action = await runCommand(['init', '--repo', createRepository('named'), '--action', 'x\n- run: evil']);
  expect(action).toMatchObject({ code: 2, stderr: expect.stringContaining('names no action') });
});
