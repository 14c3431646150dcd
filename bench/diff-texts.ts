/** The texts of a changed file as far as its hunks show them: all that they do not show is blank lines. */
import type { ChangedFile } from '../src/engine/snapshot.js';

/** One side of a file; null where there is no file on that side. */
export function rebuildText(file: ChangedFile, side: 'old' | 'new'): string | null {
  if ((side === 'old' ? file.old_mode : file.new_mode) === null) return null;
  const lines: string[] = [];
  for (const hunk of file.hunks) {
    const start = side === 'old' ? hunk.old_start : hunk.new_start;
    while (lines.length < start - 1) lines.push('');
    const gone = side === 'old' ? '+' : '-';
    lines.push(
      ...hunk.lines.filter((line) => !line.startsWith(gone) && !line.startsWith('\\')).map((line) => line.slice(1)),
    );
  }
  return lines.map((line) => `${line}\n`).join('');
}

/** The file with both texts. */
export function withTexts(file: ChangedFile): ChangedFile {
  return { ...file, old_text: rebuildText(file, 'old'), new_text: rebuildText(file, 'new') };
}
