/** The calls of a text, and what becomes of their results. */
import { countBefore } from '../../../base/order.js';
import type { Call } from '../../model.js';
import type { LineIndex } from '../../text/line-index.js';
import { type Captures, findCapture, type NodeSpan } from './captures.js';
import type { TextSpan } from './span-tree.js';

/** A call with its location. */
export interface FoundCall extends TextSpan {
  readonly call: Call;
}

const MAX_CALLEE = 200;
/** At most this many characters of a long call chain are read, counted from its end. */
const MAX_CHAIN = 1_000;
const MAX_ARGUMENT = 500;
const MAX_REST = 300;

/**
 * Finds the calls, in the order of the text. In a chain all calls start at the same offset, so the last call comes
 * first.
 */
export function findCalls(captures: Captures, code: string, lines: LineIndex): readonly FoundCall[] {
  const awaited = mapStartsToEnds(captures.of('awaited'));
  const discarded = new Set(captures.of('statement').map(({ id }) => id));
  const lists = captures.of('arguments');
  const calls = new Map<number, FoundCall>();
  for (const match of captures.having('call')) {
    const span = findCapture(match, 'call');
    if (span === undefined || calls.has(span.id)) continue;
    const args = findCapture(match, 'arguments');
    const callee = findCapture(match, 'callee') ?? { start: span.start, end: args?.start ?? span.end };
    calls.set(span.id, {
      start: span.start,
      end: span.end,
      call: {
        callee: readCallee(code, callee, lists),
        ...lines.range(span.start, span.end),
        awaited: (awaited.get(span.start) ?? -1) >= span.end,
        discarded: discarded.has(span.id),
        ...(args === undefined ? NO_ARGUMENTS : readArguments(code, args)),
      },
    });
  }
  return [...calls.values()].sort((a, b) => a.start - b.start || b.end - a.end);
}

/** Returns the awaited expressions by start offset. Every call of a chain is awaited with the chain. */
function mapStartsToEnds(spans: readonly NodeSpan[]): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  for (const { start, end } of spans) ends.set(start, Math.max(end, ends.get(start) ?? end));
  return ends;
}

function readCallee(code: string, callee: TextSpan, lists: readonly NodeSpan[]): string {
  const start = Math.max(callee.start, callee.end - MAX_CHAIN);
  const parts: string[] = [];
  let at = start;
  for (let next = findFirstFrom(lists, start); next < lists.length; next += 1) {
    const list = lists[next];
    if (list === undefined || list.end > callee.end) break;
    if (list.start < at) continue;
    parts.push(code.slice(at, list.start));
    at = list.end;
  }
  parts.push(code.slice(at, callee.end));
  const text = parts.join('').trim();
  return text
    .replace(/^(?:new|await)\s+/u, (word) => (word.startsWith('new') ? 'new\u0000' : ''))
    .replace(/\s+/gu, '')
    .replace('\u0000', ' ')
    .slice(-MAX_CALLEE)
    .toWellFormed();
}

function findFirstFrom(lists: readonly NodeSpan[], start: number): number {
  return countBefore(lists, (list) => list.start < start);
}

const OPENING: ReadonlySet<string> = new Set('([{');
const CLOSING: ReadonlySet<string> = new Set(')]}');

const NO_ARGUMENTS = { argument: '', rest: '' };

/**
 * Returns the first argument, and the text of the others. The first is the text up to the comma at its own depth. If strings contain commas or brackets, it may
 * only end at the length limit.
 */
function readArguments(code: string, list: TextSpan): Pick<Call, 'argument' | 'rest'> {
  const text = code.slice(list.start, Math.min(list.end, list.start + 2 * MAX_ARGUMENT));
  const start = OPENING.has(text.charAt(0)) ? 1 : 0;
  let depth = 0;
  let quote = '';
  let at = start;
  for (; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (quote !== '') {
      if (char === '\\') at += 1;
      else if (char === quote) quote = '';
    } else if (char === '"' || char === "'" || char === '`') quote = char;
    else if (OPENING.has(char)) depth += 1;
    else if (CLOSING.has(char)) {
      if (depth === 0) break;
      depth -= 1;
    } else if (char === ',' && depth === 0) break;
  }
  const argument = text.slice(start, at).trim().slice(0, MAX_ARGUMENT).toWellFormed();
  const end = list.start + at + 1;
  const rest = end < list.end ? code.slice(end, Math.min(list.end, end + MAX_REST)).trim() : '';
  return {
    argument,
    rest: rest
      .replace(/[)\]}]$/u, '')
      .trim()
      .toWellFormed(),
  };
}
