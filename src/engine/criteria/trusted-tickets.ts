/** Which tickets count: an issue that the author of the change could have written himself is his own text. */
import type { Ticket } from '../snapshot.js';

/** The tickets of a review by whether their criteria count as asked for by somebody else. */
export interface SortedTickets {
  /** Named by the caller; then no others are read. */
  readonly requested: readonly Ticket[];
  /** Closed by the change, in its own repository or in one that the policy names. */
  readonly closing: readonly Ticket[];
  /** Closed by the change, in any other repository: its owner may be the author. */
  readonly untrusted: readonly Ticket[];
}

/** Sorts tickets. `repositories`: those that the policy names, `owner/name`, in any case. */
export function sortTickets(tickets: readonly Ticket[], repositories: readonly string[]): SortedTickets {
  const named = new Set(repositories.map((name) => name.toLowerCase()));
  // Tickets of the tree are read apart: they have no repository in their name.
  const closing = tickets.filter(({ relation, provider }) => relation === 'closing' && provider !== 'file');
  const isTrusted = (ticket: Ticket) => {
    const repository = readRepository(ticket.id);
    return repository === '' || named.has(repository.toLowerCase());
  };
  return {
    requested: tickets.filter((ticket) => ticket.relation === 'requested'),
    closing: closing.filter(isTrusted),
    untrusted: closing.filter((ticket) => !isTrusted(ticket)),
  };
}

/** Returns `owner/name` of `owner/name#12`; empty for `#12`, an issue of the change's own repository. */
function readRepository(id: string): string {
  const end = id.lastIndexOf('#');
  return id.slice(0, end === -1 ? id.length : end);
}
