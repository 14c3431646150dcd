/**
 * Reads messages, enums and services of a protocol buffers file (proto2, proto3, editions), from a whole file or a part
 * of one.
 */

import type { Stretch } from '../stretches.js';
import { type Style, type Token, tokenize } from '../tokenizer.js';
import {
  type Field,
  type Method,
  type Option,
  type Ranges,
  readOption,
  readStatement,
  type StatementSink,
} from './statements.js';

/** A message, an enum or a service. Its name includes the enclosing names, joined by dots. */
export interface Block {
  readonly kind: string;
  readonly name: string;
  readonly line: number;
  readonly fields: readonly Field[];
  readonly methods: readonly Method[];
  readonly reservedNumbers: Ranges;
  readonly reservedNames: readonly string[];
  /** Where something is reserved. */
  readonly reservedLines: readonly number[];
  readonly extensions: Ranges;
}

/** One side of a file, or what its hunks show of it. Options are those of the file, `syntax` and `edition` too. */
export interface Description {
  readonly package: string;
  readonly options: ReadonlyMap<string, Option>;
  readonly blocks: ReadonlyMap<string, Block>;
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

/** Reads both sides. All stretches are merged, because a field may move to another hunk. */
export function readDescriptions(stretches: readonly Stretch[]): readonly [before: Description, after: Description] {
  const before = new Map<string, Block>();
  const after = new Map<string, Block>();
  const [oldOptions, newOptions] = [new Map<string, Option>(), new Map<string, Option>()];
  stretches.forEach((stretch, index) => {
    const sides = [tokenize(stretch.before, STYLE), tokenize(stretch.after, STYLE)] as const;
    const depth = stretch.whole ? 0 : Math.max(countMissingBraces(sides[0]), countMissingBraces(sides[1]));
    const opening = depth === 0 ? [] : buildOpening(stretch.section, depth);
    mergeBlocks(parseBlocks([...opening, ...sides[0]], oldOptions), before, index);
    mergeBlocks(parseBlocks([...opening, ...sides[1]], newOptions), after, index);
  });
  return [
    { package: oldOptions.get('package')?.value ?? '', options: oldOptions, blocks: before },
    { package: newOptions.get('package')?.value ?? '', options: newOptions, blocks: after },
  ];
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
      reservedNames: [...(met?.reservedNames ?? []), ...block.reservedNames],
      reservedLines: [...(met?.reservedLines ?? []), ...block.reservedLines],
      extensions: [...(met?.extensions ?? []), ...block.extensions],
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

type Draft = Block & StatementSink;

/** The block around a statement; null at the top of the file. The contents of options belong to the block around them. */
interface Scope {
  readonly block: Draft | null;
  readonly oneof: string;
}

function parseBlocks(tokens: readonly Token[], options: Map<string, Option>): ReadonlyMap<string, Block> {
  const found = new Map<string, Draft>();
  /** Scopes by open bracket, innermost last. */
  const open: Scope[] = [];
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at];
    if (token === undefined) break;
    if (token.text === '}') {
      open.pop();
      at += 1;
      continue;
    }
    const { block: around, oneof } = open.at(-1) ?? { block: null, oneof: '' };
    const next = tokens[at + 1];
    if (NAMED.has(token.text) && (next?.kind === 'name' || next?.text === '?') && opensBlock(tokens, at + 2)) {
      // An extension of a message is not the message.
      const own = token.text === 'extend' ? `extend ${next.text}` : next.text;
      const name = around === null ? own : `${around.name}.${own}`;
      const draft = found.get(name) ?? createDraft(token.text, name, next.line);
      found.set(name, draft);
      open.push({ block: draft, oneof: '' });
      at = skipToBlock(tokens, at + 2);
      continue;
    }
    const end = findStatementEnd(tokens, at);
    const statement = tokens.slice(at, end);
    const isOpening = tokens[end]?.text === '{';
    const isSkipped = isOpening && (token.text === 'rpc' || token.text === 'option');
    const stop = isSkipped ? findBlockEnd(tokens, end) : end;
    if (around === null) readOption(statement, options);
    else readStatement(isSkipped ? tokens.slice(at, stop) : statement, around, oneof);
    if (isOpening && !isSkipped) {
      open.push({ block: around, oneof: token.text === 'oneof' ? (next?.text ?? '') : oneof });
      at = end + 1;
    } else if (isSkipped) at = stop;
    else at = tokens[end]?.text === '}' ? end : end + 1;
  }
  return found;
}

function createDraft(kind: string, name: string, line: number): Draft {
  return {
    kind,
    name,
    line,
    fields: [],
    methods: [],
    reservedNumbers: [],
    reservedNames: [],
    reservedLines: [],
    extensions: [],
  };
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

/** Returns false for a block of which only a part is known, without its name. */
export function isNamed(block: Block): boolean {
  return !block.name.includes('?');
}

/** Returns the last part of a type's name: `Money` of `.shop.v1.Money`. */
export function getLastSegment(type: string): string {
  return type.slice(type.lastIndexOf('.') + 1);
}
