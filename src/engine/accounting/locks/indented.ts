/**
 * Reads the YAML that package managers write, and nothing else of YAML: maps and lists by indentation, one-line maps, and
 * plain, quoted and folded texts. Every scalar becomes text. What a person could write otherwise (anchors, tags, merge
 * keys, several documents, keys that stand twice) is refused, so that two readers of YAML cannot differ about it.
 */
import type { Data } from './data.js';

/** Signs that one reader takes for a line break or leaves out, and another does not. */
const ODD = /[\p{Cc}\u0085\u2028\u2029\uFEFF]/u;
const SINGLE = "'(?:[^']|'')*'";
const DOUBLE = String.raw`"(?:[^"\\]|\\["\\/])*"`;
/** Signs that begin something else than a plain text. */
const START = '[^\\s\'"#&*!|>%@`{}[\\],?:-]';
const KEY = new RegExp(
  `^(${SINGLE}|${DOUBLE}|(?:${START}|[-:?](?=[^\\s:]))(?:[^\\s:#,{}[\\]]|:(?=\\S)|#(?=\\S)){0,2000}):(?: (.*))?$`,
  'u',
);
const PLAIN = new RegExp(`^(?:${START}|[-:?](?=\\S))(?:(?!: |:$| #).)*$`, 'u');
const BLOCK = /^[|>][-+]?$/u;
const MAX_DEPTH = 24;

class Refused extends Error {}

/** Reads a text; null if it has another form. */
export function readIndented(source: string): ReadonlyMap<string, Data> | null {
  const lines = source.split('\n');
  if (lines.some((line) => ODD.test(line))) return null;
  try {
    const reader = new Reader(lines);
    const read = reader.readMap(0);
    return reader.isAtEnd() && read.size > 0 ? read : null;
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

class Reader {
  #at = 0;
  constructor(private readonly lines: readonly string[]) {
    this.skip();
  }

  isAtEnd(): boolean {
    return this.#at >= this.lines.length;
  }

  readMap(indent: number): ReadonlyMap<string, Data> {
    if (indent > MAX_DEPTH) throw new Refused();
    const map = new Map<string, Data>();
    for (; !this.isAtEnd() && this.depth() === indent; this.skip()) {
      const [, written = '', value = ''] = KEY.exec(this.line().slice(indent)) ?? [];
      const key = written === '' ? '' : readScalar(written);
      if (key === '' || key === '<<' || map.has(key)) throw new Refused();
      this.#at += 1;
      map.set(
        key,
        value === '' ? this.readBelow(indent) : BLOCK.test(value) ? this.readBlock(indent) : readValue(value),
      );
    }
    if (!this.isAtEnd() && this.depth() > indent) throw new Refused();
    return map;
  }

  private readBelow(indent: number): Data {
    this.skip();
    const depth = this.isAtEnd() ? 0 : this.depth();
    if (depth <= indent) throw new Refused();
    return /^- /u.test(this.line().slice(depth)) ? this.readList(depth) : this.readMap(depth);
  }

  private readList(indent: number): readonly Data[] {
    const list: Data[] = [];
    for (; !this.isAtEnd() && this.depth() === indent; this.skip()) {
      const [, value] = /^- (\S.*)$/u.exec(this.line().slice(indent)) ?? [];
      // An item that is a map of its own is not written by the managers.
      if (value === undefined || KEY.test(value)) throw new Refused();
      list.push(readValue(value));
      this.#at += 1;
    }
    if (!this.isAtEnd() && this.depth() > indent) throw new Refused();
    return list;
  }

  /** The text of a block is for people: a message of who published the package. */
  private readBlock(indent: number): string {
    const taken: string[] = [];
    while (!this.isAtEnd() && (this.line().trim() === '' || this.depth() > indent)) {
      taken.push(this.line());
      this.#at += 1;
    }
    return taken.join('\n');
  }

  private line(): string {
    return this.lines[this.#at] ?? '';
  }

  private depth(): number {
    return this.line().search(/[^ ]/u);
  }

  private skip(): void {
    while (!this.isAtEnd() && /^ *$|^#/u.test(this.line())) this.#at += 1;
  }
}

function readScalar(written: string): string {
  if (written.startsWith("'")) return written.slice(1, -1).replaceAll("''", "'");
  return written.startsWith('"') ? written.slice(1, -1).replace(/\\(.)/gu, '$1') : written;
}

const WHOLE = new RegExp(`^(?:${SINGLE}|${DOUBLE})$`, 'u');
const PIECE = new RegExp(
  `\\s*(?:([{}[\\],:])|(${SINGLE}|${DOUBLE}|(?:[^\\s'"#&*!|>%@\`{}[\\],:]|:(?=[^\\s,}\\]]))(?:[^,:{}[\\]#]|:(?=[^\\s,}\\]])|(?<=\\S)#){0,4000}))`,
  'uy',
);

function readValue(written: string): Data {
  const value = written.trim();
  if (WHOLE.test(value)) return readScalar(value);
  if (/^[{[]/u.test(value)) return readFlow(value);
  if (!PLAIN.test(value)) throw new Refused();
  return value;
}

/** Reads a map or a list on one line. */
function readFlow(value: string): Data {
  PIECE.lastIndex = 0;
  const pieces: string[] = [];
  while (PIECE.lastIndex < value.length) {
    const [, sign, scalar] = PIECE.exec(value) ?? [];
    if (sign === undefined && scalar === undefined) throw new Refused();
    pieces.push(sign ?? `=${readScalar((scalar ?? '').trim())}`);
  }
  const flow = new Flow(pieces);
  const read = flow.read(0);
  if (!flow.isAtEnd()) throw new Refused();
  return read;
}

class Flow {
  #at = 0;
  constructor(private readonly pieces: readonly string[]) {}

  isAtEnd(): boolean {
    return this.#at === this.pieces.length;
  }

  read(depth: number): Data {
    const piece = this.take();
    if (piece.startsWith('=')) return piece.slice(1);
    if (depth > 4) throw new Refused();
    if (piece === '{') return this.readMap(depth);
    if (piece !== '[') throw new Refused();
    const list: Data[] = [];
    while (this.pieces[this.#at] !== ']') {
      list.push(this.read(depth + 1));
      this.separate(']');
    }
    this.#at += 1;
    return list;
  }

  private readMap(depth: number): ReadonlyMap<string, Data> {
    const map = new Map<string, Data>();
    while (this.pieces[this.#at] !== '}') {
      const key = this.take();
      if (!key.startsWith('=') || this.take() !== ':' || map.has(key.slice(1))) throw new Refused();
      map.set(key.slice(1), this.read(depth + 1));
      this.separate('}');
    }
    this.#at += 1;
    return map;
  }

  private take(): string {
    const piece = this.pieces[this.#at];
    if (piece === undefined) throw new Refused();
    this.#at += 1;
    return piece;
  }

  private separate(end: string): void {
    if (this.pieces[this.#at] === end) return;
    if (this.take() !== ',') throw new Refused();
  }
}
