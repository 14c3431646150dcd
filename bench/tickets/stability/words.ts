/** Binds the criteria of a ticket said otherwise. */
import type { Pair } from './moves.js';
import { bindItems, type PlainTicket } from './plain-ticket.js';
import type { Rewording } from './rewordings.js';

/** Says every criterion otherwise that can be said so, all in one ticket. The others are not paired. */
export function pairReworded({ items, change, bindings }: PlainTicket, way: Rewording): readonly Pair[] {
  const reworded = items.map((text) => way.reword(text));
  if (reworded.every((text) => text === null)) return [];
  const after = bindItems(
    items.map((text, at) => reworded[at] ?? text),
    change,
  );
  // A ticket of which another number of criteria is read has changed whole.
  const isRead = after.length === bindings.length;
  return bindings.flatMap((before, at) =>
    reworded[at] === null ? [] : [{ before, after: isRead ? after[at] : undefined }],
  );
}
