/** Joins a file's added lines into one text and maps an offset back to its line. */
import type { FileChange, Line } from '../../model.js';

export interface AddedText {
  readonly text: string;
  /** Returns the line that contains an offset. */
  lineAt(offset: number): Line;
}

/** Joins added lines. A NUL line separates regions, so that no match crosses a gap. */
export function addedText(change: FileChange): AddedText {
  const pieces: string[] = [];
  const lines: Line[] = [];
  const starts: number[] = [];
  let offset = 0;
  const push = (text: string, line: Line): void => {
    pieces.push(text);
    lines.push(line);
    starts.push(offset);
    offset += text.length + 1;
  };
  for (const region of change.regions) {
    for (const line of region.added) push(line.text, line);
    const last = region.added.at(-1);
    if (last !== undefined) push('\0', last);
  }
  return {
    text: pieces.join('\n'),
    lineAt(at) {
      let low = 0;
      let high = starts.length - 1;
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((starts[middle] ?? 0) <= at) low = middle;
        else high = middle - 1;
      }
      return lines[low] ?? { number: 1, text: '' };
    },
  };
}
