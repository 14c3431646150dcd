import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';

const SOURCES = ['src/kept.ts', 'src/data.json', '__tests__/kept.test.ts'];
const OF_SOURCES = ['src/kept.js', 'src/kept.js.map', 'src/data.json', '__tests__/kept.test.js'];
const OF_OTHERS = ['.tsbuildinfo', 'compile-cache/gone.js'];
const STALE = ['src/gone.js', 'src/gone.js.map', 'src/gone.json', 'src/folder/gone.js', '__tests__/gone.test.js'];

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'review-gate-stale-'));
  mkdirSync(join(copy, '.ci'));
  copyFileSync('.ci/remove-stale.js', join(copy, '.ci/remove-stale.mjs'));
  const built = [...OF_SOURCES, ...OF_OTHERS, ...STALE].map((path) => join('build', path));
  for (const path of [...SOURCES, ...built]) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), '');
  }
});
afterAll(() => rmSync(copy, { recursive: true }));

it('removes what was compiled of sources that are gone, and nothing else', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(copy, '.ci/remove-stale.mjs')], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  const left = readdirSync(join(copy, 'build'), { recursive: true, withFileTypes: true });
  const files = left.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  expect(files.toSorted()).toEqual([...OF_SOURCES, ...OF_OTHERS].map((path) => join(copy, 'build', path)).toSorted());
});
