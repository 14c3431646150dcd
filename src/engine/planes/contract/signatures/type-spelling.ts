/**
 * One spelling for types that languages let be written in several ways: `Optional[str]` and `str | None` (PEP 604), `List[int]`
 * and `list[int]` (PEP 585), `?int` and `int|null` (PHP manual, "Nullable types"), `Nullable<int>` and `int?` (C# reference),
 * `Array<T>` and `T[]` (TypeScript handbook), `interface{}` and `any` (Go specification). White space, quotes, packages and the
 * order of alternatives are nothing to a caller.
 */
import { REACH } from '../../../text/reach.js';

const TOKEN = /[\p{IDS}_$][\p{IDC}$]*|\d+|->|=>|\S/gu;
/** A package before a name. */
const PACKAGE = /(?:[\p{IDS}_][\p{IDC}]{0,60}\s{0,2}(?:\.|::|\\)\s{0,2}){1,6}(?=[\p{IDS}_])/gu;
const NOTHING: ReadonlySet<string> = new Set(['None', 'nil', 'NoneType', 'null']);
const SAME: ReadonlyMap<string, string> = new Map([
  ['List', 'list'],
  ['Dict', 'dict'],
  ['Set', 'set'],
  ['Tuple', 'tuple'],
  ['FrozenSet', 'frozenset'],
  ['Type', 'type'],
  ['String', 'string'],
  ['Int32', 'int'],
  ['Int64', 'long'],
  ['Int16', 'short'],
  ['integer', 'int'],
]);
/** Deeper types are left as they are written. */
const MAX_DEPTH = 12;

/** Returns the spelling that all ways to write a type have in common. */
export function spellType(type: string): string {
  const text = type
    .slice(0, REACH.statement)
    .replace(/["'`]/gu, '')
    .replace(/interface\s{0,4}\{\s{0,4}\}/gu, 'any')
    .replace(PACKAGE, '');
  const tokens = text.match(TOKEN) ?? [];
  const reader = new Reader(tokens);
  const spelled = reader.readAlternatives(0).join('|');
  return reader.isAtEnd() ? spelled : tokens.join('');
}

class Reader {
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  isAtEnd(): boolean {
    return this.#at >= this.#tokens.length;
  }

  /** Reads `A | B`: each once, in the order of the alphabet. */
  readAlternatives(depth: number): readonly string[] {
    const found = new Set<string>();
    for (;;) {
      for (const one of this.#readOne(depth)) found.add(one);
      if (this.#tokens[this.#at] !== '|') break;
      this.#at += 1;
    }
    return [...found].filter((one) => one !== '').toSorted();
  }

  #readOne(depth: number): readonly string[] {
    let text = '';
    let others: readonly string[] = [];
    for (;;) {
      const token = this.#tokens[this.#at];
      if (token === undefined || /^[|,)\]>}]$/u.test(token)) break;
      this.#at += 1;
      if (token === '?') others = [...others, 'null'];
      else if (/^[[<({]$/u.test(token)) {
        if (depth >= MAX_DEPTH) return [text];
        const inner = this.#readList(depth);
        const alone = this.#unwrap(text, token, inner);
        if (alone === null)
          text = `${text}${token}${inner.map((one) => one.join('|')).join(',')}${CLOSES[token] ?? ''}`;
        else [text, others] = ['', [...others, ...alone]];
      } else text += NOTHING.has(token) ? 'null' : (SAME.get(token) ?? token);
    }
    // A mark for what may be missing says nothing beside the compiler's warnings where text may always be missing.
    const marked = text === 'string' || text === 'object' ? others.filter((one) => one !== 'null') : others;
    return [...(text === '' ? [] : [text]), ...marked];
  }

  #readList(depth: number): readonly (readonly string[])[] {
    const parts: (readonly string[])[] = [];
    for (;;) {
      parts.push(this.readAlternatives(depth + 1));
      const next = this.#tokens[this.#at];
      this.#at += 1;
      if (next !== ',') return parts;
    }
  }

  /** Returns the alternatives that a name with arguments stands for; null for any other name. */
  #unwrap(name: string, open: string, inner: readonly (readonly string[])[]): readonly string[] | null {
    const flat = inner.flat();
    if (open === '(' && name === '' && inner.length === 1)
      return flat.length > 1 && this.#tokens[this.#at] === '[' ? null : flat;
    if (name === 'Optional' && open === '[') return [...flat, 'null'];
    if (name === 'Union' && open === '[') return flat;
    if (name === 'Nullable' && open === '<') return [...flat, 'null'];
    if (name !== 'Array' || open !== '<' || inner.length > 1) return null;
    return [flat.length > 1 ? `(${flat.join('|')})[]` : `${flat.join('')}[]`];
  }
}

const CLOSES: Readonly<Record<string, string>> = { '[': ']', '<': '>', '(': ')', '{': '}' };
