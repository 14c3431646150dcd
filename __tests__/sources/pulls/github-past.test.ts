import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Fixture, reviewed, startGithub } from '../github-fixture.js';
import { git } from '../test-repository.js';

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

/** A commit for `git fast-import`, so many minutes after the first, from commits by their marks. */
function writeCommit(mark: number, minute: number, from: readonly number[], file: string): string {
  return [
    `commit refs/heads/main\nmark :${mark}\ncommitter A <a@example.com> ${1_600_000_000 + minute * 60} +0000\ndata 1\nx`,
    ...from.map((one, at) => `${at === 0 ? 'from' : 'merge'} :${one}`),
    `M 100644 inline ${file}\ndata ${String(mark).length}\n${mark}\n`,
  ].join('\n');
}

/** What `git verify-pack` lists of each cached pack. */
function listPacks(): string[] {
  const packs = join(cached('objects'), 'pack');
  const indexes = readdirSync(packs).filter((name) => name.endsWith('.idx'));
  return indexes.map((name) => git(fixture.repository.directory, ['verify-pack', '-v', join(packs, name)]));
}

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

  it('is fetched by time, with what an old branch was made from, and no further', async () => {
    const { repository } = fixture;
    const commits = Array.from({ length: 4000 }, (_, at) => writeCommit(at + 1, at * 60, at === 0 ? [] : [at], 'a'));
    // A branch from the 5th commit, made and merged among the newest.
    const late = [
      writeCommit(4001, 240_000, [5], 'b'),
      writeCommit(4002, 240_060, [4000, 4001], 'b'),
      writeCommit(4003, 240_120, [4002], 'a'),
    ];
    git(repository.directory, ['fast-import', '--quiet', '--force'], [...commits, ...late].join(''));
    const base = repository.git('rev-parse', 'main');
    repository.branch('topic', base);
    fixture.pull(base, repository.commit({ branch: 'topic', files: { a: 'changed\n', b: 'changed\n' } }));

    const snapshot = await reviewed(fixture.provider());
    expect(snapshot.past).toMatchObject({ state: 'read', commits: 2000, whole: false });
    expect(snapshot.files.map(({ path, history }) => [path, history?.commits])).toEqual([
      ['a', 1998],
      ['b', 1],
    ]);
    const [pair = ''] = readdirSync(cached('pairs'));
    expect(readFileSync(join(cached('pairs'), pair), 'utf8')).toMatch(/^since \d+\n/u);
    const listed = listPacks();
    const fifth = repository.git('rev-list', '--first-parent', '--reverse', 'main').split('\n').slice(4, 6);
    expect(fifth.map((sha) => listed.some((list) => list.includes(sha)))).toEqual([true, false]);
    const workspace = repository.directory;
    const cacheDirectory = join(fixture.folder, 'other');
    expect(await reviewed(fixture.provider({ workspace, cacheDirectory }))).toEqual(snapshot);
  });

  it('is fetched by time where a commit is newer than a cut before it, and nothing twice', async () => {
    const { repository } = fixture;
    const hours = Array.from({ length: 3000 }, (_, at) => writeCommit(at + 1, at * 60, at === 0 ? [] : [at], 'a'));
    // Written among the newest, from commits of three days before: git lists both as cut off, and sends the outer one alone.
    const start = 3000 * 60;
    const skewed = [writeCommit(3001, start, [2935], 'b'), writeCommit(3002, start + 1, [2936, 3001], 'b')];
    const merge = writeCommit(3003, start + 2, [3000, 3002], 'b');
    const minutes = Array.from({ length: 40 }, (_, at) => writeCommit(3004 + at, start + 3 + at, [3003 + at], 'a'));
    git(repository.directory, ['fast-import', '--quiet', '--force'], [...hours, ...skewed, merge, ...minutes].join(''));
    const base = repository.git('rev-parse', 'main');
    repository.branch('topic', base);
    fixture.pull(base, repository.commit({ branch: 'topic', files: { a: 'changed\n', b: 'changed\n' } }));

    const snapshot = await reviewed(fixture.provider());
    expect(snapshot.past).toMatchObject({ state: 'read', commits: 2000, whole: false });
    const [pair = ''] = readdirSync(cached('pairs'));
    expect(readFileSync(join(cached('pairs'), pair), 'utf8')).toMatch(/^since \d+\n/u);
    const objects = listPacks().flatMap((list) =>
      list.split('\n').flatMap((line) => /^[0-9a-f]{40}/u.exec(line) ?? []),
    );
    expect(objects).toEqual([...new Set(objects)]);
    const workspace = repository.directory;
    const cacheDirectory = join(fixture.folder, 'other');
    expect(await reviewed(fixture.provider({ workspace, cacheDirectory }))).toEqual(snapshot);
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
    expect(snapshot.past).toMatchObject({ state: 'read', commits: 1 + 59 * 4, whole: true });
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
