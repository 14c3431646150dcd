/** Reading the hunks out of git's patches. Works on bytes: a patch holds lines in whatever encoding the files have. */

import { isOnSide, readHunkHead, readHunkMark } from '../../../base/hunk-lines.js';
import { MAX_QUOTED_CHARACTERS } from '../../../base/text.js';
import type { Hunk } from '../../../engine/snapshot.js';

/** One file of a patch. */
export interface PatchedFile {
  /** The lines before the first hunk, starting with `diff --git …`. */
  readonly header: readonly string[];
  readonly hunks: readonly Hunk[];
}

const NEWLINE = 0x0a;
const AT = 0x40;
const BACKSLASH = 0x5c;

/**
 * Parses a patch printed by `git diff -U<n>`. Content and headers are distinguished only by the line counts of the
 * hunks, so that no line of a file can be taken for a header. Bytes that are not UTF-8 become U+FFFD.
 * @throws Error if the patch is truncated or invalid.
 */
export function parsePatch(patch: Buffer): PatchedFile[] {
  const files: { header: string[]; hunks: Hunk[] }[] = [];
  const lines = new Lines(patch);
  while (!lines.done) {
    if (lines.peek() === AT) {
      const file = files.at(-1);
      if (file === undefined) throw new Error('the patch begins with a hunk instead of a file');
      file.hunks.push(readHunk(lines));
      continue;
    }
    const line = lines.next();
    if (line.startsWith('diff --git ')) files.push({ header: [line], hunks: [] });
    else files.at(-1)?.header.push(line);
  }
  return files;
}

function readHunk(lines: Lines): Hunk {
  const header = lines.next();
  const head = readHunkHead(header);
  if (head === null)
    throw new Error(`the patch has a hunk header in an unknown form: ${header.slice(0, MAX_QUOTED_CHARACTERS)}`);
  let { old_lines: old, new_lines: added } = head;
  const content: string[] = [];
  while (old > 0 || added > 0) {
    const line = lines.next();
    const mark = readHunkMark(line);
    if (mark === null) throw new Error('the patch has a line that is neither kept, added nor removed');
    if (isOnSide(mark, 'old')) old--;
    if (isOnSide(mark, 'new')) added--;
    content.push(line);
  }
  if (old < 0 || added < 0) throw new Error('the patch has a hunk that is longer than its header says');
  // `\ No newline at end of file` belongs to the line before it and is not counted.
  if (!lines.done && lines.peek() === BACKSLASH) content.push(lines.next());
  return {
    ...head,
    // Git cuts this text after 80 bytes, within a character if need be.
    section: head.section.replace(/\ufffd+$/u, ''),
    lines: content,
  };
}

/** The lines of a patch, one after the other. A carriage return is part of its line. */
class Lines {
  private at = 0;
  constructor(private readonly bytes: Buffer) {}

  get done(): boolean {
    return this.at >= this.bytes.length;
  }

  /** Returns the first byte of the next line. */
  peek(): number | undefined {
    return this.bytes[this.at];
  }

  next(): string {
    if (this.done) throw new Error('the patch ends in the middle of a hunk');
    const found = this.bytes.indexOf(NEWLINE, this.at);
    const end = found === -1 ? this.bytes.length : found;
    const line = this.bytes.toString('utf8', this.at, end);
    this.at = end + 1;
    return line;
  }
}
