import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import type { Past, Snapshot } from '../../../src/engine/snapshot.js';
import { findHabits } from '../../../src/sources/git/history/habits.js';
import { PAST_LIMITS, readPast } from '../../../src/sources/git/history/history.js';
import { type PastCommit, type PastLimits, parseLog } from '../../../src/sources/git/history/history-log.js';
import { classifyMessage } from '../../../src/sources/git/history/history-messages.js';
import { joinMerged } from '../../../src/sources/git/history/join-merged.js';
import { borrowCheckout } from '../../../src/sources/git/open.js';
import { withScratch } from '../../../src/sources/git/program/repository.js';
import { processorClock, RUNAWAY_MILLISECONDS } from '../../stand-ins/processor-time.js';
import { findFile, never, readSnapshot } from '../local-change.js';
import { git, TestRepository, temporaryFolder } from '../test-repository.js';

const findHabitsOf = (commits: readonly PastCommit[], changed: readonly string[]) =>
  findHabits(commits, joinMerged(commits), changed);

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
  it('counts commits, people, fixes and reverts of each file', async () => {
    const repository = TestRepository.make(at('counts'));
    repository.commit({ files: { 'src/a.ts': '1\n', 'src/b.ts': '1\n' } });
    repository.commit({ files: { 'src/a.ts': '2\n' }, author: BOB, message: 'Fix the sum' });
    repository.commit({ files: { 'src/a.ts': '1\n' }, message: 'Revert "Fix the sum"' });
    const base = repository.commit({ files: { 'docs/c': '1\n' } });
    repository.commit({ files: { 'src/a.ts': '3\n', 'src/b.ts': null, 'src/new.ts': 'new\n' } });
    const snapshot = await readSnapshot(repository.directory, base);
    expect(findFile(snapshot, 'src/a.ts').history).toEqual({ commits: 3, authors: 2, fixes: 1, reverts: 1 });
    expect(findFile(snapshot, 'src/b.ts').history).toEqual({ commits: 1, authors: 1, fixes: 0, reverts: 0 });
    expect(findFile(snapshot, 'src/new.ts').history).toBeNull();
    expect(read(snapshot)).toEqual({ state: 'read', commits: 4, whole: true });
  });

  it('counts a renamed file under the name that it had at the base', async () => {
    const repository = TestRepository.make(at('moves'));
    repository.commit({ files: { 'lib/old.ts': 'a\nb\nc\n' }, author: BOB });
    const base = repository.commit({ files: { 'lib/old.ts': 'a\nb\nd\n' } });
    repository.commit({ files: { 'lib/old.ts': null, 'src/now.ts': 'a\nb\nd\n' } });
    const snapshot = await readSnapshot(repository.directory, base);
    expect(findFile(snapshot, 'src/now.ts').history).toMatchObject({ commits: 2, authors: 2 });
  });

  it('does not depend on what the author of the change chooses', async () => {
    const repository = TestRepository.make(at('chosen'));
    const start = repository.commit({ files: { a: '1\n', b: '1\n' } });
    repository.commit({ files: { a: '2\n' }, author: BOB });
    const base = repository.commit({ files: { a: '3\n' } });
    const readHistory = async (head: string) => {
      const { files, past } = await readSnapshot(repository.directory, base, head);
      return { past, history: files.map((file) => [file.path, file.history]) };
    };
    const plain = repository.commit({ branch: 'plain', parents: [base], files: { a: '4\n' } });
    const expected = await readHistory(plain);
    expect(expected.history).toEqual([['a', { commits: 3, authors: 2, fixes: 0, reverts: 0 }]]);
    const choices = {
      'another author': { parents: [base], author: BOB },
      'an old date': { parents: [base], time: START - 9_000 * DAY },
      'a late date': { parents: [base], time: START + 9_000 * DAY },
      'an old commit to start from': { parents: [start] },
      'a message': { parents: [base], message: 'Revert "Fix"\n\nThis reverts commit 0123456789.' },
    };
    for (const [name, choice] of Object.entries(choices)) {
      const head = repository.commit({ branch: name.replaceAll(' ', '-'), files: { a: '4\n' }, ...choice });
      expect([name, await readHistory(head)]).toEqual([name, expected]);
    }
    const half = repository.commit({ branch: 'two', parents: [base], files: { a: '5\n' } });
    const two = repository.commit({ branch: 'two', parents: [half], files: { a: '4\n' } });
    expect(await readHistory(two)).toEqual(expected);
  });

  it('does not count merges, but what they brought', async () => {
    const repository = TestRepository.make(at('merges'));
    const root = repository.commit({ files: { a: '1\n' } });
    const side = repository.commit({ branch: 'side', parents: [root], files: { a: '2\n' }, author: BOB });
    const main = repository.commit({ files: { b: '1\n' } });
    const base = repository.commit({ parents: [main, side], files: { a: '2\n', b: '1\n' }, message: 'Merge side' });
    repository.commit({ files: { a: '3\n' } });
    const snapshot = await readSnapshot(repository.directory, base);
    expect(read(snapshot).commits).toBe(4);
    expect(findFile(snapshot, 'a').history).toMatchObject({ commits: 2, authors: 2 });
  });

  it.each([
    ['none at all', ' <>', 1],
    ['only a mail address', ' <x@example.com>', 1],
    ['hidden by GitHub', 'octo <12+octo@users.noreply.github.com>', 0],
    ['of any script', '李 明 <L@EXAMPLE.com>', 0],
  ])('takes authors with a name that is %s', async (_, author, more) => {
    const repository = TestRepository.make(at(`author ${more} ${author.length}`));
    repository.commit({ files: { a: '1\n' }, author: 'Octo <octo@users.noreply.github.com>' });
    repository.commit({ files: { a: '2\n' }, author: '李 明 <l@example.com>' });
    const base = repository.commit({ files: { a: '3\n' }, author });
    repository.commit({ files: { a: '4\n' } });
    expect((await readSnapshot(repository.directory, base)).files[0]?.history?.authors).toBe(2 + more);
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
    expect(snapshot.files[0]?.history?.commits).toBe(2);
  });

  it('reads the newest commits of many, and no more than it may', async () => {
    const repository = TestRepository.make(at('long'), { bare: true });
    const lines = ['blob', 'mark :1', 'data 2', 'x', ''];
    for (let n = 0; n < 5_000; n++) {
      lines.push('commit refs/heads/main', `committer Dev${n % 50} <d${n % 50}@example.com> ${START + n * 600} +0000`);
      lines.push('data 4', 'Work', `M 100644 inline src/f${n % 50}.ts`, `data ${String(n).length}`, String(n), '');
    }
    execFileSync('git', ['fast-import', '--quiet'], { cwd: repository.directory, input: lines.join('\n') });
    const snapshot = await readSnapshot(repository.directory, 'main~1', 'main');
    expect(read(snapshot)).toEqual({
      state: 'read',
      commits: PAST_LIMITS.commits,
      whole: false,
      customs: [{ path: 'src/f49.ts', of: 40, tests: 0, documents: [] }],
    });
    expect(snapshot.files[0]?.history?.commits).toBe(40);
    const limited = (limits: Partial<PastLimits>) =>
      withScratch({ parent: folder.path, environment: process.env }, never, async (scratch) => {
        await borrowCheckout(scratch, repository.directory, false, never);
        return (await readPast(scratch, snapshot.base.sha, snapshot.files, { ...PAST_LIMITS, ...limits })).past;
      });
    expect(await limited({ commits: 100 })).toEqual({
      state: 'read',
      commits: 100,
      whole: false,
      customs: [{ path: 'src/', of: 100, tests: 0, documents: [] }],
    });
    expect(await limited({ bytes: 10_000 })).toMatchObject({ state: 'read', whole: false });
    expect(await limited({ bytes: 10_000 })).toEqual(await limited({ bytes: 10_000 }));
  });
});

describe('what a message says of its commit', () => {
  const id = '0123456789abcdef0123456789abcdef01234567';
  it.each([
    [`Revert "Add x"\n\nThis reverts commit ${id}.`, 'revert'],
    ['Revert "Add x (#12)"', 'revert'],
    ['[release] Revert "Add x"', 'revert'],
    ['revert: feat: add x', 'revert'],
    [`Back out\n\nThis reverts commit ${id}.`, 'revert'],
    ['Revert "Fix x"', 'revert'],
    [`Mend x\n\nFixes: ${id.slice(0, 12)} ("Add x")`, 'fix'],
    ['fix: the sum', 'fix'],
    ['Fixes deadbeef in the docs', 'fix'],
    ['', 'other'],
    ['Prefix the suffix', 'other'],
    ['Revertible lists', 'other'],
  ])('%j: %s', (message, kind) => {
    expect(classifyMessage(message)).toBe(kind);
  });

  it('is read in time, however long', () => {
    const spent = processorClock();
    for (const part of ['revert ', 'fixes ', '"', 'this reverts ', '[', 'a(', '0123456'])
      classifyMessage(part.repeat(100_000));
    expect(spent()).toBeLessThan(RUNAWAY_MILLISECONDS);
  });
});

it('a log that is none gives no commits', () => {
  expect(parseLog(Buffer.from('fatal: no\0M\0a\0\0\n'))).toEqual([]);
  expect(parseLog(Buffer.alloc(0))).toEqual([]);
});

describe('habits of the history', () => {
  const commit = (sha: string, files: readonly string[], parents: readonly string[] = []): PastCommit => ({
    sha,
    parents,
    person: 'bob@example.com',
    message: 'Change',
    files: files.map((name) => ({
      path: name.replace(/^[+-]/u, ''),
      status: name.startsWith('+') ? 'added' : name.startsWith('-') ? 'removed' : 'changed',
    })),
  });
  /** A straight history, newest first. */
  const line = (count: number, files: (n: number) => readonly string[]) =>
    Array.from({ length: count }, (_, n) => commit(`c${n}`, files(n), [`c${n + 1}`]));

  it('finds files that change together, and how often', () => {
    const commits = line(20, (n) => (n < 18 ? ['a', 'b', `x${n}`] : ['a']));
    expect(findHabitsOf(commits, ['a'])).toEqual([
      { kind: 'file', changed: 'a', companion: 'b', together: 18, of: 20 },
    ]);
  });

  it.each([
    ['the change has both', line(20, () => ['a', 'b']), ['a', 'b']],
    ['it is too seldom', line(9, () => ['a', 'b']), ['a']],
    ['it is not usual', line(40, (n) => (n % 2 === 0 ? ['a', 'b'] : ['a'])), ['a']],
    ['the other file is gone', [commit('new', ['-b'], ['c0']), ...line(20, () => ['a', 'b'])], ['a']],
    ['the commits are too large', line(20, () => Array.from({ length: 50 }, (_, at) => `f${at}`)), ['f1']],
    ['there is no history', [], ['a']],
  ])('finds none where %s', (_, commits, changed) => {
    expect(findHabitsOf(commits, changed)).toEqual([]);
  });

  it('finds folders that get a file with most changes, across the commits of a merged branch', () => {
    const commits = Array.from({ length: 50 }, (_, n) => [
      commit(`m${n}`, [], [`m${n + 1}`, `b${n}`]),
      commit(`b${n}`, [`+notes/${n}.md`], [`s${n}`]),
      commit(`s${n}`, ['src/a.ts'], [`m${n + 1}`]),
    ]).flat();
    const habit = { kind: 'new-file', changed: 'src/', companion: 'notes/', together: 50, of: 50 };
    expect(findHabitsOf(commits, ['src/b.ts'])).toEqual([habit]);
    expect(findHabitsOf(commits, ['src/b.ts', 'notes/51.md'])).toEqual([]);
    expect(findHabitsOf(commits, ['docs/b.md'])).toEqual([]);
    expect(findHabitsOf(commits.slice(0, 90), ['src/b.ts'])).toEqual([]);
  });

  it('is in the snapshot', async () => {
    const repository = TestRepository.make(at('habits'));
    let base = '';
    for (let n = 0; n < 12; n++) base = repository.commit({ files: { a: `${n}\n`, b: `${n}\n` } });
    repository.commit({ files: { a: 'x\n' } });
    expect(read(await readSnapshot(repository.directory, base)).habits).toEqual([
      { kind: 'file', changed: 'a', companion: 'b', together: 12, of: 12 },
    ]);
  });
});
