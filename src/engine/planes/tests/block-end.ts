/** Where a block of code ends, for languages with a tree and without. */

/** What stands after the lines of a block and closes it. */
const CLOSER = /^\s*(?:end\b|[)\]}])/u;

/** Returns the last line of the block that begins at a line, by its indentation; not beyond `last`, nor what `texts` has. */
export function findBlockEnd(texts: ReadonlyMap<number, string>, head: number, last: number): number {
  const depth = measure(texts.get(head) ?? '');
  let end = head;
  for (let line = head + 1; line <= last; line += 1) {
    const text = texts.get(line);
    if (text === undefined) return end;
    if (text.trim() === '') continue;
    if (measure(text) <= depth) return CLOSER.test(text) && measure(text) === depth ? line : end;
    end = line;
  }
  return end;
}

const measure = (text: string): number => text.length - text.trimStart().length;
