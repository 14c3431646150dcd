/** The operator's list of hosts that may be reached although they are private, and over plain HTTP. */
import { parseUrl } from '../../base/url.js';

/** Hosts that the operator allowed. */
export interface AllowList {
  /**
   * @param hostname as in `URL`, with or without brackets
   * @param port the number, also if it is the default one
   */
  has(hostname: string, port: number): boolean;
}

/** A host, in brackets if it is IPv6, and an optional port. IPv6 without a port needs no brackets. */
const ENTRY = /^(?<host>\[[\da-f:.]+\]|[^\s:/?#@*[\]]+)(?::(?<port>\d{1,5}))?$/iu;
const BARE_IPV6 = /^[\da-f:.]*:[\da-f:.]*:[\da-f:.]*$/iu;
const MAX_PORT = 65_535;

function stripBrackets(hostname: string): string {
  return hostname.replace(/^\[|\]$/gu, '').toLowerCase();
}

/**
 * Normalizes a host as the URL parser does, so that it can be compared with the host of a URL; null if it is not a
 * host.
 */
function normalizeHost(host: string): string | null {
  const url = parseUrl(`http://${host}/`);
  return url === null ? null : stripBrackets(url.hostname);
}

/**
 * Parses an entry.
 * @returns `host` or `host:port`, normalized
 * @throws Error if the entry is neither
 */
function parseEntry(entry: string): string {
  const text = BARE_IPV6.test(entry) ? `[${entry}]` : entry;
  const { host = '', port } = ENTRY.exec(text)?.groups ?? {};
  const name = host === '' ? null : normalizeHost(host);
  if (name === null || Number(port ?? 1) > MAX_PORT || Number(port ?? 1) < 1) {
    throw new Error(`"${entry}" is neither a host nor host:port; it is what webhooks are allowed to reach.`);
  }
  return port === undefined ? name : `${name}:${Number(port)}`;
}

/**
 * Parses the list.
 * @param entries `host`, which allows all its ports, or `host:port`; a host is a name or an address, without wildcards
 * @throws Error that names the invalid entry
 */
export function parseAllowList(entries: readonly string[]): AllowList {
  const open = new Set(entries.map(parseEntry));
  return {
    has: (hostname, port) => {
      const name = stripBrackets(hostname);
      return open.has(name) || open.has(`${name}:${port}`);
    },
  };
}
