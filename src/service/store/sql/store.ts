/** The store on PostgreSQL, or on PGlite, which is the same in this process. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Administration, Directory, Outbox, Store, TenantScope } from '../store.js';
import { sqlAdministration, sqlDirectory, sqlOutbox } from './all-tenants.js';
import type { SqlBackend } from './backend.js';
import { migrate } from './migrate.js';
import type { Database } from './schema.js';
import { type SqlTransaction, sqlTransaction } from './transaction.js';

/**
 * Transactions are READ COMMITTED: each race is settled by a row that is locked or a condition in the statement, and rows
 * are locked in one order, so none has to be repeated. `work` is never run twice; what calls it does that, where it may.
 */
export class SqlStore implements Store<SqlTransaction> {
  readonly directory: Directory;
  readonly administration: Administration;
  readonly outbox: Outbox;

  constructor(
    private readonly backend: SqlBackend,
    private readonly db: Kysely<Database>,
  ) {
    this.directory = sqlDirectory(db);
    this.administration = sqlAdministration(db);
    this.outbox = sqlOutbox(db);
  }

  tenant(id: string): TenantScope<SqlTransaction> {
    return {
      id,
      // Each statement on its own, on whatever connection is free: one round trip a query.
      read: async (work) => work(sqlTransaction(this.db, id, false)),
      transaction: (work) => this.db.transaction().execute((db) => work(sqlTransaction(db, id, true))),
    };
  }

  async ping(): Promise<void> {
    await sql`select 1`.execute(this.db);
  }

  /** Closes the database too: the queue on it must have stopped. */
  close(): Promise<void> {
    return this.backend.close();
  }
}

/** The database of a backend, as its tables are typed. */
export function databaseOf(backend: SqlBackend): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: backend.pool }) });
}

/** Opens the store, after bringing the tables to this version. Throws where they cannot be. */
export async function openSqlStore(backend: SqlBackend): Promise<SqlStore> {
  await migrate(backend);
  return new SqlStore(backend, databaseOf(backend));
}
