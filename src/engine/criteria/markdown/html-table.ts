import type { TextLine } from './block-types.js';

/** A row with the text of its cells. `line` is where its first cell begins, counted from 1. */
export interface HtmlRow {
  readonly cells: readonly string[];
  readonly line: number;
}

interface OpenCell {
  text: string;
  readonly line: number;
}

/** Collects the cells of an HTML table. A table that only lays out other blocks is read as those blocks. */
export class HtmlTable {
  readonly #rows: HtmlRow[] = [];
  readonly #loose: TextLine[] = [];
  #cells: OpenCell[] = [];
  #cell: OpenCell | null = null;
  #headed = false;

  /** Whether text now belongs to a cell. */
  get inCell(): boolean {
    return this.#cell !== null;
  }

  /** Adds text to the open cell; text between cells stays text. */
  add(text: string, line: number): void {
    if (this.#cell !== null) this.#cell.text += text;
    else if (text.trim() !== '') this.#loose.push({ text, line });
  }

  openCell(header: boolean, line: number): void {
    this.endCell();
    this.#headed ||= header && this.#rows.length === 0;
    this.#cell = { text: '', line };
  }

  endCell(): void {
    if (this.#cell !== null) this.#cells.push(this.#cell);
    this.#cell = null;
  }

  endRow(): void {
    this.endCell();
    const [first] = this.#cells;
    if (first !== undefined) this.#rows.push({ cells: this.#cells.map(({ text }) => text.trim()), line: first.line });
    this.#cells = [];
  }

  /** Returns whether a blank line ends the table: after one in a cell, what follows is Markdown. */
  endAtBlank(): boolean {
    if (this.#cell === null) return false;
    this.endCell();
    this.#loose.push(...this.#cells);
    this.#cells = [];
    return true;
  }

  /** Returns the rows, the first of which is the header, and the text that is in none of them. */
  finish(): { readonly rows: readonly HtmlRow[]; readonly loose: readonly TextLine[] } {
    this.endRow();
    const [first] = this.#rows;
    const header = this.#headed || first === undefined ? [] : [{ cells: first.cells.map(() => ''), line: first.line }];
    return { rows: [...header, ...this.#rows], loose: this.#loose };
  }
}
