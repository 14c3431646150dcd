/** Flags on a line that is written anew: an option that comes with the line, and a flag that something decides from now on. */
import { shorten } from '../../text/shorten.js';
import { subtract } from './line-pairs.js';
import type { Piece } from './pieces.js';
import type { TicketWords } from './ticket.js';

const SHOWN = 40;
const FLAG = /^(?:true|false|yes|no|on|off)$/iu;

/** A flag before a flag is no key: both are values of a list. */
const isKey = (piece: Piece | undefined): piece is Piece => piece?.kind === 'name' && !FLAG.test(piece.text);

/** Returns such a flag that the ticket does not say, in words; null if there is none. */
export function findUnsaidFlag(
  before: readonly Piece[],
  after: readonly Piece[],
  { ticket, introduced }: { readonly ticket: TicketWords; readonly introduced: ReadonlySet<string> },
): string | null {
  const lost = subtract(before, after);
  const gained = subtract(after, before);
  const isSaid = ({ text }: Piece) => ticket.namesPart(text) || introduced.has(text);
  for (const [at, flag] of after.entries()) {
    const key = after[at - 1];
    if (FLAG.test(flag.text) && isKey(key) && gained.includes(key) && !isSaid(key))
      return key.text === 'return'
        ? `returns \`${flag.text}\``
        : `sets \`${shorten(key.text, SHOWN)}\` to \`${flag.text}\``;
  }
  const [flag] = lost;
  const key = flag === undefined ? undefined : before[before.indexOf(flag) - 1];
  const isDecided = flag !== undefined && lost.length === 1 && FLAG.test(flag.text) && gained.length > 0;
  if (!isDecided || key === undefined || isSaid(key) || gained.some((one) => FLAG.test(one.text) || isSaid(one)))
    return null;
  return `no longer has \`${flag.text}\` for \`${shorten(key.text, SHOWN)}\``;
}
