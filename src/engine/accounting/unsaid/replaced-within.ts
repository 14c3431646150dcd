/**
 * An operator, a number or a text that another one replaces inside of a line, where what stands on both sides of it stays. A line
 * that the ticket asks to change in one place may change in another one, too: each place must be said.
 */
import { shorten } from '../../text/shorten.js';
import { isAskedFor } from './decisions.js';
import type { Piece } from './pieces.js';
import type { TicketWords } from './ticket.js';

const SHOWN = 40;
/** Longer lines are not compared piece by piece. */
const MOST_PIECES = 80;
/** Words that are operators in some languages. */
const OPERATOR = /^(?:and|or|not)$/u;

/** One piece in the place of another. */
interface Replaced {
  readonly lost: Piece;
  readonly gained: Piece;
}

/** Returns which piece stands in the place of another, in words, where the ticket says neither; null if none does. */
export function findReplacedWithin(
  before: readonly Piece[],
  after: readonly Piece[],
  ticket: TicketWords,
  leavesNumber: RegExp,
): string | null {
  if (Math.max(before.length, after.length) > MOST_PIECES) return null;
  const one = listReplaced(before, after).find((replaced) => isUnsaid(replaced, ticket, leavesNumber));
  return one === undefined
    ? null
    : `has \`${shorten(one.gained.text, SHOWN)}\` in the place of \`${shorten(one.lost.text, SHOWN)}\``;
}

function isUnsaid({ lost, gained }: Replaced, ticket: TicketWords, leavesNumber: RegExp): boolean {
  if (isOperator(lost) && isOperator(gained))
    return ![lost, gained].some(({ text }) => isAskedFor(text, ticket) || isAskedFor(SIGNS[text] ?? text, ticket));
  if (lost.kind !== gained.kind || lost.quoted !== gained.quoted) return false;
  if (gained.kind === 'number')
    return !ticket.hasNumber(gained.text) && !ticket.hasNumber(lost.text) && !ticket.speaksOf(leavesNumber);
  return gained.quoted && !ticket.namesPart(gained.text) && !ticket.namesPart(lost.text);
}

const isOperator = ({ kind, text }: Piece): boolean => kind === 'operator' || OPERATOR.test(text);

/** Words for which tickets are asked like for the signs. */
const SIGNS: Readonly<Record<string, string>> = { and: '&&', or: '||', not: '!' };

/** The single pieces that single ones replace, between pieces that stay. */
function listReplaced(before: readonly Piece[], after: readonly Piece[]): readonly Replaced[] {
  const kept = align(before, after);
  return kept.slice(1).flatMap(([at, to], index): Replaced[] => {
    const [from, since] = kept[index] ?? [at, to];
    const [lost, gained] = [before[at - 1], after[to - 1]];
    return at - from === 2 && to - since === 2 && lost !== undefined && gained !== undefined ? [{ lost, gained }] : [];
  });
}

/** Returns the places of the longest common sequence of two lists, by their texts. */
function align(before: readonly Piece[], after: readonly Piece[]): readonly (readonly [number, number])[] {
  const width = after.length + 1;
  const lengths = new Uint8Array((before.length + 1) * width);
  const at = (one: number, other: number) => lengths[one * width + other] ?? 0;
  const isSame = (one: number, other: number) => before[one]?.text === after[other]?.text;
  for (let one = before.length - 1; one >= 0; one -= 1)
    for (let other = after.length - 1; other >= 0; other -= 1)
      lengths[one * width + other] = isSame(one, other)
        ? at(one + 1, other + 1) + 1
        : Math.max(at(one + 1, other), at(one, other + 1));
  const places: (readonly [number, number])[] = [];
  let [one, other] = [0, 0];
  while (one < before.length && other < after.length) {
    if (isSame(one, other)) {
      places.push([one, other]);
      one += 1;
      other += 1;
    } else if (at(one + 1, other) >= at(one, other + 1)) one += 1;
    else other += 1;
  }
  return places;
}
