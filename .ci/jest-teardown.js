/** After a test run: ends the PostgreSQL that it started, and the embedded databases where the tests ran in this process. */
import { idle } from './jest-environment.js';

export default async function teardown() {
  await Promise.all(idle.map((database) => database.close()));
  await globalThis.reviewGatePostgres?.stop();
}
