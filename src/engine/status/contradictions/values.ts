/** Another value: the text has a number with a unit that no line has, and a line about the same thing has another. */

import type { ChangeText, TextLine } from '../change-text.js';
import type { Anchor } from '../criterion-anchors.js';
import { MEASURES } from '../lexica/measures.js';
import { isSameInLine, type Quantity, readQuantities } from '../quantities.js';
import type { Statement, TextEvidence } from '../statement.js';
import { countShared, createContradiction, isComment, mayContradict } from '../statement.js';

/** Small numbers stand everywhere: another one of them says nothing. */
const LEAST_OTHER = 2;
/** How many words before and after a number may say what it counts. */
const NEIGHBOURS = 2;
/** Words of the criterion in the line with the other value, besides what it counts. */
const SAME_THING = 1;

const LOOK_BACK = 20;
/** What stands before a number that is a part of a name (`uint64`), or the label of another case (`case 12`, `== '12'`). */
const ELSEWHERE = /[\p{IDS}_]$|\b(?:case|when)\s{1,4}["'`]?$|[=!]==?\s{0,4}["'`]$/u;

/** What stands before a number that is reckoned with, and behind it: it is no value of anything. */
const RECKONED_BEFORE = /[\p{IDC}$)\]]\s{0,4}(?:[%+/]|-(?![->])|\*{1,2}|<<|>>)\s{0,4}$/u;
const RECKONED = /^\s{0,4}(?:[%+/*]|-(?![->])|<<|>>)\s{0,4}[\p{IDC}$(]/u;
/** The part of a line that a number stands in, among other numbers: what it is called stands there. */
const PARTS = [',', ';', '{', '}'];
const PART_BEHIND = /^[^,;{}()]*/u;

/** Finds for each missing number the line with another. `missing` are the anchors that the change does not have. */
export function compareValues(statement: Statement, missing: readonly Anchor[], change: ChangeText): TextEvidence {
  const contradicts = missing.flatMap((anchor) => {
    if (anchor.quantity === null) return [];
    const line = findOther(statement, anchor, anchor.quantity, change);
    return line === null ? [] : [createContradiction('value', anchor.text, line)];
  });
  return { missing: compareUnits(statement, change), contradicts };
}

/** Returns the line of code that has another number of the same thing: with the words beside it, and one more. */
function findOther(statement: Statement, anchor: Anchor, wanted: Quantity, change: ChangeText): TextLine | null {
  const counted = listNeighbours(statement, anchor, change);
  if (counted.length === 0) return null;
  const named = [...counted, ...change.listStems(anchor.text)];
  const asked = readQuantities(statement.criterion.asks);
  const has = (line: TextLine) =>
    change
      .readNumbers(line, statement.criterion.kind === 'doc')
      .some(
        (other) =>
          !other.isWord &&
          other.value >= LEAST_OTHER &&
          (other.dimension === wanted.dimension || other.dimension === 'none' || wanted.dimension === 'none') &&
          !ELSEWHERE.test(line.text.slice(Math.max(0, other.at - LOOK_BACK), other.at)) &&
          !asked.some((one) => isSameInLine(one, other, line.code)) &&
          isValueOf(line, other, named, change),
      );
  const candidates = statement.bound.filter(
    (line) =>
      line.side === 'added' &&
      mayContradict(statement, line) &&
      !isComment(line) &&
      counted.some((stem) => line.stems.has(stem)),
  );
  return candidates.find((line) => countShared(statement, line, new Set(counted)) >= SAME_THING && has(line)) ?? null;
}

/**
 * Returns whether a number of a line is one of what is counted: it is not reckoned with, and where there are several, a word of that
 * stands in its part of the line.
 */
function isValueOf(
  line: TextLine,
  { at, text, isPart }: Quantity,
  named: readonly string[],
  change: ChangeText,
): boolean {
  const [before, behind] = [line.text.slice(0, at), line.text.slice(at + text.length)];
  if (!isPart && (RECKONED_BEFORE.test(before) || RECKONED.test(behind))) return false;
  const numbers = change.readNumbers(line, false).filter(({ value, isWord }) => !isWord && value >= LEAST_OTHER);
  if (new Set(numbers.map(({ value }) => value)).size < 2) return true;
  const begin = Math.max(...PARTS.map((sign) => before.lastIndexOf(sign))) + 1;
  const part = `${before.slice(begin)} ${PART_BEHIND.exec(behind)?.[0] ?? ''}`;
  const stems = new Set(change.listStems(part));
  return named.some((stem) => stems.has(stem));
}

/** The words beside the number: what it counts. */
function listNeighbours(
  { criterion: { asks: text } }: Statement,
  { at, text: own }: Anchor,
  change: ChangeText,
): string[] {
  const stems = (part: string) => change.listStems(part);
  const before = stems(
    text
      .slice(0, at)
      .split(/[.;:,()]/u)
      .at(-1) ?? '',
  ).slice(-NEIGHBOURS);
  const after = stems(
    text
      .slice(at + own.length)
      .split(/[.;:,()]/u)
      .at(0) ?? '',
  ).slice(0, NEIGHBOURS);
  return [...before, ...after].filter((stem) => stem !== '' && !/^\d+$/u.test(stem));
}

const UNIT = /\b(?:in|of|as) (?<unit>[a-z]+)(?: \w+)?\b/giu;

/** A unit without a number: `in seconds`, where the lines are about minutes. */
function compareUnits(statement: Statement, change: ChangeText): string[] {
  const { asks: text } = statement.criterion;
  const numbers = readQuantities(text);
  return [...text.matchAll(UNIT)].flatMap((match) => {
    const unit = match.groups?.['unit'] ?? '';
    const measure = MEASURES.get(unit.toLowerCase());
    if (unit.length < 4 || measure === undefined || (measure.dimension !== 'time' && measure.dimension !== 'bytes'))
      return [];
    if (numbers.some(({ dimension }) => dimension === measure.dimension)) return [];
    const units = (line: TextLine) =>
      line.text
        .toLowerCase()
        .split(/[^a-zµ]+/u)
        .flatMap((word) => (word.length > 2 ? (MEASURES.get(word) ?? []) : []))
        .filter(({ dimension }) => dimension === measure.dimension);
    const changed = change.lines.filter(({ side }) => side !== 'removed').flatMap(units);
    const isThere = changed.some(({ factors }) => factors[0] === measure.factors[0]);
    return changed.length > 0 && !isThere ? [`no line is about ${unit}, and one is about another unit`] : [];
  });
}
