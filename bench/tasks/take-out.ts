/** Takes lines out of a change, as if their author had not come to them yet. */
import { readHunkLines, readSideTexts } from '../../src/base/hunk-lines.js';
import type { ChangedFile, Hunk } from '../../src/engine/changed-file.js';
import type { Snapshot } from '../../src/engine/snapshot.js';
import { convertText } from '../diff-texts.js';
import { dropRows } from '../tickets/diffs.js';

/** Lines of a file after the change, both ends included. */
export interface Place {
  readonly file: string;
  readonly first: number;
  readonly last: number;
}

/**
 * Returns the snapshot without the added lines of some places. A run of changed lines that lies in the places as a whole goes back to
 * what it was; of a larger one the lines of the places go, and its removed lines stay removed. The commits are the same.
 */
export function takeOut(snapshot: Snapshot, places: readonly Place[]): Snapshot {
  const files = snapshot.files.map((file) => {
    const own = places.filter((place) => place.file === file.path);
    return own.length === 0 ? file : takeOutOfFile(file, (line) => own.some((place) => isIn(line, place)));
  });
  return { ...snapshot, files: files.filter(({ status, hunks }) => status !== 'modified' || hunks.length > 0) };
}

function isIn(line: number, { first, last }: Place): boolean {
  return first <= line && line <= last;
}

function takeOutOfFile(file: ChangedFile, isOut: (line: number) => boolean): ChangedFile {
  const hunks: Hunk[] = [];
  let shift = 0;
  for (const hunk of file.hunks) {
    const rows = readHunkLines(hunk).map(({ mark, text, newNumber }) => ({ text: `${mark}${text}`, line: newNumber }));
    const lines = dropRows(rows, ({ line }) => isOut(line));
    const count = readSideTexts(lines, 'new').length;
    // A side without lines is counted from the line before it.
    const first = (start: number, length: number) => (length === 0 ? start + 1 : start);
    const start = file.status === 'added' ? 1 : first(hunk.old_start, hunk.old_lines) + shift;
    shift += count - hunk.old_lines;
    if (lines.some((line) => line.startsWith('+') || line.startsWith('-')))
      hunks.push({ ...hunk, new_start: count === 0 ? start - 1 : start, new_lines: count, lines });
  }
  const less = { ...file, hunks };
  return { ...less, new_text: file.old_text === null ? rebuild(hunks) : convertText(less, file.old_text, 'old') };
}

/** The text of a file that is new. */
function rebuild(hunks: readonly Hunk[]): string {
  return hunks.flatMap(({ lines }) => readSideTexts(lines, 'new').map((line) => `${line}\n`)).join('');
}
