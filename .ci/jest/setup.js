/**
 * Before a test run: a PostgreSQL for the tests that run over it, unless REVIEW_GATE_TEST_DATABASE_URL names one, whose user
 * must be allowed to create databases. Where none can be had, one line says what is not tested. The empty embedded database is made
 * here too, once, and not by each worker. What Node compiles, the processes that tests start share (from Node 22 on).
 */
import { join } from 'node:path';
import { findPostgres, startPostgres } from '../../build/__tests__/stand-ins/postgres.js';
import { openTemplate } from '../../build/src/service/store/pglite-template.js';

export default async function setup() {
  process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../../build/compile-cache');
  await openTemplate((line) => process.stderr.write(`${line}\n`));
  if (process.env.REVIEW_GATE_TEST_DATABASE_URL) return;
  const programs = findPostgres(process.env.PATH);
  if (programs === null) {
    process.stderr.write(
      'No PostgreSQL on this machine: the store is tested in memory and on PGlite, and not on PostgreSQL.\n',
    );
    return;
  }
  globalThis.reviewGatePostgres = await startPostgres(programs);
  process.env.REVIEW_GATE_TEST_DATABASE_URL = globalThis.reviewGatePostgres.url;
}
