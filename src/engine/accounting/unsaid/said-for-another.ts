/**
 * Numbers that the ticket says for another name: with “`page_size` is 50”, `max_attempts = 50` beside `page_size = 50` is not
 * said.
 */
import type { CutLine } from './line-pairs.js';
import { subtract } from './line-pairs.js';
import type { Piece } from './pieces.js';
import type { TicketWords } from './ticket.js';

/** A name of a line that gets a number of the ticket. */
interface Setting {
  readonly line: number;
  readonly name: string;
  readonly value: string;
}

/** Returns the lines of pairs that get such a number, and why. */
export function findSaidForAnother(
  pairs: readonly (readonly [before: CutLine, after: CutLine])[],
  ticket: TicketWords,
): ReadonlyMap<number, string> {
  const settings = pairs.flatMap(([before, after]): readonly Setting[] =>
    subtract(after.pieces, before.pieces).flatMap((piece) => readSetting(piece, after, ticket)),
  );
  const named = new Set(settings.filter(({ name }) => ticket.namesPart(name)).map(({ value }) => value));
  return new Map(
    settings.flatMap(({ line, name, value }) =>
      named.has(value) && !ticket.namesPart(name)
        ? [[line, `it has \`${value}\` for \`${name}\`, and the ticket says that number of something else`] as const]
        : [],
    ),
  );
}

function readSetting(piece: Piece, { line, pieces }: CutLine, ticket: TicketWords): readonly Setting[] {
  const name = pieces[pieces.indexOf(piece) - 1];
  if (piece.kind !== 'number' || name?.kind !== 'name' || !ticket.hasNumber(piece.text)) return [];
  return [{ line: line.number, name: name.text, value: piece.text }];
}
