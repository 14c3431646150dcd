/** The new side of a file around a line, from its text or, where that is missing, from its hunks. */
import { isOnSide, readHunkLines } from '../../base/hunk-lines.js';
import type { FileChange } from '../model.js';

/** Looks up lines of the new side by number; undefined where a line is not at hand. */
export function newSide({ file }: FileChange): (number: number) => string | undefined {
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

/** How many blank lines are skipped to find the line that something stands under. */
const MAX_BLANK = 3;

/** The nearest line above that is not blank; empty where there is none at hand. */
export function lineAbove(side: (number: number) => string | undefined, number: number): string {
  for (let above = number - 1; above >= 1 && above >= number - 1 - MAX_BLANK; above -= 1) {
    const text = side(above);
    if (text === undefined) return '';
    if (text.trim() !== '') return text;
  }
  return '';
}
