/** Joins a file's added lines to one text, and maps an offset in it to a line. */
import { countBefore } from '../../../base/order.js';
import type { FileChange, Line } from '../../model.js';

/** The added lines of a file as one text. */
export interface AddedText {
  readonly text: string;
  /** Returns the line that contains an offset. */
  lineAt(offset: number): Line;
}

/** Joins added lines. Regions are separated by a NUL line, so that no match extends across a gap. */
export function joinAddedText(change: FileChange): AddedText {
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
      const line = Math.max(0, countBefore(starts, (start) => start <= at) - 1);
      return lines[line] ?? { number: 1, text: '' };
    },
  };
}
