/** A ticket whose criteria are the items of one list, and its change. */
import { bindCriteria } from '../../../src/engine/binding/index.js';
import { readChange } from '../../../src/engine/change/index.js';
import { readCriteria } from '../../../src/engine/criteria/index.js';
import type { Binding, Change } from '../../../src/engine/model.js';
import type { Snapshot } from '../../../src/engine/snapshot.js';
import { buildTicketSnapshot, type TicketCase } from '../cases.js';

/** The threshold of the policy `balanced`. */
const MET = 0.6;

/** A case with the criteria of its ticket and of the next one, bound as they are. */
export interface PlainTicket {
  readonly items: readonly string[];
  readonly snapshot: Snapshot;
  readonly change: Change;
  readonly bindings: readonly Binding[];
}

/** Reads and binds a case; null if not each item is read as one criterion. */
export function readPlainTicket(one: TicketCase): PlainTicket | null {
  const snapshot = buildTicketSnapshot(one, '');
  const change = readChange(snapshot, []);
  const items = [...one.criteria, ...(one.next?.criteria ?? [])].map(({ text }) => text.replaceAll(/\s+/gu, ' '));
  const bindings = bindItems(items, change);
  return bindings.length === items.length ? { items, snapshot, change, bindings } : null;
}

/** Reads and binds a ticket whose list of criteria has these items, in Markdown. */
export function bindItems(items: readonly string[], change: Change): readonly Binding[] {
  const body = `## Acceptance criteria\n\n${items.map((item) => `- ${item}`).join('\n')}\n`;
  const ticket = { id: '#1', provider: 'github' as const, url: null, title: 'T', body, relation: 'requested' as const };
  return bindCriteria(readCriteria([ticket], ''), change, MET);
}
