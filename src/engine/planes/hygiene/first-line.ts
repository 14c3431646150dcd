import { readSideTexts } from '../../../base/hunk-lines.js';
import type { FileChange } from '../../model.js';
import { REACH } from '../../text/reach.js';

/** Returns the first line of a file on the new side; null if it is not available. */
export function readFirstLine({ file }: FileChange): string | null {
  if (file.new_text !== null) {
    const end = file.new_text.indexOf('\n');
    return file.new_text.slice(0, Math.min(end < 0 ? REACH.statement : end, REACH.statement));
  }
  const hunk = file.hunks[0];
  if (hunk === undefined || hunk.new_start > 1) return null;
  return readSideTexts(hunk.lines, 'new')[0]?.slice(0, REACH.statement) ?? null;
}
