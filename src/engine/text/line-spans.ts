/** Which of many spans of lines contain which lines. */
import { countBefore } from '../../base/order.js';

/** Lines from `first` to `last`, both included. */
export interface LineSpan {
  readonly first: number;
  readonly last: number;
}

/**
 * Returns, for each of some lines in ascending order, the last span of a list that contains it: the innermost one, if
 * the list is in the order of the text. Lines that no span contains are left out. Each line is visited once, so many
 * spans around each other cost no more than as many side by side.
 */
export function findLastAround<T extends LineSpan>(
  lines: readonly number[],
  spans: readonly T[],
): ReadonlyMap<number, T> {
  const found = new Map<number, T>();
  if (lines.length === 0 || spans.length === 0) return found;
  // The place of the next line without a span, at or after each place; read with shortcuts.
  const next = Array.from({ length: lines.length + 1 }, (_, at) => at);
  const findOpen = (from: number): number => {
    let at = from;
    for (let to = next[at] ?? at; to !== at; to = next[at] ?? at) {
      next[at] = next[to] ?? to;
      at = to;
    }
    return at;
  };
  for (const span of spans.toReversed()) {
    const start = countBefore(lines, (line) => line < span.first);
    for (let at = findOpen(start); at < lines.length; at = findOpen(at)) {
      const line = lines[at] ?? Number.POSITIVE_INFINITY;
      if (line > span.last) break;
      found.set(line, span);
      next[at] = at + 1;
    }
  }
  return found;
}

/** Returns which of some lines in ascending order any span contains. */
export function findCovered(lines: readonly number[], spans: readonly LineSpan[]): ReadonlySet<number> {
  return new Set(findLastAround(lines, spans).keys());
}

/** Returns whether one of some lines in ascending order lies in a span. */
export function hasLineWithin(lines: readonly number[], { first, last }: LineSpan): boolean {
  const next = countBefore(lines, (line) => line < first);
  return (lines[next] ?? Number.POSITIVE_INFINITY) <= last;
}
