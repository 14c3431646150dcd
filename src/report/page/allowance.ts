/** A bound on how much of one thing a page holds, in bytes. */
import type { Html } from './html.js';

/** What is left of a page's room for code, or for words. Made anew for each page. */
export class Allowance {
  private left: number;

  /** @param bytes of UTF-8 */
  constructor(bytes: number) {
    this.left = bytes;
  }

  /** Whether the piece still fits; where it does, it is counted. */
  takes(piece: Html): boolean {
    const bytes = Buffer.byteLength(piece.text);
    if (bytes > this.left) return false;
    this.left -= bytes;
    return true;
  }
}
