/** The id of a ticket as a request names it: a key, an address, or the name of a GitHub issue. */
import { parseUrl } from '../../base/url.js';

/** A parsed id. If both members are null, it can only be one of GitHub's. */
export interface TicketId {
  /** `SHOP-12`, in upper case. */
  readonly key: string | null;
  /** An http(s) address. */
  readonly url: URL | null;
}

/** `SHOP-12`. Jira's keys have at least two characters before the dash, Linear's at least one. */
const KEY = /^[A-Za-z][A-Za-z0-9_]{0,49}-\d{1,10}$/u;
/** In the path of an address: `/browse/SHOP-12`, `/issues/SHOP-12`, `/issue/ENG-12/title`. */
const KEY_IN_PATH = /\/(?:browse|issues?)\/([A-Za-z][A-Za-z0-9_]{0,49}-\d{1,10})(?:\/|$)/u;

/** Converts a text to a key in upper case; null if it is not a key. */
export function parseKey(text: string): string | null {
  return KEY.test(text) ? text.toUpperCase() : null;
}

/** Parses an id; surrounding white space is ignored. */
export function readTicketId(text: string): TicketId {
  const id = text.trim();
  return { key: parseKey(id), url: /^https?:\/\//iu.test(id) ? parseUrl(id) : null };
}

/** Returns the key in the path of an issue's address; null if there is none. */
export function findKeyInPath({ pathname }: URL): string | null {
  return KEY_IN_PATH.exec(pathname)?.[1]?.toUpperCase() ?? null;
}
