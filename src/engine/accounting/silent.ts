/** Parts without a word of the ticket, in files that speak of it: code that rides along where something is asked for. */
import { countBefore } from '../../base/order.js';
import type { Binding, FileChange } from '../model.js';
import { findCovered, type LineSpan } from '../text/line-spans.js';
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
  const parts = new Map<string, Map<string, LineSpan>>();
  for (const { file, first, last } of bindings.flatMap(({ owned = [] }) => owned)) {
    const known = parts.get(file) ?? new Map<string, LineSpan>();
    parts.set(file, known);
    known.set(`${first}-${last}`, { first, last });
  }
  return new Map(
    speaking.map(({ file, added }) => {
      const textsOf = ({ first, last }: LineSpan) =>
        added
          .slice(
            countBefore(added, ({ number }) => number < first),
            countBefore(added, ({ number }) => number <= last),
          )
          .map(({ text }) => text);
      const silent = [...(parts.get(file.path)?.values() ?? [])].filter((part) => !relevance.speaks(textsOf(part)));
      const numbers = added.map(({ number }) => number);
      return [file.path, findCovered(numbers, silent)] as const;
    }),
  );
}
