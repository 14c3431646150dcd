/** The source of a package in a lock file: the host of its link, and whether it is a repository. */

/** Returns the source in a form for comparison: `registry.npmjs.org`, or `github.com (git)`. */
export function readPlace(url: string): string | null {
  const host = readHost(url);
  if (host === null) return null;
  if (url.includes('github.com/rust-lang/crates.io-index')) return 'github.com/rust-lang/crates.io-index';
  return isGit(url) ? `${host} (git)` : host;
}

/** Returns the host of a link in lower case, without port and user; null if the text is not a link. */
export function readHost(url: string): string | null {
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

function isGit(url: string): boolean {
  return /(?:^|@|npm:)(?:git(?:\+\w{1,10})?:|git@)|\.git(?:[#@?]|$)|codeload\.github\.com|#commit=/u.test(url);
}

/** Returns true for plain HTTP to another machine than this one. */
export function isPlainHttp(url: string): boolean {
  const host = readHost(url);
  return /(?:^|[@+])http:\/\//iu.test(url) && host !== null && !isLocal(host);
}

/** Returns true for a host name of this machine. */
export function isLocal(host: string): boolean {
  return /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/u.test(host);
}
