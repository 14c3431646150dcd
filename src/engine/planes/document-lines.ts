/** Writes parsed documents a key on each line, as most people would. Each line keeps its number in the original. */
import type { Tree } from './document.js';

/** A line as written, and the keys around it. */
export interface PrintedLine {
  readonly number: number;
  readonly text: string;
  readonly path: string;
}

/** Aliases may repeat a part many times: a document with more values when written is not written at all. */
const MAX_VALUES = 50_000;

/** Writes documents as indented JSON; null if that would be too long. `source` are the lines of the original. */
export function printLikeJson(trees: readonly Tree[], source: readonly string[]): readonly PrintedLine[] | null {
  const printer = new Printer(source);
  for (const tree of trees) printer.json(tree, '', '', '', '');
  return printer.result();
}

/** Writes documents as YAML in block style; null if that would be too long. Aliases and merge keys are filled in. */
export function printLikeYaml(trees: readonly Tree[], source: readonly string[]): readonly PrintedLine[] | null {
  const printer = new Printer(source);
  for (const tree of trees) printer.yaml(tree, '', '');
  return printer.result();
}

class Printer {
  readonly #lines: PrintedLine[] = [];
  readonly #source: readonly string[];
  #values = 0;

  constructor(source: readonly string[]) {
    this.#source = source;
  }

  result(): readonly PrintedLine[] | null {
    return this.#values > MAX_VALUES ? null : this.#lines;
  }

  /** Counts a value; false beyond the limit. */
  #goesOn(): boolean {
    this.#values += 1;
    return this.#values <= MAX_VALUES;
  }

  #add(number: number, text: string, path: string): void {
    this.#lines.push({ number, text, path });
  }

  json(tree: Tree, indent: string, key: string, comma: string, path: string): void {
    if (!this.#goesOn()) return;
    if (tree.kind === 'scalar') {
      this.#add(tree.line, `${indent}${key}${JSON.stringify(tree.value)}${comma}`, path);
      return;
    }
    const [open, close] = tree.kind === 'map' ? ['{', '}'] : ['[', ']'];
    this.#add(tree.line, `${indent}${key}${open}`, path);
    const inner = `${indent}  `;
    const members = [...tree.entries, ...tree.items.map((item) => [null, item] as const)];
    members.forEach(([name, member], index) => {
      const after = index < members.length - 1 ? ',' : '';
      const head = name === null ? '' : `${JSON.stringify(name)}: `;
      this.json(member, inner, head, after, name === null ? path : `${path}/${name}`);
    });
    this.#add(this.#lines.at(-1)?.number ?? tree.line, `${indent}${close}${comma}`, path);
  }

  yaml(tree: Tree, indent: string, path: string, first = indent): void {
    if (!this.#goesOn()) return;
    let head = first;
    for (const [key, value] of listEntries(tree)) {
      this.#yamlMember(value, `${head}${quote(key)}:`, indent, `${path}/${key}`);
      head = indent;
    }
    for (const item of tree.items) {
      if (item.kind === 'scalar') this.#yamlMember(item, `${head}-`, indent, path);
      else this.yaml(item, `${indent}  `, path, `${head}- `);
      head = indent;
    }
  }

  #yamlMember(value: Tree, head: string, indent: string, path: string): void {
    if (!this.#goesOn()) return;
    if (value.kind !== 'scalar') {
      this.#add(value.line, head, path);
      this.yaml(value, `${indent}  `, path);
      return;
    }
    const text = value.value === null ? '' : String(value.value);
    if (!text.trim().includes('\n')) {
      this.#add(value.line, `${head} ${quote(text.trim())}`.trimEnd(), path);
      return;
    }
    this.#add(value.line, `${head} |`, path);
    text.split('\n').forEach((line, index) => {
      // A literal block has its lines below its key; other texts are cut at other places.
      const below = value.line + 1 + index;
      const number = this.#source[below - 1]?.trim() === line.trim() ? below : value.line;
      this.#add(number, `${indent}    ${line}`, path);
    });
  }
}

/** The entries of a map, with those that a merge key brings in: what the map says itself is stronger. */
function listEntries(tree: Tree): ReadonlyMap<string, Tree> {
  const merged = tree.entries.get('<<');
  if (merged === undefined) return tree.entries;
  const all = new Map<string, Tree>();
  for (const source of [merged, ...merged.items].toReversed()) {
    for (const [key, value] of listEntries(source)) all.set(key, value);
  }
  for (const [key, value] of tree.entries) if (key !== '<<') all.set(key, value);
  return all;
}

/** Quotes a text that a reader of lines would take for something else: a comment, or another text in quotes. */
function quote(text: string): string {
  if (!/^["']|\s#|^#|^[|>][+-]?\d?$/u.test(text)) return text;
  return text.includes("'") ? (text.includes('"') ? text : `"${text}"`) : `'${text}'`;
}
