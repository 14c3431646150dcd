/** Lines of a terminal. */
import { formatCount, oneLine } from '../../base/text.js';

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

/** Maximum number of findings and files shown, because a terminal is not suited for thousands. */
const SHOWN = 100;

/** Returns the rows that are shown, and a line that says how many more there are and where. */
export function renderFirstRows<T>(all: readonly T[], rows: (one: T) => readonly string[]): string[] {
  const left = all.length - SHOWN;
  return [
    ...all.slice(0, SHOWN).flatMap(rows),
    ...(left > 0 ? [`  and ${formatCount(left)} more: --format markdown, json or sarif has all of them`] : []),
  ];
}
