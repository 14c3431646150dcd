/** Gives pg-boss access to the database through the store's pool. On PGlite, a second connection would lose rows. */
import pg from 'pg';
import type { Db } from 'pg-boss';

/** What the queue needs of the store's database. */
export interface QueueBackend {
  readonly kind: 'postgres' | 'pglite';
  readonly pool: pg.Pool;
}

interface Listener {
  close(): Promise<void>;
}

type Notified = (payload: string) => void;

/** Wait before a lost listener reconnects, in milliseconds; doubled after each failure. */
const RECONNECT_MILLISECONDS = 1000;
const MOST_RECONNECT_MILLISECONDS = 30_000;

/** The number of the advisory lock: identical in every process and not used for any other lock. */
const ALONE = 7_203_118_422;

/** The channel's name comes from pg-boss and is escaped, because LISTEN takes no parameters. */
const formatListen = (channel: string) => `LISTEN ${pg.escapeIdentifier(channel)}`;

/**
 * Runs `work` in one process at a time; the others wait. pg-boss has its own lock for creating its tables. It still
 * fails if another process created them after its check, because PostgreSQL caches in the session that the schema does
 * not exist.
 */
export async function runExclusively<T>({ kind, pool }: QueueBackend, work: () => Promise<T>): Promise<T> {
  // A data folder has one process, and PGlite has one connection.
  if (kind === 'pglite') return work();
  const client = await pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [ALONE]);
    return await work();
  } finally {
    // The lock ends with its session.
    client.release(true);
  }
}

/** Runs `work` in a transaction of its own. If `work` rejects, rolls back and rethrows. */
export async function runInTransaction<T>(pool: pg.Pool, work: (db: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    const result = await work({ executeSql: (text, values) => client.query(text, values) });
    await client.query('COMMIT');
    return result;
  } catch (cause) {
    broken = await rollBack(client);
    throw cause;
  } finally {
    client.release(broken);
  }
}

/** Rolls back any open transaction. Returns the connection's error if that fails. */
async function rollBack(client: pg.PoolClient): Promise<Error | undefined> {
  try {
    await client.query('ROLLBACK');
    return undefined;
  } catch (cause) {
    return cause instanceof Error ? cause : new Error(String(cause));
  }
}

/**
 * Some statements of pg-boss contain their own BEGIN and COMMIT. If one fails in between, the connection stays in an
 * aborted transaction, and PGlite has no other connection.
 */
async function executeQuery(pool: pg.Pool, text: string, values?: unknown[]): Promise<pg.QueryResult> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    return await client.query(text, values);
  } catch (cause) {
    broken = await rollBack(client);
    throw cause;
  } finally {
    client.release(broken);
  }
}

/** PGlite is a single session, so its one connection receives the notifications of this process. */
async function listenOnPool(pool: pg.Pool, channel: string, notified: Notified): Promise<Listener> {
  const heard = new Set<pg.PoolClient>();
  const hear = (message: pg.Notification) => {
    if (message.channel === channel) notified(message.payload ?? '');
  };
  // The pool may replace its connection; the session stays the same.
  const attach = (client: pg.PoolClient) => {
    if (heard.has(client)) return;
    heard.add(client);
    client.on('notification', hear);
  };
  const detach = (client: pg.PoolClient) => {
    heard.delete(client);
    client.off('notification', hear);
  };
  pool.on('acquire', attach);
  pool.on('remove', detach);
  await pool.query(formatListen(channel));
  return {
    close: async () => {
      pool.off('acquire', attach);
      pool.off('remove', detach);
      for (const client of [...heard]) detach(client);
    },
  };
}

/** A dedicated connection for notifications that reconnects when it is lost. */
class ConnectionListener implements Listener {
  private client: pg.Client | null = null;
  private timer: NodeJS.Timeout | null = null;
  private closed = false;
  private failures = 0;

  constructor(
    private readonly pool: pg.Pool,
    private readonly channel: string,
    private readonly notified: Notified,
    /** Notifications during a lost connection are lost, so the workers must poll. */
    private readonly reconnected: () => void,
  ) {}

  /** Rejects if the database cannot be reached. */
  async connect(): Promise<void> {
    const client = new pg.Client({ ...this.pool.options, password: this.pool.options.password, keepAlive: true });
    const lost = () => this.lose(client);
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', ({ payload }) => this.notified(payload ?? ''));
    this.client = client;
    try {
      await client.connect();
      await client.query(formatListen(this.channel));
    } catch (cause) {
      this.lose(client);
      throw cause;
    }
    this.failures = 0;
    this.reconnected();
  }

  async close(): Promise<void> {
    this.closed = true;
    if (this.timer !== null) clearTimeout(this.timer);
    await this.client?.end();
  }

  private lose(client: pg.Client): void {
    if (this.closed || this.client !== client) return;
    this.client = null;
    client.end().catch(() => undefined);
    const wait = Math.min(RECONNECT_MILLISECONDS * 2 ** this.failures, MOST_RECONNECT_MILLISECONDS);
    this.failures += 1;
    this.timer = setTimeout(() => {
      // A failed attempt loses its client, which schedules the next attempt.
      void this.connect().catch(() => undefined);
    }, wait);
  }
}

async function listenOnConnection(...given: ConstructorParameters<typeof ConnectionListener>): Promise<Listener> {
  const listener = new ConnectionListener(...given);
  try {
    await listener.connect();
  } catch (cause) {
    await listener.close();
    throw cause;
  }
  return listener;
}

/** Returns the `db` option of pg-boss. The owner of the pool closes it. */
export function createPoolDatabase({ kind, pool }: QueueBackend): Db {
  return {
    executeSql: (text, values) => executeQuery(pool, text, values),
    listen: (channel, notified, reconnected) =>
      kind === 'pglite'
        ? listenOnPool(pool, channel, notified)
        : listenOnConnection(pool, channel, notified, reconnected),
  };
}
