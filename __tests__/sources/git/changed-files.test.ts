import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { isBinary } from '../../../src/sources/git/changed/text.js';
import { GIT_LIMITS } from '../../../src/sources/git/limits.js';
import { findFile, readSnapshot } from '../local-change.js';
import { type Files, git, TestRepository, temporaryFolder } from '../test-repository.js';
import { applyHunks } from './patch-writer.js';

const folder = temporaryFolder();
afterAll(folder.remove);
let made = 0;

/** The snapshot of one change, from files to files. */
async function change(old: Files, changed: Files, limits = GIT_LIMITS) {
  const repository = TestRepository.make(join(folder.path, String(made++)));
  const base = repository.commit({ files: { keep: 'keep\n', ...old } });
  const head = repository.commit({ files: changed });
  return readSnapshot(repository.directory, base, head, { limits });
}

const lines = (count: number, word = 'line') => Array.from({ length: count }, (_, at) => `${word} ${at}\n`).join('');
const png = Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010806000000', 'hex');

describe('kinds of files', () => {
  it('reads added, changed and deleted files with both texts', async () => {
    const snapshot = await change(
      { 'a.txt': 'old\n', 'b.txt': 'gone\n' },
      { 'a.txt': 'new\n', 'b.txt': null, 'c.txt': 'here\n' },
    );
    expect(
      snapshot.files.map(({ path, status, old_text, new_text, old_mode, new_mode }) => [
        path,
        status,
        old_text,
        new_text,
        old_mode,
        new_mode,
      ]),
    ).toEqual([
      ['a.txt', 'modified', 'old\n', 'new\n', '100644', '100644'],
      ['b.txt', 'deleted', 'gone\n', null, '100644', null],
      ['c.txt', 'added', null, 'here\n', null, '100644'],
    ]);
    expect(snapshot.coverage).toEqual({ complete: true, files: 3, omitted: [] });
  });

  it('gives an added file one hunk, and an empty one none', async () => {
    const snapshot = await change({}, { 'a.txt': 'x\ny', 'empty.txt': '' });
    expect(findFile(snapshot, 'a.txt').hunks).toEqual([
      {
        old_start: 0,
        old_lines: 0,
        new_start: 1,
        new_lines: 2,
        section: '',
        lines: ['+x', '+y', '\\ No newline at end of file'],
      },
    ]);
    expect(findFile(snapshot, 'empty.txt')).toMatchObject({
      status: 'added',
      new_text: '',
      old_text: null,
      hunks: [],
      omitted: null,
    });
  });

  it('follows a rename with edits, and counts only the edits', async () => {
    const snapshot = await change(
      { 'old/name.ts': lines(40) },
      { 'old/name.ts': null, 'new/name.ts': `${lines(40)}more\n` },
    );
    expect(snapshot.files).toHaveLength(1);
    expect(findFile(snapshot, 'new/name.ts')).toMatchObject({ status: 'renamed', old_path: 'old/name.ts' });
    expect(
      findFile(snapshot, 'new/name.ts')
        .hunks.flatMap((hunk) => hunk.lines)
        .filter((line) => !line.startsWith(' ')),
    ).toEqual(['+more']);
  });

  it('counts all lines of a copy as added', async () => {
    const snapshot = await change({ 'a.ts': lines(40) }, { 'a.ts': `${lines(40)}x\n`, 'b.ts': lines(40) });
    expect(findFile(snapshot, 'b.ts')).toMatchObject({ status: 'added', old_path: null });
    expect(findFile(snapshot, 'b.ts').hunks[0]?.new_lines).toBe(40);
  });

  it('shows a change of mode without hunks', async () => {
    const snapshot = await change({ 'run.sh': 'x\n' }, { 'run.sh': { mode: '100755', content: 'x\n' } });
    expect(findFile(snapshot, 'run.sh')).toMatchObject({
      status: 'modified',
      old_mode: '100644',
      new_mode: '100755',
      hunks: [],
      new_text: 'x\n',
    });
  });

  it('reads a symbolic link as its target, and a file that becomes one by its content', async () => {
    const snapshot = await change(
      { link: { mode: '120000', content: 'a' }, file: 'text\n' },
      { link: { mode: '120000', content: '../../etc/passwd' }, file: { mode: '120000', content: 'keep' } },
    );
    expect(findFile(snapshot, 'link')).toMatchObject({
      old_text: 'a',
      new_text: '../../etc/passwd',
      new_mode: '120000',
    });
    expect(findFile(snapshot, 'file')).toMatchObject({
      status: 'type_changed',
      old_mode: '100644',
      new_mode: '120000',
      old_text: 'text\n',
      new_text: 'keep',
    });
    expect(findFile(snapshot, 'file').hunks[0]?.lines).toEqual(['-text', '+keep', '\\ No newline at end of file']);
  });

  it('lists a submodule as not looked at; its removal does not block', async () => {
    const [a, b] = ['a'.repeat(40), 'b'.repeat(40)];
    const moved = await change({ lib: { mode: '160000', content: a } }, { lib: { mode: '160000', content: b } });
    expect(findFile(moved, 'lib')).toMatchObject({
      omitted: 'submodule',
      new_mode: '160000',
      old_text: null,
      new_text: null,
      hunks: [],
    });
    expect(moved.coverage).toMatchObject({
      complete: false,
      omitted: [{ path: 'lib', reason: 'submodule', blocking: true }],
    });
    const removed = await change({ lib: { mode: '160000', content: a } }, { lib: null });
    expect(removed.coverage).toMatchObject({ complete: true, omitted: [{ path: 'lib', blocking: false }] });
  });

  it('keeps carriage returns, byte order marks and characters of every plane', async () => {
    const text = '\ufeffa\r\nb\u2028c\r\n\u{1f600}\n';
    const snapshot = await change({ 'a.txt': 'a\n' }, { 'a.txt': text });
    expect(findFile(snapshot, 'a.txt')).toMatchObject({ new_text: text, utf8: true });
    expect(findFile(snapshot, 'a.txt').hunks[0]?.lines).toEqual(['-a', '+\ufeffa\r', '+b\u2028c\r', '+\u{1f600}']);
  });

  it('shows bytes that are not UTF-8 as U+FFFD and says so', async () => {
    const snapshot = await change({}, { 'latin.txt': Buffer.from('caf\xe9\n', 'latin1'), 'utf.txt': 'caf\u00e9\n' });
    expect(findFile(snapshot, 'latin.txt')).toMatchObject({ utf8: false, new_text: 'caf\ufffd\n', omitted: null });
    expect(findFile(snapshot, 'utf.txt').utf8).toBe(true);
    expect(snapshot.coverage.complete).toBe(true);
  });

  it('reads names that are not UTF-8, and blocks where two of them read the same', async () => {
    const one = await change({}, { 'latin1:caf\xe9.txt': 'x\n' });
    expect(findFile(one, 'caf\ufffd.txt')).toMatchObject({ utf8: false, new_text: 'x\n' });
    expect(one.coverage.complete).toBe(true);
    const two = await change({}, { 'latin1:\xe9.js': 'x\n', 'latin1:\xe8.js': 'y\n' });
    expect(two.files).toHaveLength(2);
    expect(two.coverage.omitted).toEqual([expect.objectContaining({ path: '\ufffd.js', blocking: true })]);
  });

  it('sorts by code point', async () => {
    const snapshot = await change({}, { '\u{1f600}': '1', '\uff5e': '2', b: '3', B: '4', 'a/z': '5', 'a.z': '6' });
    expect(snapshot.files.map((file) => file.path)).toEqual(['B', 'a.z', 'a/z', 'b', '\uff5e', '\u{1f600}']);
  });
});

describe('what a pull request says about its own files', () => {
  it('does not hide them: attributes have no say', async () => {
    const attributes =
      '* -diff binary merge=ours filter=evil eol=crlf working-tree-encoding=UTF-16\n*.py diff=python\n';
    const repository = TestRepository.make(join(folder.path, 'attributes'));
    const base = repository.commit({ files: { '.gitattributes': attributes, 'a.py': 'x = 1\n' } });
    const head = repository.commit({
      files: { '.gitattributes': `${attributes}# more\n`, 'a.py': 'x = 2\n', 'sub/.gitattributes': '* -text -diff\n' },
    });
    const bare = await readSnapshot(repository.directory, base, head);
    git(repository.directory, ['reset', '--quiet', '--hard', head]);
    git(repository.directory, ['config', 'diff.external', 'false']);
    git(repository.directory, ['config', 'filter.evil.smudge', 'false']);
    git(repository.directory, ['config', 'diff.python.textconv', 'false']);
    git(repository.directory, ['config', 'diff.context', '0']);
    git(repository.directory, ['config', 'diff.renames', 'false']);
    git(repository.directory, ['config', 'core.quotePath', 'true']);
    const checkedOut = await readSnapshot(repository.directory, base, head);
    expect(checkedOut).toEqual(bare);
    expect(findFile(bare, 'a.py')).toMatchObject({ binary: false, omitted: null, new_text: 'x = 2\n' });
    expect(findFile(bare, 'a.py').hunks[0]?.lines).toEqual(['-x = 1', '+x = 2']);
    expect(bare.gitattributes).toEqual({ path: '.gitattributes', text: attributes });
  });

  it('reads the same under any environment and user settings', async () => {
    const repository = TestRepository.make(join(folder.path, 'environment'));
    const base = repository.commit({ files: { 'a.txt': lines(30) } });
    const head = repository.commit({ files: { 'a.txt': null, '\u00fc.txt': `${lines(30)}x\n` } });
    const plain = await readSnapshot(repository.directory, base, head);
    const environment = {
      PATH: process.env['PATH'],
      GIT_DIR: '/nowhere',
      GIT_EXTERNAL_DIFF: 'false',
      GIT_DIFF_OPTS: '--unified=0',
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'diff.renames',
      GIT_CONFIG_VALUE_0: 'false',
      GIT_TRACE: '1',
      LC_ALL: 'de_DE.UTF-8',
      TZ: 'Asia/Tokyo',
    };
    expect(await readSnapshot(repository.directory, base, head, { environment })).toEqual(plain);
  });

  it('leaves replaced objects aside', async () => {
    const repository = TestRepository.make(join(folder.path, 'replace'));
    const base = repository.commit({ files: { a: '1\n' } });
    const head = repository.commit({ files: { a: '2\n' } });
    const blob = (text: string) => git(repository.directory, ['hash-object', '-w', '--stdin'], text);
    git(repository.directory, ['replace', blob('2\n'), blob('harmless\n')]);
    expect(findFile(await readSnapshot(repository.directory, base, head), 'a').new_text).toBe('2\n');
  });
});

describe('binary content', () => {
  it('is left out without blocking', async () => {
    const snapshot = await change({ 'b.png': png }, { 'a.png': png, 'b.png': Buffer.concat([png, png]) });
    for (const path of ['a.png', 'b.png']) {
      expect(findFile(snapshot, path)).toMatchObject({ binary: true, omitted: 'binary', new_text: null, hunks: [] });
    }
    expect(snapshot.coverage).toMatchObject({
      complete: true,
      omitted: [{ path: 'a.png', reason: 'binary', blocking: false }, { path: 'b.png' }],
    });
  });

  it('blocks where the file was text before', async () => {
    const snapshot = await change({ 'a.js': lines(10) }, { 'a.js': Buffer.concat([png, png, png]) });
    expect(findFile(snapshot, 'a.js')).toMatchObject({ binary: true, old_text: lines(10), new_text: null });
    expect(snapshot.coverage).toMatchObject({
      complete: false,
      omitted: [{ path: 'a.js', reason: 'binary', blocking: true }],
    });
  });

  it('is not what one NUL in a source file makes it', async () => {
    const source = `/* \0 */\n${lines(20)}`;
    const snapshot = await change({ 'a.js': lines(20) }, { 'a.js': source });
    expect(findFile(snapshot, 'a.js')).toMatchObject({ binary: false, new_text: source });
    expect(applyHunks(lines(20), findFile(snapshot, 'a.js').hunks)).toBe(source);
  });

  it('is told by NUL bytes near the start and by how odd the rest is', () => {
    expect(isBinary(Buffer.from(''))).toBe(false);
    expect(isBinary(Buffer.from('caf\u00e9 \0 and more words of it'))).toBe(false);
    expect(isBinary(Buffer.from('text', 'utf16le'))).toBe(true);
    expect(isBinary(Buffer.from([0xff, 0xfe, 0xfd]))).toBe(false);
    expect(isBinary(Buffer.from([0xff, 0xfe, 0xfd, 0]))).toBe(true);
    expect(isBinary(Buffer.concat([Buffer.alloc(9000, 'a'), Buffer.alloc(9000)]))).toBe(false);
    expect(isBinary(Buffer.from(`\0asm\x01\0\0\0${'words of a page '.repeat(600)}`))).toBe(true);
    // A character cut in half by the end of what is looked at is no odd byte.
    expect(isBinary(Buffer.from(`\0a${'\u20ac'.repeat(5000)}`))).toBe(false);
  });
});

describe('limits', () => {
  it('one huge file costs itself alone', async () => {
    const json = JSON.stringify(
      Array.from({ length: 800_000 }, (_, at) => ({ id: at })),
      null,
      1,
    );
    expect(json.length).toBeGreaterThan(17_000_000);
    const snapshot = await change(
      {},
      { 'huge.json': json, 'line.js': 'x'.repeat(2_000_000), 'ok.js': 'let a;\n', 'huge.bin': Buffer.alloc(3_000_000) },
    );
    expect(findFile(snapshot, 'huge.json')).toMatchObject({
      omitted: 'too_large',
      new_text: null,
      hunks: [],
      binary: false,
    });
    expect(findFile(snapshot, 'line.js').omitted).toBe('too_large');
    expect(findFile(snapshot, 'huge.bin').omitted).toBe('binary');
    expect(findFile(snapshot, 'ok.js').new_text).toBe('let a;\n');
    expect(snapshot.coverage.complete).toBe(false);
    expect(snapshot.coverage.omitted.map(({ path, blocking }) => [path, blocking])).toEqual([
      ['huge.bin', false],
      ['huge.json', true],
      ['line.js', true],
    ]);
  });

  it('keeps a text of exactly the limit and not one byte more', async () => {
    const limits = { ...GIT_LIMITS, fileBytes: 100 };
    const snapshot = await change({}, { fits: 'x'.repeat(100), over: 'x'.repeat(101) }, limits);
    expect(findFile(snapshot, 'fits').omitted).toBeNull();
    expect(findFile(snapshot, 'over').omitted).toBe('too_large');
  });

  it('keeps the smallest files where the whole is too large', async () => {
    const limits = { ...GIT_LIMITS, textLength: 300 };
    const snapshot = await change({}, { a: 'x'.repeat(250), b: 'y'.repeat(40), c: 'z'.repeat(200) }, limits);
    expect(snapshot.files.map((file) => [file.path, file.omitted])).toEqual([
      ['a', 'too_large'],
      ['b', null],
      ['c', null],
    ]);
    expect(snapshot.coverage.complete).toBe(false);
  });

  it('stops reading where there is too much to read', async () => {
    const snapshot = await change({}, { a: 'x'.repeat(50) }, { ...GIT_LIMITS, readBytes: 10 });
    expect(findFile(snapshot, 'a').omitted).toBe('too_large');
  });

  it('reviews the first files of too many and says how many there were', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 12 }, (_, at) => [`f${String(at).padStart(2, '0')}`, `${at}\n`]),
    );
    const snapshot = await change({}, files, { ...GIT_LIMITS, files: 10 });
    expect(snapshot.files.map((file) => file.path)).toEqual(Object.keys(files).slice(0, 10));
    expect(snapshot.coverage).toMatchObject({
      complete: false,
      files: 12,
      omitted: [{ path: null, reason: 'too_many_files', blocking: true }],
    });
  });
});
