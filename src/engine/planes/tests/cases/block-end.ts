/** Where a block of code ends, for languages with a tree and without. */
import { measureIndent } from '../../../text/line-shape.js';

/** What stands after the lines of a block and closes it. */
const CLOSER = /^\s*(?:end\b|[)\]}])/u;

/** Returns the last line of the block that begins at a line, by its indentation; not beyond `last`, nor what `texts` has. */
export function findBlockEnd(texts: ReadonlyMap<number, string>, head: number, last: number): number {
  const depth = measureIndent(texts.get(head) ?? '');
  let end = head;
  for (let line = head + 1; line <= last; line += 1) {
    const text = texts.get(line);
    if (text === undefined) return end;
    if (text.trim() === '') continue;
    if (measureIndent(text) <= depth) return CLOSER.test(text) && measureIndent(text) === depth ? line : end;
    end = line;
  }
  return end;
}
