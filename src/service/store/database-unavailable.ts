/** Distinguishes an unavailable database from a wrong query. */
import { isNativeError } from 'node:util/types';

/**
 * PostgreSQL's error codes (appendix A of its manual): shutting down, starting, too many connections. Class 08 is
 * connections.
 */
const SQL_STATES = new Set(['57P01', '57P02', '57P03', '53300']);
const CONNECTION_CLASS = '08';
const SYSTEM = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH']);
/** Messages of `pg` without a code: a connection that ended, or one that was not available in time. */
const WORDS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/u;

/** Returns true for errors that disappear when the database is available again. */
export function isDatabaseUnavailable(cause: unknown): boolean {
  if (!isNativeError(cause)) return false;
  if (cause instanceof AggregateError && cause.errors.length > 0) return cause.errors.every(isDatabaseUnavailable);
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  return SQL_STATES.has(code) || SYSTEM.has(code) || code.startsWith(CONNECTION_CLASS) || WORDS.test(cause.message);
}
