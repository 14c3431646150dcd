/** Finds the symbols that enclose changed lines. */
import type { Definition, FileChange, SymbolSpan } from '../model.js';
import type { Side } from './sides.js';

/**
 * Returns the definitions that enclose the changed lines of the new side, innermost last. If only hunks are known,
 * their headings come first.
 */
export function findEnclosingSymbols(
  change: FileChange,
  after: Side | null,
  headings: readonly SymbolSpan[],
): readonly SymbolSpan[] {
  const definitions = after?.syntax.definitions ?? [];
  const touched = new Set<Definition>();
  const lines = change.regions.flatMap(({ at, added }) =>
    added.length > 0 ? added.map(({ number }) => ({ first: number, last: number })) : [{ first: at, last: at + 1 }],
  );
  // Lines and definitions are both sorted, so definitions that ended before a line are not checked again.
  let open: readonly Definition[] = [];
  let next = 0;
  for (const { first, last } of lines) {
    const begun: Definition[] = [];
    for (let one = definitions[next]; one !== undefined && one.first <= first; one = definitions[next]) {
      begun.push(one);
      next += 1;
    }
    open = [...open, ...begun].filter((one) => one.last >= first);
    for (const one of open) if (one.last >= last) touched.add(one);
  }
  const spans = definitions
    .filter((one) => touched.has(one))
    .map(({ name, kind, first, last }) => ({ name, kind, first, last }));
  return after === null || after.syntax.whole ? spans : [...headings, ...spans];
}
