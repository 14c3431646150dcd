/** SARIF files on disk: found by path or glob, read within limits. */

import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { compareText } from '../../base/order.js';
import type { ToolReport } from '../../engine/snapshot.js';
import { compileGlob } from '../../engine/text/glob.js';
import { SARIF_LIMITS, SarifError } from './error.js';
import { createTooLargeError, readSarif, type SarifContents } from './read.js';

export interface SarifSearch {
  /** The base folder for paths and globs. */
  readonly directory: string;
  /** Absolute paths of the repository, as the tools may have seen it. */
  readonly roots: readonly string[];
  /** Whether `*`, `?`, `[…]` and `{…}` are wildcards. */
  readonly globs: boolean;
  /** Whether a path below `directory` may be a link to a file outside of it. */
  readonly follow: boolean;
}

const WILDCARD = /[*?[{]/u;
/** Folders that are not searched for reports unless they are named. */
const SKIPPED: ReadonlySet<string> = new Set(['.git', 'node_modules']);
/** Maximum number of files and folders that one glob may visit. */
const MAX_ENTRIES = 200_000;

/**
 * Reads the reports that paths or globs name, each file once, in the given order and by path within a glob.
 * @returns the reports, and notes for the user: a glob that matched nothing, a tool that did not finish
 * @throws SarifError that names every file that is missing, broken or over a limit
 */
export async function gatherReports(names: readonly string[], search: SarifSearch): Promise<SarifContents> {
  const faults: string[] = [];
  const notes: string[] = [];
  const files = new Map<string, string>();
  for (const name of names) {
    const found = await resolveFiles(name, search).catch(collectFaults(faults));
    if (found?.length === 0) notes.push(`no file matches ${JSON.stringify(name)}: no report was read for it`);
    for (const [real, shown] of found ?? []) if (!files.has(real)) files.set(real, shown);
  }
  if (files.size > SARIF_LIMITS.FILES) {
    throw new SarifError([...faults, `${files.size} SARIF files are named; at most ${SARIF_LIMITS.FILES} are read`]);
  }

  const reports: ToolReport[] = [];
  for (const [real, shown] of files) {
    const read = await readOne(real, shown, search.roots).catch(collectFaults(faults));
    reports.push(...(read?.reports ?? []));
    notes.push(...(read?.notes ?? []));
  }
  const results = reports.reduce(
    (sum, { results: kept, left_out: left }) => sum + kept.length + left.not_failures + left.without_place,
    0,
  );
  if (results > SARIF_LIMITS.RESULTS) {
    faults.push(`the SARIF files hold ${results} results together; at most ${SARIF_LIMITS.RESULTS} are read`);
  }
  if (faults.length > 0) throw new SarifError(faults);
  return { reports, notes };
}

/** Returns a handler that collects the faults of a SarifError and rethrows every other error. */
function collectFaults(faults: string[]): (fault: unknown) => null {
  return (fault) => {
    if (!(fault instanceof SarifError)) throw fault;
    faults.push(...fault.faults);
    return null;
  };
}

/** Returns the real path and the displayed name of each file that a path or a glob names. */
async function resolveFiles(name: string, search: SarifSearch): Promise<[string, string][]> {
  const path = resolve(search.directory, name);
  const literal = await realpath(path).catch(() => null);
  if (literal !== null) return [[checkLink(literal, name, path, await realpath(search.directory), search), name]];
  if (!search.globs || !WILDCARD.test(name)) throw new SarifError([`${name} does not exist`]);
  return expandPattern(name, search);
}

/** Refuses a link below the directory that leads out of it: the reviewed change may contain such a link. */
function checkLink(real: string, shown: string, path: string, directory: string, search: SarifSearch): string {
  const within = (folder: string, file: string) => file === folder || file.startsWith(`${folder}${sep}`);
  if (search.follow || !within(resolve(search.directory), path) || within(directory, real)) return real;
  throw new SarifError([`${shown} is a link that leads out of ${search.directory}`]);
}

async function expandPattern(pattern: string, search: SarifSearch): Promise<[string, string][]> {
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
      throw new SarifError([`${pattern} would look through more than ${MAX_ENTRIES} files: name the folder`]);
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

async function readOne(real: string, shown: string, roots: readonly string[]): Promise<SarifContents> {
  let text: string;
  try {
    const about = await stat(real);
    if (!about.isFile()) throw new SarifError([`${shown} is no file`]);
    if (about.size > SARIF_LIMITS.FILE_BYTES) throw createTooLargeError(shown);
    text = await readFile(real, 'utf8');
  } catch (fault) {
    if (fault instanceof SarifError) throw fault;
    const code = fault instanceof Error && 'code' in fault ? ` (${String(fault.code)})` : '';
    throw new SarifError([`${shown} cannot be read${code}`]);
  }
  return readSarif(shown, text, roots);
}
