/**
 * Migrates the tables to the version of this code. Any number of processes may call it at once: one migrates, the
 * others wait.
 */
import { Kysely, Migrator, PostgresDialect, sql } from 'kysely';
import type { SqlBackend } from './backend.js';
import { MIGRATIONS } from './migrations/index.js';
import type { Migration } from './migrations/migration.js';

/** Kysely's own table of completed migrations. */
const DONE = 'kysely_migration';

/** Returns the migrations of this database that this code does not know. */
async function listUnknownMigrations(
  db: Kysely<unknown>,
  migrations: readonly Migration[],
): Promise<readonly string[]> {
  const { rows: there } = await sql<{ found: boolean }>`select to_regclass(${DONE}) is not null as found`.execute(db);
  if (there[0]?.found !== true) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DONE)}`.execute(db);
  const known = new Set(migrations.map(({ name }) => name));
  return rows.map(({ name }) => name).filter((name) => !known.has(name));
}

/**
 * Runs the missing migrations, all in one transaction.
 * @throws Error if the database has a newer version, or if a migration fails; nothing is changed then
 */
export async function migrate(backend: SqlBackend, migrations: readonly Migration[] = MIGRATIONS): Promise<void> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: backend.pool }) });
  await db.connection().execute(async (connection) => {
    // Creating an index on many rows, or waiting for another process that does so, may take longer than the limit of a
    // query.
    await sql`set statement_timeout = 0`.execute(connection);
    try {
      const unknown = await listUnknownMigrations(connection, migrations);
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
