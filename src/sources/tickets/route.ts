/** Which system a ticket belongs to, by its id: `#12` is GitHub's, `SHOP-12` Jira's or Linear's, an address that of its host. */

import { ProviderError } from '../../base/errors.js';
import { parseUrl } from '../../base/url.js';
import type { Ticket } from '../../engine/snapshot.js';
import type { JiraTickets } from './jira/tickets.js';
import type { LinearTickets } from './linear.js';

/** Reads a ticket that a request names. `repo` is what a bare number belongs to. */
export type ReadTicket = (id: string, repo: string, signal: AbortSignal) => Promise<Ticket>;

/** Where tickets can be read. Null: not set up. The functions may reject with a ProviderError where it is but cannot be used. */
export interface TicketSources {
  readonly github: ReadTicket;
  readonly jira: (() => Promise<JiraTickets>) | null;
  readonly linear: (() => Promise<LinearTickets>) | null;
  /** Ends "There is no token for Jira. ": what to do about it. */
  readonly advice: { readonly jira: string; readonly linear: string };
}

/** `SHOP-12`; Jira's keys have at least two characters before the dash, Linear's one. */
const KEY = /^([A-Za-z][A-Za-z0-9_]{0,49})-(\d{1,10})$/u;
/** In the path or the query of an address of Jira's: `/browse/SHOP-12`, `/issues/SHOP-12`, `?selectedIssue=SHOP-12`. */
const KEY_IN_PATH = /\/(?:browse|issues?)\/([A-Za-z][A-Za-z0-9_]{0,49}-\d{1,10})(?:\/|$)/u;

/** A reader over several systems. @throws (when reading) ProviderError: E_TOK_001 where the token that it takes is missing. */
export function ticketReader(sources: TicketSources): ReadTicket {
  return async (id, repo, signal) => {
    const text = id.trim();
    if (KEY.test(text)) return byKey(sources, text.toUpperCase(), signal);
    const url = /^https?:\/\//iu.test(text) ? parseUrl(text) : null;
    if (url === null) return sources.github(id, repo, signal);
    if (url.hostname.toLowerCase() === 'linear.app') return byLinearAddress(sources, url, signal);
    return (await byJiraAddress(sources, url, signal)) ?? sources.github(id, repo, signal);
  };
}

/** Jira first; Linear where there is no Jira, or where it has no such issue. */
async function byKey(sources: TicketSources, key: string, signal: AbortSignal): Promise<Ticket> {
  const { jira, linear, advice } = sources;
  if (jira === null && linear === null) {
    const text = `${key} reads like an issue of Jira or Linear, and there is no token for either. ${advice.jira} ${advice.linear}`;
    throw new ProviderError('E_TOK_001', text);
  }
  if (jira !== null) {
    try {
      return await (await jira()).read(key, signal);
    } catch (fault) {
      if (linear === null || !(fault instanceof ProviderError) || fault.code !== 'E_AC_002') throw fault;
    }
  }
  try {
    return (await (await linear?.())?.read(key, signal)) ?? noSuch(key);
  } catch (fault) {
    if (jira === null || !(fault instanceof ProviderError) || fault.code !== 'E_AC_002') throw fault;
    throw new ProviderError(
      'E_AC_002',
      `Neither Jira nor Linear has an issue ${key} that their tokens may see. Check the key and the tokens.`,
      false,
      { cause: fault },
    );
  }
}

function noSuch(key: string): never {
  throw new ProviderError('E_AC_002', `There is no issue ${key}.`);
}

/** `https://linear.app/<workspace>/issue/ENG-123/<title>`. */
async function byLinearAddress({ linear, advice }: TicketSources, url: URL, signal: AbortSignal): Promise<Ticket> {
  const key = KEY_IN_PATH.exec(url.pathname)?.[1]?.toUpperCase();
  if (key === undefined) {
    throw new ProviderError('E_AC_002', 'The address on linear.app is not that of an issue. Name the issue: ENG-123.');
  }
  if (linear === null) throw new ProviderError('E_TOK_001', `There is no token for Linear. ${advice.linear}`);
  return (await linear()).read(key, signal);
}

/** Gives null where the address is none of Jira's. */
async function byJiraAddress({ jira, advice }: TicketSources, url: URL, signal: AbortSignal): Promise<Ticket | null> {
  const cloud = url.hostname.toLowerCase().endsWith('.atlassian.net');
  const key = (KEY_IN_PATH.exec(url.pathname)?.[1] ?? url.searchParams.get('selectedIssue') ?? '').toUpperCase();
  if (jira === null) {
    if (!cloud) return null;
    throw new ProviderError('E_TOK_001', `There is no token for Jira. ${advice.jira}`);
  }
  // Only an address that looks like Jira's is worth asking where that is.
  if (!cloud && !KEY.test(key)) return null;
  const tickets = await jira();
  if (url.origin !== tickets.base.origin) {
    if (!cloud) return null;
    throw new ProviderError(
      'E_AC_002',
      `The address is not on ${tickets.base.origin}, where the token for Jira belongs.`,
    );
  }
  if (KEY.test(key)) return tickets.read(key, signal);
  throw new ProviderError(
    'E_AC_002',
    `The address on ${tickets.base.origin} is not that of an issue. Name it: SHOP-12.`,
  );
}
