/** Opens the reader of the tickets that are named on this machine: a file, or an issue of GitHub. */
import { ProviderError } from '../base/errors.js';
import type { Ticket } from '../engine/snapshot.js';
import { buildTextTicket, createFileTicketReader } from '../sources/tickets/file.js';

/** Where tickets come from: this text, else this file, else GitHub, else nowhere. */
export interface LocalTickets {
  /** The ticket itself, as Markdown. */
  readonly ticketText?: string | null;
  readonly ticketFile: string | null;
  readonly github: { readonly token: string; readonly apiUrl: string } | null;
}

/** Reads the ticket of an id. @throws ProviderError, or the signal's reason */
export type ReadLocalTicket = (id: string, signal: AbortSignal) => Promise<Ticket>;

/** Opens the reader. An issue number without a repository belongs to `repo`. The client of GitHub is loaded when it is asked. */
export function openTickets({ ticketText, ticketFile, github }: LocalTickets, repo: string): ReadLocalTicket {
  if (ticketText != null) return async (id) => buildTextTicket(id, ticketText);
  if (ticketFile !== null) return createFileTicketReader(ticketFile);
  if (github !== null) {
    return async (id, signal) => {
      const { createGitHubTicketReader } = await import(
        /* webpackChunkName: "github" */ '../sources/tickets/github.js'
      );
      return createGitHubTicketReader({ ...github, repo })(id, signal);
    };
  }
  return async (id) => {
    throw new ProviderError('E_AC_002', `The ticket ${id} cannot be read: give it as a file, or a GitHub token.`);
  };
}
