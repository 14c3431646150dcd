/**
 * Names the format of binary content by its bytes. The name of a file is not used, because the author of a change
 * chooses it.
 */
import { sha256 } from '../../../base/hash.js';
import type { FileContent } from '../../../engine/snapshot.js';
import { isCompletePicture } from './picture-structure.js';

type Kind = FileContent['kind'];

/** A format, and the test for it on the first bytes of a file. */
interface Format {
  readonly format: string;
  readonly kind: Kind;
  matches(start: Buffer): boolean;
}

/** Pictures up to this size, in bytes, are pictures; nobody looks at all of a larger one. */
const MAX_PICTURE_BYTES = 1024 * 1024;

/** A format whose files have these bytes, given in latin1, at an offset. */
function signed(kind: Format['kind'], format: string, ...signatures: readonly (readonly [string, number?])[]): Format {
  const tests = signatures.map(([text, at = 0]) => ({ bytes: Buffer.from(text, 'latin1'), at }));
  return {
    format,
    kind,
    matches: (start) => tests.some(({ bytes, at }) => start.subarray(at, at + bytes.length).equals(bytes)),
  };
}

const readText = (bytes: Buffer, at: number, length: number) => bytes.toString('latin1', at, at + length);

/** A file of boxes (ISO base media) whose main brand is one of these. */
function branded(kind: Format['kind'], format: string, brands: RegExp): Format {
  return { format, kind, matches: (start) => readText(start, 4, 4) === 'ftyp' && brands.test(readText(start, 8, 4)) };
}

/** A RIFF file of this form. */
function riff(kind: Format['kind'], format: string, form: string): Format {
  return { format, kind, matches: (start) => readText(start, 0, 4) === 'RIFF' && readText(start, 8, 4) === form };
}

/** Java classes and fat Mach-O files have the same signature; what follows is a version, or a small count. */
const SHARED_SIGNATURE = 0xcafebabe;
const OLDEST_JAVA = 45;
const startsShared = (start: Buffer) => start.length >= 8 && start.readUInt32BE(0) === SHARED_SIGNATURE;

/** A font has at least one table, and far less than this. */
const MAX_FONT_TABLES = 128;

/** The mark of the order of bytes, and no character without a value, as text has none. */
const startsAsUtf16 = (start: Buffer) =>
  /^(?:\xff\xfe|\xfe\xff)/u.test(start.toString('latin1', 0, 2)) && !start.subarray(0, 1024).includes(Buffer.alloc(4));

/** The formats; the first that matches counts. Signatures are those of the formats' own specifications. */
const FORMATS: readonly Format[] = [
  signed('program', 'elf', ['\x7fELF']),
  signed('program', 'wasm', ['\0asm']),
  signed('program', 'dex', ['dex\n0']),
  signed('program', 'mach-o', ['\xfe\xed\xfa\xce'], ['\xfe\xed\xfa\xcf'], ['\xce\xfa\xed\xfe'], ['\xcf\xfa\xed\xfe']),
  {
    format: 'mach-o',
    kind: 'program',
    matches: (start) => startsShared(start) && start.readUInt32BE(4) < OLDEST_JAVA,
  },
  { format: 'java-class', kind: 'program', matches: startsShared },
  signed('program', 'llvm-bitcode', ['BC\xc0\xde']),
  signed('program', 'lua-bytecode', ['\x1bLua']),
  signed('program', 'script', ['#!']),
  signed('picture', 'png', ['\x89PNG\r\n\x1a\n']),
  signed('picture', 'jpeg', ['\xff\xd8\xff']),
  signed('picture', 'gif', ['GIF87a'], ['GIF89a']),
  riff('picture', 'webp', 'WEBP'),
  branded('picture', 'avif', /^avi[fs]$/u),
  branded('picture', 'heic', /^(?:hei[cxms]|mif1|msf1)$/u),
  signed('picture', 'ico', ['\0\0\x01\0'], ['\0\0\x02\0']),
  signed('picture', 'tiff', ['II*\0'], ['MM\0*']),
  signed('picture', 'icns', ['icns']),
  signed('font', 'woff', ['wOFF']),
  signed('font', 'woff2', ['wOF2']),
  signed('font', 'opentype', ['OTTO\0'], ['true\0'], ['ttcf\0']),
  {
    format: 'truetype',
    kind: 'font',
    matches: (start) =>
      start.length >= 6 &&
      start.readUInt32BE(0) === 0x00010000 &&
      start.readUInt16BE(4) > 0 &&
      start.readUInt16BE(4) < MAX_FONT_TABLES,
  },
  riff('media', 'wav', 'WAVE'),
  riff('media', 'avi', 'AVI '),
  signed('media', 'ogg', ['OggS']),
  signed('media', 'flac', ['fLaC']),
  signed('media', 'matroska', ['\x1a\x45\xdf\xa3']),
  signed('media', 'mp3', ['ID3'], ['\xff\xfb'], ['\xff\xf3'], ['\xff\xf2']),
  signed('media', 'midi', ['MThd\0\0\0\x06']),
  branded('media', 'mp4', /^[\w ]{4}$/u),
  signed('archive', 'zip', ['PK\x03\x04'], ['PK\x05\x06'], ['PK\x07\x08']),
  signed('archive', 'gzip', ['\x1f\x8b\x08']),
  signed('archive', 'bzip2', ['BZh']),
  signed('archive', 'xz', ['\xfd7zXZ\0']),
  signed('archive', 'lzma', ['\x5d\0\0']),
  signed('archive', 'zstd', ['\x28\xb5\x2f\xfd']),
  signed('archive', 'lz4', ['\x04\x22\x4d\x18']),
  signed('archive', '7z', ['7z\xbc\xaf\x27\x1c']),
  signed('archive', 'rar', ['Rar!\x1a\x07']),
  signed('archive', 'cab', ['MSCF\0\0\0\0']),
  signed('archive', 'rpm', ['\xed\xab\xee\xdb']),
  signed('archive', 'ar', ['!<arch>\n']),
  signed('archive', 'tar', ['ustar', 257]),
  signed('document', 'pdf', ['%PDF-']),
  signed('document', 'ole', ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1']),
  signed('document', 'sqlite', ['SQLite format 3\0']),
  signed('document', 'gettext', ['\xde\x12\x04\x95'], ['\x95\x04\x12\xde']),
  // Two or four bytes are a weak signature, so these come last.
  { format: 'utf-16', kind: 'unknown', matches: (start) => startsAsUtf16(start) },
  signed('program', 'pe', ['MZ']),
  {
    format: 'python-bytecode',
    kind: 'program',
    matches: (start) => start.length >= 16 && readText(start, 2, 2) === '\r\n',
  },
  signed('picture', 'bmp', ['BM']),
];

/** Content of which not all was read: its first bytes, and its size. */
interface ContentStart {
  readonly start: Buffer;
  readonly bytes: number;
}

/**
 * Returns what binary content is. A picture that is too large, incomplete or followed by other bytes is `unknown`.
 * Content of which only the start was read has no digest.
 */
export function describeBinary(content: Buffer | ContentStart): FileContent {
  const whole = Buffer.isBuffer(content);
  const { start, bytes } = whole ? { start: content, bytes: content.length } : content;
  const found = FORMATS.find((one) => one.matches(start));
  return {
    format: found?.format ?? 'unknown',
    kind: found === undefined || (found.kind === 'picture' && !isPicture(found.format)) ? 'unknown' : found.kind,
    bytes,
    ...(whole ? { digest: `sha256:${sha256('hex', content)}` } : {}),
  };

  function isPicture(format: string): boolean {
    return whole && bytes <= MAX_PICTURE_BYTES && isCompletePicture(format, start);
  }
}
