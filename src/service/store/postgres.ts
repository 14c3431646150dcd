/** A pool of connections to PostgreSQL that continues to work after a restart of the server. */

import { isNativeError } from 'node:util/types';
import { Pool, type PoolConfig } from 'pg';
import { parseUrl } from '../../base/url.js';
import type { SqlBackend } from './sql/backend.js';

/** How large the pool is, and who is told of its errors. */
export interface PostgresOptions {
  /** Maximum number of connections of this process. */
  readonly poolSize: number;
  /** Logs one line for each error. It never contains secrets. */
  readonly log?: (line: string) => void;
}

/** Older versions lack features that the queries need, and are no longer supported. */
const OLDEST_VERSION = 14;
/** Maximum wait until a connection is established or becomes free. */
const CONNECT_MILLISECONDS = 10_000;
/** Maximum time of one statement, on the server. The service's own statements are much faster. */
const STATEMENT_MILLISECONDS = 30_000;
/** A transaction of a blocked process must not lock its rows for longer. */
const IDLE_TRANSACTION_MILLISECONDS = 60_000;
/** A connection that is unused for this time is closed. */
const IDLE_MILLISECONDS = 60_000;
/** Idle time after which TCP keep-alive probes are sent. */
const KEEP_ALIVE_MILLISECONDS = 10_000;

function describeError(cause: unknown): string {
  if (!isNativeError(cause)) return 'unknown fault';
  // Connection failed at each address of a name: the AggregateError has no message of its own.
  if (cause instanceof AggregateError) return cause.errors.map(describeError).join('; ');
  return cause.message;
}

/** Formats the URL for display: without the password, and without parameters, which may contain one too. */
function formatUrl(url: URL): string {
  const user = url.username === '' ? '' : `${url.username}@`;
  return `${url.protocol}//${user}${url.host}${url.pathname}`;
}

function parseConnectionUrl(text: string): URL {
  // The parser's own error contains the whole URL.
  const url = parseUrl(text);
  if (url === null)
    throw new Error('The database URL is not a URL. It looks like postgres://user:password@host:5432/name.');
  if (url.protocol === 'postgres:' || url.protocol === 'postgresql:') return url;
  throw new Error(`The database URL must begin with postgres://, not ${url.protocol}//.`);
}

/**
 * Connects to PostgreSQL 14 or later.
 * @param url `postgres://user:password@host:port/name?sslmode=…`
 * @throws Error if it cannot be reached, refuses, or is too old; the message names the server, never the password
 */
export async function openPostgres(url: string, options: PostgresOptions): Promise<SqlBackend> {
  const address = parseConnectionUrl(url);
  const config: PoolConfig = {
    connectionString: url,
    max: options.poolSize,
    fallback_application_name: 'review-gate',
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
    idleTimeoutMillis: IDLE_MILLISECONDS,
    statement_timeout: STATEMENT_MILLISECONDS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_MILLISECONDS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MILLISECONDS,
  };
  const pool = new Pool(config);
  // The pool removes a broken connection, and the failed query reports the error to its caller. Without listeners, the
  // error event would end the process.
  pool.on('error', (cause) => options.log?.(`a database connection was lost: ${describeError(cause)}`));
  pool.on('connect', (client) => client.on('error', () => undefined));

  let closed: Promise<void> | null = null;
  const close = () => {
    closed ??= pool.end();
    return closed;
  };
  try {
    const { rows } = await pool.query<{ version: number }>(
      `select current_setting('server_version_num')::int / 10000 as version`,
    );
    const version = rows[0]?.version ?? 0;
    if (version < OLDEST_VERSION)
      throw new Error(`it is PostgreSQL ${version}, and ${OLDEST_VERSION} is the oldest that will do`);
  } catch (cause) {
    await close();
    throw new Error(
      `The database ${formatUrl(address)} cannot be used: ${describeError(cause)}. Start it, or correct REVIEW_GATE_DATABASE_URL.`,
      {
        cause,
      },
    );
  }
  return { kind: 'postgres', pool, close };
}
