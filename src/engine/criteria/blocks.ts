/**
 * Reads the Markdown blocks that a ticket needs, line by line in linear time. It is not a CommonMark parser, because
 * those were measured to take quadratic time on hostile bodies (50 s for 64 KiB of setext headings). Tickets also
 * contain forms that CommonMark does not have: Unicode bullets, `[ ].` boxes, lists indented by less than the marker.
 * On ordinary Markdown both find the same blocks; a test compares them.
 */
import type { Block, CodeBlock, ListItem, TextLine } from './block-types.js';
import { isDelimiterRow, readTableRows, splitCells } from './tables.js';

/** Maximum list depth; deeper lists are read at this depth. */
const MAX_DEPTH = 12;
const TAB = 4;

const BULLET = /^(?:[-*+•◦‣▪▸●○■□·]|\d{1,3}[.)]|[a-zA-Z][)]|\((?:\d{1,2}|[a-z])\))(?=[ \t]|$)/u;
const TIGHT_BULLET = /^[•◦‣▪▸●■]|^[–—](?=[ \t])|^(?=[☐☑☒✅✔✓])/u;
const FENCE = /^(`{3,}|~{3,})[ \t]*([^`]*)$/u;
const ATX = /^(#{1,6})(?:[ \t]+(.*)|)$|^(#{2,6}(?=[^\s#\d])|#(?=\p{Lu}))(.*)$/u;
const RULE = /^(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/u;
const UNDERLINE = /^(?:-{2,}|={2,})[ \t]*$/u;
const TAG =
  /^<\/?(?:details|summary|p|div|ul|ol|li|br|b|strong|i|em|h[1-6]|table|thead|tbody|tr|td|th|hr|img|span|center|a|sub|sup|kbd|section)(?=[\s/>])/iu;

interface OpenList {
  readonly column: number;
  readonly content: number;
  readonly items: ListItem[];
  readonly item: ListItem;
}

/** Reads a body into blocks. Accepts any text; never throws. */
export function readBlocks(body: string): Block[] {
  return new BlockReader(body.split(/\r\n|\n|\r/u)).read();
}

class BlockReader {
  readonly #lines: readonly string[];
  readonly #blocks: Block[] = [];
  #open: OpenList[] = [];
  #afterBlank = true;
  #quoted = false;
  #inParagraph = false;

  constructor(lines: readonly string[]) {
    this.#lines = lines;
  }

  read(): Block[] {
    let index = 0;
    while (index < this.#lines.length) index = this.#step(index);
    return this.#blocks;
  }

  /** Reads the block that starts at a line and returns the index of the line after it. */
  #step(index: number): number {
    const { text: unquoted, quoted } = unquote(this.#lines[index] ?? '');
    if (quoted !== this.#quoted) {
      this.#quoted = quoted;
      this.#open = [];
      this.#inParagraph = false;
    }
    const { indent, text } = splitIndent(unquoted);
    if (text === '') return this.#blank(index);
    if (text.startsWith('<!--')) return this.#comment(index, text);
    const fence = FENCE.exec(text);
    if (fence !== null) return this.#fence(index, indent, fence[1] ?? '', fence[2] ?? '');
    if (this.#underlines(text)) return index + 1;
    if (RULE.test(text)) return this.#push({ type: 'break' }, index);
    const heading = ATX.exec(text);
    if (heading !== null && indent < TAB) {
      const marks = heading[1] ?? heading[3] ?? '';
      const title = (heading[2] ?? heading[4] ?? '').trimEnd();
      return this.#push(
        { type: 'heading', level: marks.length, text: stripClosingMarks(title), line: index + 1 },
        index,
      );
    }
    if (text.includes('|') && isDelimiterRow(unquote(this.#lines[index + 1] ?? '').text)) {
      const rows = readTableRows(this.#lines, index, (line) => unquote(line).text);
      this.#push({ type: 'table', rows: rows.map((row) => ({ cells: splitCells(row.text), line: row.line })) }, index);
      return index + rows.length + 1;
    }
    if (text.startsWith('<') && TAG.test(text)) return this.#html(index, text);
    return this.#text(index, indent, text);
  }

  #blank(index: number): number {
    this.#afterBlank = true;
    this.#inParagraph = false;
    return index + 1;
  }

  #push(block: Block, index: number): number {
    this.#blocks.push(block);
    this.#open = [];
    this.#inParagraph = false;
    this.#afterBlank = true;
    return index + 1;
  }

  /** Skips a comment, which may span lines. Text after its end on the same line is dropped, as in CommonMark. */
  #comment(index: number, text: string): number {
    if (text.includes('-->', 4)) return this.#blank(index);
    let next = index + 1;
    while (next < this.#lines.length && !(this.#lines[next] ?? '').includes('-->')) next++;
    return this.#blank(next);
  }

  #fence(index: number, indent: number, mark: string, info: string): number {
    const inside: TextLine[] = [];
    let next = index + 1;
    for (; next < this.#lines.length; next++) {
      const line = this.#quoted ? unquote(this.#lines[next] ?? '').text : (this.#lines[next] ?? '');
      if (closesFence(line, mark)) break;
      inside.push({ text: line, line: next + 1 });
    }
    const block: CodeBlock = { type: 'code', info: info.trim().toLowerCase(), lines: inside };
    const holder = this.#holder(indent);
    if (holder === undefined) return this.#push(block, next);
    holder.code.push(block);
    this.#afterBlank = true;
    return next + 1;
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
      this.#push({ type: 'heading', level: text.startsWith('=') ? 1 : 2, text: last.text, line: last.line }, 0);
    } else this.#push({ type: 'break' }, 0);
    return true;
  }

  #html(index: number, text: string): number {
    const level = /^<h([1-6])[\s>]/iu.exec(text);
    const inner = stripTags(text);
    if (inner === '') return this.#blank(index);
    if (level !== null)
      return this.#push({ type: 'heading', level: Number(level[1]), text: inner, line: index + 1 }, index);
    if (/^<summary[\s>]/iu.test(text)) return this.#blank(index);
    return this.#text(index, 0, /^<li[\s>]/iu.test(text) ? `- ${inner}` : inner);
  }

  #text(index: number, indent: number, text: string): number {
    const marker = BULLET.exec(text)?.[0] ?? TIGHT_BULLET.exec(text)?.[0];
    if (marker !== undefined) this.#item(index, indent, marker, text);
    else this.#continue(index, indent, text);
    this.#afterBlank = false;
    return index + 1;
  }

  #item(index: number, indent: number, marker: string, text: string): void {
    let rest = text.slice(marker.length);
    const content = indent + Math.max(marker.length, 1) + 1;
    // `- - text` is read as one item.
    for (let again = 0; again < 4; again++) {
      const inner = /^[ \t]+[-*+](?=[ \t])/u.exec(rest);
      if (inner === null) break;
      rest = rest.slice(inner[0].length);
    }
    const item: ListItem = { line: index + 1, lines: [rest.trim()], details: [], children: [], code: [] };
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

  #continue(index: number, indent: number, text: string): void {
    const holder =
      this.#holder(indent) ?? (this.#afterBlank || startsNewBlock(text) ? undefined : this.#open.at(-1)?.item);
    if (holder !== undefined) {
      if (this.#afterBlank || holder.details.length > 0) holder.details.push({ text, line: index + 1 });
      else holder.lines.push(text);
      return;
    }
    this.#open = [];
    this.#blocks.push({ type: 'line', text, line: index + 1, quoted: this.#quoted, lead: !this.#inParagraph });
    this.#inParagraph = true;
  }
}

/**
 * Returns whether a line directly below a list starts a new block: a label or a bold title is not part of the last
 * item.
 */
function startsNewBlock(text: string): boolean {
  return /:\s*$/u.test(text.slice(-8)) || text.startsWith('**') || text.startsWith('__');
}

/** Removes the quote markers at the start of a line. Any number of them counts as one. */
function unquote(line: string): { text: string; quoted: boolean } {
  let at = 0;
  let quoted = false;
  for (; at < line.length; at++) {
    const char = line[at];
    if (char === '>') quoted = true;
    else if (char !== ' ') break;
  }
  if (!quoted) return { text: line, quoted };
  const mark = line.lastIndexOf('>', at);
  return { text: line.slice(line[mark + 1] === ' ' ? mark + 2 : mark + 1), quoted };
}

function splitIndent(line: string): { indent: number; text: string } {
  let [at, indent] = [0, 0];
  for (; at < line.length; at++) {
    const char = line[at];
    if (char === ' ' || char === '\u00a0') indent++;
    else if (char === '\t') indent += TAB - (indent % TAB);
    else break;
  }
  return { indent, text: line.slice(at).trimEnd() };
}

function closesFence(line: string, mark: string): boolean {
  const text = line.trim();
  return text.length >= mark.length && text === mark.charAt(0).repeat(text.length);
}

function stripClosingMarks(title: string): string {
  let end = title.length;
  while (end > 0 && title[end - 1] === '#') end--;
  return end === 0 || /\s/u.test(title[end - 1] ?? '') ? title.slice(0, end).trim() : title.trim();
}

/** Returns the text without tags; a `<` without its `>` is kept. */
function stripTags(text: string): string {
  let out = '';
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf('<', at);
    const close = open === -1 ? -1 : text.indexOf('>', open);
    if (close === -1) return (out + text.slice(at)).trim();
    out += `${text.slice(at, open)} `;
    at = close + 1;
  }
  return out.trim();
}
