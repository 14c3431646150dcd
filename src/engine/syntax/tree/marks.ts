/** Comments and strings as a tree has them, laid over lines. */
import { countBefore } from '../../../base/order.js';
import type { Line, ScannedLine } from '../../model.js';
import type { NodeSpan } from './captures.js';
import { compareByPlace } from './span-tree.js';

/** The kind of the text from `start` up to the next mark. */
interface Mark {
  readonly start: number;
  readonly kind: Kind;
}
type Kind = 'code' | 'comment' | 'string';

/** Comments and strings of a text, from its tree. `strings` and `regexes` include their quotes. */
export interface MarkedSpans {
  readonly comments: readonly NodeSpan[];
  readonly strings: readonly NodeSpan[];
  readonly regexes: readonly NodeSpan[];
  /** Code inside strings. */
  readonly holes: readonly NodeSpan[];
}

/** The opening of a string: a prefix, hashes, quotes. */
const OPENING = /^[A-Za-z@$&]{0,8}#{0,16}(?:"""|'''|["'`/])/u;
const QUOTES = /^(?:"""|'''|["'`/])/u;

/** Returns the start and end of a string's content; the whole span if it has no quotes. */
export function findStringContent(
  text: string,
  span: { readonly start: number; readonly end: number },
): [number, number] {
  const opening = OPENING.exec(text.slice(span.start, Math.min(span.end, span.start + 32)))?.[0];
  if (opening === undefined) return [span.start, span.end];
  const start = span.start + opening.length;
  const quote = QUOTES.exec(opening.replace(/^[^"'`/]*/u, ''))?.[0] ?? '';
  const end = text.lastIndexOf(quote, span.end - quote.length);
  return end >= start && span.end - end <= quote.length + 16 ? [start, end] : [start, Math.max(start, span.end)];
}

/** Returns the text as consecutive ranges of code, comments and strings. */
export function buildMarks(text: string, marked: MarkedSpans): readonly Mark[] {
  const parts: { start: number; end: number; kind: Kind }[] = [
    ...marked.comments.map(({ start, end }) => ({ start, end, kind: 'comment' as const })),
    ...[...marked.strings, ...marked.regexes].map((span) => {
      const [start, end] = findStringContent(text, span);
      return { start, end, kind: 'string' as const };
    }),
    ...marked.holes.map(({ start, end }) => ({ start, end, kind: 'code' as const })),
  ].filter(({ start, end }) => end > start);
  parts.sort(compareByPlace);
  const marks: Mark[] = [];
  const open: { end: number; kind: Kind }[] = [];
  const mark = (start: number, kind: Kind): void => {
    if (marks.at(-1)?.start === start) marks.pop();
    if ((marks.at(-1)?.kind ?? 'code') !== kind) marks.push({ start, kind });
  };
  const closeUpTo = (limit: number): void => {
    for (let top = open.at(-1); top !== undefined && top.end <= limit; top = open.at(-1)) {
      open.pop();
      mark(top.end, open.at(-1)?.kind ?? 'code');
    }
  };
  for (const part of parts) {
    closeUpTo(part.start);
    mark(part.start, part.kind);
    open.push(part);
  }
  closeUpTo(Number.POSITIVE_INFINITY);
  return marks;
}

/** Splits a line that begins at `offset` of the text. */
export function scanMarked(line: Line, offset: number, marks: readonly Mark[]): ScannedLine {
  const end = offset + line.text.length;
  const first = countBefore(marks, (mark) => mark.start <= offset);
  let kind = marks[first - 1]?.kind ?? 'code';
  const code: string[] = [];
  const comment: string[] = [];
  for (let at = offset, next = first; at < end; next += 1) {
    const to = Math.min(end, marks[next]?.start ?? end);
    const text = line.text.slice(at - offset, to - offset);
    const blank = ' '.repeat(text.length);
    code.push(kind === 'code' ? text : blank);
    comment.push(kind === 'comment' ? text : blank);
    at = to;
    kind = marks[next]?.kind ?? kind;
  }
  return { ...line, code: code.join(''), comment: comment.join('') };
}

/** Replaces the comments of a text by spaces and keeps line breaks. */
export function blankComments(text: string, comments: readonly NodeSpan[]): string {
  if (comments.length === 0) return text;
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of comments) {
    if (start < at) continue;
    parts.push(text.slice(at, start), blank(text.slice(start, end)));
    at = end;
  }
  parts.push(text.slice(at));
  return parts.join('');
}

function blank(text: string): string {
  return text
    .split('\n')
    .map((line) => ' '.repeat(line.length))
    .join('\n');
}
