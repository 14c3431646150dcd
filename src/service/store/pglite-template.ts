/** An empty database of PGlite, kept beside the installed packages: copying it is some seconds quicker than making one. */
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isNativeError } from 'node:util/types';
import { makeFolder } from '../../base/make-folder.js';

const PGLITE_PACKAGE = '@electric-sql/pglite';

/** The version whose data this version reads: the one of package.json, which the bundle does not hold. */
export const PGLITE_VERSION = '0.5.16';

/** Loads the package as it is installed; the bundle does not hold it. Throws Error where it is not installed. */
export async function loadPglite() {
  try {
    const { PGlite } = await import(/* webpackIgnore: true */ '@electric-sql/pglite');
    const { createPgConfig } = await import(/* webpackIgnore: true */ '@electric-sql/pglite/node-postgres');
    return { PGlite, createPgConfig };
  } catch (cause) {
    if (!isNativeError(cause) || !('code' in cause) || cause.code !== 'ERR_MODULE_NOT_FOUND') throw cause;
    const wanted = `${PGLITE_PACKAGE}@${PGLITE_VERSION}`;
    const advice = `In a clone, run "npm ci". Without one, run "npx -p review-gate -p ${wanted} review-gate serve". In a project, run "npm install ${wanted}". With PostgreSQL it is not needed: set REVIEW_GATE_DATABASE_URL.`;
    throw new Error(`The embedded database (${PGLITE_PACKAGE}) is not installed. ${advice}`, { cause });
  }
}

/** Finds the nearest `node_modules` above this file that has the package; null where none has. */
function findModulesFolder(): string | null {
  for (let at = import.meta.dirname; ; at = dirname(at)) {
    const folder = join(at, 'node_modules');
    if (existsSync(join(folder, PGLITE_PACKAGE, 'package.json'))) return folder;
    if (dirname(at) === at) return null;
  }
}

/** Names the file that keeps the template, by the package's version. */
async function findTemplatePath(folder: string): Promise<string> {
  const text = await readFile(join(folder, PGLITE_PACKAGE, 'package.json'), 'utf8');
  const { version }: { readonly version: string } = JSON.parse(text);
  return join(folder, '.cache', 'review-gate', `pglite-${version}.tar.gz`);
}

/** Writes beside the place first, so that half of a template is never there. Any number of processes may do it at once. */
async function keepTemplate(path: string, archive: Blob): Promise<void> {
  makeFolder(dirname(path));
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, Buffer.from(await archive.arrayBuffer()));
  await rename(draft, path);
}

/**
 * Gives the template, a gzip'd archive of the data folder. The first call on a machine makes it, which takes some seconds, and keeps it
 * in `node_modules/.cache`; where that cannot be written, each call makes it.
 * @param log is told in one line what takes time, or could not be kept
 * @param modules the `node_modules` that has the package; null where there is none, and then nothing is kept
 */
export async function openTemplate(
  log: (line: string) => void,
  modules: string | null = findModulesFolder(),
): Promise<Blob> {
  const path = modules === null ? null : await findTemplatePath(modules);
  if (path !== null && existsSync(path)) return new Blob([await readFile(path)]);
  log('Making the embedded database for the first time. This takes a few seconds.');
  const { PGlite } = await loadPglite();
  const pglite = await PGlite.create();
  const archive = await pglite.dumpDataDir('gzip');
  await pglite.close();
  if (path !== null) {
    try {
      await keepTemplate(path, archive);
    } catch (cause) {
      const why = isNativeError(cause) ? cause.message : String(cause);
      log(`The empty database could not be kept for the next time: ${why}.`);
    }
  }
  return archive;
}
