/** The store on PostgreSQL, or on PGlite, which is PostgreSQL within this process. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Administration, Directory, Outbox, Store, TenantScope } from '../store.js';
import { createSqlAdministration, createSqlDirectory, createSqlOutbox } from './all-tenants.js';
import type { SqlBackend } from './backend.js';
import { migrate } from './migrate.js';
import type { Database } from './schema.js';
import { createSqlTransaction, type SqlTransaction } from './transaction.js';

/**
 * Transactions are READ COMMITTED. Races are resolved by row locks or by conditions in a statement. Rows are locked in
 * a fixed order, so no transaction must be repeated. `work` never runs twice; a caller that may repeat it does so
 * itself.
 */
export class SqlStore implements Store<SqlTransaction> {
  readonly directory: Directory;
  readonly administration: Administration;
  readonly outbox: Outbox;

  constructor(
    private readonly backend: SqlBackend,
    private readonly db: Kysely<Database>,
  ) {
    this.directory = createSqlDirectory(db);
    this.administration = createSqlAdministration(db);
    this.outbox = createSqlOutbox(db);
  }

  tenant(id: string): TenantScope<SqlTransaction> {
    return {
      id,
      // Each statement runs separately on any free connection, with one round trip per query.
      read: async (work) => work(createSqlTransaction(this.db, id, false)),
      transaction: (work) => this.db.transaction().execute((db) => work(createSqlTransaction(db, id, true))),
    };
  }

  async ping(): Promise<void> {
    await sql`select 1`.execute(this.db);
  }

  /** Closes the database too. The queue on it must have stopped before. */
  close(): Promise<void> {
    return this.backend.close();
  }
}

/** Returns the database of a backend with the types of its tables. */
function createDatabase(backend: SqlBackend): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: backend.pool }) });
}

/** Migrates the tables and opens the store. Rejects if the migration fails. */
export async function openSqlStore(backend: SqlBackend): Promise<SqlStore> {
  await migrate(backend);
  return new SqlStore(backend, createDatabase(backend));
}
