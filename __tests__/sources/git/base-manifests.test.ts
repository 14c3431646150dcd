/** Which manifests of the base a snapshot has: those of the ecosystems that the change touches. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readBaseManifests } from '../../../src/sources/git/base-tree/base-manifests.js';
import { borrowCheckout } from '../../../src/sources/git/open.js';
import { withScratch } from '../../../src/sources/git/program/repository.js';
import { never, readSnapshot } from '../local-change.js';
import { TestRepository, temporaryFolder } from '../test-repository.js';

const folder = temporaryFolder();
afterAll(folder.remove);

const repository = TestRepository.make(join(folder.path, 'manifests'));
let base = '';

beforeAll(() => {
  base = repository.commit({
    files: {
      'package.json': '{}\n',
      'web/package.json': '{"name":"web"}\n',
      'tests/fixtures/package.json': '{"name":"sample"}\n',
      'Cargo.toml': '[package]\n',
      'a/b/package.json': '{"name":"b"}\n',
      'src/a.ts': '1\n',
    },
  });
});

async function readWith(limits: Partial<Record<'listBytes' | 'files' | 'fileBytes' | 'bytes', number>>) {
  const all = { listBytes: 10_000, files: 10, fileBytes: 1_000, bytes: 10_000, ...limits };
  const changed = [{ path: 'package.json', old_path: null, status: 'modified' as const }];
  return withScratch({ parent: folder.path, environment: process.env }, never, async (scratch) => {
    await borrowCheckout(scratch, repository.directory, false, never);
    return readBaseManifests(scratch, base, changed, () => Promise.resolve(), all);
  });
}

describe('the manifests of the base', () => {
  it('are there for a change of a manifest, without fixtures, other ecosystems and the changed ones', async () => {
    const head = repository.commit({ files: { 'package.json': '{"a":1}\n' } });
    const { manifests } = await readSnapshot(repository.directory, base, head);
    expect(manifests).toEqual({
      files: [
        { path: 'a/b/package.json', text: '{"name":"b"}\n' },
        { path: 'web/package.json', text: '{"name":"web"}\n' },
      ],
      whole: true,
    });
  });

  it('are left out for any other change', async () => {
    const start = repository.commit({ files: { 'src/b.ts': '1\n' } });
    const head = repository.commit({ files: { 'src/a.ts': '2\n', 'tests/fixtures/package.json': '{"a":2}\n' } });
    expect((await readSnapshot(repository.directory, start, head)).manifests).toBeUndefined();
  });

  it.each([
    { name: 'more than the limit: the nearest to the root', limits: { files: 1 }, paths: ['web/package.json'] },
    { name: 'a large one', limits: { fileBytes: 13 }, paths: ['a/b/package.json'] },
    { name: 'more bytes than the limit', limits: { bytes: 20 }, paths: ['web/package.json'] },
    { name: 'a list of files that is too long', limits: { listBytes: 80 }, paths: [] },
  ])('say that some are missing: $name', async ({ limits, paths }) => {
    const found = await readWith(limits);
    expect(found?.whole).toBe(false);
    expect(found?.files.map(({ path }) => path)).toEqual(paths);
  });
});
