/** Why a unit goes with other units of its criterion, in words. */
import { shorten } from '../text/shorten.js';
import type { Gathered, Scores } from './scores/score.js';

/** Minimum probability that a unit belongs to a criterion: that of a bound range. */
const OWNED = 0.33;
const MAX_SHOWN = 60;
/** Maximum number of such reasons for one unit. */
const MOST = 2;

/**
 * Returns reasons from other units that belong to this criterion: shared new names and the same replacement. The
 * strongest reason is first. The list is empty if there is no such unit.
 */
export function describeLinks(gathered: Gathered, scores: Scores, unit: number, criterion: number): string[] {
  const { units, links } = gathered;
  const signs = links.signs[unit];
  const criteria = gathered.query.wishes.length;
  if (signs === undefined) return [];
  const place = (others: readonly number[]): string | null => {
    const owned = others.filter((other) => other !== unit && (scores.owns[other * criteria + criterion] ?? 0) >= OWNED);
    const other = units[owned[0] ?? -1];
    return other === undefined ? null : `${other.path}:${other.first}`;
  };
  const reasons: string[] = [];
  const note = (where: string | null, words: (where: string) => string) => {
    if (where !== null && reasons.length < MOST) reasons.push(words(where));
  };
  for (const name of signs.names) {
    const brought = links.brought.get(name);
    if (brought === undefined) continue;
    if (!brought.declaring.includes(unit))
      note(
        place(brought.declaring),
        (where) => `uses ${formatName(name)}, which ${where} of this criterion introduces`,
      );
    else
      note(place(brought.holders), (where) => `introduces ${formatName(name)}, which ${where} of this criterion uses`);
  }
  for (const edit of signs.replaced) {
    const sharing = links.replaced.get(edit) ?? [];
    note(place(sharing), (where) => `makes the same replacement as ${where} of this criterion: ${formatName(edit)}`);
  }
  return reasons;
}

function formatName(text: string): string {
  return `\`${shorten(text.replaceAll('`', "'"), MAX_SHOWN)}\``;
}
