/**
 * Writes tables. Tables in Markdown have a header and one line per cell; other tables have headers at the side, lists
 * in their cells, or no header. What a Markdown table cannot contain is written as titles and lists with the same
 * meaning.
 */
import { wrapWithMark } from './inline.js';
import type { MarkdownWriter } from './writer.js';

/** A cell. Only one of `line` and `write` is called, at most once. */
export interface Cell {
  readonly header: boolean;
  /** Whether it contains more than paragraphs. */
  readonly blocks: boolean;
  /** Returns its content in one line. */
  line(): string;
  /** Writes its content as blocks. */
  write(): void;
}

type Row = readonly Cell[];

/** Writes a table. */
export function writeTable(writer: MarkdownWriter, rows: readonly Row[]): void {
  const filled = rows.filter((row) => row.length > 0);
  const [top, ...rest] = filled;
  if (top === undefined) return;
  const width = filled.reduce((most, row) => Math.max(most, row.length), 0);
  const headed = top.every((cell) => cell.header);
  if (width === 1) writeColumn(writer, filled.flat());
  else if (!headed && filled.every(([first, second]) => first?.header === true && second?.header !== true)) {
    for (const [first, ...cells] of filled) writeTitled(writer, first?.line() ?? '', cells);
  } else if (headed && rest.some((row) => row.some((cell) => cell.blocks))) {
    const titles = top.map((cell) => cell.line());
    for (const row of rest) for (const [at, cell] of row.entries()) writeTitled(writer, titles[at] ?? '', [cell]);
  } else writeGrid(writer, top, rest, width);
}

/** Writes a single column as a list: its headers are titles, its cells items. */
function writeColumn(writer: MarkdownWriter, cells: Row): void {
  for (const cell of cells) {
    if (!cell.header && !cell.blocks) {
      writer.within('- ', '  ', () => writer.paragraph(cell.line()));
      writer.tighten();
      continue;
    }
    writer.separate();
    if (cell.header) writer.paragraph(wrapWithMark('**', cell.line()));
    else cell.write();
  }
  writer.separate();
}

/** Writes a title and its cells, on the same line if they have no blocks. */
function writeTitled(writer: MarkdownWriter, title: string, cells: Row): void {
  const name = wrapWithMark('**', title.replace(/:\s*$/u, ''));
  if (cells.some((cell) => cell.blocks)) {
    writer.paragraph(name);
    for (const cell of cells) cell.write();
    return;
  }
  const text = cells
    .map((cell) => cell.line())
    .filter((line) => line !== '')
    .join(' | ');
  writer.paragraph(name === '' ? text : text === '' ? name : `${name}: ${text}`);
}

function writeGrid(writer: MarkdownWriter, top: Row, rest: readonly Row[], width: number): void {
  const line = (row: Row) => `| ${row.map((cell) => cell.line().replaceAll('|', '\\|')).join(' | ')} |`;
  // Only the header is filled up: a row may have fewer cells, but a header with fewer cells would hide columns.
  writer.block([`${line(top)}${'  |'.repeat(width - top.length)}`, `|${' --- |'.repeat(width)}`, ...rest.map(line)]);
}
