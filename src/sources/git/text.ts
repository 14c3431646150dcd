/** Telling text from other content, by the content alone: a pull request must not be able to say of its own files that they are not to be looked at. */
import { isUtf8 } from 'node:buffer';

/** How much of a file decides; git looks at as much. */
export const SNIFFED_BYTES = 8000;

/** Up to this share of odd bytes, a file with NUL bytes is text all the same. */
const ODD_SHARE = 0.1;

/** Tab, line feed, vertical tab, form feed, carriage return, escape: control characters of ordinary text. */
const ORDINARY_CONTROLS: ReadonlySet<number> = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1b]);

/**
 * Whether content is binary. As git has it, content without a NUL byte near its start is text. Content with one is binary
 * only if it also looks it: else one NUL in a comment would take a source file out of the review.
 */
export function isBinary(content: Buffer): boolean {
  const start = content.subarray(0, SNIFFED_BYTES);
  if (!start.includes(0)) return false;
  // The cut may fall within a character: only the part before it has to be UTF-8.
  const utf8 = isUtf8(start.subarray(0, characterBoundary(start)));
  let odd = 0;
  for (const byte of start) {
    if (byte < 0x20 ? !ORDINARY_CONTROLS.has(byte) : byte === 0x7f || (byte >= 0x80 && !utf8)) odd++;
  }
  return odd > start.length * ODD_SHARE;
}

/** Content as text: bytes that are not UTF-8 become U+FFFD, a byte order mark stays. */
export function decode(content: Buffer): { readonly text: string; readonly utf8: boolean } {
  return { text: content.toString('utf8'), utf8: isUtf8(content) };
}

/** Where the last character that could be cut off begins; the end where none is. */
function characterBoundary(bytes: Buffer): number {
  if (bytes.length < SNIFFED_BYTES) return bytes.length;
  for (let back = 1; back <= 3; back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte >= 0xc0) return bytes.length - back;
    if (byte < 0x80) break;
  }
  return bytes.length;
}
