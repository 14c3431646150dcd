/**
 * Converts Jira's wiki markup, as Server and Data Center store it, to Markdown. Accepts any text, never throws, and
 * runs in time linear in its length.
 */
import { type Cell, writeTable } from '../markdown/table.js';
import { MarkdownWriter } from '../markdown/writer.js';
import { convertInline } from './wiki-inline.js';
import { splitPieces, type WikiPiece } from './wiki-macros.js';
import { isRowStart, readRow, splitCells, type WikiCell } from './wiki-rows.js';

const HEADING = /^h([1-6])\.\s+(.*)$/u;
const QUOTED_LINE = /^bq\.\s+(.*)$/u;
const ITEM = /^([*#-]+)\s+(\S.*)$/u;
const RULE = /^-{4,5}$/u;
/** The icons of a checklist. */
const ICON = /^\(([/x])\)\s+/u;
/** Maximum list depth; deeper lists are read at this depth. */
const MAX_DEPTH = 12;
/** Enough indentation below a bullet and below a number, and not enough for a code block. */
const INDENT = '    ';

/**
 * Converts a text.
 * @param under the level of the heading above it; 0 for none
 */
export function convertWikiToMarkdown(text: string, under = 0): string {
  const writer = new MarkdownWriter();
  // NUL says nothing, and no store of text takes it.
  new WikiConverter(writer, under).pieces(splitPieces(text.replaceAll('\u0000', '')));
  return writer.toString();
}

class WikiConverter {
  constructor(
    private readonly writer: MarkdownWriter,
    private readonly under: number,
  ) {}

  pieces(pieces: readonly WikiPiece[]): void {
    let quoted: WikiPiece[] | null = null;
    for (const piece of pieces) {
      if (piece.kind === 'quote') {
        const inside: readonly WikiPiece[] | null = quoted;
        quoted = inside === null ? [] : null;
        if (inside !== null) this.writer.within('> ', '> ', () => this.pieces(inside));
      } else if (quoted !== null) quoted.push(piece);
      else this.piece(piece);
    }
  }

  private piece(piece: Exclude<WikiPiece, { kind: 'quote' }>): void {
    if (piece.kind === 'code') this.writer.fence(piece.code, piece.language);
    else if (piece.kind === 'title') this.writer.openFold(convertInline(piece.title));
    else if (piece.kind === 'end') this.writer.closeFold();
    else this.lines(piece.text.split(/\r\n|\n|\r/u), true);
  }

  /** Writes lines. `tables`: whether tables are allowed; they are not inside a table's cell. */
  private lines(lines: readonly string[], tables: boolean): void {
    let paragraph: string[] = [];
    const flush = () => {
      if (paragraph.length === 0) return;
      this.writer.paragraph(convertInline(paragraph.join('\n')));
      paragraph = [];
    };
    for (let at = 0; at < lines.length; ) {
      const line = lines[at]?.trim() ?? '';
      if (tables && isRowStart(line)) {
        flush();
        at = this.table(lines, at);
      } else if (isItem(line)) {
        flush();
        at = this.list(lines, at);
      } else {
        if (line === '') flush();
        else if (!this.ownLine(line, flush)) paragraph.push(line);
        at++;
      }
    }
    flush();
  }

  /** Writes a line that is a block by itself. */
  private ownLine(line: string, flush: () => void): boolean {
    const heading = HEADING.exec(line);
    const quoted = QUOTED_LINE.exec(line)?.[1];
    if (heading === null && quoted === undefined && !RULE.test(line)) return false;
    flush();
    if (quoted !== undefined) this.writer.within('> ', '> ', () => this.writer.paragraph(convertInline(quoted)));
    else if (heading === null) this.writer.block(['---']);
    else {
      const level = Math.min(6, Number(heading[1]) + this.under);
      this.writer.block([`${'#'.repeat(level)} ${convertToLine(heading[2] ?? '')}`]);
    }
    return true;
  }

  /**
   * Writes the list that begins at a line and returns the index of the line after it. Lines directly after an item
   * belong to it.
   */
  private list(lines: readonly string[], start: number): number {
    const written: string[] = [];
    let depth = 0;
    let at = start;
    for (; at < lines.length; at++) {
      const line = lines[at]?.trim() ?? '';
      if (line === '' || isRowStart(line) || HEADING.test(line) || QUOTED_LINE.test(line) || RULE.test(line)) break;
      const item = ITEM.exec(line);
      const mark = item?.[1] ?? '';
      const icon = ICON.exec(item?.[2] ?? line);
      const text = (item?.[2] ?? line).slice(icon?.[0].length ?? 0);
      const [first = '', ...more] = convertInline(text).split('\n');
      if (item === null && icon === null) written.push(`${INDENT.repeat(depth - 1)}  ${convertInline(line)}`);
      else {
        // An item can be at most one level deeper than the one before it.
        depth = Math.min(Math.max(mark.length, 1), depth + 1, MAX_DEPTH);
        const box = icon === null ? '' : icon[1] === 'x' ? '[ ] ' : '[x] ';
        written.push(`${INDENT.repeat(depth - 1)}${mark.endsWith('#') ? '1. ' : '- '}${box}${first}`);
        for (const next of more) written.push(`${INDENT.repeat(depth - 1)}  ${next.trim()}`);
      }
    }
    this.writer.block(written);
    return at;
  }

  /** Writes the table that begins at a line and returns the index of the line after it. */
  private table(lines: readonly string[], start: number): number {
    const rows: Cell[][] = [];
    let at = start;
    while (isRowStart(lines[at] ?? '')) {
      const { row, next } = readRow(lines, at);
      rows.push(splitCells(row).map((cell) => this.cell(cell)));
      at = next;
    }
    writeTable(this.writer, rows);
    return at;
  }

  private cell({ header, text }: WikiCell): Cell {
    return {
      header,
      blocks: text.includes('\n'),
      line: () => convertToLine(text),
      write: () => this.lines(text.split('\n'), false),
    };
  }
}

function isItem(line: string): boolean {
  return !RULE.test(line) && (ITEM.test(line) || ICON.test(line));
}

function convertToLine(text: string): string {
  return convertInline(text).replaceAll('\n', ' ').trim();
}
