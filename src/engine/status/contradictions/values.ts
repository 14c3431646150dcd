/** Another value: the text has a number with a unit that no line has, and a line about the same thing has another. */
import type { Claim } from '../claim.js';
import { countShared, createContradiction } from '../claim.js';
import type { ChangeText, TextLine } from '../change-text.js';
import type { Anchor } from '../criterion-anchors.js';
import { MEASURES } from '../lexica/measures.js';
import { isMeasured, type Quantity, readQuantities } from '../quantities.js';
import type { TextEvidence } from '../text-evidence.js';

/** Words of the criterion in the line with the other value. */
const SAME_THING = 2;
/** Small numbers stand everywhere: another one of them says nothing. */
const LEAST_OTHER = 2;

/** Finds for each missing number the line with another. `missing` are the anchors that the change does not have. */
export function compareValues(claim: Claim, missing: readonly Anchor[], change: ChangeText): TextEvidence {
  const contradicts = missing.flatMap(({ quantity, text }) => {
    if (quantity === null) return [];
    const line = findOther(claim, quantity, change);
    return line === null ? [] : [createContradiction('value', text, line)];
  });
  return { missing: compareUnits(claim, change), contradicts };
}

function findOther(claim: Claim, wanted: Quantity, change: ChangeText): TextLine | null {
  const fits = (line: TextLine) =>
    line.side === 'added' &&
    change.readNumbers(line).some(
      (other) =>
        !other.isWord &&
        (other.dimension === wanted.dimension || (isMeasured(wanted) && other.dimension === 'none')) &&
        other.value >= LEAST_OTHER,
    );
  return (
    claim.bound.find((line) => fits(line) && countShared(claim, line, new Set([wanted.text])) >= SAME_THING) ?? null
  );
}

const UNIT = /\b(?:in|of|as) (?<unit>[a-z]+)(?: \w+)?\b/giu;

/** A unit without a number: `in seconds`, where the lines are about minutes. */
function compareUnits(claim: Claim, change: ChangeText): string[] {
  const { text } = claim.criterion;
  const numbers = readQuantities(text);
  return [...text.matchAll(UNIT)].flatMap((match) => {
    const unit = match.groups?.['unit'] ?? '';
    const measure = MEASURES.get(unit.toLowerCase());
    if (unit.length < 4 || measure === undefined || (measure.dimension !== 'time' && measure.dimension !== 'bytes')) return [];
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
