/** A separate database for each test, on the PostgreSQL of the test run. */
import { afterAll } from '@jest/globals';
import { openPostgres } from '../../src/service/store/postgres.js';
import type { SqlBackend } from '../../src/service/store/sql/backend.js';
import { migrate } from '../../src/service/store/sql/migrate.js';
import { createDatabase, databaseUrl, onServer } from '../stand-ins/postgres.js';

/**
 * A PostgreSQL server on which databases may be created. The setup of the run starts one if possible. Null if there is
 * none.
 */
export const POSTGRES_URL = process.env['REVIEW_GATE_TEST_DATABASE_URL'] ?? null;

const POOL_SIZE = 8;

function serverUrl(): string {
  if (POSTGRES_URL === null) throw new Error('there is no PostgreSQL for tests');
  return POSTGRES_URL;
}

/**
 * Deletes the rows of every table of the store, in an order that the references allow, and of the queue's tables.
 * Faster than creating a database, and than TRUNCATE, which creates a file per table and index.
 */
export const EMPTY_STATEMENT = [
  'deliveries',
  'webhooks',
  'traces',
  'findings',
  'reviews',
  'blobs',
  'evidence',
  'idempotency_keys',
  'policies',
  'rates',
  'secrets',
  'service_secrets',
  'clients',
  'tenants',
]
  .map((table) => `delete from ${table};`)
  .concat('drop schema if exists pgboss cascade;')
  .join(' ');

/** Databases that may be used again, and all created databases. */
const idle: string[] = [];
const made: string[] = [];
afterAll(() => Promise.all(made.map(drop)));

function drop(name: string): Promise<void> {
  return onServer(serverUrl(), `drop database ${name} with (force)`);
}

/** Creates an empty database: its URL, and a function that drops it and ends its connections. */
export async function emptyDatabase(): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const name = await createDatabase(serverUrl());
  return { url: databaseUrl(serverUrl(), name), drop: () => drop(name) };
}

async function openEmptied(): Promise<{ readonly name: string; readonly backend: SqlBackend }> {
  const used = idle.pop();
  const name = used ?? (await createDatabase(serverUrl()));
  if (used === undefined) made.push(name);
  const backend = await openPostgres(databaseUrl(serverUrl(), name), { poolSize: POOL_SIZE });
  if (used === undefined) await migrate(backend);
  else await backend.pool.query(EMPTY_STATEMENT);
  return { name, backend };
}

/** Returns a database with the tables and no rows. */
export async function postgresBackend(): Promise<SqlBackend> {
  const { name, backend } = await openEmptied();
  let closed: Promise<void> | null = null;
  const close = async () => {
    await backend.close();
    idle.push(name);
  };
  return {
    ...backend,
    close() {
      closed ??= close();
      return closed;
    },
  };
}
