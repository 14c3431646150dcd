/** Finds test cases that the tree of a file shows as focused or disabled, in addition to those found by their words. */
import type { FileChange, RuleContext, ScannedLine } from '../../model.js';

/** Maximum distance in lines between a marker and the head of its test case. */
const NEAR = 4;

/** Conditional markers and planned tests: they do not stop a test that ran before. */
const CONDITIONAL = /\b(?:skip_?[iI]f|skip_?[uU]nless|run_?[iI]f|todo)\b/u;

/**
 * Returns the lines to report, in order: those found by words, and those from the trees. For each case that now runs as
 * `runs` and did not before, it is the added line in or above the head that caused it. A case near a line found by
 * words is not reported twice.
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
        !CONDITIONAL.test(candidate.code.slice(0, 2_000)),
    );
    if (line !== undefined) found.push(line);
  }
  return found.toSorted((a, b) => a.number - b.number);
}
