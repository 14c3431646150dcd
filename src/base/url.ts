/** What a URL is and where it leads, as URLs spell it (WHATWG URL). */

/**
 * A text as a URL, absolute or on a base; null where it is none. `URL.canParse` is not used anywhere: once optimized, that
 * of Node 20 says no to every text with a letter between U+0080 and U+00FF.
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** A text as an absolute URL of the web, `http:` or `https:`; null where it is none. */
export function parseHttpUrl(text: string): URL | null {
  const url = parseUrl(text);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') ? url : null;
}

/** True for host names, as URL spells them, that lead back to the machine itself (RFC 6761 §6.3 for the names). */
export function isLoopback(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost\.?|127\.\d+\.\d+\.\d+|\[::1\])$/u.test(hostname);
}

/** The port that an `http:` or `https:` URL leads to, also where it is the default one. */
export function portOf({ protocol, port }: { readonly protocol: string; readonly port: string }): number {
  if (port !== '') return Number(port);
  return protocol === 'https:' ? 443 : 80;
}

/** True where a user name or a password stands in the URL. */
export function holdsCredentials({ username, password }: URL): boolean {
  return username !== '' || password !== '';
}

/** An address or a path without the slashes at its end, so that a path can be put behind it. */
export function withoutEndSlashes(address: string): string {
  return address.replace(/\/+$/u, '');
}
