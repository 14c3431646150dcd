/**
 * Splits small description languages (GraphQL's SDL, protocol buffers, SQL) into tokens with their lines. One pass, no
 * recursion.
 */
import type { Line } from '../../model.js';

/** A token and its line. */
export interface Token {
  /** As written; strings include their quotes. */
  readonly text: string;
  readonly kind: 'name' | 'number' | 'string' | 'mark';
  readonly line: number;
}

/** The comments and quotes of a language. */
export interface Style {
  readonly comments: readonly string[];
  /** Whether the language has slash-star comments. */
  readonly blocks: boolean;
  /** The quote characters of strings. */
  readonly quotes: string;
  /** Whether three double quotes open a multi-line string. */
  readonly triple: boolean;
  /** `$$ … $$` and `$tag$ … $tag$` are quotes, as in PostgreSQL. */
  readonly dollars: boolean;
  /** True: two quotes in a row are one quote inside the string. False: a backslash escapes the next character. */
  readonly doubled: boolean;
}

/** The limit of tokens, enough for any hand-written description; the rest is not read. */
const MAX_TOKENS = 500_000;

/** Splits lines into tokens. Unclosed strings end with their line, unclosed comments and long strings with the text. */
export function tokenize(lines: readonly Line[], style: Style): readonly Token[] {
  const text = lines.map((line) => line.text).join('\n');
  const scanner = new Scanner(text, style);
  const tokens: Token[] = [];
  let row = 0;
  let lineEnd = resolveEnd(text.indexOf('\n'), text);
  let at = 0;
  while (at < text.length && tokens.length < MAX_TOKENS) {
    while (at > lineEnd) {
      row += 1;
      lineEnd = resolveEnd(text.indexOf('\n', lineEnd + 1), text);
    }
    const next = scanner.skipped(at);
    if (next > at) {
      at = next;
      continue;
    }
    const [kind, stop] = scanner.token(at);
    tokens.push({ kind, text: text.slice(at, stop), line: lines[row]?.number ?? 1 });
    at = stop;
  }
  return tokens;
}

class Scanner {
  readonly #text: string;
  readonly #style: Style;
  readonly #name = /[\p{IDS}_][\p{IDC}]*/uy;
  readonly #number = /\d[\w.]*/uy;
  readonly #dollar = /\$\w{0,60}\$/uy;

  constructor(text: string, style: Style) {
    this.#text = text;
    this.#style = style;
  }

  /** Returns the end of the white space or comment that begins here; `at` if there is none. */
  skipped(at: number): number {
    const text = this.#text;
    const character = text.charAt(at);
    if (character <= ' ' || character === '\uFEFF') return at + 1;
    if (this.#style.comments.some((mark) => text.startsWith(mark, at))) return resolveEnd(text.indexOf('\n', at), text);
    if (this.#style.blocks && text.startsWith('/*', at)) return resolveEnd(text.indexOf('*/', at + 2), text, 2);
    return at;
  }

  /** Returns the kind and the end of the token that begins here. */
  token(at: number): readonly [Token['kind'], number] {
    const text = this.#text;
    const character = text.charAt(at);
    if (this.#style.triple && text.startsWith('"""', at))
      return ['string', resolveEnd(text.indexOf('"""', at + 3), text, 3)];
    if (this.#style.quotes.includes(character)) return ['string', this.#endOfString(at)];
    if (this.#style.dollars && character === '$') {
      const tag = this.#sticky(this.#dollar, at);
      if (tag > at) return ['string', resolveEnd(text.indexOf(text.slice(at, tag), tag), text, tag - at)];
    }
    const name = this.#sticky(this.#name, at);
    if (name > at) return ['name', name];
    const number = this.#sticky(this.#number, at);
    return number > at ? ['number', number] : ['mark', at + 1];
  }

  #endOfString(at: number): number {
    const text = this.#text;
    const quote = text.charAt(at);
    for (let index = at + 1; index < text.length; index += 1) {
      const character = text.charAt(index);
      if (character === quote) {
        if (!this.#style.doubled || text.charAt(index + 1) !== quote) return index + 1;
        index += 1;
      } else if (character === '\\' && !this.#style.doubled) index += 1;
      else if (character === '\n' && !this.#style.doubled) return index;
    }
    return text.length;
  }

  #sticky(pattern: RegExp, at: number): number {
    pattern.lastIndex = at;
    return pattern.test(this.#text) ? pattern.lastIndex : at;
  }
}

function resolveEnd(index: number, text: string, length = 0): number {
  return index < 0 ? text.length : index + length;
}
