/**
 * Selects the system to read a ticket from, by its id: `#12` is GitHub's, `SHOP-12` another system's, an address
 * belongs to its host.
 */
import { ProviderError } from '../../base/errors.js';
import type { Ticket } from '../../engine/snapshot.js';
import type { IssueReader, TicketSystem } from './system.js';
import { readTicketId, type TicketId } from './ticket-id.js';

/** Reads a ticket that a request names. `repo` is the repository of an issue number without one. */
export type ReadTicket = (id: string, repo: string, signal: AbortSignal) => Promise<Ticket>;

/** A system, and how to open its reader. */
export interface TicketSource {
  readonly system: Pick<TicketSystem, 'title' | 'advice' | 'matches'>;
  /** Null if there is no token. Rejects with a ProviderError if there is a token that cannot be used. */
  readonly open: (() => Promise<IssueReader>) | null;
}

/** A source with a token. */
interface OpenSource extends TicketSource {
  readonly open: () => Promise<IssueReader>;
}

const isOpen = (source: TicketSource): source is OpenSource => source.open !== null;

/**
 * Creates a reader for several systems; an id that belongs to none of them is GitHub's. If a key may belong to several,
 * they are asked in order until one has it.
 * @throws (when reading) ProviderError: E_TOK_001 if the required token is missing
 */
export function createTicketReader(github: ReadTicket, sources: readonly TicketSource[]): ReadTicket {
  return async (text, repo, signal) => {
    const id = readTicketId(text);
    const matching = sources.flatMap((source) => {
      const match = source.system.matches(id);
      return match === null ? [] : [{ source, match }];
    });
    const certain = matching.find(({ match }) => match === 'certain')?.source;
    const possible = matching.map(({ source }) => source);
    const ticket =
      certain !== undefined
        ? await readCertain(certain, id, signal)
        : id.key === null
          ? await readFirst(possible.filter(isOpen), id, signal)
          : await readByKey(possible, id, signal);
    return ticket ?? github(text, repo, signal);
  };
}

/** Reads the ticket; null if the id is an address of another place. */
async function readFrom({ open }: OpenSource, id: TicketId, signal: AbortSignal): Promise<Ticket | null> {
  const reader = await open();
  const key = reader.resolve(id);
  return key === null ? null : reader.read(key, signal);
}

async function readCertain(source: TicketSource, id: TicketId, signal: AbortSignal): Promise<Ticket | null> {
  if (isOpen(source)) return readFrom(source, id, signal);
  const { title, advice } = source.system;
  throw new ProviderError('E_TOK_001', `There is no token for ${title}. ${advice}`);
}

/** Reads the ticket from the first source that the address belongs to; null if it belongs to none. */
async function readFirst(sources: readonly OpenSource[], id: TicketId, signal: AbortSignal): Promise<Ticket | null> {
  for (const source of sources) {
    const ticket = await readFrom(source, id, signal);
    if (ticket !== null) return ticket;
  }
  return null;
}

/**
 * Reads the ticket from the first source that has it. A source that cannot be asked ends the search, because it may be
 * the one that has it.
 */
async function readByKey(sources: readonly TicketSource[], id: TicketId, signal: AbortSignal): Promise<Ticket | null> {
  if (sources.length === 0) return null;
  const open = sources.filter(isOpen);
  if (open.length === 0) throw noToken(id, sources);
  let missing: ProviderError | null = null;
  for (const source of open) {
    try {
      return await readFrom(source, id, signal);
    } catch (fault) {
      if (open.length === 1 || !(fault instanceof ProviderError) || fault.code !== 'E_AC_002') throw fault;
      missing = fault;
    }
  }
  throw new ProviderError(
    'E_AC_002',
    `Neither ${listTitles(open).join(' nor ')} has an issue ${id.key} that their tokens may see. Check the key and the tokens.`,
    false,
    { cause: missing },
  );
}

function listTitles(sources: readonly TicketSource[]): string[] {
  return sources.map(({ system }) => system.title);
}

function noToken({ key }: TicketId, sources: readonly TicketSource[]): ProviderError {
  const any = sources.length === 1 ? 'it' : sources.length === 2 ? 'either' : 'any of them';
  const advice = sources.map(({ system }) => system.advice).join(' ');
  const text = `${key} reads like an issue of ${listTitles(sources).join(' or ')}, and there is no token for ${any}. ${advice}`;
  return new ProviderError('E_TOK_001', text);
}
