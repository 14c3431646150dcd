/** Files of reports on disk: found by path or glob, read within limits. */

import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { compareText } from '../base/order.js';
import { compileGlob } from '../engine/text/glob.js';
import { createTooLargeError, REPORT_LIMITS } from './limits.js';
import { collectFaults, ReportError } from './report-error.js';

/** How paths and globs that the user wrote are searched for. */
export interface FileSearch {
  /** The base folder for paths and globs. */
  readonly directory: string;
  /** Absolute paths of the repository, as the tools may have seen it. */
  readonly roots: readonly string[];
  /** Whether `*`, `?`, `[…]` and `{…}` are wildcards. */
  readonly globs: boolean;
  /** Whether a path below `directory` may be a link to a file outside of it. */
  readonly follow: boolean;
}

/** Where a file is, and its name for people. */
export interface NamedFile {
  readonly real: string;
  readonly shown: string;
}

const WILDCARD = /[*?[{]/u;
/** Folders that are not searched for reports unless they are named. */
const SKIPPED: ReadonlySet<string> = new Set(['.git', 'node_modules']);
/** Maximum number of files and folders that one glob may visit. */
const MAX_ENTRIES = 200_000;

/**
 * Finds the files that paths or globs name, each file once, in the given order and by path within a glob. Faults go to
 * `faults`; a glob that matches nothing is a note for the user.
 */
export async function findFiles(
  names: readonly string[],
  search: FileSearch,
  faults: string[],
): Promise<{ readonly files: readonly NamedFile[]; readonly notes: readonly string[] }> {
  const notes: string[] = [];
  const files = new Map<string, string>();
  for (const name of names) {
    const found = await resolveFiles(name, search).catch(collectFaults(faults));
    if (found?.length === 0) notes.push(`no file matches ${JSON.stringify(name)}: no report was read for it`);
    for (const [real, shown] of found ?? []) if (!files.has(real)) files.set(real, shown);
  }
  return { files: [...files].map(([real, shown]) => ({ real, shown })), notes };
}

/** Returns the real path and the displayed name of each file that a path or a glob names. */
async function resolveFiles(name: string, search: FileSearch): Promise<[string, string][]> {
  const path = resolve(search.directory, name);
  const literal = await realpath(path).catch(() => null);
  if (literal !== null) return [[checkLink(literal, name, path, await realpath(search.directory), search), name]];
  if (!search.globs || !WILDCARD.test(name)) throw new ReportError([`${name} does not exist`]);
  return expandPattern(name, search);
}

/** Refuses a link below the directory that leads out of it: the reviewed change may contain such a link. */
function checkLink(real: string, shown: string, path: string, directory: string, search: FileSearch): string {
  const within = (folder: string, file: string) => file === folder || file.startsWith(`${folder}${sep}`);
  if (search.follow || !within(resolve(search.directory), path) || within(directory, real)) return real;
  throw new ReportError([`${shown} is a link that leads out of ${search.directory}`]);
}

async function expandPattern(pattern: string, search: FileSearch): Promise<[string, string][]> {
  const slashed = pattern.split(sep).join('/').replace(/^\.\//u, '');
  const parts = slashed.split('/');
  const still = parts.slice(
    0,
    Math.max(
      0,
      parts.findIndex((part) => WILDCARD.test(part)),
    ),
  );
  const start = resolve(search.directory, still.join('/') || (slashed.startsWith('/') ? '/' : '.'));
  // Without a leading slash, a glob of a single name would match at any depth.
  const matches = compileGlob(`/${parts.slice(still.length).join('/')}`, 'files');
  const directory = await realpath(search.directory);
  const found: [string, string][] = [];
  const folders = [start];
  let entries = 0;
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    const inside = await readdir(folder, { withFileTypes: true }).catch(() => []);
    entries += inside.length;
    if (entries > MAX_ENTRIES) {
      throw new ReportError([`${pattern} would look through more than ${MAX_ENTRIES} files: name the folder`]);
    }
    for (const entry of inside) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        if (!SKIPPED.has(entry.name)) folders.push(path);
      } else if (matches(relative(start, path).split(sep).join('/'))) {
        const real = await realpath(path).catch(() => null);
        const shown = relative(search.directory, path).split(sep).join('/');
        if (real !== null) found.push([checkLink(real, shown, path, directory, search), shown]);
      }
    }
  }
  return found.toSorted(([, a], [, b]) => compareText(a, b));
}

/**
 * Reads a file.
 * @throws ReportError if it cannot be read, or is larger than the limit
 */
export async function readNamedFile({ real, shown }: NamedFile): Promise<Buffer> {
  try {
    const about = await stat(real);
    if (!about.isFile()) throw new ReportError([`${shown} is no file`]);
    if (about.size > REPORT_LIMITS.FILE_BYTES) throw createTooLargeError(shown);
    return await readFile(real);
  } catch (fault) {
    if (fault instanceof ReportError) throw fault;
    const code = fault instanceof Error && 'code' in fault ? ` (${String(fault.code)})` : '';
    throw new ReportError([`${shown} cannot be read${code}`]);
  }
}
