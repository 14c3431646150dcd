/** The kinds of stores for tests, each empty: `describe.each(STORES)`. */
import { PGlite } from '@electric-sql/pglite';
import { createPool } from '../../src/service/store/pglite.js';
import { openTemplate } from '../../src/service/store/pglite-template.js';
import type { SqlBackend } from '../../src/service/store/sql/backend.js';
import { migrate } from '../../src/service/store/sql/migrate.js';
import { openSqlStore, type SqlStore } from '../../src/service/store/sql/store.js';
import type { SqlTransaction } from '../../src/service/store/sql/transaction.js';
import type { Store, TenantScope } from '../../src/service/store/store.js';
import { MemoryStore } from '../stand-ins/store/memory.js';
import type { CommitHook } from '../stand-ins/store/memory-queue.js';
import { EMPTY_STATEMENT, POSTGRES_URL, postgresBackend } from './databases.js';

export type StoreKind = 'memory' | 'pglite' | 'postgres';

/** The kinds that are available here. */
export const STORES: readonly StoreKind[] =
  POSTGRES_URL === null ? ['memory', 'pglite'] : ['memory', 'pglite', 'postgres'];
export const SQL_STORES = STORES.filter((kind) => kind !== 'memory');

declare global {
  /** Embedded databases that earlier test files of this worker have given back (`.ci/jest/runtime.js`). */
  var reviewGateDatabases: PGlite[];
}

/** Starts one in memory. PostgreSQL's one-minute timer for signing in is its own: it must not hold the worker when all tests are done. */
async function openMemoryPglite(): Promise<PGlite> {
  const loadDataDir = await openTemplate(() => undefined);
  const { setTimeout } = globalThis;
  const unreferenced = (...given: Parameters<typeof setTimeout>) => setTimeout(...given).unref();
  Object.assign(globalThis, { setTimeout: unreferenced });
  try {
    return await PGlite.create({ loadDataDir });
  } finally {
    Object.assign(globalThis, { setTimeout });
  }
}

/** Returns an in-memory PGlite database with the tables and no rows. */
async function pgliteBackend(): Promise<SqlBackend> {
  const used = globalThis.reviewGateDatabases.pop();
  const pglite = used ?? (await openMemoryPglite());
  const pool = await createPool(pglite);
  const backend: SqlBackend = {
    kind: 'pglite',
    pool,
    close: once(() => pool.end().then(() => void globalThis.reviewGateDatabases.push(pglite))),
  };
  if (used === undefined) await migrate(backend);
  else await pglite.exec(EMPTY_STATEMENT);
  return backend;
}

/** Returns an in-memory PGlite database without tables. */
export async function emptyPglite(): Promise<SqlBackend> {
  const pglite = await openMemoryPglite();
  const pool = await createPool(pglite);
  return { kind: 'pglite', pool, close: once(() => pool.end().then(() => pglite.close())) };
}

function once(close: () => Promise<void>): () => Promise<void> {
  let closed: Promise<void> | null = null;
  return () => {
    closed ??= close();
    return closed;
  };
}

/** Returns an empty database of the kind, for tests below the level of the store. */
export function openBackend(kind: StoreKind): Promise<SqlBackend> {
  return kind === 'postgres' ? postgresBackend() : pgliteBackend();
}

function committing(scope: TenantScope<SqlTransaction>): TenantScope<SqlTransaction & CommitHook> {
  return {
    id: scope.id,
    read: (work) => scope.read((tx) => work({ ...tx, onCommit: () => undefined })),
    async transaction(work) {
      const callbacks: (() => void)[] = [];
      const result = await scope.transaction((tx) =>
        work({ ...tx, onCommit: (callback) => void callbacks.push(callback) }),
      );
      for (const callback of callbacks) callback();
      return result;
    },
  };
}

/** Adapts the SQL store for use with the in-memory queue. */
export function withCommits(store: SqlStore): Store<SqlTransaction & CommitHook> {
  const { directory, administration, outbox } = store;
  return {
    directory,
    administration,
    outbox,
    tenant: (id) => committing(store.tenant(id)),
    ping: () => store.ping(),
    close: () => store.close(),
  };
}

/** Opens an empty store. Its owner closes it. */
export async function openStore(kind: StoreKind): Promise<MemoryStore | SqlStore> {
  return kind === 'memory' ? new MemoryStore() : openSqlStore(await openBackend(kind));
}
