/** Finds the calls of a program by its tokens: name, receiver, arguments, what is chained behind, and the blocks around. */
import { CLOSERS } from '../../../text/brackets.js';
import type { ProgramLanguage, ProgramToken } from './program-tokens.js';

/** An argument: `key` is empty where it has only a place. */
export interface Argument {
  readonly key: string;
  readonly tokens: readonly ProgramToken[];
}

/** A call of a program. Lines are of the side that was read. */
export interface ProgramCall {
  readonly name: string;
  /** What stands before the dot or arrow; empty if nothing does. */
  readonly receiver: string;
  readonly arguments: readonly Argument[];
  /** Calls on the result: `.string('a').nullable()` has `nullable`. */
  readonly chained: readonly ProgramCall[];
  /** Token indexes: of the name, behind the arguments, and behind its block. */
  readonly at: number;
  readonly end: number;
  readonly blockEnd: number;
  readonly line: number;
  readonly lastLine: number;
}

const JOINTS = new Set(['.', '->', '?.', '::']);
/** A command call has no brackets: these names begin statements of their own. */
const KEYWORDS = new Set(
  'if unless while until end do def class module return else elsif when case begin rescue ensure then and or not in yield self super true false nil use import alias defmodule defp fn with for raise require private public'.split(
    ' ',
  ),
);
const MAX_CHAIN = 12;
/** Tokens of one argument; longer ones are blocks, which are read by their own calls. */
const MAX_ARGUMENT = 200;

/** Reads all calls, in order of their names. */
export function readProgramCalls(tokens: readonly ProgramToken[], language: ProgramLanguage): readonly ProgramCall[] {
  return new CallReader(tokens, language).read();
}

class CallReader {
  readonly #tokens: readonly ProgramToken[];
  /** Of each opening bracket the index of the closing one. */
  readonly #closing = new Map<number, number>();
  readonly #commands: boolean;
  readonly #indents: boolean;

  constructor(tokens: readonly ProgramToken[], language: ProgramLanguage) {
    this.#tokens = tokens;
    this.#commands = language === 'Ruby' || language === 'Elixir';
    this.#indents = this.#commands || language === 'Python';
    const open: number[] = [];
    tokens.forEach((token, index) => {
      if (token.kind !== 'mark') return;
      if (Object.hasOwn(CLOSERS, token.text)) open.push(index);
      else if (token.text === ')' || token.text === ']' || token.text === '}') {
        const start = open.pop();
        if (start !== undefined) this.#closing.set(start, index);
      }
    });
  }

  read(): readonly ProgramCall[] {
    const calls: ProgramCall[] = [];
    this.#tokens.forEach((token, index) => {
      if (token.kind !== 'name' || KEYWORDS.has(token.text)) return;
      const call = this.#callAt(index, 0);
      if (call !== null) calls.push(call);
    });
    return calls;
  }

  #mark(index: number): string {
    const token = this.#tokens[index];
    return token?.kind === 'mark' ? token.text : '';
  }

  #callAt(index: number, depth: number): ProgramCall | null {
    const open = this.#findOpening(index);
    if (open >= 0) {
      const close = this.#closing.get(open) ?? this.#tokens.length;
      return this.#create(index, this.#arguments(open + 1, close), close + 1, depth);
    }
    if (!this.#commands) return null;
    return this.#isCommand(index) ? this.#command(index, depth) : null;
  }

  /** The bracket of the arguments: right behind the name, or behind type arguments as in `AddColumn<string>(`. */
  #findOpening(index: number): number {
    if (this.#mark(index + 1) === '(')
      return this.#tokens[index + 1]?.leads === true && this.#commands ? -1 : index + 1;
    if (this.#mark(index + 1) !== '<') return -1;
    for (let at = index + 2; at < index + 10; at += 1) {
      if (this.#mark(at) === '>') return this.#mark(at + 1) === '(' ? at + 1 : -1;
    }
    return -1;
  }

  /** Returns true for a name that begins a statement and has arguments without brackets, or none. */
  #isCommand(index: number): boolean {
    const token = this.#tokens[index];
    const next = this.#tokens[index + 1];
    if (token === undefined) return false;
    const before = this.#tokens[index - 1];
    const begins =
      token.leads ||
      (before?.kind === 'mark' && ['.', '{', ';', '|', '->'].includes(before.text)) ||
      before?.text === 'do';
    if (!begins) return false;
    if (next === undefined || next.leads) return before?.text === '.' || token.text.endsWith('!');
    const opens = next.text === 'do' || (next.kind === 'mark' && next.text === '{');
    if (opens) return token.leads || before?.text === '.';
    if (next.kind !== 'mark') return !KEYWORDS.has(next.text) || ['true', 'false', 'nil', 'self'].includes(next.text);
    if (next.text === ':')
      return this.#tokens[index + 2]?.column === next.column + 1 && next.column > token.column + token.text.length;
    return next.text === '[' && next.column > token.column + token.text.length;
  }

  #command(index: number, depth: number): ProgramCall {
    let end = index + 1;
    while (end < this.#tokens.length) {
      const token = this.#tokens[end];
      if (token === undefined || (token.leads && !this.#goesOn(end))) break;
      if (token.text === 'do' && token.kind === 'name') break;
      if (end === index + 1 && token.text === '{') break;
      if (token.kind === 'mark' && ['}', ')', ']', ';'].includes(token.text)) break;
      end = (this.#closing.get(end) ?? end) + 1;
    }
    return this.#create(index, this.#arguments(index + 1, end), end, depth);
  }

  /** A statement goes on behind a comma or an operator. */
  #goesOn(index: number): boolean {
    const before = this.#tokens[index - 1];
    return before?.kind === 'mark' && [',', '=>', '\\', '+', '|', ':'].includes(before.text);
  }

  #create(index: number, given: readonly Argument[], end: number, depth: number): ProgramCall {
    const token = this.#tokens[index];
    const last = this.#tokens[end - 1];
    return {
      name: token?.text ?? '',
      receiver: this.#receiver(index),
      arguments: given,
      chained: depth === 0 ? this.#chain(end) : [],
      at: index,
      end,
      blockEnd: this.#blockEnd(index, end),
      line: token?.line ?? 1,
      lastLine: last?.lastLine ?? token?.line ?? 1,
    };
  }

  #receiver(index: number): string {
    if (!JOINTS.has(this.#mark(index - 1))) return '';
    const before = this.#tokens[index - 2];
    return before?.kind === 'name' ? before.text : ')';
  }

  #chain(from: number): readonly ProgramCall[] {
    const found: ProgramCall[] = [];
    let at = from;
    while (found.length < MAX_CHAIN && JOINTS.has(this.#mark(at)) && this.#tokens[at + 1]?.kind === 'name') {
      const call = this.#callAt(at + 1, 1);
      if (call === null) break;
      found.push(call);
      at = call.end;
    }
    return found;
  }

  /** Behind `{ … }`, or behind what is indented deeper below `do` or `with … as name:`. */
  #blockEnd(index: number, end: number): number {
    if (this.#mark(end) === '{') return (this.#closing.get(end) ?? end) + 1;
    if (!this.#indents) return end;
    const next = this.#tokens[end];
    if (next?.text !== 'do' && next?.text !== 'as') return end;
    const head = this.#findLineHead(index);
    let at = end + 1;
    while (at < this.#tokens.length) {
      const token = this.#tokens[at];
      if (token?.leads === true && token.column <= head) break;
      at += 1;
    }
    return at;
  }

  #findLineHead(index: number): number {
    let at = index;
    while (at > 0 && this.#tokens[at]?.leads !== true) at -= 1;
    return this.#tokens[at]?.column ?? 0;
  }

  /** Splits what is between the brackets at its commas. */
  #arguments(from: number, to: number): readonly Argument[] {
    const found: Argument[] = [];
    let start = from;
    let at = from;
    while (at <= to) {
      if (at === to || this.#mark(at) === ',') {
        if (at > start) found.push(readArgument(this.#tokens.slice(start, Math.min(at, start + MAX_ARGUMENT))));
        start = at + 1;
        at += 1;
      } else at = (this.#closing.get(at) ?? at) + 1;
    }
    return found;
  }
}

/** `key: value`, `key = value`, `:key => value`, `"key" => value`, or a value alone. */
function readArgument(tokens: readonly ProgramToken[]): Argument {
  const [first, second, third] = tokens;
  if (first === undefined || second === undefined || first.kind === 'mark') {
    if (first?.text === ':' && third?.text === '=>' && third.kind === 'mark')
      return { key: second?.text ?? '', tokens: tokens.slice(3) };
    return { key: '', tokens };
  }
  const joins = second.kind === 'mark' && (second.text === '=>' || second.text === ':' || second.text === '=');
  return joins && tokens.length > 2 ? { key: first.text, tokens: tokens.slice(2) } : { key: '', tokens };
}

/** The entries of an object, a hash or a list in an argument; the argument itself without brackets. */
export function readEntries(tokens: readonly ProgramToken[]): readonly Argument[] {
  const first = tokens[0];
  const isBracket = first?.kind === 'mark' && (first.text === '{' || first.text === '[' || first.text === '%');
  const start = tokens.findIndex((token) => token.kind === 'mark' && (token.text === '{' || token.text === '['));
  if (!isBracket || start < 0) return [];
  const found: Argument[] = [];
  let depth = 0;
  let from = start + 1;
  for (let at = start + 1; at < tokens.length; at += 1) {
    const text = tokens[at]?.kind === 'mark' ? (tokens[at]?.text ?? '') : '';
    if (depth === 0 && (text === ',' || text === '}' || text === ']')) {
      if (at > from) found.push(readArgument(tokens.slice(from, at)));
      if (text !== ',') break;
      from = at + 1;
    } else if (Object.hasOwn(CLOSERS, text)) depth += 1;
    else if (text === ')' || text === '}' || text === ']') depth -= 1;
  }
  return found;
}
