/** What became of the criteria of tickets, each bound twice: counts of those that have another status or kind. */
import type { Binding } from '../../../src/engine/model.js';

/** A criterion as it was bound at first, and then. */
export interface Pair {
  readonly before: Binding;
  /** Undefined if another number of criteria was read. */
  readonly after: Binding | undefined;
}

/** How many criteria were bound twice, and how many moved how. */
export interface Moves {
  readonly said: number;
  /** They are met now, or are no longer. */
  readonly gained: number;
  readonly lost: number;
  /** They have another status, and were not met and are not. */
  readonly other: number;
  /** They have another kind. */
  readonly kinds: number;
}

/** No criterion. */
export const NO_MOVES: Moves = { said: 0, gained: 0, lost: 0, other: 0, kinds: 0 };

/** Returns whether a criterion has another status. */
export function hasMoved({ before, after }: Pair): boolean {
  return after?.status !== before.status;
}

/** Counts pairs. */
export function countMoves(pairs: readonly Pair[]): Moves {
  const moved = pairs.filter(hasMoved);
  const gained = moved.filter(({ after }) => after?.status === 'met').length;
  const lost = moved.filter(({ before }) => before.status === 'met').length;
  const kinds = pairs.filter(
    ({ before, after }) => after !== undefined && after.criterion.kind !== before.criterion.kind,
  );
  return { said: pairs.length, gained, lost, other: moved.length - gained - lost, kinds: kinds.length };
}

/** Adds counts up. */
export function addMoves(all: readonly Moves[]): Moves {
  return all.reduce(
    (sum, one) => ({
      said: sum.said + one.said,
      gained: sum.gained + one.gained,
      lost: sum.lost + one.lost,
      other: sum.other + one.other,
      kinds: sum.kinds + one.kinds,
    }),
    NO_MOVES,
  );
}

/** Returns how many criteria have another status. */
export function sumMoved({ gained, lost, other }: Moves): number {
  return gained + lost + other;
}
