/**
 * The names of what a changed line stands in. A criterion that names `price` is also about a line inside of it, which does
 * not say the name again. Only unchanged lines are looked at: what the change writes itself is read as its own words.
 */
import { readHunkLines } from '../../../base/hunk-lines.js';
import type { FileChange } from '../../model.js';
import { type Head, type NumberedLine, readBlocks, readDeclared } from '../../text/blocks.js';

/** So many names around a line are taken, the nearest first. */
const MOST_NAMES = 4;

/** Returns the names around the added lines of a file, the nearest first, by their number. Linear in the text of the file. */
export function readEnclosing(file: FileChange): ReadonlyMap<number, readonly string[]> {
  const added = new Set(file.added.map(({ number }) => number));
  const found = new Map<number, readonly string[]>();
  const declared = new Map<Head, string | null>();
  const readName = (head: Head) => {
    const known = declared.get(head);
    if (known !== undefined) return known;
    const name = added.has(head.number) ? null : readDeclared(head.text);
    declared.set(head, name);
    return name;
  };
  for (const [number, heads] of readBlocks(listLines(file), added).around) {
    const names: string[] = [];
    for (const head of heads) {
      if (names.length === MOST_NAMES) break;
      const name = readName(head);
      if (name !== null) names.push(name);
    }
    if (names.length > 0) found.set(number, names);
  }
  return found;
}

/** The lines of the new side: of the whole file where it is there, else those that the hunks show, after their headings. */
function listLines({ file }: FileChange): readonly NumberedLine[] {
  if (file.new_text !== null) return file.new_text.split('\n').map((text, at) => ({ number: at + 1, text }));
  return file.hunks.flatMap((hunk) => [
    { number: 0, text: hunk.section },
    ...readHunkLines(hunk)
      .filter(({ mark }) => mark === ' ' || mark === '+')
      .map(({ text, newNumber }) => ({ number: newNumber, text })),
  ]);
}
