/** Hidden characters that a change writes again, and does not bring: a regenerated file, a line that changes elsewhere. */
import { addToCount } from '../../../../base/groups.js';
import type { ScannedLine } from '../../../model.js';
import { REACH } from '../../../text/reach.js';

/** How much text on either side of hidden characters tells their place, in UTF-16 code units. */
const AROUND = 12;

/**
 * Returns a function that tells whether all hidden characters of an added line stood on removed lines of the same file:
 * the same characters between the same text, in code, text or comment as before, and not fewer of them than now.
 * (Of a line that no person writes it is enough that both are in code, or both are not.)
 * On a line as people write it, all that follows the first of them must be the same too, because they act on it.
 * `hidden` matches a run of the characters and has the flags `gu`. Linear in the lines.
 */
export function createKeptTest(
  removed: readonly ScannedLine[],
  added: readonly ScannedLine[],
  hidden: RegExp,
): (line: ScannedLine) => boolean {
  const before = new Map<string, number>();
  for (const line of removed) for (const place of listPlaces(line, hidden)) addToCount(before, place);
  if (before.size === 0) return () => false;
  const after = new Map<string, number>();
  for (const line of added) for (const place of listPlaces(line, hidden)) addToCount(after, place);
  return (line) => listPlaces(line, hidden).every((place) => (after.get(place) ?? 0) <= (before.get(place) ?? 0));
}

function listPlaces(line: ScannedLine, hidden: RegExp): readonly string[] {
  const { text } = line;
  const runs = [...text.matchAll(hidden)];
  const [first] = runs;
  if (first === undefined) return [];
  if (text.length <= REACH.longLine) {
    const kinds = runs.map(({ index }) => readKind(line, index)).join(',');
    return [`${kinds}\n${text.slice(Math.max(0, first.index - AROUND))}`];
  }
  // Data, or generated: nobody reads it as a whole, and one quotation mark far before decides what is text and what a comment.
  return runs.map(({ 0: run, index }) => {
    const around = text.slice(Math.max(0, index - AROUND), index + run.length + AROUND);
    return `long ${readKind(line, index) === 'code' ? 'code' : 'said'}\n${around}`;
  });
}

/** Returns where a character stands. */
function readKind({ text, code, comment }: ScannedLine, at: number): 'code' | 'comment' | 'text' {
  const char = text.charAt(at);
  return char === code.charAt(at) ? 'code' : char === comment.charAt(at) ? 'comment' : 'text';
}
