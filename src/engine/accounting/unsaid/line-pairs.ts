/** Which removed line an added one takes the place of. */
import { addToCount, takeFromCount } from '../../../base/groups.js';
import type { Line } from '../../model.js';
import type { Piece } from './pieces.js';

/** Added lines that are compared with a removed one: those that come next. */
const AHEAD = 12;
/** The part of the pieces of the longer line that both must have, so that one takes the place of the other. */
const ALIKE = 0.5;
/** The same where as many lines come as go. */
const ALIKE_IN_PLACE = 0.3;

/** A line with its pieces. */
export interface CutLine {
  readonly line: Line;
  readonly pieces: readonly Piece[];
}

/** Returns the removed lines with the added ones that take their places, in order. Linear in the lines. */
export function pairLines(
  removed: readonly CutLine[],
  added: readonly CutLine[],
): readonly (readonly [before: CutLine, after: CutLine])[] {
  const pairs: (readonly [CutLine, CutLine])[] = [];
  const inPlace = removed.length === added.length;
  let from = 0;
  for (const [index, before] of removed.entries()) {
    const one = added[index];
    let best: CutLine | undefined;
    if (inPlace && one !== undefined && measureAlike(before, one) >= ALIKE_IN_PLACE) best = one;
    let most = ALIKE;
    for (let at = from; best === undefined && at < Math.min(added.length, from + AHEAD); at += 1) {
      const other = added[at];
      const alike = other === undefined ? 0 : measureAlike(before, other);
      if (alike >= most) [best, most, from] = [other, alike, at + 1];
    }
    if (best !== undefined) pairs.push([before, best]);
  }
  return pairs;
}

/** Returns the share of the pieces of the longer line that both have. */
function measureAlike({ pieces: one }: CutLine, { pieces: other }: CutLine): number {
  return (one.length - subtract(one, other).length) / Math.max(1, one.length, other.length);
}

/** Returns the pieces of a line that another one has fewer of. */
export function subtract(from: readonly Piece[], other: readonly Piece[]): readonly Piece[] {
  const counts = new Map<string, number>();
  for (const { text } of other) addToCount(counts, text);
  return from.filter(({ text }) => !takeFromCount(counts, text));
}
