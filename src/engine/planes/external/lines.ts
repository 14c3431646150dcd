/**
 * Answers quickly which lines of a file a change touches, because a report may contain thousands of results for one
 * file.
 */
import type { FileChange, Region } from '../../model.js';

/**
 * A run of changed lines on the new side. For a pure deletion `last` is the line before it and `first` the line after
 * it.
 */
interface Span {
  readonly first: number;
  readonly last: number;
}

/** A changed file, prepared to locate results in it. */
export interface TouchedFile {
  /** Returns whether lines `first` to `last` contain a changed line or enclose removed lines. */
  touches(first: number, last: number): boolean;
  /** The first run of changed lines; for a deletion, the line before it. */
  readonly start: Span;
  /** The last known line: that of the file, or that of the last change if the text is unavailable. */
  readonly end: number;
  /** Returns the text of a line; empty if unknown. */
  text(line: number): string;
}

function spanOf(region: Region): Span {
  const first = region.added[0];
  const last = region.added.at(-1);
  if (first === undefined || last === undefined) return { first: region.at + 1, last: region.at };
  return { first: first.number, last: last.number };
}

/** Prepares a changed file; null if it has no lines on the new side or no changed lines. */
export function touchedFile(change: FileChange): TouchedFile | null {
  const spans = change.regions.map(spanOf).toSorted((a, b) => a.last - b.last || a.first - b.first);
  const [top] = spans;
  if (top === undefined || change.file.status === 'deleted') return null;
  const lines = change.file.new_text?.split('\n') ?? null;
  const added = lines === null ? new Map(change.added.map((line) => [line.number, line.text])) : null;
  return {
    touches: (first, last) => {
      let [low, high] = [0, spans.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((spans[middle]?.last ?? 0) < first) low = middle + 1;
        else high = middle;
      }
      return (spans[low]?.first ?? Number.POSITIVE_INFINITY) <= last;
    },
    start: top.first <= top.last ? top : { first: Math.max(1, top.last), last: Math.max(1, top.last) },
    end: Math.max(1, lines?.length ?? 1, spans.at(-1)?.last ?? 1),
    text: (line) => lines?.[line - 1] ?? added?.get(line) ?? '',
  };
}
