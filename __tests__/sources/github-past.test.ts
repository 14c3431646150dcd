import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Fixture, reviewed, startGithub } from './github-fixture.js';

let fixture: Fixture;
beforeEach(async () => {
  fixture = await startGithub();
});
afterEach(() => fixture.close());

/** A pull request on top of so many commits. */
function pull(commits: number): void {
  const { repository } = fixture;
  let base = '';
  for (let count = 0; count < commits; count++) base = repository.commit({ files: { a: `${count}\n` } });
  repository.branch('topic', base);
  const head = repository.commit({ branch: 'topic', files: { a: 'changed\n' } });
  fixture.pull(base, head);
}

const cached = (name: string) => {
  const cache = join(fixture.folder, 'cache');
  return join(cache, readdirSync(cache).find((one) => one.startsWith('demo-')) ?? '', name);
};
const fetches = () => fixture.github.of('git').length;

describe('the past of a pull request', () => {
  it('is fetched further back than the change needs, kept, and the same as in a workspace', async () => {
    pull(34);
    const snapshot = await reviewed(fixture.provider());
    expect(snapshot.past).toMatchObject({ state: 'read', commits: 34, whole: true });
    expect(snapshot.files[0]?.history?.commits).toBe(34);
    const before = fetches();
    expect(await reviewed(fixture.provider())).toEqual(snapshot);
    expect(fetches()).toBe(before);
    const workspace = fixture.repository.directory;
    expect(await reviewed(fixture.provider({ workspace }))).toEqual(snapshot);
  });

  it('grows with the repository', async () => {
    pull(34);
    await reviewed(fixture.provider());
    pull(34);
    const snapshot = await reviewed(fixture.provider());
    expect(snapshot.past).toMatchObject({ state: 'read', commits: 68 });
    expect(await reviewed(fixture.provider({ cacheDirectory: join(fixture.folder, 'fresh') }))).toEqual(snapshot);
  });

  it('is not tried again for a while where it was too much', async () => {
    pull(34);
    const first = await reviewed(fixture.provider());
    writeFileSync(cached('past'), '');
    writeFileSync(cached('past-too-much'), '');
    const snapshot = await reviewed(fixture.provider());
    expect(snapshot).toEqual({
      ...first,
      files: first.files.map((file) => ({ ...file, history: null })),
      past: { state: 'unknown', reason: 'not_fetched', detail: expect.stringContaining('too many') },
    });
    expect(existsSync(cached('past'))).toBe(true);
  });

  it.each(['not a list\n', `${'a'.repeat(40)}\n${'b'.repeat(40)}\n`])('gets over a damaged note: %j', async (note) => {
    pull(34);
    const first = await reviewed(fixture.provider());
    writeFileSync(cached('past'), note);
    expect(await reviewed(fixture.provider())).toEqual(first);
  });
});
