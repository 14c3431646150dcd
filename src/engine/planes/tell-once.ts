/** Tells several findings of a rule as one, with a list of the places: ten lines of the same say no more than one. */
import { rankSeverity } from '../../contract/index.js';
import type { RawFinding } from '../model.js';

const MAX_LISTED = 8;

/** Joins the warnings of a rule that one decision brought, such as one image in many files. Notes stay as they are. */
export function tellWarningsOnce(findings: readonly RawFinding[]): readonly RawFinding[] {
  const isLoud = ({ severity }: RawFinding) => severity !== 'info';
  return [...tellOnce(findings.filter(isLoud)), ...findings.filter((one) => !isLoud(one))];
}

/** Joins the notes of a rule, and leaves warnings as they are. */
export function tellNotesOnce(findings: readonly RawFinding[]): readonly RawFinding[] {
  const isNote = ({ severity }: RawFinding) => severity === 'info';
  return [...findings.filter((one) => !isNote(one)), ...tellOnce(findings.filter(isNote))];
}

/**
 * Joins findings into one at the most severe of them, the first among equals; empty for none. Its fingerprint rests on
 * all of them, so whoever accepts it accepts these and not one that comes later.
 */
export function tellOnce(findings: readonly RawFinding[]): readonly RawFinding[] {
  const rank = ({ severity }: RawFinding) =>
    severity === undefined ? Number.POSITIVE_INFINITY : rankSeverity(severity);
  const [first, ...more] = findings.toSorted((a, b) => rank(b) - rank(a));
  if (first === undefined || more.length === 0) return findings;
  const places = more
    .slice(0, MAX_LISTED)
    .map(({ file, first: line }) => (file === first.file ? `line ${line}` : `${file}:${line}`));
  const rest = more.length - places.length;
  return [
    {
      ...first,
      rationale: `${first.rationale} The same: ${places.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`,
      anchor: [first, ...more].map(({ anchor }) => anchor).join('\n'),
    },
  ];
}
