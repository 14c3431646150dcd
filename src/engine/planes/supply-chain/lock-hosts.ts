/** Reads where a lock file gets a package from: the host of its URL, and whether it is a repository. */

/** Returns the source in the form used for comparison: `registry.npmjs.org`, or `github.com (git)`. */
export function placeOf(url: string): string | null {
  const host = hostOf(url);
  if (host === null) return null;
  if (url.includes('github.com/rust-lang/crates.io-index')) return 'github.com/rust-lang/crates.io-index';
  return isGit(url) ? `${host} (git)` : host;
}

/** Returns the host of a URL in lower case, without port and user; null if it is not a URL. */
export function hostOf(url: string): string | null {
  const authority = /(?:^|[@+"'(\s])(?:[a-z][a-z0-9.-]{0,20}\+)?[a-z][a-z0-9.-]{0,20}:\/\/([^/?#\s"']{1,300})/iu.exec(
    url,
  )?.[1];
  const short = authority === undefined ? /^(?:[\w.-]{1,60}@npm:)?git@([\w.-]{1,200}):/u.exec(url)?.[1] : undefined;
  const host = (authority ?? short)
    ?.replace(/^.*@/u, '')
    .replace(/:\d{0,6}$/u, '')
    .toLowerCase();
  return host === undefined || host === '' ? null : host;
}

export function isGit(url: string): boolean {
  return /(?:^|@|npm:)(?:git(?:\+\w{1,10})?:|git@)|\.git(?:[#@?]|$)|codeload\.github\.com|#commit=/u.test(url);
}

/** Returns whether a URL is plain HTTP to another machine. */
export function isPlainHttp(url: string): boolean {
  const host = hostOf(url);
  return /(?:^|[@+])http:\/\//iu.test(url) && host !== null && !isLocal(host);
}

/** Returns whether a host is the local machine. */
export function isLocal(host: string): boolean {
  return /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/u.test(host);
}
