/**
 * Opens the service's data for the operator: the database, the data folder, or the running service that has the folder
 * locked.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createIds } from '../../base/ids.js';
import { openKeyring } from '../api/auth/keyring.js';
import type { DataLocation } from '../config.js';
import type { SqlBackend } from '../store/sql/backend.js';
import { openMasterKeys } from '../store/vault/master-keys.js';
import { createVault } from '../store/vault/vault.js';
import { createAdministrator, SETTLE_MILLISECONDS } from './administrator.js';
import { AdministrationError, type Administrator } from './commands.js';
import { createRemoteAdministrator } from './control.js';

/** The operator's commands on opened data. Whoever opened it closes it. */
export interface OpenAdministrator {
  readonly operator: Administrator;
  close(): Promise<void>;
}

/** Enough, because the operator runs one command at a time. */
const CONNECTIONS = 2;

async function openOnBackend(
  backend: SqlBackend,
  place: DataLocation,
  log: (line: string) => void,
  settle: () => Promise<void>,
): Promise<OpenAdministrator> {
  // Loaded when needed, because the other commands need no database.
  const { openSqlStore } = await import(/* webpackChunkName: "store" */ '../store/sql/store.js');
  try {
    const store = await openSqlStore(backend);
    const keys = async () => {
      const masterKeys = await openMasterKeys(place);
      const vault = createVault(masterKeys.keys);
      return { vault, masterKeys, keyring: await openKeyring({ store, vault, clock: Date.now, log }) };
    };
    const operator = createAdministrator({
      store,
      keys,
      ids: createIds(Date.now, randomBytes),
      clock: Date.now,
      settle,
    });
    return { operator, close: () => backend.close() };
  } catch (cause) {
    await backend.close();
    throw cause;
  }
}

/**
 * Opens what the settings name: PostgreSQL, or the data folder. If a service is running on the data folder, commands go
 * through it. Rejects with AdministrationError or MasterKeyError if the operator must change something, otherwise with the
 * database's error.
 * @param log receives lines that are not results
 */
export async function openAdministrator(place: DataLocation, log: (line: string) => void): Promise<OpenAdministrator> {
  if (place.databaseUrl !== null) {
    const { openPostgres } = await import(/* webpackChunkName: "postgres" */ '../store/postgres.js');
    const backend = await openPostgres(place.databaseUrl, { poolSize: CONNECTIONS });
    // Services may be using the database at the same time.
    return openOnBackend(backend, place, log, () => sleep(SETTLE_MILLISECONDS));
  }
  const { readDataLock } = await import(/* webpackChunkName: "data-lock" */ '../store/data-lock.js');
  const lock = await readDataLock(place.dataDir);
  if (lock === null) {
    const { openPglite } = await import(/* webpackChunkName: "pglite" */ '../store/pglite.js');
    return openOnBackend(await openPglite(place.dataDir, log), place, log, async () => undefined);
  }
  if (lock.control === null) {
    throw new AdministrationError(
      `The process ${lock.pid} has ${place.dataDir} and takes no commands: it is another command, or a service that is starting. Try again.`,
    );
  }
  return { operator: createRemoteAdministrator(lock.control), close: async () => undefined };
}
