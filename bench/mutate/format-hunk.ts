/** Shows a planted fault as lines of a diff. */
import { readHunkLines } from '../../src/base/hunk-lines.js';
import type { Planted } from './plant.js';

/** So much of a line is printed. */
const SHOWN_CHARACTERS = 160;

/** The lines of the hunk that the fault was planted into, each with its number on the new side. */
export function formatHunk({ snapshot, file, line }: Planted): string {
  const hunks = snapshot.files.find(({ path }) => path === file)?.hunks ?? [];
  const hunk = hunks.find((one) => line >= one.new_start - 1 && line <= one.new_start + one.new_lines);
  if (hunk === undefined) return '';
  return readHunkLines(hunk)
    .map(
      ({ mark, text, newNumber }) =>
        `    ${String(mark === '-' ? newNumber - 1 : newNumber).padStart(6)} ${`${mark}${text}`.slice(0, SHOWN_CHARACTERS)}`,
    )
    .join('\n');
}
