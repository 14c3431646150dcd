/**
 * One constant or symbol in the place of another on a line that is else the same: `RoundingMode.HALF_UP` becomes
 * `RoundingMode.DOWN`. If the ticket says neither, the line does something else now. Other names are left alone: honest
 * changes exchange them as often, and say as little of it.
 */
import { shorten } from '../../text/shorten.js';
import { subtract } from './line-pairs.js';
import type { Piece } from './pieces.js';
import type { TicketWords } from './ticket.js';

const SHOWN = 40;
const CONSTANT = /^(?::|\p{Upper}[\p{Upper}\d_]+$)/u;

/** What is known for the comparison. */
interface Known {
  readonly ticket: TicketWords;
  /** Names that the change brings and uses. */
  readonly introduced: ReadonlySet<string>;
}

/** Returns which one stands in the place of another, in words; null if none does, or if the ticket says one of both. */
export function findExchanged(before: readonly Piece[], after: readonly Piece[], known: Known): string | null {
  const { ticket, introduced } = known;
  const isUnsaid = ({ text }: Piece) => !ticket.namesPart(text) && !introduced.has(text);
  const [lost, ...more] = subtract(before, after).filter(isUnsaid);
  const [gained, ...others] = subtract(after, before).filter(isUnsaid);
  if (lost === undefined || gained === undefined || more.length > 0 || others.length > 0) return null;
  if (gained.kind !== 'name' || !CONSTANT.test(lost.text)) return null;
  return `has \`${shorten(gained.text, SHOWN)}\` in the place of \`${shorten(lost.text, SHOWN)}\``;
}
