/** Reads lines of the new side of a file: from its text or, if that is missing, from its hunks. */
import { isOnSide, readHunkLines, readSideTexts } from '../../base/hunk-lines.js';
import type { FileChange } from '../model.js';
import { REACH } from '../text/reach.js';

/** Returns a function that finds lines of the new side by number; undefined for a line that is not available. */
export function createNewSideReader({ file }: FileChange): (number: number) => string | undefined {
  if (file.new_text !== null) {
    const lines = file.new_text.split('\n');
    return (number) => lines[number - 1];
  }
  const lines = new Map<number, string>();
  for (const hunk of file.hunks) {
    for (const { mark, text, newNumber } of readHunkLines(hunk)) if (isOnSide(mark, 'new')) lines.set(newNumber, text);
  }
  return (number) => lines.get(number);
}

/** The limit of blank lines that are skipped above a line. */
const MAX_BLANK = 3;

/** Returns the nearest line above that is not blank; empty if none is available. */
export function findLineAbove(side: (number: number) => string | undefined, number: number): string {
  for (let above = number - 1; above >= 1 && above >= number - 1 - MAX_BLANK; above -= 1) {
    const text = side(above);
    if (text === undefined) return '';
    if (text.trim() !== '') return text;
  }
  return '';
}

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
