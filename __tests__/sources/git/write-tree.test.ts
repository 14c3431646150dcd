/** Trees that are written without git are what git writes, and are put in their place whole. */
import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { writeTree } from '../../../src/sources/git/program/write-tree.js';
import { git, temporaryFolder } from '../test-repository.js';

const folder = temporaryFolder();
afterAll(folder.remove);

const BLOB = 'ce013625030ba8dba906f756967f9e9ca394464a';
const FILES = [
  { path: 'b', name: BLOB },
  { path: 'a', name: BLOB },
];

it('is read by git, with its entries in order', async () => {
  const gitDir = join(folder.path, 'read.git');
  git(folder.path, ['init', '--quiet', '--bare', gitDir]);
  const tree = await writeTree({ gitDir }, 'sha1', FILES);
  expect(git(gitDir, ['ls-tree', '--name-only', tree])).toBe('a\nb');
});

it('takes the place of the same tree without touching what others read of it', async () => {
  const gitDir = join(folder.path, 'twice.git');
  git(folder.path, ['init', '--quiet', '--bare', gitDir]);
  const tree = await writeTree({ gitDir }, 'sha1', FILES);
  const place = join(gitDir, 'objects', tree.slice(0, 2));
  const read = await open(join(place, tree.slice(2)));
  await writeTree({ gitDir }, 'sha1', FILES);
  const [held, now] = [await read.stat(), await stat(join(place, tree.slice(2)))];
  await read.close();
  // A file that is written over keeps its number, and is short for a moment.
  expect(now.ino).not.toBe(held.ino);
  expect(held.size).toBe(now.size);
  expect(await readdir(place)).toEqual([tree.slice(2)]);
});
