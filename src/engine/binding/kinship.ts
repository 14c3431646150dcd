/** Why a unit goes with other units of its criterion, in words. */
import { shorten } from '../text/shorten.js';
import type { Gathered, Scores } from './score.js';

/** A unit is taken for a criterion's from this probability on. */
const OWNED = 0.4;
const MAX_SHOWN = 60;
/** Reasons of this sort that are given for one unit. */
const MOST = 2;

/**
 * What a unit has from other units that are rather this criterion's: names that they introduce or use, and the same edit.
 * Strongest first; empty where nothing is.
 */
export function kinshipOf(gathered: Gathered, scores: Scores, unit: number, criterion: number): string[] {
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
      note(place(brought.declaring), (where) => `uses ${shown(name)}, which ${where} of this criterion introduces`);
    else note(place(brought.holders), (where) => `introduces ${shown(name)}, which ${where} of this criterion uses`);
  }
  for (const edit of signs.replaced) {
    const sharing = links.replaced.get(edit) ?? [];
    note(place(sharing), (where) => `makes the same replacement as ${where} of this criterion: ${shown(edit)}`);
  }
  return reasons;
}

function shown(text: string): string {
  return `\`${shorten(text.replaceAll('`', "'"), MAX_SHOWN)}\``;
}
