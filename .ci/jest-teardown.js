/** After a test run: ends the PostgreSQL that it started. */
export default async function teardown() {
  await globalThis.reviewGatePostgres?.stop();
}
