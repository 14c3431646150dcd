/**
 * The same edit in many places: workflows that differ by a name, generated code, a call with a new argument everywhere. Who has
 * read one of them has read them all, so the others say where the first is, and come after what is new.
 */
import { isOpenReason, type Span } from '../../contract/index.js';
import type { Change, Line } from '../model.js';
import { REST } from './reasons.js';

/** A repeated place weighs so many times less. */
const LESS = 8;
/** Lines with fewer letters and digits, such as brackets, stand everywhere. */
const LEAST_SIGNS = 12;

/**
 * Tells of every open span whose lines are those of an earlier one, white space aside, where that is. Only files of one class
 * are compared: what is harmless in a test is not known to be so in code.
 */
export function tellRepeated(spans: readonly Span[], { files }: Change): readonly Span[] {
  const known = new Map(
    files.map((file) => [
      file.file.path,
      { class: file.class, added: index(file.added), removed: index(file.removed) },
    ]),
  );
  const first = new Map<string, Span>();
  return spans.map((span) => {
    if (!isOpenReason(span.reason) || span.side === 'file') return span;
    const file = known.get(span.location.file);
    const texts = file?.[span.side];
    const [from = 0, to = from] = span.old_line_range ?? span.location.lineRange;
    const text = listNumbers(from, to)
      .map((number) => texts?.get(number)?.trim() ?? '')
      .join('\n');
    if (text.replace(/[^\p{Alpha}\d]/gu, '').length < LEAST_SIGNS) return span;
    const key = `${file?.class} ${span.side}\n${text}`;
    const earlier = first.get(key);
    if (earlier === undefined) {
      first.set(key, span);
      return span;
    }
    const same = `the same ${describePlace(earlier, span)}`;
    const why = span.why === REST.why ? same : `${span.why}; ${same}`;
    return { ...span, why, weight: Math.ceil(span.weight / LESS) };
  });
}

function index(lines: readonly Line[]): ReadonlyMap<number, string> {
  return new Map(lines.map(({ number, text }) => [number, text]));
}

function listNumbers(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

/** Removed lines have their old numbers, which mean other lines in the file as it is now. */
function describePlace({ location, old_line_range: old }: Span, { location: { file } }: Span): string {
  if (location.file !== file) return `as in ${location.file}`;
  const [line = 1] = old ?? location.lineRange;
  return `as at ${old === null ? 'line' : 'removed line'} ${line} of this file`;
}
