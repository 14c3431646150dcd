import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Fixture, reviewed, startGithub } from './github-fixture.js';
import { git } from './test-repository.js';

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

  it('is the same where the workspace is cut off within it', async () => {
    pull(34);
    const snapshot = await reviewed(fixture.provider());
    const workspace = join(fixture.folder, 'cut');
    git(fixture.folder, [
      'clone',
      '--quiet',
      '--depth=9',
      '--branch=topic',
      `file://${fixture.repository.directory}`,
      workspace,
    ]);
    expect(await reviewed(fixture.provider({ workspace }))).toEqual(snapshot);
  });

  it('reaches as far on a line of commits as on one with many merges', async () => {
    const { repository } = fixture;
    let base = repository.commit({ files: { a: '0\n' } });
    for (let count = 1; count < 60; count++) {
      const sides = [1, 2, 3].map((side) =>
        repository.commit({ branch: `side${side}`, parents: [base], files: { [`b${side}`]: `${count}\n` } }),
      );
      base = repository.commit({ parents: [base, ...sides], files: { b1: `${count}\n` }, message: 'Merge' });
    }
    repository.branch('topic', base);
    fixture.pull(base, repository.commit({ branch: 'topic', files: { b1: 'changed\n' } }));
    const snapshot = await reviewed(fixture.provider());
    expect(snapshot.past).toEqual({ state: 'read', commits: 1 + 59 * 4, whole: true });
    expect(snapshot.files[0]?.history?.commits).toBe(59);
  });

  it.each(['not a list\n', `depth 1\n${'b'.repeat(40)}\n`, ''])('gets over a damaged note: %j', async (note) => {
    pull(34);
    const first = await reviewed(fixture.provider());
    for (const name of readdirSync(cached('pairs'))) writeFileSync(join(cached('pairs'), name), note);
    expect(await reviewed(fixture.provider())).toEqual(first);
  });

  it('fails the review where it cannot be had, and never gives one without', async () => {
    pull(34);
    const first = await reviewed(fixture.provider());
    const note = `depth 4\n${fixture.repository.git('rev-parse', `${first.base.sha}~3`)}\n`;
    for (const name of readdirSync(cached('pairs'))) writeFileSync(join(cached('pairs'), name), note);
    fixture.github.fail({ on: 'git', how: { status: 503, body: 'later' } });
    await expect(reviewed(fixture.provider())).rejects.toThrow('could not be fetched');
  });
});
