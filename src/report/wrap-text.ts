/** Lines of a terminal. */
import { oneLine } from '../base/text.js';

const WIDTH = 96;

/** Wraps words at 96 columns and indents each line. White space of the text is folded, and what is invisible is shown. */
export function wrapText(text: string, indent: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of oneLine(text).split(' ')) {
    if (line !== '' && indent.length + line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].map((each) => `${indent}${each}`).join('\n');
}
