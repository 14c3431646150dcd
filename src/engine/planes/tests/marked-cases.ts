/** Test cases that the tree of a file shows as focused or disabled, added to what the words of its lines show. */

import type { FileChange, RuleContext, ScannedLine } from '../../model.js';
import { REACH } from '../../text/reach.js';

/** A mark stands no further from the head of its case than this many lines. */
const NEAR = 4;

/** Under a condition, or announced: nothing that ran is kept from running. */
const CONDITIONAL = /\b(?:skip_?[iI]f|skip_?[uU]nless|run_?[iI]f|todo)\b/u;

/**
 * The lines to point at, in order: those found by words, and of each case that runs as `runs` and did not before the
 * added line in or above its head that made it so. A case that a line by words lies near is not told of twice.
 */
export function markedCases(
  context: RuleContext,
  change: FileChange,
  added: readonly ScannedLine[],
  runs: 'focused' | 'disabled',
  byWords: readonly ScannedLine[],
): readonly ScannedLine[] {
  const syntax = context.syntax.get(change.file.path);
  const before = new Set(syntax?.before?.cases.filter((one) => one.runs === runs).map(({ name }) => name) ?? []);
  const found = [...byWords];
  for (const one of syntax?.after?.cases ?? []) {
    if (one.runs !== runs || before.has(one.name)) continue;
    const near = ({ number }: ScannedLine) =>
      number >= one.first - NEAR && number <= Math.min(one.last, one.first + NEAR);
    if (found.some(near)) continue;
    const line = added.find(
      (candidate) =>
        near(candidate) &&
        candidate.code.trim() !== '' &&
        candidate.number >= one.first &&
        !CONDITIONAL.test(candidate.code.slice(0, REACH.longLine)),
    );
    if (line !== undefined) found.push(line);
  }
  return found.toSorted((a, b) => a.number - b.number);
}
