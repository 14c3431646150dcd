/** Opens the reader of the tickets that are named on this machine: a file, or an issue of GitHub. */
import { rejectOnAbort } from '../base/abort.js';
import { ProviderError } from '../base/errors.js';
import { seconds } from '../base/time.js';
import { parseHttpUrl } from '../base/url.js';
import type { Ticket } from '../engine/snapshot.js';
import { buildTextTicket, createFileTicketReader } from '../sources/tickets/file.js';

/** Where tickets come from: this text, else this file, else GitHub, else nowhere. */
export interface LocalTickets {
  /** The ticket itself, as Markdown. */
  readonly ticketText?: string | null;
  readonly ticketFile: string | null;
  readonly github: { readonly token: string; readonly apiUrl: string } | null;
  /** Is told what is waited for, if GitHub has not answered after a moment. */
  readonly onWait?: (what: string) => void;
  readonly patience?: Patience;
}

/** How long GitHub is waited for, in milliseconds. */
interface Patience {
  /** Until the one who waits is told. */
  readonly silent: number;
  /** Until it is given up. The client has made its tries by then. */
  readonly whole: number;
}

/** Somebody sits in front of the command. A step or a service waits longer, because nobody does. */
const PATIENCE: Patience = { silent: 2_000, whole: 20_000 };

const INSTEAD = 'Check the network and the proxy variables, or give the ticket as a file: --ticket TICKET.md.';

/** Reads an issue of GitHub, and gives up in time. @throws ProviderError that no other try heals, or the signal's reason */
async function askGitHub(
  { github, onWait, patience = PATIENCE }: LocalTickets & { readonly github: NonNullable<LocalTickets['github']> },
  { id, repo }: { readonly id: string; readonly repo: string },
  signal: AbortSignal,
): Promise<Ticket> {
  const limit = AbortSignal.timeout(patience.whole);
  const both = AbortSignal.any([limit, signal]);
  const host = parseHttpUrl(github.apiUrl)?.host ?? github.apiUrl;
  const tell = () =>
    onWait?.(`waiting for GitHub (${host}) to read the ticket ${id}, at most ${seconds(patience.whole)}`);
  const telling = setTimeout(tell, patience.silent);
  try {
    const { createGitHubTicketReader } = await import(/* webpackChunkName: "github" */ '../sources/tickets/github.js');
    return await rejectOnAbort(createGitHubTicketReader({ ...github, repo })(id, both), both);
  } catch (cause) {
    if (signal.aborted) throw cause;
    if (limit.aborted) {
      const text = `GitHub (${host}) did not answer within ${seconds(patience.whole)}, so the ticket ${id} was not read. ${INSTEAD}`;
      throw new ProviderError('E_UP_001', text, false, { cause });
    }
    if (!(cause instanceof ProviderError) || !cause.transient) throw cause;
    throw new ProviderError(cause.code, `${cause.message} ${INSTEAD}`, false, { cause });
  } finally {
    clearTimeout(telling);
  }
}

/** Reads the ticket of an id. @throws ProviderError, or the signal's reason */
export type ReadLocalTicket = (id: string, signal: AbortSignal) => Promise<Ticket>;

/** Opens the reader. An issue number without a repository belongs to `repo`. The client of GitHub is loaded when it is asked. */
export function openTickets(from: LocalTickets, repo: string): ReadLocalTicket {
  const { ticketText, ticketFile, github } = from;
  if (ticketText != null) return async (id) => buildTextTicket(id, ticketText);
  if (ticketFile !== null) return createFileTicketReader(ticketFile);
  if (github !== null) {
    return (id, signal) => askGitHub({ ...from, github }, { id, repo }, signal);
  }
  return async (id) => {
    throw new ProviderError('E_AC_002', `The ticket ${id} cannot be read: give it as a file, or a GitHub token.`);
  };
}
