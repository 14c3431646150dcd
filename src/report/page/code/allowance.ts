/** A limit on the bytes that one kind of content takes on a page. */
import type { Html } from '../html.js';

/** The remaining bytes of a page for code or for text. Created for each page. */
export class Allowance {
  private left: number;

  /** @param bytes of UTF-8 */
  constructor(bytes: number) {
    this.left = bytes;
  }

  /** Returns whether the piece still fits; if it does, it is counted. */
  takes(piece: Html): boolean {
    const bytes = Buffer.byteLength(piece.text);
    if (bytes > this.left) return false;
    this.left -= bytes;
    return true;
  }
}
