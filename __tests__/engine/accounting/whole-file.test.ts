import { describe, expect, it } from '@jest/globals';
import type { FileSpec } from '../../stand-ins/snapshot.js';
import { account, describeSpans, listReasons } from './account.js';

const POINTER = 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 12\n';
const picture = { kind: 'picture', format: 'png', bytes: 68 } as const;
const bytes = (raw: NonNullable<FileSpec['raw']>): FileSpec => ({
  new: '',
  raw: { binary: true, new_text: null, hunks: [], ...raw },
});

describe('what nobody can read is opaque', () => {
  it.each<[string, string, FileSpec]>([
    ['a pointer of LFS', 'data/model.bin', { new: POINTER }],
    ['a pointer of LFS that is named as prose', 'README.md', { old: 'Text.\n', new: POINTER }],
    ['a pointer of LFS that moves on', 'a.ts', { old: POINTER, new: POINTER.replace('oid sha256:0', 'oid sha256:1') }],
    ['a long line', 'a.js', { new: `${'x();'.repeat(300)}\n` }],
    ['a long line that goes', 'a.js', { old: `${'x();'.repeat(300)}\n`, new: 'x();\n' }],
    ['a text in the name of a picture', 'logo.png', { new: '#!/bin/sh\nrm -rf ~\n' }],
    ['a text that is not UTF-8', 'a.ts', { new: 'x\n', raw: { utf8: false } }],
    ['a prose that is not UTF-8', 'README.md', { new: 'x\n', raw: { utf8: false } }],
    ['a submodule', 'lib', { new: 'Subproject commit 0\n', newMode: '160000' }],
    ['bytes', 'a.bin', bytes({})],
    ['bytes in the name of prose', 'README.md', bytes({})],
    ['bytes in the name of a picture', 'logo.png', bytes({})],
  ])('%s', async (_, path, spec) => {
    expect(await listReasons({ [path]: spec })).toContain('opaque');
    expect(await listReasons({ [path]: spec })).not.toContain('inert');
  });
});

it.each([
  ['one line of 1,200 characters', { new: `${'x();'.repeat(300)}\n` }],
  ['2 lines of more than 1,000 characters', { new: `${'x();'.repeat(300)}\n`.repeat(2) }],
])('says how long what nobody reads is: %s', async (size, spec) => {
  const { spans } = await account({ 'a.js': spec });
  expect(spans.map(({ why }) => why)).toContain(`not read: ${size}`);
});

describe('a picture', () => {
  it('is inert by its bytes, not by its name', async () => {
    expect(await listReasons({ 'logo.png': bytes({ new_content: picture }) })).toEqual(['inert']);
    expect(await listReasons({ 'logo.PNG': bytes({ new_content: picture }) })).toEqual(['inert']);
    expect(await listReasons({ 'logo.ico': bytes({ new_content: picture }) })).toEqual(['inert']);
  });

  // A server runs what the comment of a picture says, if the name is one of its programs.
  it.each(['avatar.phar', 'avatar.php7', 'avatar.aspx', 'avatar', 'avatar.bin', 'avatar.php.png', 'avatar.png/run'])(
    'is not inert in another name: %s',
    async (path) => {
      expect(await listReasons({ [path]: bytes({ new_content: picture }) })).toEqual(['opaque']);
    },
  );

  it.each<[string, FileSpec]>([
    ['may be executed', bytes({ new_content: picture, new_mode: '100755' })],
    ['was something else before', { ...bytes({ new_content: picture }), old: 'x' }],
  ])('is not where it %s', async (_, spec) => {
    const old = spec.old === undefined ? {} : { old_mode: '100644', old_content: null };
    expect(await listReasons({ 'logo.png': { ...spec, raw: { ...spec.raw, ...old } } })).not.toEqual(['inert']);
  });
});

describe('bytes under another name', () => {
  const content = (digest?: string) =>
    ({ kind: 'unknown', format: 'unknown', bytes: 68, ...(digest === undefined ? {} : { digest }) }) as const;
  const moved = (old_content: ReturnType<typeof content>, new_content: ReturnType<typeof content>): FileSpec => ({
    ...bytes({ old_content, new_content, old_mode: '100644' }),
    oldPath: 'old.bin',
  });

  it('are left to people for their name alone', async () => {
    expect(await listReasons({ 'new.bin': moved(content('sha256:1'), content('sha256:1')) })).toEqual(['unaccounted']);
  });

  it.each<[string, string, FileSpec]>([
    ['others', 'new.bin', moved(content('sha256:1'), content('sha256:2'))],
    ['of which only the start was read', 'new.bin', moved(content(), content())],
    ['of one side', 'new.bin', moved(content('sha256:1'), content())],
  ])('are not where they are %s', async (_, path, spec) => {
    expect(await listReasons({ [path]: spec })).toContain('opaque');
  });

  it('are not inert in the name of prose', async () => {
    const spec = moved(content('sha256:1'), content('sha256:1'));
    expect(await listReasons({ 'README.md': spec })).not.toContain('inert');
    expect(await listReasons({ 'README.md': { ...spec, oldPath: 'LICENSE.md' } })).not.toContain('inert');
  });
});

describe('JSON', () => {
  it.each([
    ['{"a":1,"b":[1,2]}\n', '{\n  "a": 1,\n  "b": [1, 2]\n}\n'],
    ['{ "a b": "c  d" }\n', '{\n"a b":"c  d"}\n'],
  ])('written otherwise is inert', async (old, now) => {
    expect(await listReasons({ 'a.json': { old, new: now } })).toEqual(['inert']);
  });

  it.each([
    ['another value', '{"a":1}\n', '{"a":2}\n'],
    ['white space in a string', '{"a":"b c"}\n', '{"a":"b  c"}\n'],
    ['white space in a string with quotes', '{"a":"\\" b"}\n', '{"a":"\\"b"}\n'],
    ['another order', '{"a":1,"a":2}\n', '{"a":2,"a":1}\n'],
    ['an escape', '{"a":1}\n', '{"\\u0061":1}\n'],
    ['what does not parse', '{"a":1}\n', '{"a": 1\n'],
    ['a comment', '{"a":1}\n', '{"a":1} // b\n'],
  ])('is not with %s', async (_, old, now) => {
    expect(await listReasons({ 'a.json': { old, new: now } })).toContain('unaccounted');
  });

  it('is not where its mode changes too', async () => {
    const spec = { old: '{"a":1}\n', new: '{ "a": 1 }\n', newMode: '100755' };
    expect(await listReasons({ 'a.json': spec })).toContain('unaccounted');
  });
});

describe('what changes of a file as a whole is a span', () => {
  const CODE = 'a();\nb();\nc();\n';
  it.each<[string, string, FileSpec, string[]]>([
    ['a mode', 'a.sh', { old: CODE, new: CODE, newMode: '100755' }, ['unaccounted file']],
    [
      'a new file that may be executed',
      'run',
      { new: 'a\n', newMode: '100755' },
      ['unaccounted file', 'unaccounted +1'],
    ],
    [
      'a link that leads elsewhere',
      'a.ts',
      { old: '//srv/a', new: '//srv/b', oldMode: '120000', newMode: '120000' },
      ['unaccounted -1', 'unaccounted +1'],
    ],
    ['a link', 'a.ts', { new: '/etc/passwd', newMode: '120000' }, ['unaccounted file', 'unaccounted +1']],
    ['a renamed code', 'b.ts', { old: CODE, new: CODE, oldPath: 'a.ts' }, ['unaccounted file']],
    ['a renamed prose', 'b.md', { old: CODE, new: CODE, oldPath: 'a.md' }, ['unaccounted file']],
    ['a code that becomes prose', 'a.md', { old: CODE, new: CODE, oldPath: 'a.ts' }, ['unaccounted file']],
    ['a prose that becomes a command', 'SKILL.md', { old: CODE, new: CODE, oldPath: 'a.md' }, ['unaccounted file']],
    ['an empty file', '__init__.py', { new: '' }, ['unaccounted file']],
    ['an empty file that goes', '.npmignore', { old: '' }, ['unaccounted file']],
    ['a file of comments', 'src/guard.js', { new: '// Nothing.\n' }, ['unaccounted file', 'inert +1']],
    ['a file of comments that goes', 'src/guard.js', { old: '// Nothing.\n' }, ['unaccounted file', 'inert -1']],
    ['a blank file', 'src/guard.js', { new: '\n' }, ['unaccounted file', 'inert +1']],
    ['an empty prose', 'docs/a.md', { new: '' }, ['inert file']],
    ['a code that goes', 'a.ts', { old: CODE }, ['unaccounted -1-3']],
    ['a prose that goes', 'a.md', { old: CODE }, ['unaccounted file', 'inert -1-3']],
  ])('%s', async (_, path, spec, expected) => {
    expect(describeSpans(await account({ [path]: spec }))).toEqual(expected);
  });
});
