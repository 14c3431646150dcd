/** After a test run: ends the PostgreSQL that it started, and the embedded databases where the tests ran in this process. */
export default async function teardown() {
  await Promise.all((globalThis.reviewGateDatabases ?? []).map((database) => database.close()));
  await globalThis.reviewGatePostgres?.stop();
}
