/** Reads rows of a wiki table: `||header||header||` and `|cell|cell|`, in any mixture. */

/** A cell as written. */
export interface WikiCell {
  readonly header: boolean;
  readonly text: string;
}

/** Bars, and markup that may contain bars that do not separate cells. */
const TOKEN = /\[[^[\]\n]*\]|\{\{[^{}\n]*\}\}|![^\s!|]+\.[A-Za-z]{2,5}\|[^!\n]*!|\\\||\|\|?/gu;

/** Returns the cells of a row. Text after the last bar is a cell too. */
export function splitCells(row: string): WikiCell[] {
  const text = row.trim();
  const cells: WikiCell[] = [];
  let header = false;
  let from = 0;
  for (const token of text.matchAll(TOKEN)) {
    if (!token[0].startsWith('|')) continue;
    if (token.index > 0) cells.push({ header, text: text.slice(from, token.index).trim() });
    header = token[0] === '||';
    from = token.index + token[0].length;
  }
  if (from < text.length) cells.push({ header, text: text.slice(from).trim() });
  return cells;
}

/** Returns whether a line begins a row. */
export function isRowStart(line: string): boolean {
  return line.trimStart().startsWith('|');
}

/**
 * Returns the row that begins at a line. A cell may continue over lines up to one that ends in a bar. If there is none,
 * the row ends with its first line.
 * @returns the row, and the index of the line after it
 */
export function readRow(lines: readonly string[], at: number): { readonly row: string; readonly next: number } {
  const row = [lines[at] ?? ''];
  for (let next = at + 1; !row.at(-1)?.trimEnd().endsWith('|'); next++) {
    const line = lines[next];
    if (line === undefined || line.trim() === '' || isRowStart(line)) return { row: lines[at] ?? '', next: at + 1 };
    row.push(line);
  }
  return { row: row.join('\n'), next: at + row.length };
}
