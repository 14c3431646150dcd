/** Where in the repository a result stands: SARIF's artifact locations (§3.4, RFC 3986, RFC 8089) → a repo-relative path. */
import {
  decodePercent,
  isAbsolutePath,
  MAX_PATH,
  normalizeDrive,
  normalizePath,
  toRelativePath,
  toSlashes,
} from '../repository-path.js';
import type { ArtifactLocation, Run } from './schema.js';

/** A base may refer to another base. A longer chain, or a cycle, resolves to the root. */
const MAX_BASES = 10;
const MAX_URI = 4_096;

/** Returns an absolute path with forward slashes; null for a relative path; undefined for a URI that is not a file. */
function toAbsolutePath(uri: string): string | null | undefined {
  const file = /^file:(?:\/\/[^/]*)?(\/.*)$/isu.exec(uri);
  if (file !== null) return normalizeDrive(decodePercent(file[1] ?? ''));
  if (isAbsolutePath(uri)) return normalizeDrive(decodePercent(uri));
  return /^[a-z][a-z0-9+.-]+:/iu.test(uri) ? undefined : null;
}

/**
 * Resolves a base to a path relative to the repository's root. A base outside of the repository is taken as the root
 * that the tool saw.
 */
function resolveBasePath(run: Run, id: string | null | undefined, roots: readonly string[], depth = 0): string {
  const bases = run.originalUriBaseIds;
  if (id == null || bases == null || depth > MAX_BASES || !Object.hasOwn(bases, id)) return '';
  const base = bases[id];
  if ((base?.uri ?? '').length > MAX_PATH) return '';
  const uri = toSlashes(base?.uri ?? '');
  const absolute = toAbsolutePath(uri);
  if (absolute === undefined) return '';
  if (absolute !== null) return toRelativePath(absolute, roots) ?? '';
  return `${resolveBasePath(run, base?.uriBaseId, roots, depth + 1)}/${decodePercent(uri)}`;
}

/**
 * Returns the repo-relative path of an artifact; null if it names no path, or one outside of the repository.
 * @param roots absolute paths of the repository, as the tool may have seen it
 */
export function resolveArtifactPath(
  location: ArtifactLocation | null | undefined,
  run: Run,
  roots: readonly string[],
): string | null {
  const listed = location?.index == null ? undefined : run.artifacts[location.index]?.location;
  const named = location?.uri == null ? listed : location;
  if (named?.uri == null || named.uri === '' || named.uri.length > MAX_URI) return null;
  const uri = toSlashes(named.uri);
  const absolute = toAbsolutePath(uri);
  if (absolute === undefined) return null;
  const path =
    absolute === null
      ? `${resolveBasePath(run, named.uriBaseId, roots)}/${decodePercent(uri)}`
      : toRelativePath(absolute, roots);
  return path === null ? null : normalizePath(path.toWellFormed());
}

const MAX_LINE = 2_147_483_647;
const toLine = (value: number) => Math.min(MAX_LINE, Math.trunc(value));

/**
 * Returns the first and last line of a region; null for the whole file. A line number below 1 also means the whole
 * file.
 */
export function readLines(
  region:
    | { readonly startLine?: number | null | undefined; readonly endLine?: number | null | undefined }
    | null
    | undefined,
): { readonly first: number; readonly last: number } | null {
  const start = region?.startLine;
  if (start == null || !(start >= 1)) return null;
  const first = toLine(start);
  const last = region?.endLine;
  return { first, last: last != null && last >= first ? toLine(last) : first };
}
