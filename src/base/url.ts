/** Parsing and properties of URLs (WHATWG URL). */

/**
 * Parses an absolute URL, or one relative to a base; returns null if it is not valid. `URL.canParse` is not used
 * anywhere: in Node 20, once optimized, it returns false for every text with a character from U+0080 to U+00FF.
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** Parses an absolute `http:` or `https:` URL; returns null if the text is not one. */
export function parseHttpUrl(text: string): URL | null {
  const url = parseUrl(text);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') ? url : null;
}

/** Returns true for host names, in URL spelling, that refer to this machine (RFC 6761 §6.3 for the names). */
export function isLoopback(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost\.?|127\.\d+\.\d+\.\d+|\[::1\])$/u.test(hostname);
}

/** Returns the port of an `http:` or `https:` URL, also if it is the default port. */
export function resolvePort({ protocol, port }: { readonly protocol: string; readonly port: string }): number {
  if (port !== '') return Number(port);
  return protocol === 'https:' ? 443 : 80;
}

/** Returns true if the URL contains a user name or a password. */
export function holdsCredentials({ username, password }: URL): boolean {
  return username !== '' || password !== '';
}

/** Removes the slashes at the end of an address or a path, so that a path can be appended. */
export function removeEndSlashes(address: string): string {
  return address.replace(/\/+$/u, '');
}

/** Encodes a path as a part of a URL. It can never lead out of the URL's preceding part. */
export function encodePath(path: string): string {
  const parts = path.toWellFormed().split('/');
  return parts
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .map(encodeURIComponent)
    .join('/');
}
