/** The texts of a changed file by its hunks. */
import { type HunkSide, readSideTexts } from '../src/base/hunk-lines.js';
import type { ChangedFile } from '../src/engine/snapshot.js';

/** One side of a file as far as its hunks show it: all that they do not show is blank lines. Null where there is no file on that side. */
export function rebuildText(file: ChangedFile, side: HunkSide): string | null {
  if (file[`${side}_mode`] === null) return null;
  const lines: string[] = [];
  for (const hunk of file.hunks) {
    const start = hunk[`${side}_start`];
    while (lines.length < start - 1) lines.push('');
    lines.push(...readSideTexts(hunk.lines, side));
  }
  return lines.map((line) => `${line}\n`).join('');
}

/** Makes the text of the other side of a file of the text of one side. */
export function convertText({ hunks }: ChangedFile, text: string, side: HunkSide): string {
  const lines = text.split('\n');
  const other = side === 'old' ? 'new' : 'old';
  // From the last hunk to the first, so that the numbers of lines stay true.
  for (const hunk of hunks.toReversed()) {
    const start = hunk[`${side}_start`];
    const at = hunk[`${side}_lines`] === 0 ? start : start - 1;
    lines.splice(at, readSideTexts(hunk.lines, side).length, ...readSideTexts(hunk.lines, other));
  }
  return lines.join('\n');
}

/** The file with both texts. */
export function withTexts(file: ChangedFile): ChangedFile {
  return { ...file, old_text: rebuildText(file, 'old'), new_text: rebuildText(file, 'new') };
}
