/** Writes Markdown line by line: each line once, with the markers of its enclosing lists and quotes before it. */

import { foldSpace } from '../../../base/text.js';

/** Writes blocks. Runs in time linear in the output. */
export class MarkdownWriter {
  readonly #lines: string[] = [];
  #prefix = '';
  /** Text before the next line instead of the prefix: the bullet of an item that has no line yet. */
  #marker: string | null = null;
  /** The prefix of lines at the time when that bullet was requested. */
  #around = '';
  #separate = false;

  /**
   * Writes a paragraph of one or more lines. Blank lines are left out, and the start of a fence or a tag is escaped.
   */
  paragraph(text: string): void {
    this.block(
      text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '')
        .map(escapeLineStart),
    );
  }

  /** Writes lines unchanged, separated from the block before them. */
  block(lines: readonly string[]): void {
    if (lines.length === 0) return;
    if (this.#separate && this.#lines.length > 0) {
      this.#lines.push((this.#marker === null ? this.#prefix : this.#around).trimEnd());
    }
    for (const line of lines) {
      this.#lines.push(`${this.#marker ?? this.#prefix}${line}`.trimEnd());
      this.#marker = null;
    }
    this.#separate = true;
  }

  /** Writes code between fences that the code itself does not contain. */
  fence(code: string, language: string): void {
    const longest = (code.match(/`{3,}/gu) ?? []).reduce((most, run) => Math.max(most, run.length), 2);
    const mark = '`'.repeat(longest + 1);
    const info = /^[\w+#.-]{1,30}$/u.test(language) ? language : '';
    // Directly after a bullet the fence would be read as text.
    const lead = this.#marker === null ? [] : [''];
    this.block([...lead, `${mark}${info}`, ...code.replace(/\n$/u, '').split('\n'), mark]);
  }

  /**
   * Writes `first` before the first line that `body` writes, and `rest` before all others. If `body` writes nothing,
   * neither is written.
   */
  within(first: string, rest: string, body: () => void): void {
    const [prefix, marker] = [this.#prefix, this.#marker];
    const own = (marker ?? prefix) + first;
    if (marker === null) this.#around = prefix;
    this.#marker = own;
    this.#prefix = prefix + rest;
    body();
    if (this.#marker === own) this.#marker = marker;
    this.#prefix = prefix;
  }

  /** Writes a part that folds. Without a title it is only its content. */
  fold(title: string, body: () => void): void {
    this.openFold(title);
    body();
    if (title.trim() !== '') this.closeFold();
  }

  /** Writes the start of a part that folds: what is below it belongs to its title up to its end. */
  openFold(title: string): void {
    if (title.trim() !== '') this.block([`<details><summary>${foldSpace(title)}</summary>`]);
  }

  /** Writes the end of a part that folds. */
  closeFold(): void {
    this.block(['</details>']);
  }

  /** Makes the next block follow the one before it without a blank line. */
  tighten(): void {
    this.#separate = false;
  }

  /** Makes a blank line precede the next block. */
  separate(): void {
    this.#separate = true;
  }

  toString(): string {
    return this.#lines.length === 0 ? '' : `${this.#lines.join('\n')}\n`;
  }
}

/** Escapes a line that would open a fence or a tag, which would hide the text after it. */
function escapeLineStart(line: string): string {
  return /^(?:`{3}|~{3}|<(?!https?:))/u.test(line) ? `\\${line}` : line;
}
