/**
 * Measures the export of a period over PostgreSQL: lines a second, and how far the memory of the service grows while a
 * slow reader takes them. The reviews are copies of one, each with its trace.
 *
 *   npm run bench:audit -- [reviews: 10000]
 */
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { request } from 'undici';
import { Review } from '../../src/contract/index.js';
import { Cluster, REPO } from './cluster.js';
import { waitForReview } from './wait-for-review.js';

const MIB = 1024 * 1024;
const DAY = 86_400_000;
const [reviews = 10_000] = process.argv.slice(2).map(Number);

/** Copies a review and the row of its trace, a millisecond apart. */
const COPY = `
  with made as (
    insert into reviews (tenant_id, id, origin, key, repo, pr, head_sha, base_ref, base_sha, status, verdict, tier, created_at,
      completed_at, asked, outcome, input_digest, prepared)
    select tenant_id, 'rev_' || lpad(n::text, 26, '0'), origin, key || n, repo, pr, head_sha, base_ref, base_sha, status, verdict,
      tier, created_at, completed_at + n, asked,
      jsonb_set(outcome::jsonb, '{completedAt}', to_jsonb(completed_at + n))::json, input_digest, prepared
    from reviews, generate_series(1, $2::int) as n where id = $1
    returning tenant_id, id
  )
  insert into traces (tenant_id, review_id, digest, signature, vsa)
  select made.tenant_id, made.id, digest, signature, vsa from made, traces where review_id = $1`;

/** Resident memory of a process, in MiB (Linux). */
function readMemory(pid: number): number {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

const cluster = await Cluster.open('postgres');
const database = new pg.Client({ connectionString: cluster.databaseUrl });
try {
  const serving = await cluster.start('all');
  const caller = await cluster.caller(serving);
  await cluster.prepareTenant(caller);
  const [pr] = cluster.addPulls(1);
  const asked = Review.parse((await caller.call('POST', '/v1/reviews', { repo: REPO, pr })).json);
  const review = await waitForReview(caller, asked.id);
  await database.connect();
  await database.query(COPY, [review.id, reviews - 1]);

  const from = new Date(Date.now() - DAY).toISOString();
  const to = new Date(Date.now() + DAY).toISOString();
  const before = readMemory(serving.pid);
  const started = performance.now();
  const { body, statusCode } = await request(`${serving.url}/v1/audit?from=${from}&to=${to}`, {
    headers: { authorization: `Bearer ${caller.bearer}` },
  });
  let [lines, bytes, most] = [0, 0, before];
  for await (const piece of body) {
    const chunk = Buffer.from(piece);
    bytes += chunk.length;
    for (const byte of chunk) if (byte === 10) lines += 1;
    most = Math.max(most, readMemory(serving.pid));
  }
  const seconds = (performance.now() - started) / 1000;
  console.log(`answer                 ${statusCode}, ${lines} lines, ${(bytes / MIB).toFixed(1)} MiB`);
  console.log(`time                   ${seconds.toFixed(1)} s, ${(lines / seconds).toFixed(0)} lines a second`);
  console.log(`memory of the service  ${before.toFixed(0)} MiB before, at most ${most.toFixed(0)} MiB`);
} finally {
  await database.end();
  await cluster.close();
}
