import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { findFile, readSnapshot } from '../local-change.js';
import { type Files, TestRepository, temporaryFolder } from '../test-repository.js';

const folder = temporaryFolder();
afterAll(folder.remove);
let made = 0;

async function change(old: Files, changed: Files) {
  const repository = TestRepository.make(join(folder.path, String(made++)));
  const base = repository.commit({ files: { keep: 'keep\n', ...old } });
  const head = repository.commit({ files: changed });
  return readSnapshot(repository.directory, base, head);
}

it.each([
  ['by its case', 'src/Button.ts', 'src/button.ts'],
  ['in the root', 'README', 'readme'],
  ['by the case of a folder', 'Src/UI/button.ts', 'src/ui/button.ts'],
  ['by the form of a letter', 'docs/cafe\u0301.md', 'docs/caf\u00E9.md'],
  ['from a folder by its case', 'src', 'SRC'],
  ['with marks of patterns in its name', 'src/[a]*.ts', 'src/[A]*.ts'],
])('names an unchanged file that a new one differs from only %s', async (_, there, added) => {
  const snapshot = await change(
    { [there === 'src' ? 'src/a.ts' : there]: 'a\n', 'lib/other.ts': 'b\n' },
    { [added]: 'c\n' },
  );
  expect(findFile(snapshot, added).twins).toEqual([there]);
});

it('names it for a file that gets its name by a move', async () => {
  const text = 'the same text\n'.repeat(20);
  const snapshot = await change({ 'a.ts': text, 'B.ts': 'b\n' }, { 'a.ts': null, 'b.ts': text });
  expect(findFile(snapshot, 'b.ts')).toMatchObject({ status: 'renamed', twins: ['B.ts'] });
});

it.each([
  ['a file that goes', { 'A.ts': null, 'a.ts': 'other\n' }],
  ['a file that changes too', { 'A.ts': 'new\n', 'a.ts': 'other\n' }],
  ['another name', { 'a1.ts': 'other\n' }],
])('does not name %s', async (_, changed) => {
  const snapshot = await change({ 'A.ts': 'a\n', 'src/b.ts': 'b\n' }, changed);
  expect(snapshot.files.flatMap(({ twins }) => twins ?? [])).toEqual([]);
});
