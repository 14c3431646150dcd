/**
 * PGlite, which is PostgreSQL in this process: the store where nothing else is installed. It has one connection, waits
 * while a query runs, and never calls fsync: what was committed survives the end of the process, not that of the power.
 */
import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isNativeError } from 'node:util/types';
import type { PGlite } from '@electric-sql/pglite';
import { Pool } from 'pg';
import { type DataLock, lockDataDirectory } from './data-lock.js';
import type { SqlBackend } from './sql/backend.js';

/** A data folder that is open. */
export interface PgliteBackend extends SqlBackend {
  /** Released by `close`. */
  readonly lock: DataLock;
}

/** For the one connection to come free: whoever waits in vain is told, and does not wait for ever. */
const CONNECT_MILLISECONDS = 30_000;
const PACKAGE = '@electric-sql/pglite';

/** The package as it is installed; the bundle does not hold it. */
async function load() {
  try {
    const { PGlite } = await import(/* webpackIgnore: true */ '@electric-sql/pglite');
    const { createPgConfig } = await import(/* webpackIgnore: true */ '@electric-sql/pglite/node-postgres');
    return { PGlite, createPgConfig };
  } catch (cause) {
    if (!isNativeError(cause) || !('code' in cause) || cause.code !== 'ERR_MODULE_NOT_FOUND') throw cause;
    const advice = 'Run `npm ci`, or give REVIEW_GATE_DATABASE_URL.';
    throw new Error(`The embedded database (${PACKAGE}) is not installed. ${advice}`, { cause });
  }
}

/** The nearest `node_modules` above this file that has the package; null where none has. */
function modulesFolder(): string | null {
  for (let at = import.meta.dirname; ; at = dirname(at)) {
    const folder = join(at, 'node_modules');
    if (existsSync(join(folder, PACKAGE, 'package.json'))) return folder;
    if (dirname(at) === at) return null;
  }
}

/**
 * The empty database that the installation laid by (`.ci/pglite-template.js`): some seconds quicker than making one. It is
 * named by the package's version. Null where there is none, and then one is made.
 */
export async function readTemplate(): Promise<Blob | null> {
  const folder = modulesFolder();
  if (folder === null) return null;
  const about: { readonly version: string } = JSON.parse(await readFile(join(folder, PACKAGE, 'package.json'), 'utf8'));
  const path = join(folder, '.cache', 'review-gate', `pglite-${about.version}.tar.gz`);
  return existsSync(path) ? new Blob([await readFile(path)]) : null;
}

/** The pool on an open PGlite: all that use it must go through this one, or they overwrite each other. */
export async function poolOn(pglite: PGlite): Promise<Pool> {
  const { createPgConfig } = await load();
  return new Pool({
    ...createPgConfig(pglite),
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
  });
}

/** Opens the database in the folder, and makes it where there is none: beside its place, so that half of one is never there. */
async function openDatabase(folder: string): Promise<PGlite> {
  const { PGlite } = await load();
  if (!existsSync(folder)) {
    const draft = `${folder}.new`;
    await rm(draft, { recursive: true, force: true });
    const template = await readTemplate();
    const made = await PGlite.create(draft, template === null ? {} : { loadDataDir: template });
    await made.close();
    await rename(draft, folder);
  }
  if (!existsSync(join(folder, 'PG_VERSION'))) throw new Error(`${folder} is there and is no database. Move it away.`);
  const pglite = await PGlite.create(folder);
  // No server is there to do it in the background: what was deleted makes room again.
  await pglite.exec('vacuum');
  return pglite;
}

/**
 * Opens the database of a data folder, in `<directory>/database`.
 * Throws DataLockedError where another process has the folder, and Error where PGlite is not installed.
 */
export async function openPglite(directory: string): Promise<PgliteBackend> {
  const lock = await lockDataDirectory(directory);
  try {
    const pglite = await openDatabase(join(directory, 'database'));
    const pool = await poolOn(pglite);
    let closed: Promise<void> | null = null;
    const close = async () => {
      await pool.end();
      await pglite.close();
      await lock.release();
    };
    return {
      kind: 'pglite',
      pool,
      lock,
      close() {
        closed ??= close();
        return closed;
      },
    };
  } catch (cause) {
    await lock.release();
    throw cause;
  }
}
