/** Which owners that a change takes out own nothing. */
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { readSnapshot } from '../local-change.js';
import { TestRepository, temporaryFolder } from '../test-repository.js';

const folder = temporaryFolder();
afterAll(folder.remove);

const repository = TestRepository.make(join(folder.path, 'owners'));

describe('owners that a change takes out', () => {
  it('are named if they own nothing in the base', async () => {
    const base = repository.commit({
      files: { CODEOWNERS: '* @a\n/src/ @b\n/gone/ @c\n/also/gone.ts @c\n', 'src/a.ts': '1\n' },
    });
    const head = repository.commit({ files: { CODEOWNERS: '* @a\n' } });
    expect((await readSnapshot(repository.directory, base, head)).idle_owners).toEqual(['/also/gone.ts', '/gone/']);
  });

  it('are not looked for where none are taken out', async () => {
    const base = repository.commit({ files: { CODEOWNERS: '* @a\n' } });
    const head = repository.commit({ files: { CODEOWNERS: '* @a\n/gone/ @c\n', 'src/a.ts': '2\n' } });
    expect((await readSnapshot(repository.directory, base, head)).idle_owners).toBeUndefined();
  });
});
