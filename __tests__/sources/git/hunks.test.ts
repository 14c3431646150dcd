import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parsePatch } from '../../../src/sources/git/changed/hunks.js';
import { readSnapshot } from '../local-change.js';
import { type Files, git, TestRepository, temporaryFolder } from '../test-repository.js';
import { applyHunks, writePatch } from './patch-writer.js';

const folder = temporaryFolder();
afterAll(folder.remove);

const LINES = [
  '',
  'a',
  'b',
  'function f() {',
  '}',
  '\r',
  'caf\u00e9',
  '\u{1f600}',
  '\ufeffx',
  'diff --git a/0 b/0',
  '--- a/0',
  '+++ b/0',
  '@@ -1 +1 @@',
  '\\ No newline at end of file',
  '-',
  '+',
  '\u2028',
  '\u0085x',
  'tab\there ',
];
const text = fc
  .tuple(
    fc.array(
      fc.oneof(
        fc.constantFrom(...LINES),
        fc.string({ unit: 'binary' }).map((one) => one.replaceAll('\0', '')),
      ),
    ),
    fc.constantFrom('\n', '\r\n'),
    fc.boolean(),
  )
  .map(([lines, newline, ends]) => lines.join(newline) + (ends && lines.length > 0 ? newline : ''));
/** An old text and one that came of it by a few edits, or another altogether. */
const edited = fc
  .tuple(text, fc.array(fc.tuple(fc.nat(), fc.nat(3), fc.constantFrom(...LINES))), text, fc.boolean())
  .map(([old, edits, other, unlike]) => {
    if (unlike) return { old, new: other };
    const lines = old.split('\n');
    for (const [at, drop, line] of edits) lines.splice(at % lines.length, drop, line);
    return { old, new: lines.join('\n') };
  });
const side = fc.constantFrom('both', 'added', 'deleted', 'moved');
const name = fc.oneof(
  fc.constantFrom(
    ' ',
    'a b',
    '"',
    '\\',
    '\t',
    '\n',
    '\r',
    "it's",
    '\u00fc',
    '\u65e5\u672c',
    '\u{1f600}',
    '-x',
    ' trailing ',
    ':(top)',
    '*',
  ),
  fc.string({ minLength: 1 }).map((one) => one.replace(/[/\0]/gu, '_').toWellFormed()),
);
const change = fc.array(fc.record({ name, text: edited, side, executable: fc.boolean() }), {
  minLength: 1,
  maxLength: 6,
});

describe('hunks of real diffs', () => {
  it('reproduce the new text, and git apply takes them', async () => {
    await fc.assert(
      fc.asyncProperty(change, async (files) => {
        const directory = join(folder.path, 'fuzz');
        rmSync(directory, { recursive: true, force: true });
        const repository = TestRepository.make(directory);
        const old: Record<string, Files[string]> = { anchor: 'x' };
        const changed: Record<string, Files[string]> = {};
        files.forEach((file, index) => {
          const path = `${index}${file.name}`;
          if (file.side !== 'added') old[path] = file.text.old;
          const content = { mode: file.executable ? '100755' : '100644', content: file.text.new };
          if (file.side !== 'moved') changed[path] = file.side === 'deleted' ? null : content;
          else Object.assign(changed, { [path]: null, [`moved/${path}`]: content });
        });
        const base = repository.commit({ files: old });
        const head = repository.commit({ files: changed });

        const snapshot = await readSnapshot(directory, base, head);
        expect(snapshot.coverage.omitted).toEqual([]);
        for (const file of snapshot.files) {
          expect(applyHunks(file.old_text ?? '', file.hunks)).toBe(file.new_text ?? '');
        }
        const index = { GIT_INDEX_FILE: join(directory, 'index') };
        git(directory, ['read-tree', base], undefined, index);
        if (snapshot.files.length > 0) {
          const args = ['apply', '--cached', '--whitespace=nowarn', '-'];
          git(directory, args, writePatch(snapshot.files), index);
        }
        expect(git(directory, ['write-tree'], undefined, index)).toBe(git(directory, ['rev-parse', `${head}^{tree}`]));
      }),
      { numRuns: 16 },
    );
  }, 120_000);

  it('reproduce the decoded text where bytes are not UTF-8', async () => {
    const bytes = fc
      .uint8Array({ maxLength: 60 })
      .map((one) => Buffer.from(one).map((byte) => (byte === 0 ? 10 : byte)));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(bytes, bytes), { minLength: 1, maxLength: 20 }), async (pairs) => {
        const directory = join(folder.path, 'bytes');
        rmSync(directory, { recursive: true, force: true });
        const repository = TestRepository.make(directory);
        const entries = (which: 0 | 1) =>
          Object.fromEntries(pairs.map((pair, index) => [`f${index}`, Buffer.from(pair[which])]));
        const base = repository.commit({ files: entries(0) });
        const head = repository.commit({ files: entries(1) });
        for (const file of (await readSnapshot(directory, base, head)).files) {
          expect(applyHunks(file.old_text ?? '', file.hunks)).toBe(file.new_text ?? '');
        }
      }),
      { numRuns: 8 },
    );
  }, 120_000);
});

describe('parsePatch', () => {
  const parse = (patch: string) => parsePatch(Buffer.from(patch));

  it('reads several files and hunks, and does not take content for headers', () => {
    const patch = [
      'diff --git a/0 b/0',
      '--- a/0',
      '+++ b/0',
      '@@ -1 +1,2 @@',
      '--- a/1',
      '+++ b/1',
      '+diff --git a/2 b/2',
      '@@ -9,2 +10 @@ function f() {',
      ' kept',
      '-gone',
      '\\ No newline at end of file',
      'diff --git a/1 b/1',
      'old mode 100644',
      'new mode 100755',
      '',
    ].join('\n');
    expect(parse(patch)).toEqual([
      {
        header: ['diff --git a/0 b/0', '--- a/0', '+++ b/0'],
        hunks: [
          {
            old_start: 1,
            old_lines: 1,
            new_start: 1,
            new_lines: 2,
            section: '',
            lines: ['--- a/1', '+++ b/1', '+diff --git a/2 b/2'],
          },
          {
            old_start: 9,
            old_lines: 2,
            new_start: 10,
            new_lines: 1,
            section: 'function f() {',
            lines: [' kept', '-gone', '\\ No newline at end of file'],
          },
        ],
      },
      { header: ['diff --git a/1 b/1', 'old mode 100644', 'new mode 100755'], hunks: [] },
    ]);
  });

  it('drops a character that git cut in half at the end of a section', () => {
    const patch = Buffer.concat([
      Buffer.from('diff --git a/0 b/0\n@@ -1 +1 @@ caf'),
      Buffer.from([0xc3]),
      Buffer.from('\n-a\n+b\n'),
    ]);
    expect(parsePatch(patch)[0]?.hunks[0]?.section).toBe('caf');
  });

  it('reads nothing out of nothing', () => {
    expect(parse('')).toEqual([]);
  });

  it.each([
    ['a hunk without a file', '@@ -1 +1 @@\n-a\n+b\n', /begins with a hunk/u],
    ['a patch that is cut off', 'diff --git a/0 b/0\n@@ -1,2 +1 @@\n-a\n', /ends in the middle/u],
    ['a malformed hunk header', 'diff --git a/0 b/0\n@@ what @@\n', /unknown form/u],
    ['a line without a mark', 'diff --git a/0 b/0\n@@ -1 +1 @@\nx\n', /neither kept, added nor removed/u],
    ['more lines than the header says', 'diff --git a/0 b/0\n@@ -0,0 +1 @@\n a\n', /longer than its header/u],
  ])('refuses %s', (_what, patch, message) => {
    expect(() => parse(patch)).toThrow(message);
  });

  it('ends on any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.boolean(), (bytes, framed) => {
        const start = framed ? 'diff --git a/0 b/0\n@@ -1,3 +1,3 @@\n' : '';
        try {
          parsePatch(Buffer.concat([Buffer.from(start), Buffer.from(bytes)]));
        } catch (fault) {
          expect(String(fault)).toMatch(/the patch/u);
        }
      }),
    );
  });
});
