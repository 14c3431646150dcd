/** Reads the new side of a file around a line, from its text or, if that is unavailable, from its hunks. */
import type { FileChange } from '../model.js';

/** Returns a function from a line number to the line of the new side; undefined if a line is unavailable. */
export function newSide({ file }: FileChange): (number: number) => string | undefined {
  if (file.new_text !== null) {
    const lines = file.new_text.split('\n');
    return (number) => lines[number - 1];
  }
  const lines = new Map<number, string>();
  for (const hunk of file.hunks) {
    let number = hunk.new_start;
    for (const line of hunk.lines) {
      if (line[0] === '-' || line[0] === '\\') continue;
      lines.set(number, line.slice(1));
      number += 1;
    }
  }
  return (number) => lines.get(number);
}

/** Maximum number of blank lines skipped to find the line above. */
const MAX_BLANK = 3;

/** Returns the nearest line above that is not blank; empty if none is available. */
export function lineAbove(side: (number: number) => string | undefined, number: number): string {
  for (let above = number - 1; above >= 1 && above >= number - 1 - MAX_BLANK; above -= 1) {
    const text = side(above);
    if (text === undefined) return '';
    if (text.trim() !== '') return text;
  }
  return '';
}
