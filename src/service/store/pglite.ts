/**
 * PGlite, which is PostgreSQL in this process: the store where nothing else is installed. It has one connection, waits
 * while a query runs, and never calls fsync: what was committed survives the end of the process, not that of the power.
 */
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { Pool } from 'pg';
import { type DataLock, lockDataDirectory } from './data-lock.js';
import { loadPglite, openTemplate } from './pglite-template.js';
import type { SqlBackend } from './sql/backend.js';

/** A data folder that is open. */
export interface PgliteBackend extends SqlBackend {
  /** Released by `close`. */
  readonly lock: DataLock;
}

/** For the one connection to come free: whoever waits in vain is told, and does not wait for ever. */
const CONNECT_MILLISECONDS = 30_000;

/** The pool on an open PGlite: all that use it must go through this one, or they overwrite each other. */
export async function createPool(pglite: PGlite): Promise<Pool> {
  const { createPgConfig } = await loadPglite();
  return new Pool({
    ...createPgConfig(pglite),
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
  });
}

/** Opens the database in the folder, and makes it where there is none: beside its place, so that half of one is never there. */
async function openDatabase(folder: string, log: (line: string) => void): Promise<PGlite> {
  const { PGlite } = await loadPglite();
  if (!existsSync(folder)) {
    const draft = `${folder}.new`;
    await rm(draft, { recursive: true, force: true });
    const made = await PGlite.create(draft, { loadDataDir: await openTemplate(log) });
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
 * Opens the database of a data folder, in `<directory>/database`; makes it where there is none.
 * @param log is told in one line what takes time
 * Throws DataLockedError where another process has the folder, and Error where PGlite is not installed.
 */
export async function openPglite(directory: string, log: (line: string) => void): Promise<PgliteBackend> {
  const lock = await lockDataDirectory(directory);
  try {
    const pglite = await openDatabase(join(directory, 'database'), log);
    const pool = await createPool(pglite);
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
