/** String literals of the common languages, with the expressions that are inserted into them. */

/** A text with parts that are known only when it runs: `HOLE` stands in `text` where each of them is put. */
export interface Pieces {
  readonly text: string;
  readonly parts: readonly string[];
}

/** Stands for an inserted part: a character that no query and no command has. */
export const HOLE = '\uFFFC';

/** What no code at all gives: an empty text without parts. */
export const NOTHING: Pieces = { text: '', parts: [] };

/** Puts texts together in their order, with `between` between each two of them. */
export function joinPieces(pieces: readonly Pieces[], between = ''): Pieces {
  return { text: pieces.map(({ text }) => text).join(between), parts: pieces.flatMap(({ parts }) => parts) };
}

/** A literal in a text. `end` is the offset behind it. */
export interface FoundString {
  readonly end: number;
  readonly pieces: Pieces;
}

/** How a language inserts expressions: after a sign and in brackets, or as a bare name after a sign. */
interface Insertion {
  readonly quotes: string;
  /** What the prefix of the literal must have; any prefix if absent. */
  readonly prefix?: RegExp;
  readonly opening: string;
  /** A name may follow the sign at once: `$name`. */
  readonly bare?: '$';
}

const DOLLAR: Insertion = { quotes: '"', opening: '${', bare: '$' };
const INSERTIONS: Readonly<Record<string, readonly Insertion[]>> = {
  JavaScript: [{ quotes: '`', opening: '${' }],
  TypeScript: [{ quotes: '`', opening: '${' }],
  TSX: [{ quotes: '`', opening: '${' }],
  Vue: [{ quotes: '`', opening: '${' }],
  Svelte: [{ quotes: '`', opening: '${' }],
  Python: [{ quotes: '"\'', prefix: /f/iu, opening: '{' }],
  Ruby: [{ quotes: '"`', opening: '#{' }],
  PHP: [{ quotes: '"`', opening: '{$', bare: '$' }],
  Kotlin: [DOLLAR],
  Groovy: [DOLLAR],
  Scala: [{ ...DOLLAR, prefix: /^(?:s|f|raw|sql|fr)$/u }],
  Dart: [{ ...DOLLAR, quotes: '"\'' }],
  'C#': [{ quotes: '"', prefix: /\$/u, opening: '{' }],
  'Visual Basic .NET': [{ quotes: '"', prefix: /\$/u, opening: '{' }],
  Swift: [{ quotes: '"', opening: '\\(' }],
  Elixir: [{ quotes: '"\'', opening: '#{' }],
  Shell: [{ quotes: '"', opening: '$(', bare: '$' }],
};

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '(': ')' };
/** A bare name in a text, with what follows it in PHP. */
const BARE = /^\$[A-Za-z_]\w{0,60}(?:->\w{1,60}|\[[^\]]{1,60}\])?/u;
const PREFIX = /^(?:[A-Za-z]{1,2}\d?|[$@]{1,2})?(?=["'`#])/u;

/** A sigil of Elixir whose text is read as another literal: `~s"…"`, `~c"…"`. */
const SIGIL = /^(?:~[a-zA-Z])?(?=["'])/u;

/** Reads the literal that begins at an offset, with its prefix; null if there is none. Linear in its length. */
export function readString(code: string, at: number, language: string): FoundString | null {
  const prefix = (language === 'Elixir' ? SIGIL : PREFIX).exec(code.slice(at, at + 4))?.[0] ?? '';
  let start = at + prefix.length;
  let fence = '';
  if (prefix.toLowerCase().endsWith('r') && language === 'Rust') {
    while (code.charAt(start) === '#') {
      fence += '#';
      start += 1;
    }
  }
  const quote = code.charAt(start);
  if (quote !== '"' && quote !== "'" && quote !== '`') return null;
  if (quote === "'" && language === 'Rust') return null;
  const triple = quote !== '`' && code.startsWith(quote.repeat(3), start) && code.length >= start + 6;
  const end = `${triple ? quote.repeat(3) : quote}${fence}`;
  const raw = fence !== '' || (language === 'C#' && prefix.includes('@')) || (language === 'Go' && quote === '`');
  const insertion = (INSERTIONS[language] ?? []).find(
    ({ quotes, prefix: wanted }) => quotes.includes(quote) && (wanted === undefined || wanted.test(prefix)),
  );
  return readBody(code, start + (triple ? 3 : 1), end, raw, insertion);
}

function readBody(
  code: string,
  from: number,
  end: string,
  raw: boolean,
  insertion: Insertion | undefined,
): FoundString {
  const parts: string[] = [];
  let text = '';
  let at = from;
  while (at < code.length && !code.startsWith(end, at)) {
    const part = insertion === undefined ? null : readPart(code, at, insertion);
    if (part !== null) {
      if (part.inner !== '') parts.push(part.inner);
      text += part.inner === '' ? '' : HOLE;
      at = part.end;
    } else if (code.charAt(at) === '\\' && !raw) {
      text += /[nrt]/u.test(code.charAt(at + 1)) ? ' ' : code.charAt(at + 1);
      at += 2;
    } else {
      text += code.charAt(at);
      at += 1;
    }
  }
  return { end: Math.min(code.length, at + end.length), pieces: { text, parts } };
}

/** Reads an inserted expression; null if none begins here. Doubled brackets are signs of the text. */
function readPart(code: string, at: number, { opening, bare }: Insertion): { inner: string; end: number } | null {
  if (code.startsWith(opening, at)) {
    if (opening === '{' && code.charAt(at + 1) === '{') return { inner: '', end: at + 2 };
    const open = opening === '{$' ? '{' : opening.charAt(opening.length - 1);
    const start = opening === '{$' ? at + 1 : at + opening.length;
    const end = findClosing(code, start, open);
    const inner = code.slice(start, end).trim();
    // The form after a colon or an exclamation mark says how a value is printed.
    return {
      inner: opening === '{' ? inner.replace(/(?:![rsa])?(?::[^:'"()[\]]{0,30})?$/u, '').trim() : inner,
      end: end + 1,
    };
  }
  if (bare === undefined || code.charAt(at) !== bare) return null;
  const name = BARE.exec(code.slice(at, at + 140))?.[0];
  return name === undefined ? null : { inner: opening === '${' ? name.slice(1) : name, end: at + name.length };
}

/** Returns the offset of the bracket that closes one opened before `from`; the end of the text if there is none. */
function findClosing(code: string, from: number, open: string): number {
  const close = CLOSING[open] ?? '}';
  let depth = 0;
  for (let at = from; at < code.length; at += 1) {
    const char = code.charAt(at);
    if (char === open) depth += 1;
    else if (char === close) {
      if (depth === 0) return at;
      depth -= 1;
    }
  }
  return code.length;
}
