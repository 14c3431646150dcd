/** Markdown, written line by line: each line once, with the marks of the lists and quotes it stands in before it. */

/** Writes blocks. Linear in what is written. */
export class MarkdownWriter {
  readonly #lines: string[] = [];
  #prefix = '';
  /** What stands before the next line instead of the prefix: the bullet of an item that has no line yet. */
  #marker: string | null = null;
  /** What stood before lines when that bullet was asked for. */
  #around = '';
  #separate = false;

  /** A paragraph; its lines may be several. Blank ones are left out, and what would begin a fence or a tag is escaped. */
  paragraph(text: string): void {
    this.block(
      text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '')
        .map(withPlainStart),
    );
  }

  /** Lines as they are, set apart from what is before them. */
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

  /** Code between fences that it does not hold itself. */
  fence(code: string, language: string): void {
    const longest = (code.match(/`{3,}/gu) ?? []).reduce((most, run) => Math.max(most, run.length), 2);
    const mark = '`'.repeat(longest + 1);
    const info = /^[\w+#.-]{1,30}$/u.test(language) ? language : '';
    // Right behind a bullet the fence would be text.
    const lead = this.#marker === null ? [] : [''];
    this.block([...lead, `${mark}${info}`, ...code.replace(/\n$/u, '').split('\n'), mark]);
  }

  /** What `body` writes stands behind `first` on its first line, and behind `rest` on all others. Nothing written, no mark. */
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

  /** The next block follows the one before it without a blank line. */
  tighten(): void {
    this.#separate = false;
  }

  /** The next block is set apart from the one before it. */
  separate(): void {
    this.#separate = true;
  }

  toString(): string {
    return this.#lines.length === 0 ? '' : `${this.#lines.join('\n')}\n`;
  }
}

/** A line of text is text: it opens neither a fence nor a tag, which would hide what follows. */
function withPlainStart(line: string): string {
  return /^(?:`{3}|~{3}|<(?!https?:))/u.test(line) ? `\\${line}` : line;
}
