/**
 * Checks that the bytes of a picture are one complete picture and nothing else. What stands after the end of a picture
 * is shown by no viewer, and could be anything.
 */

/** Returns whether content is a complete picture of its format; false for formats that are not known here. */
export function isCompletePicture(format: string, bytes: Buffer): boolean {
  return STRUCTURES.get(format)?.(bytes) ?? false;
}

const readTag = (bytes: Buffer, at: number) => bytes.toString('latin1', at, at + 4);

/** PNG: chunks of length, type, data and checksum, from IHDR to IEND. */
function isPng(bytes: Buffer): boolean {
  let at = 8;
  for (let type = ''; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const first = type === '';
    type = readTag(bytes, at + 4);
    if (!/^[A-Za-z]{4}$/u.test(type) || first !== (type === 'IHDR')) return false;
    at += 12 + length;
    if (type === 'IEND') return length === 0 && at === bytes.length;
  }
  return false;
}

const JPEG = { start: 0xd8, end: 0xd9, scan: 0xda, mark: 0xff } as const;
/** Marks inside of a scan: a byte 0xff of the data, and the restart marks. */
const isScanMark = (mark: number) => mark === 0 || (mark >= 0xd0 && mark <= 0xd7);

/** JPEG: segments of a mark, a length and data, where scans are followed by data up to the next mark. */
function isJpeg(bytes: Buffer): boolean {
  let at = 2;
  while (at + 2 <= bytes.length) {
    const mark = bytes[at + 1] ?? 0;
    if (bytes[at] !== JPEG.mark) return false;
    if (mark === JPEG.end) return at + 2 === bytes.length;
    // Any number of bytes 0xff may stand before a mark.
    if (mark === JPEG.mark) at += 1;
    else {
      if (isScanMark(mark) || mark === JPEG.start || at + 4 > bytes.length) return false;
      at += 2 + bytes.readUInt16BE(at + 2);
      if (mark === JPEG.scan) at = findScanEnd(bytes, at);
    }
  }
  return false;
}

function findScanEnd(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(JPEG.mark, from);
  while (at !== -1 && isScanMark(bytes[at + 1] ?? JPEG.mark)) at = bytes.indexOf(JPEG.mark, at + 2);
  return at === -1 ? bytes.length : at;
}

const GIF = { picture: 0x2c, extension: 0x21, end: 0x3b } as const;

/** GIF: a screen, then pictures and extensions made of blocks, up to the trailer. */
function isGif(bytes: Buffer): boolean {
  let at = 13 + measureColours(bytes[10]);
  while (at < bytes.length) {
    const kind = bytes[at];
    if (kind === GIF.end) return at + 1 === bytes.length;
    if (kind === GIF.picture) at = skipBlocks(bytes, at + 11 + measureColours(bytes[at + 9]));
    else if (kind === GIF.extension) at = skipBlocks(bytes, at + 2);
    else return false;
  }
  return false;
}

/** Bytes of the colour table that the flags announce. */
function measureColours(flags = 0): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1);
}

/** Skips blocks, each after a byte with its length, up to the empty one. */
function skipBlocks(bytes: Buffer, from: number): number {
  let at = from;
  for (let length = bytes[at]; length !== undefined; length = bytes[at]) {
    at += 1 + length;
    if (length === 0) return at;
  }
  return bytes.length;
}

/** WebP: a RIFF file of exactly this length, made of chunks of an even length. */
function isWebp(bytes: Buffer): boolean {
  if (bytes.length < 20 || bytes.readUInt32LE(4) + 8 !== bytes.length) return false;
  if (!/^VP8[ LX]$/u.test(readTag(bytes, 12))) return false;
  let at = 12;
  while (at + 8 <= bytes.length) {
    const length = bytes.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return at === bytes.length;
}

/** The boxes of a still picture or of a sequence: the head, what it is made of, its data. */
const BOXES: readonly ReadonlySet<string>[] = [
  new Set(['ftyp', 'meta', 'mdat']),
  new Set(['ftyp', 'meta', 'moov', 'mdat']),
];

/** AVIF, HEIC: boxes of a length and a type, each once, to the end of the file. Boxes to be skipped are not allowed. */
function isBoxes(bytes: Buffer): boolean {
  const found = new Set<string>();
  let at = 0;
  while (at + 8 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const type = readTag(bytes, at + 4);
    if (length < 8 || found.has(type)) return false;
    found.add(type);
    at += length;
  }
  return (
    at === bytes.length && BOXES.some((all) => all.size === found.size && [...found].every((type) => all.has(type)))
  );
}

const ICON = { header: 6, entry: 16 } as const;

/** ICO, CUR: a directory, and the pictures that it names, one after the other and nothing else. */
function isIcon(bytes: Buffer): boolean {
  if (bytes.length < ICON.header) return false;
  const count = bytes.readUInt16LE(4);
  const start = ICON.header + count * ICON.entry;
  if (count === 0 || start > bytes.length) return false;
  let total = start;
  for (let entry = ICON.header; entry < start; entry += ICON.entry) {
    const length = bytes.readUInt32LE(entry + 8);
    const offset = bytes.readUInt32LE(entry + 12);
    if (offset < start || offset + length > bytes.length) return false;
    total += length;
  }
  return total === bytes.length;
}

/** The sizes that the header of the pixels has in the versions of BMP. */
const BMP_HEADERS: ReadonlySet<number> = new Set([12, 16, 40, 52, 56, 64, 108, 124]);

/** BMP: a header with the length of the file. */
function isBmp(bytes: Buffer): boolean {
  return (
    bytes.length >= 26 &&
    bytes.readUInt32LE(2) === bytes.length &&
    bytes.readUInt32LE(6) === 0 &&
    bytes.readUInt32LE(10) < bytes.length &&
    BMP_HEADERS.has(bytes.readUInt32LE(14))
  );
}

/**
 * By format. TIFF is missing: its parts may be anywhere in the file, so nothing shows where it ends. So is ICNS, whose parts may
 * be of any kind.
 */
const STRUCTURES: ReadonlyMap<string, (bytes: Buffer) => boolean> = new Map([
  ['png', isPng],
  ['jpeg', isJpeg],
  ['gif', isGif],
  ['webp', isWebp],
  ['avif', isBoxes],
  ['heic', isBoxes],
  ['ico', isIcon],
  ['bmp', isBmp],
]);
