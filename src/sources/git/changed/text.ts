/**
 * Detects text by its content only, because a pull request must not be able to exclude its own files from the review.
 */
import { isUtf8 } from 'node:buffer';

/** Number of bytes at the start of a file that are tested; the same as in git. */
export const SNIFFED_BYTES = 8000;

/** A file with NUL bytes is still text if at most this share of its bytes is unusual. */
const ODD_SHARE = 0.1;

/** How a module of WebAssembly begins. One that carries texts has few unusual bytes, and no source begins with a NUL. */
const WEB_ASSEMBLY = Buffer.from('\0asm', 'latin1');

/** Tab, line feed, vertical tab, form feed, carriage return, escape: control characters of ordinary text. */
const ORDINARY_CONTROLS: ReadonlySet<number> = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1b]);

/**
 * Returns whether content is binary. As in git, content without a NUL byte near its start is text. Content with one is
 * binary only if many bytes are unusual. Otherwise one NUL in a comment would exclude a source file from the review.
 */
export function isBinary(content: Buffer): boolean {
  const start = content.subarray(0, SNIFFED_BYTES);
  if (!start.includes(0)) return false;
  if (start.subarray(0, WEB_ASSEMBLY.length).equals(WEB_ASSEMBLY)) return true;
  // The cut may be within a character, so only the part before it must be UTF-8.
  const utf8 = isUtf8(start.subarray(0, findCharacterBoundary(start)));
  let odd = 0;
  for (const byte of start) {
    if (byte < 0x20 ? !ORDINARY_CONTROLS.has(byte) : byte === 0x7f || (byte >= 0x80 && !utf8)) odd++;
  }
  return odd > start.length * ODD_SHARE;
}

/** Decodes content: bytes that are not UTF-8 become U+FFFD, and a byte order mark is kept. */
export function decodeText(content: Buffer): { readonly text: string; readonly utf8: boolean } {
  return { text: content.toString('utf8'), utf8: isUtf8(content) };
}

/** Returns the start of the last character if it may be cut off, else the end. */
function findCharacterBoundary(bytes: Buffer): number {
  if (bytes.length < SNIFFED_BYTES) return bytes.length;
  for (let back = 1; back <= 3; back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte >= 0xc0) return bytes.length - back;
    if (byte < 0x80) break;
  }
  return bytes.length;
}
