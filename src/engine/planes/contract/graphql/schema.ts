/**
 * Reads definitions of GraphQL's schema language, from a whole document or a part of one (October 2021 edition, section
 * 3).
 */
import type { Stretch } from '../stretches.js';
import { type Style, type Token, tokenize } from '../tokenizer.js';

/** An argument of a field or a directive, or a field of an input type. */
export interface Argument {
  readonly type: string;
  /** The default value as written, without white space; null if there is none. */
  readonly default: string | null;
  readonly line: number;
}

/** A field, an input field, or a value of an enum (with an empty type). */
export interface Member extends Argument {
  readonly name: string;
  readonly arguments: ReadonlyMap<string, Argument>;
  readonly deprecated: boolean;
}

/**
 * A type definition. `names` contains the members of a `union`, the interfaces of a type and the locations of a
 * directive. `repeatable` is true for such a directive, `oneOf` for an input that takes exactly one of its fields.
 */
export interface TypeDefinition {
  readonly kind: string;
  readonly name: string;
  readonly line: number;
  readonly members: ReadonlyMap<string, Member>;
  readonly names: ReadonlySet<string>;
  readonly repeatable: boolean;
  readonly oneOf: boolean;
}

const STYLE: Style = { comments: ['#'], blocks: false, quotes: '"', triple: true, dollars: false, doubled: false };
const KINDS = new Set(['type', 'input', 'interface', 'enum', 'union', 'scalar', 'directive', 'schema']);
/** Words that begin an operation; operations are not part of a schema. */
const OPERATIONS = new Set(['query', 'mutation', 'subscription', 'fragment', '{']);

/** Returns the definitions of both sides by name; extensions of a type are merged into it. */
export function readSchemas(
  stretch: Stretch,
): readonly [ReadonlyMap<string, TypeDefinition>, ReadonlyMap<string, TypeDefinition>] {
  const before = tokenize(stretch.before, STYLE).filter((token) => token.text !== ',');
  const after = tokenize(stretch.after, STYLE).filter((token) => token.text !== ',');
  const inside = !stretch.whole && (startsInside(before) || startsInside(after));
  const opening = inside ? buildOpening(stretch.section) : [];
  return [parseDefinitions([...opening, ...before]), parseDefinitions([...opening, ...after])];
}

/**
 * Returns true if a part of a document begins inside a block: a bracket closes that was not opened, or a member comes
 * first.
 */
function startsInside(tokens: readonly Token[]): boolean {
  let depth = 0;
  for (const { text } of tokens) {
    if (text === '{') depth += 1;
    if (text === '}') depth -= 1;
    if (depth < 0) return true;
  }
  const first = tokens.findIndex((token) => token.kind === 'name');
  return first >= 0 && (tokens[first + 1]?.text === ':' || tokens[first + 1]?.text === '(') && depth <= 0;
}

function buildOpening(section: string): readonly Token[] {
  const tokens = tokenize([{ number: 1, text: section }], STYLE);
  if (!tokens.some(({ text }) => KINDS.has(text))) return tokenize([{ number: 1, text: 'unknown this {' }], STYLE);
  return tokens.at(-1)?.text === '{' ? tokens : [...tokens, { text: '{', kind: 'mark', line: 1 }];
}

interface Draft {
  readonly kind: string;
  readonly name: string;
  readonly line: number;
  readonly members: Map<string, Member>;
  readonly names: Set<string>;
  repeatable: boolean;
  oneOf: boolean;
}

function parseDefinitions(tokens: readonly Token[]): ReadonlyMap<string, TypeDefinition> {
  const found = new Map<string, Draft>();
  let at = 0;
  while (at < tokens.length) {
    const word = tokens[at]?.text ?? '';
    if (OPERATIONS.has(word)) {
      at = findBlockEnd(tokens, at);
    } else if (KINDS.has(word) || word === 'unknown') {
      at = readDefinition(tokens, at, found);
    } else at += 1;
  }
  return found;
}

function createDraft(kind: string, name: string, line: number): Draft {
  return { kind, name, line, members: new Map(), names: new Set(), repeatable: false, oneOf: false };
}

function readDefinition(tokens: readonly Token[], start: number, found: Map<string, Draft>): number {
  const kind = tokens[start]?.text ?? '';
  let at = start + 1;
  if (tokens[at]?.text === '@') at += 1;
  const named = kind !== 'schema';
  const name = named ? `${kind === 'directive' ? '@' : ''}${tokens[at]?.text ?? ''}` : 'schema';
  const draft = found.get(name) ?? createDraft(kind, name, tokens[at]?.line ?? 1);
  if (named) at += 1;
  found.set(name, draft);
  if (kind === 'directive') return readDirective(tokens, at, draft);
  // Reads up to the block, or to the next definition if there is none: `implements A & B`, `= A | B`, directives.
  while (at < tokens.length) {
    const token = tokens[at];
    if (token === undefined) break;
    if (token.text === '{') return readMembers(tokens, at + 1, draft);
    if (token.text === '@') {
      draft.oneOf ||= tokens[at + 1]?.text === 'oneOf';
      at = skipDirective(tokens, at);
      continue;
    }
    if (token.text === '}' || token.kind === 'string' || token.text === 'extend' || KINDS.has(token.text)) break;
    if (token.kind === 'name' && token.text !== 'implements') draft.names.add(token.text);
    at += 1;
  }
  return at;
}

/** Reads the arguments of a directive, `repeatable`, and the locations: `on FIELD | QUERY`. */
function readDirective(tokens: readonly Token[], start: number, draft: Draft): number {
  let at = start;
  if (tokens[at]?.text === '(') {
    const [given, next] = readArguments(tokens, at + 1);
    for (const [name, argument] of given) {
      draft.members.set(name, { ...argument, name, arguments: new Map(), deprecated: false });
    }
    at = next;
  }
  if (tokens[at]?.text === 'repeatable') {
    draft.repeatable = true;
    at += 1;
  }
  if (tokens[at]?.text !== 'on') return at;
  for (at += 1; at < tokens.length; at += 1) {
    const text = tokens[at]?.text ?? '';
    if (/^[A-Z_]+$/u.test(text)) draft.names.add(text);
    else if (text !== '|') break;
  }
  return at;
}

function readMembers(tokens: readonly Token[], start: number, draft: Draft): number {
  let at = start;
  while (at < tokens.length && tokens[at]?.text !== '}') {
    const token = tokens[at];
    if (token?.kind !== 'name') {
      at = token?.text === '@' ? skipDirective(tokens, at) : at + 1;
      continue;
    }
    at += 1;
    let given: ReadonlyMap<string, Argument> = new Map();
    if (tokens[at]?.text === '(') [given, at] = readArguments(tokens, at + 1);
    let type = '';
    let value: string | null = null;
    if (tokens[at]?.text === ':') [type, at] = readType(tokens, at + 1);
    if (tokens[at]?.text === '=') [value, at] = readValue(tokens, at + 1);
    let deprecated = false;
    while (tokens[at]?.text === '@') {
      deprecated ||= tokens[at + 1]?.text === 'deprecated';
      at = skipDirective(tokens, at);
    }
    draft.members.set(token.text, {
      name: token.text,
      line: token.line,
      type,
      default: value,
      arguments: given,
      deprecated,
    });
  }
  return at + 1;
}

function readArguments(tokens: readonly Token[], start: number): [ReadonlyMap<string, Argument>, number] {
  const found = new Map<string, Argument>();
  let at = start;
  while (at < tokens.length && tokens[at]?.text !== ')') {
    const token = tokens[at];
    if (token?.text === '@') {
      at = skipDirective(tokens, at);
    } else if (token?.kind === 'name' && tokens[at + 1]?.text === ':') {
      const [type, next] = readType(tokens, at + 2);
      let value: string | null = null;
      at = next;
      if (tokens[at]?.text === '=') [value, at] = readValue(tokens, at + 1);
      found.set(token.text, { type, default: value, line: token.line });
    } else at += 1;
  }
  return [found, at + 1];
}

function readType(tokens: readonly Token[], start: number): [string, number] {
  let at = start;
  let type = '';
  while (tokens[at]?.text === '[') {
    type += '[';
    at += 1;
  }
  type += tokens[at]?.text ?? '';
  at += 1;
  while (tokens[at]?.text === '!' || tokens[at]?.text === ']') {
    type += tokens[at]?.text ?? '';
    at += 1;
  }
  return [type, at];
}

/** Reads one value, a word or everything in brackets: its text, and the index after it. Fields have no order. */
function readValue(tokens: readonly Token[], start: number): [string, number] {
  const first = tokens[start]?.text ?? '';
  const end =
    first === '[' || first === '{' ? findBlockEnd(tokens, start) : start + (first === '-' || first === '$' ? 2 : 1);
  const words = tokens.slice(start, end).map(({ text }) => text);
  return [(first === '{' ? words.toSorted() : words).join(' '), end];
}

function skipDirective(tokens: readonly Token[], start: number): number {
  return tokens[start + 2]?.text === '(' ? findBlockEnd(tokens, start + 2) : start + 2;
}

/** Returns the index after the bracket that closes the next opening bracket. */
function findBlockEnd(tokens: readonly Token[], start: number): number {
  let depth = 0;
  for (let at = start; at < tokens.length; at += 1) {
    const text = tokens[at]?.text ?? '';
    if ('([{'.includes(text) && text !== '') depth += 1;
    if (')]}'.includes(text) && text !== '') {
      depth -= 1;
      if (depth <= 0) return at + 1;
    }
  }
  return tokens.length;
}
