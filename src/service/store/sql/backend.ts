import type { Pool } from 'pg';

/** The database of the store: one pool of connections that the store and the queue share. */
export interface SqlBackend {
  readonly kind: 'postgres' | 'pglite';
  readonly pool: Pool;
  /** Closes its connections, and the database if it is embedded. May be called twice. */
  close(): Promise<void>;
}
