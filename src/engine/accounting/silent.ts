/** Parts without a word of the ticket, in files that speak of it: code that rides along where something is asked for. */
import type { Binding, FileChange } from '../model.js';
import { findCovered } from '../text/line-spans.js';
import type { Relevance } from './relevance.js';

/**
 * Returns the added lines of such parts, for each file that speaks of the ticket. Parts are the units that bindings share;
 * a line of none is not silent. Linear in the units' lines.
 */
export function findSilentLines(
  bindings: readonly Binding[],
  speaking: readonly FileChange[],
  relevance: Relevance,
): ReadonlyMap<string, ReadonlySet<number>> {
  const parts = new Map<string, Map<string, { readonly first: number; readonly last: number }>>();
  for (const { file, first, last } of bindings.flatMap(({ owned = [] }) => owned)) {
    const known = parts.get(file) ?? new Map<string, { first: number; last: number }>();
    parts.set(file, known);
    known.set(`${first}-${last}`, { first, last });
  }
  return new Map(
    speaking.map(({ file, added }) => {
      const silent = [...(parts.get(file.path)?.values() ?? [])].filter(
        ({ first, last }) =>
          !relevance.speaks(added.flatMap(({ number, text }) => (first <= number && number <= last ? [text] : []))),
      );
      const numbers = added.map(({ number }) => number);
      return [file.path, findCovered(numbers, silent)] as const;
    }),
  );
}
