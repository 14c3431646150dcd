/** Which files of the base a snapshot has that say of what the changed files are parts. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readSnapshot } from '../local-change.js';
import { TestRepository, temporaryFolder } from '../test-repository.js';

const folder = temporaryFolder();
afterAll(folder.remove);

const repository = TestRepository.make(join(folder.path, 'parts'));
let base = '';

const LARGE = `{"private":true,"x":"${'x'.repeat(70_000)}"}\n`;

beforeAll(() => {
  base = repository.commit({
    files: {
      Dockerfile: 'FROM scratch\n',
      'package.json': '{"private":true}\n',
      'pyproject.toml': '[project]\n',
      'plugins/a.txt': 'a\n',
      'web/package.json': '{}\n',
      'web/src/a.ts': '1\n',
      'web/src/b.ts': '1\n',
      'other/package.json': '{}\n',
      'large/package.json': LARGE,
      'large/a.ts': '1\n',
      'tool/a.sh': 'true\n',
      'crate/Cargo.toml': '[package]\n',
      'crate/docs/a.md': 'A.\n',
    },
  });
});

const MARKS = [
  { path: 'Dockerfile', text: null },
  { path: 'plugins/', text: null },
];

async function readParts(files: Readonly<Record<string, string | null>>) {
  const head = repository.commit({ files, parents: [base] });
  return (await readSnapshot(repository.directory, base, head)).parts;
}

describe('the manifests above changed files', () => {
  it('are those of their language in each folder above, of the base', async () => {
    const changed = { 'web/src/a.ts': '2\n', 'package.json': '{"private":false}\n', 'web/package.json': null };
    expect(await readParts(changed)).toEqual([
      { path: 'Dockerfile', text: null },
      { path: 'package.json', text: '{"private":true}\n' },
      { path: 'plugins/', text: null },
      { path: 'web/package.json', text: '{}\n' },
    ]);
  });

  it('are there for what is taken away, and once for several files', async () => {
    const found = await readParts({ 'web/src/a.ts': null, 'web/src/b.ts': '2\n' });
    expect(found?.map(({ path }) => path)).toEqual(['Dockerfile', 'package.json', 'plugins/', 'web/package.json']);
  });

  it('are known by their path alone if they are large', async () => {
    expect(await readParts({ 'large/a.ts': '2\n' })).toContainEqual({ path: 'large/package.json', text: null });
  });

  it('are those of Rust for a text, of whose blocks it makes tests', async () => {
    expect(await readParts({ 'crate/docs/a.md': 'B.\n' })).toContainEqual({
      path: 'crate/Cargo.toml',
      text: '[package]\n',
    });
  });

  it('are for a text what says which programs run its examples, if it is new too', async () => {
    const known = [{ path: 'pyproject.toml', text: '[project]\n' }];
    expect(await readParts({ 'docs/new.rst': 'B.\n' })).toEqual(expect.arrayContaining(known));
    const start = repository.commit({ files: { 'docs/conftest.py': 'import sybil\n' }, parents: [base] });
    const head = repository.commit({ files: { 'docs/new.md': 'B.\n' }, parents: [start] });
    expect((await readSnapshot(repository.directory, start, head)).parts).toEqual(
      expect.arrayContaining([{ path: 'docs/conftest.py', text: 'import sybil\n' }]),
    );
  });

  it.each([
    ['new files', { 'web/src/c.ts': '1\n' }],
    ['files of no such language', { 'tool/a.sh': 'false\n' }],
  ])('are left out for %s', async (_, files) => {
    expect(await readParts(files)).toBeUndefined();
  });

  it('are left out if there are more folders than the bound', async () => {
    const many = Object.fromEntries(Array.from({ length: 401 }, (_, at) => [`many/${at}/a.ts`, '1\n']));
    const start = repository.commit({ files: many });
    const head = repository.commit({
      files: Object.fromEntries(Object.keys(many).map((path) => [path, '2\n'])),
      parents: [start],
    });
    expect((await readSnapshot(repository.directory, start, head)).parts).toBeUndefined();
  });

  it('are the marks alone where no manifest is', async () => {
    const start = repository.commit({ files: { 'a.ts': '1\n' }, parents: [base] });
    const bare = repository.commit({ files: { 'a.ts': '2\n', 'package.json': null }, parents: [start] });
    const head = repository.commit({ files: { 'a.ts': '3\n' }, parents: [bare] });
    expect((await readSnapshot(repository.directory, bare, head)).parts).toEqual(MARKS);
  });
});
