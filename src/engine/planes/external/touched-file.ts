/**
 * Finds which lines of a file a change touches, with fast lookups: a report may contain thousands of results for one
 * file.
 */
import { countBefore } from '../../../base/order.js';
import type { FileChange, Region } from '../../model.js';

/**
 * A run of changed lines on the new side. For a pure deletion, `last` is the line before it and `first` the line after
 * it.
 */
interface Span {
  readonly first: number;
  readonly last: number;
}

/** A changed file, prepared for locating results in it. */
export interface TouchedFile {
  /** Returns true if lines `first` to `last` contain a changed line, or enclose a place where lines were removed. */
  touches(first: number, last: number): boolean;
  /** The first run of changed lines; if lines were only removed, the line before. */
  readonly start: Span;
  /** The last known line: the file's, or that of the last change if the text is not available. */
  readonly end: number;
  /** Returns the text of a line; empty if it is not known. */
  text(line: number): string;
}

function toSpan(region: Region): Span {
  const first = region.added[0];
  const last = region.added.at(-1);
  if (first === undefined || last === undefined) return { first: region.at + 1, last: region.at };
  return { first: first.number, last: last.number };
}

/** Prepares a changed file; returns null if it has no lines on the new side, or no changed lines. */
export function toTouchedFile(change: FileChange): TouchedFile | null {
  const spans = change.regions.map(toSpan).toSorted((a, b) => a.last - b.last || a.first - b.first);
  const [top] = spans;
  if (top === undefined || change.file.status === 'deleted') return null;
  const lines = change.file.new_text?.split('\n') ?? null;
  const added = lines === null ? new Map(change.added.map((line) => [line.number, line.text])) : null;
  return {
    touches: (first, last) => {
      const next = countBefore(spans, (span) => span.last < first);
      return (spans[next]?.first ?? Number.POSITIVE_INFINITY) <= last;
    },
    start: top.first <= top.last ? top : { first: Math.max(1, top.last), last: Math.max(1, top.last) },
    end: Math.max(1, lines?.length ?? 1, spans.at(-1)?.last ?? 1),
    text: (line) => lines?.[line - 1] ?? added?.get(line) ?? '',
  };
}
