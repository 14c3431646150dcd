import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import type { Past, Snapshot } from '../../src/engine/snapshot.js';
import { readPast } from '../../src/sources/git/history.js';
import { PAST_LIMITS, type PastLimits, parseLog } from '../../src/sources/git/history-log.js';
import { findMendedCommits, parseMessage } from '../../src/sources/git/history-mends.js';
import { collectSigns, computeBands } from '../../src/sources/git/history-signs.js';
import { borrowCheckout } from '../../src/sources/git/open.js';
import { withScratch } from '../../src/sources/git/repository.js';
import { processorClock, RUNAWAY_MILLISECONDS } from '../stand-ins/processor-time.js';
import { findFile, never, readSnapshot } from './local-change.js';
import { git, TestRepository, temporaryFolder } from './test-repository.js';

const folder = temporaryFolder();
afterAll(folder.remove);
const at = (name: string) => join(folder.path, name);

const DAY = 86_400;
const START = 1_600_000_000;
const BOB = 'Bob <bob@example.com>';

function read(snapshot: Snapshot): Extract<Past, { state: 'read' }> {
  if (snapshot.past?.state !== 'read') throw new Error(`the past is ${JSON.stringify(snapshot.past)}`);
  return snapshot.past;
}

describe('the past of a change', () => {
  it('counts commits, people, fixes, reverts and days of each file', async () => {
    const repository = TestRepository.make(at('counts'));
    repository.commit({ files: { 'src/a.ts': '1\n', 'src/b.ts': '1\n' }, time: START });
    repository.commit({ files: { 'src/a.ts': '2\n' }, time: START + DAY, author: BOB, message: 'Fix the sum' });
    repository.commit({ files: { 'src/a.ts': '1\n' }, time: START + 2 * DAY, message: 'Revert "Fix the sum"' });
    const base = repository.commit({ files: { 'docs/c': '1\n' }, time: START + 300 * DAY });
    repository.commit({ files: { 'src/a.ts': '3\n', 'src/new.ts': '1\n' }, time: START + 302 * DAY });
    const snapshot = await readSnapshot(repository.directory, base);
    expect(findFile(snapshot, 'src/a.ts').history).toEqual({
      commits: 3,
      authors: 2,
      fixes: 1,
      reverts: 1,
      commits_90d: 0,
      commits_by_author: 2,
      days_since_last_change: 300,
    });
    expect(findFile(snapshot, 'src/new.ts').history).toBeNull();
    expect(read(snapshot)).toMatchObject({
      commits: 4,
      whole: true,
      author: { commits: 3, commits_90d: 1, commits_here: 2, reverted: 0, days_since_first: 302 },
      files: { people: 2, commits: 3 },
      lessons: { commits: 3, reverted: 1 },
    });
  });

  it('follows files through moves, also where git would have to read them', async () => {
    const repository = TestRepository.make(at('moves'));
    repository.commit({ files: { 'lib/old.ts': 'a\nb\nc\n', 'lib/deep/same.ts': '1\n' }, author: BOB });
    repository.commit({ files: { 'lib/old.ts': null, 'lib/middle.ts': 'a\nb\nc\n' } });
    repository.commit({ files: { 'lib/middle.ts': 'a\nb\nd\n' } });
    repository.commit({ files: { 'lib/deep/same.ts': null, 'src/same.ts': 'all of it is new\n' } });
    const base = repository.commit({ files: { x: '1' } });
    repository.commit({ files: { 'lib/middle.ts': null, 'src/now.ts': 'a\nb\nd\n', 'src/same.ts': '2\n' } });
    const snapshot = await readSnapshot(repository.directory, base);
    expect(findFile(snapshot, 'src/now.ts').history).toMatchObject({ commits: 3, authors: 2 });
    expect(findFile(snapshot, 'src/same.ts').history).toMatchObject({ commits: 2, authors: 2 });
  });

  it('does not take a file for another of the same name where there are several', async () => {
    const repository = TestRepository.make(at('namesakes'));
    repository.commit({ files: { 'a/index.ts': '1\n', 'b/index.ts': '2\n' } });
    repository.commit({ files: { 'a/index.ts': null, 'b/index.ts': null, 'c/index.ts': '3\n' } });
    const base = repository.commit({ files: { x: '1' } });
    repository.commit({ files: { 'c/index.ts': '4\n' } });
    const snapshot = await readSnapshot(repository.directory, base);
    expect(findFile(snapshot, 'c/index.ts').history).toMatchObject({ commits: 1 });
  });

  it('knows a change that was taken back by its id or its title, and a mended one', async () => {
    const repository = TestRepository.make(at('mended'));
    repository.commit({ files: { 'src/cache/a.ts': '0\n' } });
    const one = repository.commit({ files: { 'src/cache/a.ts': '1\n' }, message: 'Cache one' });
    repository.commit({ files: { 'src/cache/a.ts': '0\n' }, message: `Back out\n\nThis reverts commit ${one}.` });
    repository.commit({ files: { 'src/cache/a.ts': '2\n' }, message: 'Cache two' });
    repository.commit({ files: { 'src/cache/a.ts': '0\n' }, message: 'Revert "Cache two"' });
    const three = repository.commit({ files: { 'src/cache/b.ts': '1\n' }, message: 'Cache three' });
    repository.commit({
      files: { 'src/x.ts': '1\n' },
      message: `Mend it\n\nFixes: ${three.slice(0, 12)} ("Cache three")`,
    });
    const base = repository.commit({ files: { 'src/y.ts': '1\n' }, message: '' });
    repository.commit({ files: { 'src/cache/a.ts': '9\n' }, message: 'Cache again' });
    const { author, lessons } = read(await readSnapshot(repository.directory, base));
    expect(author).toMatchObject({ commits: 8, reverted: 3 });
    expect(lessons).toMatchObject({ commits: 6, reverted: 3 });
    expect(lessons.signs).toContainEqual({ kind: 'path word', name: 'cache', commits: 4, reverted: 3 });
    expect(lessons.signs).toContainEqual({ kind: 'title word', name: 'cache', commits: 3, reverted: 3 });
    expect(lessons.signs).toContainEqual({ kind: 'title word', name: 'again', commits: 0, reverted: 0 });
  });

  it('does not count merges, but what they brought', async () => {
    const repository = TestRepository.make(at('merges'));
    const root = repository.commit({ files: { a: '1\n' } });
    const side = repository.commit({ branch: 'side', parents: [root], files: { a: '2\n' }, author: BOB });
    const main = repository.commit({ files: { b: '1\n' } });
    const base = repository.commit({ parents: [main, side], files: { a: '2\n', b: '1\n' }, message: 'Merge side' });
    repository.commit({ files: { a: '3\n' } });
    const snapshot = await readSnapshot(repository.directory, base);
    expect(read(snapshot).commits).toBe(3);
    expect(findFile(snapshot, 'a').history).toMatchObject({ commits: 2, authors: 2 });
  });

  it.each([
    ['none at all', ' <>', 0],
    ['only a mail address', ' <x@example.com>', 0],
    ['hidden by GitHub', 'octo <12+octo@users.noreply.github.com>', 1],
    ['of any script', '李 明 <L@EXAMPLE.com>', 2],
  ])('takes authors with a name that is %s', async (_, author, own) => {
    const repository = TestRepository.make(at(`author ${own} ${author.length}`));
    repository.commit({ files: { a: '1\n' }, author: 'Octo <octo@users.noreply.github.com>' });
    repository.commit({ files: { a: '2\n' }, author: '李 明 <l@example.com>' });
    repository.commit({ files: { a: '3\n' }, author: '李 明 <other@example.com>' });
    const base = repository.commit({ files: { b: '1\n' }, author: BOB });
    repository.commit({ files: { a: '4\n' }, author });
    expect(read(await readSnapshot(repository.directory, base)).author.commits).toBe(own);
  });

  it('is measured to the head commit, and never below 0 days', async () => {
    const repository = TestRepository.make(at('clocks'));
    const base = repository.commit({ files: { a: '1\n' }, time: START });
    repository.commit({ files: { a: '2\n' }, time: START - 500 * DAY });
    const snapshot = await readSnapshot(repository.directory, base);
    expect(findFile(snapshot, 'a').history?.days_since_last_change).toBe(0);
    expect(read(snapshot).author.days_since_first).toBe(0);
  });

  it('takes paths and messages that look like a log', async () => {
    const repository = TestRepository.make(at('odd'));
    const sha = 'a'.repeat(40);
    const odd = `commit ${sha} 1`;
    repository.commit({
      files: { [odd]: '1\n', R100: '1\n', 'a\nM': '1\n', 'latin1:caf\xe9': '1\n' },
      message: `M\n${odd}`,
    });
    const base = repository.commit({ files: { [odd]: '2\n' }, message: odd });
    repository.commit({ files: { [odd]: '3\n', R100: '2\n', 'a\nM': '2\n', 'latin1:caf\xe9': '2\n' } });
    const snapshot = await readSnapshot(repository.directory, base);
    expect(snapshot.files.map((file) => file.history?.commits)).toEqual([1, 1, 1, 2]);
    expect(read(snapshot).commits).toBe(2);
  });

  it('says that a shallow clone has none, and is the same wherever it is whole', async () => {
    const repository = TestRepository.make(at('deep'));
    for (let count = 1; count < 9; count++) repository.commit({ files: { a: `${count}\n` } });
    for (const [name, depth] of Object.entries({ shallow: 4, whole: 100 })) {
      git(folder.path, ['clone', '--quiet', '--bare', `--depth=${depth}`, `file://${at('deep')}`, at(name)]);
    }
    const full = await readSnapshot(at('deep'), 'main~1', 'main');
    expect(await readSnapshot(at('whole'), 'main~1', 'main')).toEqual(full);
    const cut = await readSnapshot(at('shallow'), 'main~1', 'main');
    expect(cut.past).toMatchObject({ state: 'unknown', reason: 'shallow' });
    expect(cut.files[0]?.history).toBeNull();
    expect(cut.coverage.complete).toBe(true);
  });

  it('needs no content of files', async () => {
    const repository = TestRepository.make(at('contents'));
    repository.git('config', 'uploadpack.allowFilter', 'true');
    repository.commit({ files: { a: '1\n' } });
    repository.commit({ files: { a: null, b: '1\n' } });
    const base = repository.commit({ files: { b: '2\n' } });
    repository.commit({ files: { b: '3\n' } });
    git(folder.path, ['clone', '--quiet', '--bare', '--filter=blob:none', `file://${at('contents')}`, at('blobless')]);
    const snapshot = await readSnapshot(at('blobless'), base, 'main');
    expect(snapshot.files[0]?.history?.commits).toBe(3);
  });

  it('reads 5,000 commits in time, and no more than it may', async () => {
    const repository = TestRepository.make(at('long'), { bare: true });
    const lines = ['blob', 'mark :1', 'data 2', 'x', ''];
    for (let n = 0; n < 5_000; n++) {
      lines.push('commit refs/heads/main', `committer Dev${n % 50} <d${n % 50}@example.com> ${START + n * 600} +0000`);
      lines.push('data 4', 'Work', `M 100644 inline src/f${n % 50}.ts`, `data ${String(n).length}`, String(n), '');
    }
    execFileSync('git', ['fast-import', '--quiet'], { cwd: repository.directory, input: lines.join('\n') });
    const snapshot = await readSnapshot(repository.directory, 'main~1', 'main');
    expect(read(snapshot)).toMatchObject({ commits: 4_999, whole: true });
    expect(snapshot.files[0]?.history?.commits).toBe(99);
    const request = { mergeBase: snapshot.merge_base, head: snapshot.head.sha, title: '', files: snapshot.files };
    const limited = (limits: Partial<PastLimits>) =>
      withScratch({ parent: folder.path, environment: process.env }, never, async (scratch) => {
        await borrowCheckout(scratch, repository.directory, false, never);
        return (await readPast(scratch, request, { ...PAST_LIMITS, ...limits })).past;
      });
    expect(await limited({ commits: 100 })).toMatchObject({ state: 'read', commits: 100, whole: false });
    expect(await limited({ bytes: 10_000 })).toMatchObject({ state: 'read', whole: false });
    expect(await limited({ milliseconds: 1 })).toMatchObject({ state: 'unknown', reason: 'too_slow' });
  });
});

describe('what messages say of other commits', () => {
  const id = '0123456789abcdef0123456789abcdef01234567';
  it.each([
    [`Revert "Add x"\n\nThis reverts commit ${id}.`, { reverts: true, names: [id], title: 'Add x' }],
    ['Revert "Add x (#12)"', { reverts: true, names: [], title: 'Add x (#12)' }],
    ['[release] Revert "Add x"', { reverts: true, title: 'Add x' }],
    ['Revert "Revert "Add x""', { reverts: true, title: 'Revert "Add x"' }],
    ['revert: feat: add x', { reverts: true, title: null }],
    [`Mend x\n\nFixes: ${id.slice(0, 12)} ("Add x")`, { reverts: false, fixes: true, names: [id.slice(0, 12)] }],
    ['fix: the sum', { reverts: false, fixes: true, names: [] }],
    ['Fixes deadbeef in the docs', { names: [] }],
    ['Reverted lists are shown', { title: null }],
    ['', { reverts: false, fixes: false, names: [], title: null }],
    ['Prefix the suffix', { fixes: false }],
  ])('%j', (message, said) => {
    expect(parseMessage(message)).toMatchObject(said);
  });

  it('are read in time, however long', () => {
    const spent = processorClock();
    for (const part of ['revert ', 'fixes ', '"', 'this reverts ', '[', 'a(', '0123456'])
      parseMessage(part.repeat(100_000));
    expect(spent()).toBeLessThan(RUNAWAY_MILLISECONDS);
  });

  it('take back the last commit of that title only', () => {
    const commit = (sha: string, message: string) => ({ sha, time: 0, person: 'a', name: 'a', message, files: [] });
    const commits = [commit('3', 'Revert "A"'), commit('2', 'A'), commit('1', 'A')];
    expect([
      ...findMendedCommits(
        commits,
        commits.map(({ message }) => parseMessage(message)),
      ),
    ]).toEqual(['2']);
  });
});

describe('signs', () => {
  it('are words of paths and titles, file types, and bands', () => {
    const paths = ['src/UserStore.test.ts', 'src/UserStore.ts', 'Makefile'];
    const names = collectSigns({ title: 'Add user-store #12', paths, bands: computeBands(paths, 9, 0) }).map(
      ({ kind, name }) => `${kind}: ${name}`,
    );
    expect(names).toEqual([
      'path word: src',
      'path word: user',
      'path word: store',
      'path word: test',
      'path word: ts',
      'file type: ts',
      'path word: makefile',
      'file type: makefile',
      'title word: add',
      'title word: user',
      'title word: store',
      'size: files 2',
      'size: folders 1',
      'author: commits 1',
      'author: commits of 90 days 0',
    ]);
  });

  it('are few for a change of any size', () => {
    const paths = Array.from({ length: 5_000 }, (_, n) => `${'a/'.repeat(2_000)}f${n}.ts`);
    expect(collectSigns({ title: 'x'.repeat(1e6), paths, bands: [] }).length).toBeLessThan(200);
  });
});

it('a log that is none gives no commits', () => {
  expect(parseLog(Buffer.from('fatal: no\0M\0a\0\0\n'))).toEqual([]);
  expect(parseLog(Buffer.alloc(0))).toEqual([]);
});
