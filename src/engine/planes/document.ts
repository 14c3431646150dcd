/** JSON and YAML as trees that know their lines. Bounded: what is too deep, too long or broken is not read at all. */

import {
  Composer,
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  Parser,
  type YAMLMap,
  type Node as YamlNode,
} from 'yaml';
import { nestsDeeper } from '../text/yaml-depth.js';

/** A value. `line` is counted from 1; for a member of a map it is the line of its key. */
export interface Tree {
  readonly line: number;
  readonly value: string | number | boolean | null;
  /** Empty unless it is a map. */
  readonly entries: ReadonlyMap<string, Tree>;
  /** Empty unless it is a list. */
  readonly items: readonly Tree[];
  readonly kind: 'map' | 'list' | 'scalar';
}

const MAX_DEPTH = 100;
const MAX_JSON = 8_000_000;
/** Lower than for JSON, because the YAML parser is about twenty times slower. */
const MAX_YAML = 1_500_000;

const NO_ENTRIES: ReadonlyMap<string, Tree> = new Map();
const NO_ITEMS: readonly Tree[] = [];

/** Parses a document by its form: as JSON if it begins like JSON, else as YAML. Returns null if it cannot be read. */
export function readDocument(text: string): Tree | null {
  const trees = readDocuments(text);
  return trees?.length === 1 ? (trees[0] ?? null) : null;
}

/** Does the same with every document of a text: YAML may hold several, between lines of `---`. */
export function readDocuments(text: string): readonly Tree[] | null {
  if (/^\s*(?:\/\/|\/\*|[{[])/u.test(text)) {
    const tree = text.length > MAX_JSON ? null : new JsonReader(text).read();
    if (tree !== null) return [tree];
  }
  return text.length > MAX_YAML || nestsDeeper(text, MAX_DEPTH) ? null : readYaml(text);
}

function createScalar(line: number, value: Tree['value']): Tree {
  return { line, value, entries: NO_ENTRIES, items: NO_ITEMS, kind: 'scalar' };
}

/** Ends the reading of a text that is not YAML. */
class BrokenYamlError extends Error {}

/** A text may have an error at every character, and each costs the composer a stack: the first one is enough. */
function createComposer(): Composer {
  const composer = new Composer({ uniqueKeys: false, logLevel: 'silent', keepSourceTokens: false });
  const onError = (_source: unknown, code: string, _message: string, warning?: boolean) => {
    if (warning !== true) throw new BrokenYamlError(code);
  };
  return Object.assign(composer, { onError });
}

function readYaml(text: string): readonly Tree[] | null {
  try {
    return composeYaml(text);
  } catch (error) {
    if (error instanceof BrokenYamlError) return null;
    throw error;
  }
}

function composeYaml(text: string): readonly Tree[] | null {
  const lineCounter = new LineCounter();
  const parser = new Parser(lineCounter.addNewLine);
  const composer = createComposer();
  const trees: Tree[] = [];
  const read = (documents: ReturnType<Composer['next']>): boolean => {
    for (const document of documents) {
      if (document.errors.length > 0) return false;
      const tree = document.contents === null ? null : new YamlReader(lineCounter, text).read(document.contents, 0);
      if (tree !== null) trees.push(tree);
    }
    return true;
  };
  for (const token of parser.parse(text)) if (token.type === 'error' || !read(composer.next(token))) return null;
  return read(composer.end()) ? trees : null;
}

class YamlReader {
  /**
   * Trees by anchor; null while an anchor is being read, so that recursion into itself ends. Trees are shared and not
   * copied, so an alias bomb stays small.
   */
  readonly #anchors = new Map<string, Tree | null>();
  readonly #lines: LineCounter;
  readonly #text: string;

  constructor(lines: LineCounter, text: string) {
    this.#lines = lines;
    this.#text = text;
  }

  read(node: unknown, depth: number, keyLine?: number): Tree | null {
    if (depth > MAX_DEPTH) return null;
    const line = keyLine ?? this.#lineOf(node);
    if (isAlias(node)) return this.#anchors.get(node.source) ?? createScalar(line, null);
    if (isScalar(node)) return this.#named(node, createScalar(line, toScalarValue(node.value)));
    if (isTemplateAction(node)) return createScalar(line, this.#text.slice(node.range?.[0], node.range?.[1]));
    if (isMap(node)) {
      const anchor = this.#open(node);
      const entries = new Map<string, Tree>();
      for (const pair of node.items) {
        if (!isPair(pair) || !isScalar(pair.key)) continue;
        const value = this.read(pair.value, depth + 1, this.#lineOf(pair.key));
        if (value !== null) entries.set(String(toScalarValue(pair.key.value)), value);
      }
      return this.#close(anchor, { line, value: null, entries, items: NO_ITEMS, kind: 'map' });
    }
    if (isSeq(node)) {
      const anchor = this.#open(node);
      const items = node.items.flatMap((item) => this.read(item, depth + 1) ?? []);
      return this.#close(anchor, { line, value: null, entries: NO_ENTRIES, items, kind: 'list' });
    }
    return createScalar(line, null);
  }

  #lineOf(node: unknown): number {
    const start = isScalar(node) || isMap(node) || isSeq(node) || isAlias(node) ? (node.range?.[0] ?? 0) : 0;
    return this.#lines.linePos(start).line;
  }

  #open(node: YamlNode): string | undefined {
    const anchor = 'anchor' in node && typeof node.anchor === 'string' ? node.anchor : undefined;
    if (anchor !== undefined) this.#anchors.set(anchor, null);
    return anchor;
  }

  #close(anchor: string | undefined, tree: Tree): Tree {
    if (anchor !== undefined) this.#anchors.set(anchor, tree);
    return tree;
  }

  #named(node: YamlNode, tree: Tree): Tree {
    return this.#close(this.#open(node), tree);
  }
}

/** `{{ .Values.a }}` of a Go template: to YAML a map with a map as its key, which no tool takes for settings. */
function isTemplateAction(node: unknown): node is YAMLMap {
  if (!isMap(node) || node.flow !== true || node.items.length !== 1) return false;
  const [pair] = node.items;
  return isPair(pair) && isMap(pair.key) && pair.value === null;
}

function toScalarValue(value: unknown): Tree['value'] {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return value === null || value === undefined ? null : String(value);
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };

/** Decodes an escape of JSON by what stands behind its backslash: `u0069` → `i`. */
function decodeEscape(_: string, mark: string): string {
  return mark.length > 1 ? String.fromCharCode(Number.parseInt(mark.slice(1), 16)) : (ESCAPES[mark] ?? mark);
}

/** Parses JSON with line numbers; accepts comments, and commas before a closing bracket. */
class JsonReader {
  readonly #text: string;
  #at = 0;
  #line = 1;
  #broken = false;

  constructor(text: string) {
    this.#text = text;
  }

  read(): Tree | null {
    const tree = this.#value(0);
    this.#space();
    return this.#broken || this.#at < this.#text.length ? null : tree;
  }

  #space(): void {
    for (;;) {
      const code = this.#text.charCodeAt(this.#at);
      if (code === 10) this.#line += 1;
      if (code === 10 || code === 32 || code === 13 || code === 9 || code === 0xfeff) this.#at += 1;
      else if (code === 47 && this.#text.charAt(this.#at + 1) === '/') {
        const end = this.#text.indexOf('\n', this.#at);
        this.#at = end < 0 ? this.#text.length : end;
      } else if (code === 47 && this.#text.charAt(this.#at + 1) === '*') this.#skipBlock();
      else return;
    }
  }

  #skipBlock(): void {
    const end = this.#text.indexOf('*/', this.#at + 2);
    const to = end < 0 ? this.#text.length : end + 2;
    for (; this.#at < to; this.#at += 1) if (this.#text.charCodeAt(this.#at) === 10) this.#line += 1;
  }

  #value(depth: number, keyLine?: number): Tree {
    this.#space();
    const line = keyLine ?? this.#line;
    const first = this.#text.charAt(this.#at);
    if (depth > MAX_DEPTH || first === '') return this.#fail(line);
    if (first === '{') return this.#map(depth, line);
    if (first === '[') return this.#list(depth, line);
    if (first === '"') return createScalar(line, this.#string());
    const end = this.#word();
    const word = this.#text.slice(this.#at, end);
    this.#at = end;
    if (word === 'true' || word === 'false') return createScalar(line, word === 'true');
    if (word === 'null') return createScalar(line, null);
    const number = Number(word);
    return word === '' || Number.isNaN(number) ? this.#fail(line) : createScalar(line, number);
  }

  #word(): number {
    let end = this.#at;
    while (end < this.#text.length && !',]}\n\r\t '.includes(this.#text.charAt(end))) end += 1;
    return end;
  }

  #map(depth: number, line: number): Tree {
    const entries = new Map<string, Tree>();
    this.#at += 1;
    while (!this.#broken && !this.#closes('}')) {
      const keyLine = this.#line;
      if (this.#text.charAt(this.#at) !== '"') return this.#fail(line);
      const key = this.#string();
      this.#space();
      if (this.#text.charAt(this.#at) !== ':') return this.#fail(line);
      this.#at += 1;
      entries.set(key, this.#value(depth + 1, keyLine));
      this.#comma();
    }
    return { line, value: null, entries, items: NO_ITEMS, kind: 'map' };
  }

  #list(depth: number, line: number): Tree {
    const items: Tree[] = [];
    this.#at += 1;
    while (!this.#broken && !this.#closes(']')) {
      items.push(this.#value(depth + 1));
      this.#comma();
    }
    return { line, value: null, entries: NO_ENTRIES, items, kind: 'list' };
  }

  #closes(bracket: string): boolean {
    this.#space();
    const character = this.#text.charAt(this.#at);
    if (character === '') this.#broken = true;
    if (character === bracket) this.#at += 1;
    return character === bracket || character === '';
  }

  #comma(): void {
    this.#space();
    if (this.#text.charAt(this.#at) === ',') this.#at += 1;
    else if (!']}'.includes(this.#text.charAt(this.#at))) this.#broken = true;
  }

  #string(): string {
    let end = this.#at + 1;
    let escaped = false;
    while (end < this.#text.length && this.#text.charAt(end) !== '"' && this.#text.charAt(end) !== '\n') {
      if (this.#text.charAt(end) === '\\') {
        escaped = true;
        end += 1;
      }
      end += 1;
    }
    const inside = this.#text.slice(this.#at + 1, end);
    this.#at = end + 1;
    return escaped ? inside.replace(/\\(u[0-9a-f]{4}|.)/giu, decodeEscape) : inside;
  }

  #fail(line: number): Tree {
    this.#broken = true;
    return createScalar(line, null);
  }
}
