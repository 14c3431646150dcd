/** Test cases that the tree of a file shows as focused or disabled, added to what the words of its lines show. */

import { addToCount } from '../../../../base/groups.js';
import type { FileChange, FileSyntax, RuleContext, ScannedLine } from '../../../model.js';
import { REACH } from '../../../text/reach.js';
import { createNewSideReader } from '../../new-side.js';
import { mapRemovedLines } from '../../side-lines.js';

/** The maximum distance in lines between a mark and the head of its case. */
const NEAR = 4;

/** A line that may be a mark of the case below it. */
const ATTRIBUTE = /^\s{0,200}(?:@|#?\[)/u;

/** Conditional or announced: no test that ran before is disabled. */
const CONDITIONAL = /\b(?:[sS]kip_?(?:[iI]f|[uU]nless|[wW]hen)|run_?[iI]f|todo)\b/u;

/** A helper that passes the name and the function of a test on: `only: (name, fn) => it.only(name, fn)`. */
const PASSES_ON =
  /\.(?:only|skip)\s{0,4}\(\s{0,4}(?:\.{3})?\w{1,60}(?:\s{0,4},\s{0,4}(?:\.{3})?\w{1,60}){0,2}\s{0,4}\)/u;

/**
 * Returns the lines to report, in order: those found by words, and for each case whose state is newly `runs` the added
 * line in or above its head that caused it. A case near a line found by words is not reported twice. A disabled case whose
 * mark belonged to a case that goes is reported by its first line.
 */
export function findMarkedCases(
  context: RuleContext,
  change: FileChange,
  added: readonly ScannedLine[],
  runs: 'focused' | 'disabled',
  byWords: readonly ScannedLine[],
): readonly ScannedLine[] {
  const syntax = context.syntax.get(change.file.path);
  const marked = syntax?.after?.cases.filter((one) => one.runs === runs) ?? [];
  if (marked.length === 0 && byWords.length === 0) return [];
  const old = syntax?.before?.cases.filter((one) => one.runs === runs) ?? [];
  const before = new Set(old.map(({ name }) => name));
  // A case that was marked and gets another name was marked before. It stays where it was, but for a line.
  const left = new Set(syntax?.after?.cases.map(({ name }) => name));
  const places = mapRemovedLines(change);
  const gone = old.filter(({ name }) => !left.has(name));
  const renamed = new Set(
    gone.flatMap(({ first }) => {
      const line = places.get(first);
      return line === undefined ? [] : [line - 1, line, line + 1];
    }),
  );
  // Its mark may stand above its name, and stays as it was.
  const heads = new Set(
    gone.flatMap(({ first, last }) => {
      const numbers = Array.from({ length: Math.min(last - first, NEAR) + 1 }, (_, index) => first + index);
      return numbers.flatMap((number) => {
        const line = places.get(number);
        return line === undefined ? [] : [line, line + 1];
      });
    }),
  );
  const isRenamedBelow = ({ first, last }: { readonly first: number; readonly last: number }) => {
    const above = added.filter(({ number }) => number >= first - NEAR && number <= Math.min(last, first + NEAR));
    return above.some(({ number }) => heads.has(number)) && !above.some(({ code }) => ATTRIBUTE.test(code));
  };
  // A case that the base marks too, in other words or with another reason, is not newly marked.
  const known = marked.filter(
    ({ name }, at) => before.has(name) && marked.findIndex((one) => one.name === name) === at,
  );
  const found = byWords.filter(
    ({ number }) => !known.some(({ first, last }) => number >= first - NEAR && number <= Math.min(last, first + NEAR)),
  );
  const ran = runs === 'disabled' ? countFewer(syntax) : new Map<string, number>();
  const side = createNewSideReader(change);
  for (const one of marked) {
    if (before.has(one.name)) continue;
    const takesOver = (ran.get(one.name) ?? 0) > 0;
    if (!takesOver && (renamed.has(one.first) || isRenamedBelow(one))) continue;
    const near = ({ number }: ScannedLine) =>
      number >= one.first - NEAR && number <= Math.min(one.last, one.first + NEAR);
    if (found.some(near)) continue;
    const line = added.find(
      (candidate) =>
        near(candidate) &&
        candidate.code.trim() !== '' &&
        candidate.number >= one.first &&
        !PASSES_ON.test(candidate.code.slice(0, REACH.longLine)),
    );
    if (line !== undefined && !CONDITIONAL.test(line.code.slice(0, REACH.longLine))) found.push(line);
    if (line !== undefined || !takesOver) continue;
    const text = side(one.first) ?? '';
    if (!CONDITIONAL.test(text.slice(0, REACH.longLine)))
      found.push({ number: one.first, text, code: text, comment: ' '.repeat(text.length) });
  }
  return found.toSorted((a, b) => a.number - b.number);
}

/** Returns by name how many cases ran in the base and do not run now, though cases of the name are there. */
function countFewer(syntax: FileSyntax | undefined): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { name, runs } of syntax?.before?.cases ?? [])
    if (name !== '' && runs !== 'disabled') addToCount(counts, name);
  for (const { name, runs } of syntax?.after?.cases ?? []) if (runs !== 'disabled') addToCount(counts, name, -1);
  return counts;
}
