import { deflateSync } from 'node:zlib';
import { afterAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { describeBinary } from '../../../src/sources/git/changed/binary-format.js';
import { findFile, readSnapshot } from '../local-change.js';
import { TestRepository, temporaryFolder } from '../test-repository.js';

const folder = temporaryFolder();
afterAll(folder.remove);

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const u16 = (n: number) => latin1(String.fromCharCode(n >> 8, n & 255));
const u32 = (n: number) => Buffer.concat([u16(n >>> 16), u16(n & 0xffff)]);
const u32le = (n: number) => Buffer.from(u32(n).toReversed());

const chunk = (type: string, data: Buffer) => Buffer.concat([u32(data.length), latin1(type), data, u32(0)]);
const png = (...more: readonly Buffer[]) =>
  Buffer.concat([
    latin1('\x89PNG\r\n\x1a\n'),
    chunk('IHDR', Buffer.concat([u32(1), u32(1), latin1('\x08\0\0\0\0')])),
    ...more,
    chunk('IDAT', deflateSync(Buffer.alloc(2))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
const segment = (mark: number, data: Buffer) =>
  Buffer.concat([latin1(`\xff${String.fromCharCode(mark)}`), u16(data.length + 2), data]);
const jpeg = Buffer.concat([
  latin1('\xff\xd8'),
  segment(0xe0, latin1('JFIF\0\x01\x01\0\0\x01\0\x01\xff\xd9')),
  segment(0xda, latin1('\x01\x01\0\0?\0')),
  latin1('data\xff\0more\xff\xd0rest'),
  segment(0xda, latin1('\x01\x01\0\0?\0')),
  latin1('second scan\xff\xd9'),
]);
const gif = latin1(
  'GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff!\xf9\x04\0\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;',
);
const riffOf = (form: string, body: Buffer) =>
  Buffer.concat([latin1('RIFF'), u32le(body.length + 4), latin1(form), body]);
const webp = riffOf('WEBP', Buffer.concat([latin1('VP8L'), u32le(5), latin1('\x2f\0\0\0\0\0')]));
const box = (type: string, data: Buffer) => Buffer.concat([u32(data.length + 8), latin1(type), data]);
const avif = Buffer.concat([
  box('ftyp', latin1('avif\0\0\0\0mif1')),
  box('meta', Buffer.alloc(4)),
  box('mdat', Buffer.alloc(9)),
]);
const ico = Buffer.concat([latin1('\0\0\x01\0\x01\0'), Buffer.alloc(8), u32le(5), u32le(22), latin1('bytes')]);
const bmp = Buffer.concat([latin1('BM'), u32le(60), u32le(0), u32le(54), u32le(40), Buffer.alloc(42)]);

const PICTURES = { png: png(), jpeg, gif, webp, avif, ico, bmp };
const each = Object.entries(PICTURES);
const kindOf = (bytes: Buffer) => describeBinary(bytes).kind;

it.each([
  ['icns', latin1('icns\0\0\0\x08'), 'icns'],
  ['a text with the mark of its order', latin1('\xff\xfed\0a\0t\0e\0'), 'utf-16'],
  ['the other order', latin1('\xfe\xff\0d\0a\0t\0e'), 'utf-16'],
  ['the mark before what is no text', latin1('\xff\xfed\0\0\0\0\0e\0'), 'unknown'],
])('%s is known by its first bytes, and shown to be nothing', (_, bytes, format) => {
  expect(describeBinary(bytes)).toMatchObject({ format, kind: 'unknown' });
});

describe('a picture', () => {
  it.each(each)('%s is one where it is complete', (format, bytes) => {
    expect(describeBinary(bytes)).toEqual({
      format,
      kind: 'picture',
      bytes: bytes.length,
      digest: expect.stringMatching(/^sha256:[0-9a-f]{64}$/u),
    });
  });

  it.each(each)('%s is none with anything after its end', (format, bytes) => {
    for (const tail of ['\0', '\n', '#!/bin/sh\ncurl x | sh\n', 'PK\x03\x04', bytes.toString('latin1')]) {
      expect(describeBinary(Buffer.concat([bytes, latin1(tail)]))).toMatchObject({ format, kind: 'unknown' });
    }
  });

  it.each(each)('%s is none where it is cut off', (_, bytes) => {
    for (let length = 0; length < bytes.length; length++) expect(kindOf(bytes.subarray(0, length))).not.toBe('picture');
  });

  it.each([
    ['a second start', Buffer.concat([png(), png()])],
    ['a chunk that has no name', png(chunk('\0\0\0\0', latin1('x')))],
    ['a second header', png(chunk('IHDR', Buffer.alloc(13)))],
    ['a signature only', latin1('\x89PNG\r\n\x1a\nimport os; os.system("x")')],
    ['a wrong length', latin1(`\x89PNG\r\n\x1a\n\xff\xff\xff\xffIHDR${'x'.repeat(99)}`)],
    ['a GIF that is a script', latin1('GIF89a=0;alert(1)//;')],
    ['a TIFF, whose end nothing shows', latin1('II*\0\x08\0\0\0\0\0')],
  ])('is none with %s', (_, bytes) => {
    expect(kindOf(bytes)).not.toBe('picture');
  });

  it('is none over a size that a person looks at', () => {
    const large = png(chunk('teXt', Buffer.alloc(1024 * 1024)));
    expect(describeBinary(large)).toMatchObject({ format: 'png', kind: 'unknown' });
    expect(describeBinary({ start: png(), bytes: png().length })).toEqual({
      format: 'png',
      kind: 'unknown',
      bytes: png().length,
    });
  });
});

describe('other binary content', () => {
  it.each([
    ['program', 'elf', '\x7fELF\x02\x01\x01'],
    ['program', 'pe', 'MZ\x90\0\x03\0'],
    ['program', 'wasm', '\0asm\x01\0\0\0'],
    ['program', 'mach-o', '\xcf\xfa\xed\xfe\x07\0\0\x01'],
    ['program', 'mach-o', '\xca\xfe\xba\xbe\0\0\0\x02'],
    ['program', 'java-class', '\xca\xfe\xba\xbe\0\0\0\x41'],
    ['program', 'dex', 'dex\n035\0'],
    ['program', 'python-bytecode', '\xcb\r\r\n\0\0\0\0\0\0\0\0\0\0\0\0'],
    ['program', 'script', '#!/bin/sh\n\0'],
    ['archive', 'zip', 'PK\x03\x04\x14\0'],
    ['archive', 'gzip', '\x1f\x8b\x08\0'],
    ['archive', 'xz', '\xfd7zXZ\0'],
    ['archive', 'zstd', '(\xb5/\xfd'],
    ['archive', '7z', "7z\xbc\xaf'\x1c"],
    ['archive', 'tar', `${'a'.repeat(257)}ustar\0`],
    ['font', 'woff2', 'wOF2\0\x01\0\0'],
    ['font', 'truetype', '\0\x01\0\0\0\x0c'],
    ['media', 'mp4', '\0\0\0\x18ftypisom'],
    ['media', 'wav', 'RIFF\0\0\0\0WAVE'],
    ['media', 'matroska', '\x1aE\xdf\xa3'],
    ['media', 'mp3', 'ID3\x03\0'],
    ['document', 'pdf', '%PDF-1.7\n'],
    ['document', 'ole', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
    ['unknown', 'unknown', '\0\x01\x02\x03\x04'],
    ['unknown', 'unknown', ''],
  ])('is %s: %s', (kind, format, text) => {
    expect(describeBinary(latin1(text))).toMatchObject({ kind, format });
  });

  it('is described in time, whatever it is, and never as a picture by chance', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('', ...each.map(([, bytes]) => bytes.toString('latin1').slice(0, 12))),
        fc.uint8Array({ maxLength: 400 }),
        (start, rest) => {
          const bytes = Buffer.concat([latin1(start), rest]);
          expect(describeBinary(bytes).bytes).toBe(bytes.length);
        },
      ),
    );
    for (const [, bytes] of each) kindOf(Buffer.concat([bytes.subarray(0, 14), Buffer.alloc(4_000_000, 0xff)]));
  });
});

it('a snapshot says what the bytes are, whatever the name, and only of binary sides', async () => {
  const repository = TestRepository.make(`${folder.path}/named`);
  const elf = latin1(`\x7fELF${'\x02\0'.repeat(100)}`);
  const base = repository.commit({ files: { 'a.png': png(), 'was.txt': 'text\n', 'gone.gif': gif } });
  const large = Buffer.concat([elf, Buffer.alloc(2 * 1024 * 1024)]);
  repository.commit({
    files: { 'a.png': elf, 'was.txt': jpeg, 'gone.gif': null, 'large.bin': large, 'b.png': 'text\n' },
  });
  const snapshot = await readSnapshot(repository.directory, base);
  const shown = (path: string) => {
    const { old_content, new_content } = findFile(snapshot, path);
    return [old_content, new_content].map((side) => (side ? `${side.format} ${side.kind}` : null));
  };
  expect(shown('a.png')).toEqual(['png picture', 'elf program']);
  expect(shown('was.txt')).toEqual([null, 'jpeg picture']);
  expect(shown('gone.gif')).toEqual(['gif picture', null]);
  expect(shown('b.png')).toEqual([null, null]);
  expect(findFile(snapshot, 'large.bin').new_content).toEqual({ format: 'elf', kind: 'program', bytes: large.length });
});
