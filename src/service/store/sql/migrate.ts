/** Brings the tables to the version that this code knows. Any number of processes may do it at once: one does, the others wait. */
import { Kysely, Migrator, PostgresDialect, sql } from 'kysely';
import type { SqlBackend } from './backend.js';
import { MIGRATIONS } from './migrations/index.js';
import type { Migration } from './migrations/migration.js';

/** Kysely's own table of what has run. */
const DONE = 'kysely_migration';

/** The migrations that ran on this database and that this code does not know. */
async function unknownOf(db: Kysely<unknown>, migrations: readonly Migration[]): Promise<readonly string[]> {
  const { rows: there } = await sql<{ found: boolean }>`select to_regclass(${DONE}) is not null as found`.execute(db);
  if (there[0]?.found !== true) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DONE)}`.execute(db);
  const known = new Set(migrations.map(({ name }) => name));
  return rows.map(({ name }) => name).filter((name) => !known.has(name));
}

/**
 * Runs the migrations that have not run yet, each in the one transaction that holds them all.
 * Throws where the database is of a newer version, or where one fails: then none has happened.
 */
export async function migrate(backend: SqlBackend, migrations: readonly Migration[] = MIGRATIONS): Promise<void> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: backend.pool }) });
  await db.connection().execute(async (connection) => {
    // An index over many rows, or another process that makes one, may take longer than a query may.
    await sql`set statement_timeout = 0`.execute(connection);
    try {
      const unknown = await unknownOf(connection, migrations);
      if (unknown.length > 0) {
        throw new Error(
          `The database was written by a newer version of review-gate (${unknown.join(', ')}). Start that version, or restore a backup.`,
        );
      }
      const provider = {
        getMigrations: async () => Object.fromEntries(migrations.map(({ name, up }) => [name, { up }])),
      };
      const { error } = await new Migrator({ db: connection, provider }).migrateToLatest();
      if (error !== undefined) throw error;
    } finally {
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}
