/** Binds the criteria of a ticket to the same code written otherwise. */
import { readChange } from '../../../src/engine/change/index.js';
import type { Pair } from './moves.js';
import { bindItems, type PlainTicket } from './plain-ticket.js';
import { type Rewriting, rewriteSnapshot } from './rewritings.js';

/** Writes all code of a change otherwise. A change that has none to write so has no pairs. */
export function pairRewritten({ items, snapshot, bindings }: PlainTicket, way: Rewriting): readonly Pair[] {
  const rewritten = rewriteSnapshot(snapshot, way);
  if (JSON.stringify(rewritten) === JSON.stringify(snapshot)) return [];
  const after = bindItems(items, readChange(rewritten, []));
  return bindings.map((before, at) => ({ before, after: after[at] }));
}
