/**
 * Reads messages, enums and services of a protocol buffers file (proto2, proto3, editions), from a whole file or a part
 * of one.
 */
import type { Stretch } from './stretches.js';
import { type Style, type Token, tokenize } from './tokenizer.js';

export interface Field {
  readonly name: string;
  readonly number: number;
  /** As written, such as `map<string,int32>`, without white space; empty for an enum value. */
  readonly type: string;
  readonly label: 'repeated' | 'required' | 'single';
  readonly deprecated: boolean;
  readonly line: number;
}

interface Method {
  readonly name: string;
  /** `stream Request`, `Response`. */
  readonly takes: string;
  readonly gives: string;
  readonly line: number;
}

/** A message, an enum or a service. Its name includes the enclosing names, joined by dots. */
export interface Block {
  readonly kind: string;
  readonly name: string;
  readonly line: number;
  readonly fields: readonly Field[];
  readonly methods: readonly Method[];
  readonly reservedNumbers: readonly (readonly [first: number, last: number])[];
}

const STYLE: Style = {
  comments: ['//'],
  blocks: true,
  quotes: '"\'',
  triple: false,
  dollars: false,
  doubled: false,
};
/** Blocks with a name of their own. Fields of a oneof belong to the enclosing message. */
const NAMED = new Set(['message', 'enum', 'service', 'extend', 'unknown']);
const LABELS = new Set(['repeated', 'required', 'optional']);
const MAX_NUMBER = 536_870_911;

/** Returns the blocks of both sides by name. All stretches are merged, because a field may move to another hunk. */
export function readBlocks(
  stretches: readonly Stretch[],
): readonly [before: ReadonlyMap<string, Block>, after: ReadonlyMap<string, Block>] {
  const before = new Map<string, Block>();
  const after = new Map<string, Block>();
  stretches.forEach((stretch, index) => {
    const sides = [tokenize(stretch.before, STYLE), tokenize(stretch.after, STYLE)] as const;
    const depth = stretch.whole ? 0 : Math.max(countMissingBraces(sides[0]), countMissingBraces(sides[1]));
    const opening = depth === 0 ? [] : buildOpening(stretch.section, depth);
    mergeBlocks(parseBlocks([...opening, ...sides[0]]), before, index);
    mergeBlocks(parseBlocks([...opening, ...sides[1]]), after, index);
  });
  return [before, after];
}

/** Merges the blocks. Blocks with an unknown name are not merged with those of another stretch. */
function mergeBlocks(blocks: ReadonlyMap<string, Block>, into: Map<string, Block>, stretch: number): void {
  for (const [name, block] of blocks) {
    const key = name.includes('?') ? `${name}${stretch}` : name;
    const met = into.get(key);
    into.set(key, {
      ...block,
      name: key,
      line: met?.line ?? block.line,
      fields: [...(met?.fields ?? []), ...block.fields],
      methods: [...(met?.methods ?? []), ...block.methods],
      reservedNumbers: [...(met?.reservedNumbers ?? []), ...block.reservedNumbers],
    });
  }
}

/** Returns how many closing brackets have no opening bracket in this part; at least one if it begins with a field. */
function countMissingBraces(tokens: readonly Token[]): number {
  let depth = 0;
  let lowest = 0;
  for (const { text } of tokens) {
    if (text === '{') depth += 1;
    if (text === '}') depth -= 1;
    lowest = Math.min(lowest, depth);
  }
  if (lowest < 0) return -lowest;
  const first = tokens[0]?.text ?? '';
  const isField = !NAMED.has(first) && !['syntax', 'package', 'import', 'option', 'edition'].includes(first);
  return isField && tokens.length > 0 ? 1 : 0;
}

function buildOpening(section: string, depth: number): readonly Token[] {
  const [kind, name] = /^\s*(message|enum|service|extend)\s+([\w.]{1,200})/u.exec(section)?.slice(1, 3) ?? [];
  const texts = [kind ?? 'unknown', name ?? '?', '{'];
  for (let more = 1; more < depth; more += 1) texts.push('unknown', '?', '{');
  return texts.map((text) => ({ text, kind: /\w/u.test(text) ? 'name' : 'mark', line: 1 }));
}

interface Draft {
  readonly kind: string;
  readonly name: string;
  readonly line: number;
  readonly fields: Field[];
  readonly methods: Method[];
  readonly reservedNumbers: (readonly [number, number])[];
}

function parseBlocks(tokens: readonly Token[]): ReadonlyMap<string, Block> {
  const found = new Map<string, Draft>();
  /** Named blocks by open bracket, innermost last. The contents of oneofs and options belong to the block around them. */
  const open: (Draft | null)[] = [];
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at];
    if (token === undefined) break;
    if (token.text === '}') {
      open.pop();
      at += 1;
      continue;
    }
    const around = open.at(-1) ?? null;
    const next = tokens[at + 1];
    if (NAMED.has(token.text) && (next?.kind === 'name' || next?.text === '?') && opensBlock(tokens, at + 2)) {
      const name = around === null ? next.text : `${around.name}.${next.text}`;
      const draft = found.get(name) ?? createDraft(token.text, name, next.line);
      found.set(name, draft);
      open.push(draft);
      at = skipToBlock(tokens, at + 2);
      continue;
    }
    const end = findStatementEnd(tokens, at);
    const statement = tokens.slice(at, end);
    if (around !== null) readStatement(statement, around);
    if (tokens[end]?.text === '{') {
      const isRpc = token.text === 'rpc' || token.text === 'option';
      if (isRpc) {
        at = findBlockEnd(tokens, end);
        continue;
      }
      open.push(around);
      at = end + 1;
    } else at = tokens[end]?.text === '}' ? end : end + 1;
  }
  return found;
}

function createDraft(kind: string, name: string, line: number): Draft {
  return { kind, name, line, fields: [], methods: [], reservedNumbers: [] };
}

/** Returns true if only a name precedes the bracket: `message A {`, `extend a.b.C {`. */
function opensBlock(tokens: readonly Token[], from: number): boolean {
  return tokens[skipToBlock(tokens, from) - 1]?.text === '{';
}

function skipToBlock(tokens: readonly Token[], from: number): number {
  let at = from;
  while (tokens[at]?.text === '.' || (tokens[at]?.kind === 'name' && tokens[at - 1]?.text === '.')) at += 1;
  return at + 1;
}

/**
 * Returns the end of a statement: its `;`, or the bracket that opens or closes a block. Brackets of options in `[…]`
 * are part of it.
 */
function findStatementEnd(tokens: readonly Token[], start: number): number {
  let depth = 0;
  for (let at = start; at < tokens.length; at += 1) {
    const text = tokens[at]?.text ?? '';
    if (text === '[') depth += 1;
    if (text === ']') depth -= 1;
    if (text === ';' || ((text === '{' || text === '}') && depth <= 0)) return at;
  }
  return tokens.length;
}

function findBlockEnd(tokens: readonly Token[], start: number): number {
  let depth = 0;
  for (let at = start; at < tokens.length; at += 1) {
    const text = tokens[at]?.text ?? '';
    if (text === '{') depth += 1;
    if (text === '}') depth -= 1;
    if (text === '}' && depth <= 0) return at + 1;
  }
  return tokens.length;
}

function readStatement(statement: readonly Token[], into: Draft): void {
  const texts = statement.map((token) => token.text);
  if (texts[0] === 'reserved' || texts[0] === 'extensions') {
    readReserved(statement.slice(1), into);
    return;
  }
  if (texts[0] === 'rpc') {
    const method = readMethod(statement);
    if (method !== null) into.methods.push(method);
    return;
  }
  if (texts[0] === 'option') return;
  const equals = texts.indexOf('=');
  const named = statement[equals - 1];
  const negative = texts[equals + 1] === '-';
  const number = Number(texts[equals + (negative ? 2 : 1)]) * (negative ? -1 : 1);
  if (equals < 1 || named?.kind !== 'name' || !Number.isInteger(number)) return;
  const label = texts[0] ?? '';
  const type = texts.slice(LABELS.has(label) && equals > 2 ? 1 : 0, equals - 1).join('');
  into.fields.push({
    name: named.text,
    number,
    type,
    label: equals > 2 && (label === 'repeated' || label === 'required') ? label : 'single',
    deprecated: texts.some((text, index) => text === 'deprecated' && texts[index + 2] === 'true'),
    line: named.line,
  });
}

function readReserved(tokens: readonly Token[], into: Draft): void {
  tokens.forEach((token, index) => {
    if (token.kind !== 'number' || tokens[index - 1]?.text === 'to') return;
    const first = Number(token.text);
    const last = tokens[index + 1]?.text === 'to' ? tokens[index + 2]?.text : token.text;
    into.reservedNumbers.push([first, last === 'max' ? MAX_NUMBER : Number(last)]);
  });
}

/** Reads `rpc Name (stream A) returns (B)`. */
function readMethod(statement: readonly Token[]): Method | null {
  const name = statement[1];
  if (name === undefined) return null;
  const sides: string[] = [];
  let open: number | null = null;
  statement.forEach((token, index) => {
    if (token.text === '(') open = index;
    if (token.text !== ')' || open === null) return;
    const inside = statement.slice(open + 1, index).map((one) => one.text);
    sides.push(inside[0] === 'stream' ? `stream ${inside.slice(1).join('')}` : inside.join(''));
    open = null;
  });
  return { name: name.text, takes: sides[0] ?? '', gives: sides[1] ?? '', line: name.line };
}
