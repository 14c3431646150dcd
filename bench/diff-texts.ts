/** The texts of a changed file as far as its hunks show them: all that they do not show is blank lines. */
import { type HunkSide, readSideTexts } from '../src/base/hunk-lines.js';
import type { ChangedFile } from '../src/engine/snapshot.js';

/** One side of a file; null where there is no file on that side. */
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

/** The file with both texts. */
export function withTexts(file: ChangedFile): ChangedFile {
  return { ...file, old_text: rebuildText(file, 'old'), new_text: rebuildText(file, 'new') };
}
