/** Reads tables of GitHub's Markdown: a row of cells, a delimiter row, and rows up to a blank line or another block. */
import type { TextLine } from './block-types.js';

/** Returns whether a line is the delimiter row below a table's header. */
export function isDelimiterRow(line: string): boolean {
  const text = line.trim();
  return text.includes('-') && text.includes('|') && /^[\s|:-]+$/u.test(text);
}

/** Returns the rows of a table from its header on, without the delimiter row. */
export function readTableRows(
  lines: readonly string[],
  start: number,
  bare: (line: string) => string,
  startsBlock: (line: string) => boolean,
): TextLine[] {
  const rows: TextLine[] = [{ text: bare(lines[start] ?? ''), line: start + 1 }];
  for (let index = start + 2; index < lines.length; index++) {
    const text = bare(lines[index] ?? '');
    if (text.trim() === '' || (!text.includes('|') && startsBlock(text))) break;
    rows.push({ text, line: index + 1 });
  }
  return rows;
}

/** Returns the cells of a row; `\|` is a literal `|` inside a cell. */
export function splitCells(row: string): string[] {
  const text = row.trim();
  const found: string[] = [];
  let cell = '';
  for (let at = text.startsWith('|') ? 1 : 0; at < text.length; at++) {
    const char = text.charAt(at);
    if (char === '\\' && text.charAt(at + 1) === '|') {
      cell += '|';
      at++;
    } else if (char === '|') {
      found.push(cell.trim());
      cell = '';
    } else cell += char;
  }
  if (cell.trim() !== '' || !text.endsWith('|')) found.push(cell.trim());
  return found;
}
