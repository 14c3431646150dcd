/**
 * Reads the Markdown blocks that a ticket needs, line by line in linear time. It is not a CommonMark parser, because
 * those were measured to take quadratic time on hostile bodies (50 s for 64 KiB of setext headings). Tickets also
 * contain forms that CommonMark does not have: Unicode bullets, `[ ].` boxes, lists indented by less than the marker.
 * On ordinary Markdown both find the same blocks; a test compares them.
 */
import type { Block, CodeBlock, ListItem, TextLine } from './block-types.js';
import { findCloseMark } from './close-marks.js';
import {
  ATX,
  BULLET,
  closesFence,
  DEFINITION,
  FENCE,
  OUTLINE_NUMBER,
  RULE,
  splitIndent,
  startsBlock,
  startsItem,
  startsNewBlock,
  stripClosingMarks,
  TAB,
  TIGHT_BULLET,
  UNDERLINE,
  unquote,
} from './line-forms.js';
import { type Place, type Shown, ShownLines } from './shown-lines.js';
import { isDelimiterRow, readTableRows, splitCells } from './tables.js';

/** Maximum list depth; deeper lists are read at this depth. */
const MAX_DEPTH = 12;
interface OpenList {
  readonly column: number;
  readonly content: number;
  readonly items: ListItem[];
  readonly item: ListItem;
}

/** Reads a body into blocks: what GitHub shows of it. Accepts any text; never throws. */
export function readBlocks(body: string): Block[] {
  return new BlockReader(body.split(/\r\n|\n|\r/u), 'line').read();
}

/** Reads lines of a code block as if they were Markdown. Nothing in them is HTML, so all of it is shown. */
export function readCodeAsBlocks(lines: readonly string[]): Block[] {
  return new BlockReader(lines, 'code').read();
}

class BlockReader {
  readonly #lines: readonly string[];
  readonly #place: Place;
  readonly #html: ShownLines;
  readonly #blocks: Block[] = [];
  #open: OpenList[] = [];
  #afterBlank = true;
  #quoted = false;
  #inParagraph = false;

  constructor(lines: readonly string[], place: Place) {
    this.#lines = lines;
    this.#place = place;
    this.#html = new ShownLines(lines);
  }

  read(): Block[] {
    let index = 0;
    while (index < this.#lines.length) index = this.#step(index);
    this.#take(this.#html.finish());
    return this.#blocks;
  }

  /** Reads the block that starts at a line and returns the index of the line after it. */
  #step(index: number): number {
    const { text: unquoted, quoted } = unquote(this.#lines[index] ?? '');
    const { indent, text } = splitIndent(unquoted);
    if (text === '') {
      this.#enterQuote(quoted);
      this.#take(this.#html.readBlank());
      return this.#blank(index);
    }
    if (!this.#html.inside) {
      if (quoted || !this.#isLazy(text)) this.#enterQuote(quoted);
      const inset = indent - this.#findContent(indent);
      const fence = inset < TAB ? FENCE.exec(text) : null;
      if (fence !== null) {
        return this.#fence(index, indent, fence[1] ?? fence[3] ?? '', fence[2] ?? fence[4] ?? '');
      }
      if (text.includes('|') && isDelimiterRow(unquote(this.#lines[index + 1] ?? '').text)) {
        return this.#table(index);
      }
      if (inset >= TAB && this.#afterBlank && this.#open.length === 0) {
        this.#take(this.#html.read(index, indent, text, 'code'));
        return index + 1;
      }
    }
    const shown = this.#html.read(index, indent, text, this.#place);
    if (shown.length === 0) return this.#blank(index);
    this.#take(shown);
    return index + 1;
  }

  #take(shown: readonly Shown[]): void {
    for (const one of shown) {
      if (one.type === 'line') this.#line(one.line, one.indent, one.text);
      else this.#push(one.type === 'fold' ? one : { type: 'table', rows: one.rows });
    }
  }

  /** Reads a line that is shown. */
  #line(line: number, indent: number, text: string): void {
    if (text === '') {
      this.#blank(line);
      return;
    }
    if (this.#underlines(text)) return;
    const heading = ATX.exec(text);
    if (RULE.test(text)) this.#push({ type: 'break' });
    else if (heading !== null && indent < TAB) {
      const marks = heading[1] ?? heading[3] ?? '';
      const title = (heading[2] ?? heading[4] ?? '').trimEnd();
      this.#html.leaveLists();
      this.#push({ type: 'heading', level: marks.length, text: stripClosingMarks(title), line });
    } else if (this.#inParagraph || !DEFINITION.test(text)) this.#text(line, indent, text);
  }

  /** A quote begins or ends. */
  #enterQuote(quoted: boolean): void {
    if (quoted === this.#quoted) return;
    this.#quoted = quoted;
    this.#open = [];
    this.#inParagraph = false;
  }

  /** Returns whether a line without a quote mark goes on with the paragraph of the quote above it. */
  #isLazy(text: string): boolean {
    if (!this.#quoted || this.#afterBlank) return false;
    return !(
      startsItem(text) ||
      startsNewBlock(text) ||
      FENCE.test(text) ||
      ATX.test(text) ||
      RULE.test(text) ||
      /^[<|]/u.test(text)
    );
  }

  #table(index: number): number {
    const rows = readTableRows(this.#lines, index, (line) => unquote(line).text, startsBlock);
    const cells = rows.map(({ text, line }) => {
      const shown = this.#html.read(line - 1, 0, text.trim(), 'row').find((one) => one.type === 'line');
      return { cells: splitCells(shown?.text ?? ''), line };
    });
    this.#push({ type: 'table', rows: cells });
    return index + rows.length + 1;
  }

  #blank(index: number): number {
    this.#afterBlank = true;
    this.#inParagraph = false;
    return index + 1;
  }

  #push(block: Block): void {
    this.#blocks.push(block);
    this.#open = [];
    this.#inParagraph = false;
    this.#afterBlank = true;
  }

  /** Reads a fence up to its end, or to the end of the quote or list item that it stands in. */
  #fence(index: number, indent: number, mark: string, info: string): number {
    const content = this.#findContent(indent);
    const inside: TextLine[] = [];
    let next = index + 1;
    let closed = false;
    for (; next < this.#lines.length && !closed; next++) {
      const { text: bare, quoted } = unquote(this.#lines[next] ?? '');
      if (this.#quoted && !quoted) break;
      const line = this.#quoted ? bare : (this.#lines[next] ?? '');
      const { indent: column, text } = splitIndent(line);
      if (content > 0 && text !== '' && column < content) break;
      closed = column - content < TAB && closesFence(line, mark);
      if (!closed) inside.push({ text: line, line: next + 1 });
    }
    const endlessFrom = closed || next < this.#lines.length ? null : index + 1;
    const block: CodeBlock = { type: 'code', info: info.trim().toLowerCase(), endlessFrom, lines: inside };
    const holder = this.#holder(indent);
    if (holder === undefined) this.#push(block);
    else holder.code.push(block);
    this.#afterBlank = true;
    return next;
  }

  /** Returns the column at which the content of the innermost item that can hold the line begins; 0 outside of lists. */
  #findContent(indent: number): number {
    return this.#open.findLast(({ content }) => content <= indent)?.content ?? 0;
  }

  /**
   * Returns whether a setext underline applies: it makes the single line above it a heading. Below a longer paragraph
   * it is only a rule.
   */
  #underlines(text: string): boolean {
    const last = this.#blocks.at(-1);
    if (!this.#inParagraph || last?.type !== 'line' || !UNDERLINE.test(text)) return false;
    if (last.lead && last.text.split(/\s+/u, 14).length <= 12 && !/[.!?]$/u.test(last.text)) {
      this.#blocks.pop();
      this.#push({ type: 'heading', level: text.startsWith('=') ? 1 : 2, text: last.text, line: last.line });
    } else this.#push({ type: 'break' });
    return true;
  }

  #text(line: number, indent: number, text: string): void {
    const below = this.#blocks.at(-1)?.type === 'list' ? OUTLINE_NUMBER.exec(text)?.[0] : undefined;
    const marker = BULLET.exec(text)?.[0] ?? TIGHT_BULLET.exec(text)?.[0] ?? below ?? this.#findCloseMark(line, text);
    if (marker !== undefined) this.#item(line, indent, marker, text);
    else this.#continue(line, indent, text);
    this.#afterBlank = false;
  }

  /** Returns the mark that no blank follows, if the line has items beside it: alone, it may be anything. */
  #findCloseMark(line: number, text: string): string | undefined {
    const mark = this.#place === 'line' ? findCloseMark(text) : undefined;
    return mark !== undefined && (this.#blocks.at(-1)?.type === 'list' || this.#isBeforeItem(line)) ? mark : undefined;
  }

  /** Returns whether the next line after a line (counted from 1) that is not blank is an item. */
  #isBeforeItem(line: number): boolean {
    let next = line;
    while (next < this.#lines.length && unquote(this.#lines[next] ?? '').text.trim() === '') next++;
    const { text } = splitIndent(unquote(this.#lines[next] ?? '').text);
    return !RULE.test(text) && (startsItem(text) || findCloseMark(text) !== undefined);
  }

  #item(line: number, indent: number, marker: string, text: string): void {
    let rest = text.slice(marker.length);
    const content = indent + Math.max(marker.length, 1) + 1;
    // `- - text` is read as one item.
    for (let again = 0; again < 4; again++) {
      const inner = /^[ \t]+[-*+](?=[ \t])/u.exec(rest);
      if (inner === null) break;
      rest = rest.slice(inner[0].length);
    }
    const item: ListItem = { line, lines: [rest.trim()], details: [], children: [], code: [] };
    while (this.#open.length > 0) {
      const top = this.#open.at(-1);
      if (top === undefined || indent >= Math.min(top.content, top.column + 2)) break;
      if (indent >= top.column || this.#open.length === 1) break;
      this.#open.pop();
    }
    const top = this.#open.at(-1);
    const nests = top !== undefined && indent >= Math.min(top.content, top.column + 2) && this.#open.length < MAX_DEPTH;
    if (nests) {
      top.item.children.push(item);
      this.#open.push({ column: indent, content, items: top.item.children, item });
    } else if (top !== undefined) {
      top.items.push(item);
      this.#open[this.#open.length - 1] = { column: Math.min(indent, top.column), content, items: top.items, item };
    } else {
      const items = [item];
      this.#blocks.push({ type: 'list', items, quoted: this.#quoted });
      this.#open = [{ column: indent, content, items, item }];
    }
    this.#inParagraph = false;
  }

  /** Returns the list item to which an indented line belongs. */
  #holder(indent: number): ListItem | undefined {
    return indent === 0 ? undefined : (this.#open.findLast((list) => indent > list.column) ?? this.#open.at(-1))?.item;
  }

  #continue(line: number, indent: number, text: string): void {
    const holder =
      this.#holder(indent) ?? (this.#afterBlank || startsNewBlock(text) ? undefined : this.#open.at(-1)?.item);
    if (holder !== undefined) {
      if (this.#afterBlank || holder.details.length > 0) holder.details.push({ text, line });
      else holder.lines.push(text);
      return;
    }
    this.#open = [];
    this.#blocks.push({ type: 'line', text, line, quoted: this.#quoted, lead: !this.#inParagraph });
    this.#inParagraph = true;
  }
}
