/** The id of a ticket as a request names it: a key, an address, or what GitHub takes for one of its issues. */
import { parseUrl } from '../../base/url.js';

/** An id, read. Both members are null where it is neither: then it can only be one of GitHub's. */
export interface TicketId {
  /** `SHOP-12`, in upper case. */
  readonly key: string | null;
  /** An http(s) address. */
  readonly url: URL | null;
}

/** `SHOP-12`; Jira's keys have at least two characters before the dash, Linear's one. */
const KEY = /^[A-Za-z][A-Za-z0-9_]{0,49}-\d{1,10}$/u;
/** In the path of an address: `/browse/SHOP-12`, `/issues/SHOP-12`, `/issue/ENG-12/title`. */
const KEY_IN_PATH = /\/(?:browse|issues?)\/([A-Za-z][A-Za-z0-9_]{0,49}-\d{1,10})(?:\/|$)/u;

/** A text as a key in upper case; null where it is none. */
export function parseKey(text: string): string | null {
  return KEY.test(text) ? text.toUpperCase() : null;
}

/** Reads an id; blanks around it do not count. */
export function readTicketId(text: string): TicketId {
  const id = text.trim();
  return { key: parseKey(id), url: /^https?:\/\//iu.test(id) ? parseUrl(id) : null };
}

/** The key in the path of an issue's address; null where there is none. */
export function findKeyInPath({ pathname }: URL): string | null {
  return KEY_IN_PATH.exec(pathname)?.[1]?.toUpperCase() ?? null;
}
