/** Reads single statements of a protocol buffers file: fields, reserved numbers, calls, options. */
import type { Token } from '../tokenizer.js';

/** A field of a message, or a value of an enum. */
export interface Field {
  readonly name: string;
  readonly number: number;
  /** As written, such as `map<string,int32>`, without white space; empty for an enum value. */
  readonly type: string;
  readonly label: 'repeated' | 'required' | 'single';
  /** `optional` is written. In proto3 this makes a difference: the field then knows whether it was set. */
  readonly optional: boolean;
  /** The name of the oneof that the field is in; empty if it is in none. */
  readonly oneof: string;
  /** The options in brackets, with their values as written. */
  readonly options: ReadonlyMap<string, string>;
  readonly line: number;
}

/** A call of a service. */
export interface Method {
  readonly name: string;
  /** `stream Request`, `Response`. */
  readonly takes: string;
  readonly gives: string;
  /** `GET /v1/orders` of `google.api.http`, and the idempotency level. */
  readonly routes: readonly string[];
  readonly idempotency: string;
  readonly line: number;
}

/** Ranges of numbers, both ends included. */
export type Ranges = readonly (readonly [first: number, last: number])[];

/** An option of the file, its package or its syntax, with the value as written. */
export interface Option {
  readonly value: string;
  readonly line: number;
}

/** What a block gathers from its statements. */
export interface StatementSink {
  readonly fields: Field[];
  readonly methods: Method[];
  readonly reservedNumbers: (readonly [number, number])[];
  readonly reservedNames: string[];
  readonly reservedLines: number[];
  readonly extensions: (readonly [number, number])[];
}

const LABELS = new Set(['repeated', 'required', 'optional']);
const MAX_NUMBER = 536_870_911;

/** Reads `package a.b`, `syntax = "proto3"` and `option name = value`. */
export function readOption(statement: readonly Token[], options: Map<string, Option>): void {
  const [first, second] = statement;
  if (first === undefined || second === undefined) return;
  const texts = statement.map(({ text }) => text);
  const equals = texts.indexOf('=');
  if (first.text === 'package') options.set('package', { value: texts.slice(1).join(''), line: first.line });
  else if (first.text === 'option' && equals > 1)
    options.set(texts.slice(1, equals).join(''), { value: texts.slice(equals + 1).join(' '), line: first.line });
  else if (first.text === 'syntax' || first.text === 'edition')
    options.set('syntax', { value: texts[2] ?? '', line: first.line });
}

/** Reads one statement inside a block. `oneof`: the name of the one around it, or empty. */
export function readStatement(statement: readonly Token[], into: StatementSink, oneof: string): void {
  const texts = statement.map((token) => token.text);
  if (texts[0] === 'extensions') into.extensions.push(...readRanges(statement.slice(1)));
  if (texts[0] === 'reserved') {
    into.reservedLines.push(statement[0]?.line ?? 1);
    into.reservedNumbers.push(...readRanges(statement.slice(1)));
    // Editions write the names without quotes.
    const names = statement
      .slice(1)
      .filter(({ kind, text }) => kind === 'string' || (kind === 'name' && text !== 'to'));
    into.reservedNames.push(...names.map(({ text }) => text.replace(/["']/gu, '')).filter((text) => text !== 'max'));
  }
  if (texts[0] === 'rpc') {
    const method = readMethod(statement);
    if (method !== null) into.methods.push(method);
  }
  if (NO_FIELDS.has(texts[0] ?? '')) return;
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
    optional: equals > 2 && label === 'optional',
    oneof,
    options: readFieldOptions(texts.slice(equals + 2)),
    line: named.line,
  });
}

const NO_FIELDS = new Set(['extensions', 'reserved', 'rpc', 'option']);

/** Reads `[a = 1, (b).c = { … }]`. */
function readFieldOptions(texts: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  let depth = 0;
  let parts: string[] = [];
  for (const text of texts) {
    if ('[{'.includes(text)) depth += 1;
    if (']}'.includes(text)) depth -= 1;
    const ends = (text === ',' && depth === 1) || depth === 0;
    if (!ends && !(text === '[' && depth === 1)) parts.push(text);
    if (!ends) continue;
    const equals = parts.indexOf('=');
    if (equals > 0) found.set(parts.slice(0, equals).join(''), parts.slice(equals + 1).join(' '));
    parts = [];
  }
  return found;
}

function readRanges(tokens: readonly Token[]): readonly (readonly [number, number])[] {
  return tokens.flatMap((token, index) => {
    if (token.kind !== 'number' || tokens[index - 1]?.text === 'to') return [];
    const first = Number(token.text);
    const last = tokens[index + 1]?.text === 'to' ? tokens[index + 2]?.text : token.text;
    return [[first, last === 'max' ? MAX_NUMBER : Number(last)] as const];
  });
}

/** Reads `rpc Name (stream A) returns (B) { option … }`. */
function readMethod(statement: readonly Token[]): Method | null {
  const name = statement[1];
  if (name === undefined) return null;
  const sides: string[] = [];
  const routes: string[] = [];
  let idempotency = '';
  let open: number | null = null;
  statement.forEach((token, index) => {
    if (token.text === '(') open = index;
    if (token.text === ')' && open !== null) {
      const inside = statement.slice(open + 1, index).map((one) => one.text);
      sides.push(inside[0] === 'stream' ? `stream ${inside.slice(1).join('')}` : inside.join(''));
      open = null;
    }
    if (token.text === 'idempotency_level') idempotency = statement[index + 2]?.text ?? '';
    const path = statement[index + 2];
    if (VERBS.has(token.text) && path?.kind === 'string' && path.text.startsWith('/', 1))
      routes.push(`${token.text.toUpperCase()} ${path.text.slice(1, -1)}`);
  });
  return { name: name.text, takes: sides[0] ?? '', gives: sides[1] ?? '', routes, idempotency, line: name.line };
}

/** The kinds of routes in `google.api.http`. */
const VERBS = new Set(['get', 'put', 'post', 'delete', 'patch']);
