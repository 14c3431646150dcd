/** Merges the notes of a rule on several files into one finding: a change of the inner structure of a program is one thing to look at. */
import type { RawFinding } from '../model.js';
import { clip } from './wording.js';

const MAX_LISTED = 12;

/**
 * Merges notes in several files into the first one, with the places and titles of the others. Findings in the order of files. Its
 * fingerprint rests on all of them.
 */
export function mergeFiles(findings: readonly RawFinding[]): readonly RawFinding[] {
  const mild = new Set(findings.filter(({ severity }) => severity === undefined));
  const [first, ...others] = mild;
  if (first === undefined || others.every(({ file }) => file === first.file)) return findings;
  const places = others.slice(0, MAX_LISTED).map(({ file, title }) => `${clip(file, 80)} (${clip(title, 60)})`);
  const rest = others.length - places.length;
  const merged = {
    ...first,
    rationale: `${first.rationale} Also: ${places.join('; ')}${rest > 0 ? `; and ${rest} more` : ''}.`,
    anchor: [...mild].map(({ anchor }) => anchor).join('\n'),
  };
  return findings.flatMap((one) => (one === first ? [merged] : mild.has(one) ? [] : [one]));
}
