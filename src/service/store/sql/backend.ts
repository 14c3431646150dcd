/** The database behind the store: one pool of connections, which the store and the queue share. */
import type { Pool } from 'pg';

export interface SqlBackend {
  readonly kind: 'postgres' | 'pglite';
  readonly pool: Pool;
  /** Ends its connections, and the database where it is ours. May be called twice. */
  close(): Promise<void>;
}
