/** Tells notes of one rule that say the same words of many places as one: ten of them say no more, and hide the others. */
import { addToGroup } from '../../base/groups.js';
import type { EngineFinding, RawFinding } from '../model.js';
import { clip } from './wording.js';

/** A finding beside what the rule gave. */
export interface BuiltFinding {
  readonly finding: EngineFinding;
  readonly raw: RawFinding;
}

/** From so many on they are one. */
const MANY = 3;
const MAX_LISTED = 8;
const MAX_PATH = 100;

/**
 * Joins them at the first. Which criterion a note is about keeps it apart, as does all that a policy may ask. `print` gives the
 * fingerprint of the joined one, which rests on all of them: whoever accepts it accepts these and not one that comes later.
 */
export function joinAlikeNotes(
  found: readonly BuiltFinding[],
  print: (joined: RawFinding) => string,
): readonly EngineFinding[] {
  if (found.length < MANY) return found.map(({ finding }) => finding);
  const alike = new Map<string, BuiltFinding[]>();
  for (const one of found) addToGroup(alike, readWords(one), one);
  return found.flatMap((one): readonly EngineFinding[] => {
    const group = alike.get(readWords(one)) ?? [];
    if (one.finding.severity !== 'info' || one.finding.about !== undefined || group.length < MANY) return [one.finding];
    return group[0] === one ? [tell(one, group.slice(1), print)] : [];
  });
}

const readWords = ({ finding: { title, rationale, severity, checksLess } }: BuiltFinding): string =>
  JSON.stringify([title, rationale, severity, checksLess === true]);

function tell(
  { finding, raw }: BuiltFinding,
  others: readonly BuiltFinding[],
  print: (joined: RawFinding) => string,
): EngineFinding {
  const places = others.slice(0, MAX_LISTED).map(({ raw: { file, first } }) => {
    return file === raw.file ? `line ${first}` : `${clip(file, MAX_PATH)}:${first}`;
  });
  const rest = others.length - places.length;
  return {
    ...finding,
    rationale: `${finding.rationale} The same: ${places.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`,
    fingerprint: print({
      ...raw,
      anchor: [raw, ...others.map((one) => one.raw)].map(({ file, anchor }) => `${file}\n${anchor}`).join('\n'),
    }),
  };
}
