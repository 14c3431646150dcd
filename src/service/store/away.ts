/** Whether a fault says that the database is away, and not that the query was wrong. */
import { isNativeError } from 'node:util/types';

/** PostgreSQL's codes (appendix A of its manual): shutting down, starting, too many connections; class 08 is connections. */
const SQL_STATES = new Set(['57P01', '57P02', '57P03', '53300']);
const CONNECTION_CLASS = '08';
const SYSTEM = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH']);
/** What `pg` says without a code: a connection that ended, or one that could not be had in time. */
const WORDS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/u;

/** True of faults that pass when the database is back. */
export function isDatabaseAway(cause: unknown): boolean {
  if (!isNativeError(cause)) return false;
  if (cause instanceof AggregateError && cause.errors.length > 0) return cause.errors.every(isDatabaseAway);
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  return SQL_STATES.has(code) || SYSTEM.has(code) || code.startsWith(CONNECTION_CLASS) || WORDS.test(cause.message);
}
