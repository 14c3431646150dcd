/** A pool of connections to PostgreSQL that outlives the server's restarts. */

import { isNativeError } from 'node:util/types';
import { Pool, type PoolConfig } from 'pg';
import { parseUrl } from '../../base/url.js';
import type { SqlBackend } from './sql/backend.js';

export interface PostgresOptions {
  /** Connections of this process at most. */
  readonly poolSize: number;
  /** One line a fault; nothing secret is in it. */
  readonly log?: (line: string) => void;
}

/** What is older lacks what the queries need, and its makers' support. */
const OLDEST_VERSION = 14;
/** For a connection to be made, or to come free. */
const CONNECT_MILLISECONDS = 10_000;
/** For one statement, on the server. None of ours comes near it. */
const STATEMENT_MILLISECONDS = 30_000;
/** A transaction whose process hangs must not hold its rows for longer. */
const IDLE_TRANSACTION_MILLISECONDS = 60_000;
/** A connection that nobody used for so long is closed. */
const IDLE_MILLISECONDS = 60_000;
/** When a silent peer is asked whether it is there. */
const KEEP_ALIVE_MILLISECONDS = 10_000;

function messageOf(cause: unknown): string {
  if (!isNativeError(cause)) return 'unknown fault';
  // Refused at each of a name's addresses: the list has no message of its own.
  if (cause instanceof AggregateError) return cause.errors.map(messageOf).join('; ');
  return cause.message;
}

/** The address as it may be shown: without the password, and without parameters, which may hold one too. */
function shown(url: URL): string {
  const user = url.username === '' ? '' : `${url.username}@`;
  return `${url.protocol}//${user}${url.host}${url.pathname}`;
}

function parse(text: string): URL {
  // The parser's own error holds the whole address.
  const url = parseUrl(text);
  if (url === null)
    throw new Error('The database URL is not a URL. It looks like postgres://user:password@host:5432/name.');
  if (url.protocol === 'postgres:' || url.protocol === 'postgresql:') return url;
  throw new Error(`The database URL must begin with postgres://, not ${url.protocol}//.`);
}

/**
 * Connects to PostgreSQL 14 or later.
 * @param url `postgres://user:password@host:port/name?sslmode=…`
 * Throws where it cannot be reached, refuses, or is too old; the message names the server, never the password.
 */
export async function openPostgres(url: string, options: PostgresOptions): Promise<SqlBackend> {
  const address = parse(url);
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
  // A connection that breaks is taken out by the pool, and whoever waits on it is told by the query that failed. Without
  // listeners its event would end the process.
  pool.on('error', (cause) => options.log?.(`a database connection was lost: ${messageOf(cause)}`));
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
    throw new Error(`The database ${shown(address)} cannot be used: ${messageOf(cause)}.`, { cause });
  }
  return { kind: 'postgres', pool, close };
}
