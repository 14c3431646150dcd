import { findSectionKind } from '../titles/titles.js';
import { type HtmlRow, HtmlTable } from './html-table.js';
import type { Tag } from './html-tags.js';
import { TextScanner, type TextSink } from './text-scanner.js';
import { toVisibleCharacters } from './visible-characters.js';

/** A line or table as it is shown, or an end of a part that folds (`<details>`). */
export type Shown =
  | { readonly type: 'line'; readonly text: string; readonly indent: number; readonly line: number }
  | { readonly type: 'fold'; readonly open: boolean }
  | { readonly type: 'table'; readonly rows: readonly HtmlRow[] };

/** Where a text stands. `row`: in a row of a Markdown table, which is always one line; `code`: nothing is a tag. */
export type Place = 'line' | 'row' | 'code';

/** A line break inside a cell. No text contains it, because it is not a visible character. */
export const CELL_BREAK = '\u0085';

const MARKER = /^(?:[-*+]|\d{1,9}[.)])[ \t]+/u;
/** A marker, and a box, with nothing behind it yet. */
const BARE_MARKER = /^(?:[-*+]|\d{1,9}[.)])[ \t]+(?:\[[ \txX]?\][ \t]*)?$/u;
/** A segment after `<br>` that is an item of its own by its first characters. */
const OWN_MARK = /^(?:\\?[-*+•][ \t]|\d{1,9}[.)][ \t]|\\?\[[ \txX]?\\?\])/u;
const LEVEL_STEP = 2;

/**
 * Turns lines of Markdown with HTML into lines of Markdown alone, with the text that GitHub shows and without the text
 * that it hides. One line may become several: `<ul><li>a</li><li>b</li></ul>` are two items. Linear in the text. It keeps
 * what goes on over lines, so the lines are read in their order.
 */
export class ShownLines {
  readonly #scanner: TextScanner;
  readonly #sink: TextSink = {
    text: (text) => {
      this.#text += text;
    },
    tag: (tag) => this.#apply(tag),
  };
  #shown: Shown[] = [];
  #text = '';
  #line = 0;
  #place: Place = 'line';
  #indent = 0;
  /** The columns of the Markdown item that the line begins, or null. */
  #item: { readonly mark: number; readonly content: number } | null = null;
  #lists = { depth: 0, base: 0, inItem: false };
  #marker = false;
  #beforeBreak: string | null = null;
  #heading = 0;
  #summary = false;
  #table: HtmlTable | null = null;

  constructor(lines: readonly string[]) {
    this.#scanner = new TextScanner(lines);
  }

  /** Whether the next line begins inside hidden text or a table, where nothing is Markdown. */
  get inside(): boolean {
    return this.#scanner.hiding || this.#table !== null;
  }

  /** Reads a line without its quote marks. `text` begins after the indentation. */
  read(index: number, indent: number, text: string, place: Place): Shown[] {
    this.#line = index + 1;
    this.#place = place;
    this.#indent = indent;
    const marker = place === 'line' ? MARKER.exec(text)?.[0] : undefined;
    this.#item = marker === undefined ? null : { mark: indent, content: indent + marker.length };
    if (place === 'code') this.#text += toVisibleCharacters(text);
    else this.#scanner.scan(toVisibleCharacters(text), index, this.#sink);
    this.#endLine();
    return this.#take();
  }

  /** A blank line ends what goes on over lines, but not a comment. */
  readBlank(): Shown[] {
    if (this.#scanner.hiding) return [];
    this.#heading = 0;
    this.#marker = false;
    if (this.#table?.endAtBlank() === true) this.#endTable();
    return this.#take();
  }

  /** A heading ends the lists that nobody closed. */
  leaveLists(): void {
    this.#lists = { depth: 0, base: 0, inItem: false };
    this.#marker = false;
  }

  finish(): Shown[] {
    this.#endTable();
    return this.#take();
  }

  #take(): Shown[] {
    const shown = this.#shown;
    this.#shown = [];
    return shown;
  }

  #apply(tag: Tag): void {
    if (this.#place === 'row') {
      if (tag.effect === 'line' || (tag.effect === 'item' && !tag.closing)) this.#text += CELL_BREAK;
      if (tag.effect === 'item' && !tag.closing) this.#text += '- ';
      if (tag.effect === 'box') this.#text += readBox(tag);
      if (tag.effect === 'break') this.#text += CELL_BREAK;
      if (tag.effect.length <= 2) this.#text += tag.effect;
      return;
    }
    if (this.#table !== null && this.#tableTag(tag, this.#table)) return;
    switch (tag.effect) {
      case 'plain':
        if (tag.name === 'img') this.#text += '![picture](picture)';
        break;
      case '**':
      case '~~':
      case '`':
        this.#text += tag.effect;
        break;
      case 'line':
        if (this.#heading > 0) this.#text += ' ';
        else this.#breakLine();
        break;
      case 'box':
        this.#box(tag);
        break;
      case 'list':
        this.#list(tag.closing);
        break;
      case 'item':
        this.#flush();
        this.#marker = !tag.closing;
        this.#lists = { ...this.#lists, depth: Math.max(1, this.#lists.depth), inItem: !tag.closing };
        break;
      case 'heading':
        if (!tag.closing && BARE_MARKER.test(this.#text)) break;
        this.#paragraph();
        this.#heading = tag.closing ? 0 : Number(tag.name.charAt(1));
        break;
      case 'rule':
        this.#paragraph();
        this.#shown.push({ type: 'line', text: '---', indent: 0, line: this.#line });
        break;
      case 'fold':
        this.#paragraph();
        this.#shown.push({ type: 'fold', open: !tag.closing });
        break;
      case 'summary':
        if (tag.closing) this.#endSummary();
        else this.#paragraph();
        this.#summary = !tag.closing;
        break;
      case 'table':
        this.#paragraph();
        if (!tag.closing) this.#table = new HtmlTable();
        break;
      case 'row':
      case 'cell':
      case 'break':
        // The first paragraph of an item is its text.
        if (tag.closing || !BARE_MARKER.test(this.#text)) this.#paragraph();
        break;
    }
  }

  /** Returns whether the table takes the tag. */
  #tableTag(tag: Tag, table: HtmlTable): boolean {
    const { effect, closing } = tag;
    if (effect === 'table' && closing) {
      table.add(this.#takeText(), this.#line);
      this.#endTable();
    } else if (effect === 'cell' || effect === 'row') {
      table.add(this.#takeText(), this.#line);
      if (effect === 'row') table.endRow();
      else if (closing) table.endCell();
      else table.openCell(tag.name === 'th', this.#line);
    } else if (!table.inCell) return false;
    else if (effect === 'item') this.#text += closing ? '' : `${CELL_BREAK}- `;
    else if (effect === 'box') this.#text += readBox(tag);
    else if (effect === '**' || effect === '~~' || effect === '`') this.#text += effect;
    else if (effect !== 'plain') this.#text += CELL_BREAK;
    return true;
  }

  #endTable(): void {
    const table = this.#table;
    if (table === null) return;
    table.add(this.#takeText(), this.#line);
    this.#table = null;
    const { rows, loose } = table.finish();
    if (rows.length > 0) this.#shown.push({ type: 'table', rows });
    for (const { text, line } of loose) {
      for (const part of text.split(CELL_BREAK)) {
        const trimmed = part.trim();
        if (trimmed !== '') this.#shown.push({ type: 'line', text: trimmed, indent: 0, line });
        this.#shown.push({ type: 'line', text: '', indent: 0, line });
      }
    }
  }

  #takeText(): string {
    const text = this.#text;
    this.#text = '';
    return text;
  }

  #list(closing: boolean): void {
    this.#flush();
    this.#marker = false;
    const { depth, base } = this.#lists;
    if (closing) {
      this.#lists = { depth: Math.max(0, depth - 1), base, inItem: depth > 1 };
      if (depth <= 1) this.#paragraph();
    } else
      this.#lists = {
        depth: depth + 1,
        base: depth === 0 ? (this.#item?.content ?? this.#indent) : base,
        inItem: false,
      };
  }

  #box(tag: Tag): void {
    if (!/\bcheckbox\b/iu.test(tag.attributes)) return;
    const begun = this.#text.replace(MARKER, '').trim() !== '';
    if (begun) this.#flush();
    if (begun || (this.#lists.depth === 0 && this.#item === null)) this.#marker = true;
    this.#text += readBox(tag);
  }

  #breakLine(): void {
    const inItem = this.#item !== null || this.#lists.inItem;
    const before = this.#text.trim();
    this.#flush();
    this.#beforeBreak = inItem && before !== '' ? before : null;
  }

  #paragraph(): void {
    const { length } = this.#shown;
    this.#flush();
    if (this.#shown.length > length || length > 0) {
      this.#shown.push({ type: 'line', text: '', indent: 0, line: this.#line });
    }
  }

  #endLine(): void {
    if (this.#table === null) this.#flush();
    else if (this.#table.inCell) this.#text += CELL_BREAK;
    else this.#table.add(this.#takeText(), this.#line);
    this.#beforeBreak = null;
    if (!this.#scanner.hiding) this.#item = null;
  }

  #endSummary(): void {
    const title = this.#text.trim();
    // Only a title that is known begins a section: "More" is text of the section that it stands in.
    if (this.#summary && title !== '' && findSectionKind(title, true) !== null) this.#text = `**${title}**`;
    this.#paragraph();
  }

  /** Writes the text so far as a line. */
  #flush(): void {
    const text = this.#takeText().trim();
    if (text === '') return;
    const before = this.#beforeBreak;
    this.#beforeBreak = null;
    const { indent, marked } = this.#findColumn(text, before);
    const title = this.#heading > 0 ? `${'#'.repeat(this.#heading)} ${text}` : text;
    this.#shown.push({ type: 'line', text: marked ? `- ${text}` : title, indent, line: this.#line });
    this.#marker = false;
    if (this.#item !== null) this.#indent = this.#item.content;
  }

  /** Returns the column of the text so far, and whether it is an item. */
  #findColumn(text: string, before: string | null): { readonly indent: number; readonly marked: boolean } {
    const { depth, base, inItem } = this.#lists;
    const mark = depth > 0 ? base + LEVEL_STEP * (depth - 1) : (this.#item?.mark ?? this.#indent);
    if (this.#heading > 0) return { indent: 0, marked: false };
    if (this.#marker) return { indent: mark, marked: true };
    if (before !== null && OWN_MARK.test(text)) return { indent: mark, marked: false };
    if (before !== null && !continuesSentence(before, text)) return { indent: mark, marked: true };
    return { indent: depth > 0 ? mark + (inItem ? LEVEL_STEP : 0) + this.#indent : this.#indent, marked: false };
  }
}

/** Returns whether a text after `<br>` belongs to the item before it: a wrapped sentence, a step, text below a title. */
function continuesSentence(before: string, text: string): boolean {
  return (
    /^[\p{Lower}(,;]/u.test(text) ||
    /[:,;–—-]$/u.test(before) ||
    /^(?:[-*+] )?(?:\[[ xX]?\] )?(?:\*\*|__)[^*_]*(?:\*\*|__)$/u.test(before) ||
    /^\W{0,4}(?:given|when|then|and|but)\b/iu.test(text)
  );
}

function readBox({ attributes }: Tag): string {
  return /\bchecked\b/iu.test(attributes) ? '[x] ' : '[ ] ';
}
