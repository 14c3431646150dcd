/** The words of a path: `src/AuthService/refreshToken.ts` has src, auth, service, refresh, token, ts. */

const MAX_READ = 1_000;

/** Reads a list of words, separated by blanks. */
export function readPathWords(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** Returns whether a path has one of the words. */
export function hasWord(path: string, words: ReadonlySet<string>): boolean {
  return path
    .slice(-MAX_READ)
    .replace(/([a-z0-9])([A-Z])/gu, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/u)
    .some((word) => words.has(word));
}
