/** Paths as tools write them (RFC 3986, RFC 8089, Windows) → paths relative to the repository. */
import { removeEndSlashes } from '../base/url.js';

/** Maximum length of a path. */
export const MAX_PATH = 1_024;

const DRIVE = /^\/?([A-Za-z]):(?=\/|$)/u;

/** Returns the path with forward slashes. */
export const toSlashes = (path: string): string => path.replaceAll('\\', '/');

/** Decodes percent-encoding. Text that is not validly encoded is returned unchanged. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Normalizes a Windows drive: the letter in lower case, without a leading slash. */
export function normalizeDrive(path: string): string {
  return path.replace(DRIVE, (_, letter: string) => `${letter.toLowerCase()}:`);
}

/** Returns whether a path with forward slashes is absolute. */
export function isAbsolutePath(path: string): boolean {
  return path.startsWith('/') || DRIVE.test(path);
}

/** Returns the path relative to one of the roots; null if it is outside of all of them. */
export function toRelativePath(path: string, roots: readonly string[]): string | null {
  for (const root of roots) {
    const folder = removeEndSlashes(normalizeDrive(toSlashes(root)));
    if (path === folder) return '';
    if (path.startsWith(`${folder}/`)) return path.slice(folder.length + 1);
  }
  return null;
}

/** Removes `.`, `..` and empty parts. Returns null if the path leads out of the repository or is empty. */
export function normalizePath(path: string): string | null {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return null;
  }
  const joined = parts.join('/');
  return joined === '' || joined.length > MAX_PATH || joined.includes('\0') ? null : joined;
}
