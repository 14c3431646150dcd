/** Splits programs of the languages that migrations are written in into tokens. One pass, no recursion. */
import type { Line } from '../../../model.js';

/** A token with its place. Lines are counted from 1, columns from 0. */
export interface ProgramToken {
  /** As written; of strings the contents without quotes. */
  readonly text: string;
  readonly kind: 'name' | 'number' | 'string' | 'mark';
  readonly line: number;
  /** The line after which the token ends; differs from `line` for strings over lines. */
  readonly lastLine: number;
  /** Whether it is the first token of its line. */
  readonly leads: boolean;
  /** The column of the token, for what is indented below it. */
  readonly column: number;
}

/**
 * How a text is split. `script`: languages that write calls, strings and blocks like JavaScript; Java, Go and Rust are
 * among them.
 */
export type ProgramLanguage = 'Ruby' | 'Python' | 'PHP' | 'Elixir' | 'C#' | 'script';

/** Comments to the end of the line, by language. */
const COMMENTS: Readonly<Record<ProgramLanguage, readonly string[]>> = {
  Ruby: ['#'],
  Python: ['#'],
  PHP: ['//', '#'],
  Elixir: ['#'],
  'C#': ['//'],
  script: ['//'],
};

/** Migrations are short; what is behind this is not read. */
const MAX_TOKENS = 20_000;

/** More here-documents than this in one text are not read. */
const MAX_HERE = 50;
/** Marks that are read as one. */
const LONG_MARKS = ['=>', '->', '?.', '::', '==', '!=', '<=', '>=', '&&', '||', '|>'] as const;

/** Returns the tokens of consecutive lines without comments. */
export function readProgramTokens(lines: readonly Line[], language: ProgramLanguage): readonly ProgramToken[] {
  return new Reader(lines, language).read();
}

class Reader {
  readonly #text: string;
  readonly #lines: readonly Line[];
  readonly #language: ProgramLanguage;
  readonly #tokens: ProgramToken[] = [];
  readonly #name = /[\p{IDS}_$@][\p{IDC}$]*[!?]?/uy;
  readonly #number = /\d[\w.]*/uy;
  /** The head of a here-document: Ruby's `<<~SQL`, PHP's `<<<'SQL'`. */
  readonly #hereHead = /<<[<~-]?\s?["'`]?([A-Z_][A-Z_0-9]{1,40})["'`]?/uy;
  #heres = 0;
  #at = 0;
  #row = 0;
  #lineStart = 0;
  #lineEnd: number;
  /** Where the text goes on after the here-documents of this line. */
  #afterHere = -1;

  constructor(lines: readonly Line[], language: ProgramLanguage) {
    this.#lines = lines;
    this.#text = lines.map(({ text }) => text).join('\n');
    this.#language = language;
    this.#lineEnd = this.#text.indexOf('\n');
  }

  read(): readonly ProgramToken[] {
    while (this.#at < this.#text.length && this.#tokens.length < MAX_TOKENS) {
      if (!this.#skip()) this.#token();
    }
    return this.#tokens;
  }

  /** Skips a blank, a line end or a comment. */
  #skip(): boolean {
    const character = this.#text.charAt(this.#at);
    if (character === '\n') {
      this.#goTo(this.#afterHere >= 0 ? this.#afterHere : this.#at + 1);
      this.#afterHere = -1;
      return true;
    }
    if (character <= ' ') {
      this.#at += 1;
      return true;
    }
    if (COMMENTS[this.#language].some((mark) => this.#text.startsWith(mark, this.#at)) && !this.#isAttribute()) {
      const end = this.#text.indexOf('\n', this.#at);
      this.#at = end < 0 ? this.#text.length : end;
      return true;
    }
    if (
      (this.#language === 'script' || this.#language === 'PHP' || this.#language === 'C#') &&
      this.#text.startsWith('/*', this.#at)
    ) {
      const end = this.#text.indexOf('*/', this.#at + 2);
      this.#goTo(end < 0 ? this.#text.length : end + 2);
      return true;
    }
    return false;
  }

  /** PHP's `#[Attribute]` is no comment. */
  #isAttribute(): boolean {
    return this.#language === 'PHP' && this.#text.startsWith('#[', this.#at);
  }

  #token(): void {
    const character = this.#text.charAt(this.#at);
    if (character === '<' && (this.#language === 'Ruby' || this.#language === 'PHP') && this.#here()) return;
    if (character === '"' || character === "'" || character === '`') {
      this.#string(character);
      return;
    }
    const name = this.#match(this.#name);
    if (name > this.#at) {
      this.#push('name', this.#at, name, name);
      return;
    }
    const number = this.#match(this.#number);
    if (number > this.#at) {
      this.#push('number', this.#at, number, number);
      return;
    }
    const long = LONG_MARKS.find((mark) => this.#text.startsWith(mark, this.#at));
    const end = this.#at + (long?.length ?? 1);
    this.#push('mark', this.#at, end, end);
  }

  #match(pattern: RegExp): number {
    pattern.lastIndex = this.#at;
    return pattern.test(this.#text) ? pattern.lastIndex : this.#at;
  }

  #string(quote: string): void {
    const text = this.#text;
    const from = this.#at;
    const triple = quote.repeat(3);
    const isTriple = quote !== '`' && this.#language !== 'Ruby' && text.startsWith(triple, from);
    if (isTriple) {
      const end = text.indexOf(triple, from + 3);
      this.#push('string', from + 3, end < 0 ? text.length : end, end < 0 ? text.length : end + 3);
      return;
    }
    const previous = this.#tokens.at(-1);
    const verbatim = this.#language === 'C#' && previous?.text === '@';
    // Strings of these end with their line; a quote that opens none is an apostrophe.
    const ends =
      this.#language === 'Python' ||
      (this.#language === 'script' && quote !== '`') ||
      (this.#language === 'C#' && !verbatim);
    let index = from + 1;
    while (index < text.length) {
      const character = text.charAt(index);
      if (character === '\\' && !verbatim) index += 1;
      else if (character === quote) break;
      else if (character === '\n' && ends) break;
      index += 1;
    }
    const closed = text.charAt(index) === quote;
    this.#push('string', from + 1, Math.min(index, text.length), Math.min(text.length, closed ? index + 1 : index));
  }

  /** A here-document: the string stands here, and its contents below this line. */
  #here(): boolean {
    this.#hereHead.lastIndex = this.#at;
    const word = this.#hereHead.exec(this.#text)?.[1];
    if (word === undefined || this.#heres >= MAX_HERE) return false;
    this.#heres += 1;
    const head = this.#hereHead.lastIndex;
    const start = this.#afterHere >= 0 ? this.#afterHere : this.#text.indexOf('\n', head) + 1;
    if (start === 0) return false;
    let at = start;
    let line = this.#countLines(start);
    const first = line;
    while (at < this.#text.length) {
      const end = this.#text.indexOf('\n', at);
      const stop = end < 0 ? this.#text.length : end;
      const bare = this.#text.slice(at, Math.min(stop, at + 200)).trim();
      if (bare === word || (bare.startsWith(word) && !/^\w/u.test(bare.slice(word.length)))) break;
      at = stop + 1;
      line += 1;
    }
    const leads = this.#tokens.at(-1)?.line !== this.#lineAt(this.#row);
    this.#tokens.push({
      kind: 'string',
      text: this.#text.slice(start, Math.min(at, this.#text.length)),
      line: this.#lineAt(first),
      lastLine: this.#lineAt(line - 1),
      leads,
      column: this.#at - this.#lineStart,
    });
    this.#at = head;
    // PHP goes on behind the closing word, Ruby below it.
    const closing = this.#text.indexOf('\n', at);
    this.#afterHere =
      this.#language === 'PHP'
        ? this.#text.indexOf(word, at) + word.length
        : closing < 0
          ? this.#text.length
          : closing + 1;
    return true;
  }

  #countLines(to: number): number {
    let row = this.#row;
    for (let at = this.#text.indexOf('\n', this.#at); at >= 0 && at < to; at = this.#text.indexOf('\n', at + 1))
      row += 1;
    return row;
  }

  #lineAt(row: number): number {
    return this.#lines[Math.min(row, this.#lines.length - 1)]?.number ?? 1;
  }

  #push(kind: ProgramToken['kind'], from: number, to: number, next: number): void {
    const line = this.#lineAt(this.#row);
    const leads = this.#tokens.at(-1)?.lastLine !== line;
    const column = this.#at - this.#lineStart;
    this.#goTo(next);
    this.#tokens.push({
      kind,
      text: this.#text.slice(from, to),
      line,
      lastLine: this.#lineAt(this.#row),
      leads,
      column,
    });
  }

  /** Goes on at a place further on, counting the lines between. */
  #goTo(next: number): void {
    while (this.#lineEnd >= 0 && this.#lineEnd < next) {
      this.#row += 1;
      this.#lineStart = this.#lineEnd + 1;
      this.#lineEnd = this.#text.indexOf('\n', this.#lineStart);
    }
    this.#at = next;
  }
}
