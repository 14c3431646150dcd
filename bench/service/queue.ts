/**
 * Measures the time from the start of the transaction that enqueues a review to the start of its work: milliseconds on
 * PostgreSQL and on the embedded database, one job at a time and on an idle queue.
 *
 *   npm run bench:queue -- [jobs: 300]
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { startPostgres } from '../../__tests__/stand-ins/postgres.js';
import { buildTenant } from '../../__tests__/stand-ins/tenant.js';
import { openPgBossQueue } from '../../src/service/queue/pg-boss.js';
import { openPglite } from '../../src/service/store/pglite.js';
import { openPostgres } from '../../src/service/store/postgres.js';
import type { SqlBackend } from '../../src/service/store/sql/backend.js';
import { openSqlStore } from '../../src/service/store/sql/store.js';
import { median } from './load.js';

const TENANT = 'ten_bench';
const [jobs = 300] = process.argv.slice(2).map(Number);

async function measure(backend: SqlBackend): Promise<readonly number[]> {
  const store = await openSqlStore(backend);
  const queue = await openPgBossQueue({ backend, clock: Date.now, log: (line) => console.error(line) });
  await store.administration.createTenant(buildTenant(TENANT, { name: 'bench' }));
  let begun: () => void = () => undefined;
  const nothing = async () => undefined;
  const handlers = { 'pull-request': nothing, 'merge-group': nothing, 'check-run': nothing, retention: nothing };
  await queue.work({ ...handlers, review: async () => begun() }, 1);
  const times: number[] = [];
  for (let job = 0; job < jobs; job += 1) {
    const started = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const at = performance.now();
    await store.tenant(TENANT).transaction(async (tx) => {
      await queue.enqueue(tx, { kind: 'review', tenantId: TENANT, reviewId: `rev_${job}`, key: String(job) });
    });
    await started;
    times.push(performance.now() - at);
  }
  await queue.stop();
  await store.close();
  return times.toSorted((a, b) => a - b);
}

function tell(name: string, times: readonly number[], aim: number): void {
  const high = times[Math.floor(times.length * 0.95)] ?? 0;
  console.log(`${name}   p50 ${median(times).toFixed(1)} ms (aim under ${aim}), p95 ${high.toFixed(1)} ms`);
}

const postgres = await startPostgres();
try {
  const url = await postgres.createDatabase();
  tell('PostgreSQL', await measure(await openPostgres(url, { poolSize: 10 })), 20);
} finally {
  await postgres.stop();
}
const folder = mkdtempSync(join(tmpdir(), 'review-gate-queue-'));
try {
  tell('embedded  ', await measure(await openPglite(folder, () => undefined)), 50);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
