/**
 * Measures the memory of one process after many reviews, with HTTP, PostgreSQL and the queue. Changes come from a fake
 * provider, so that only the service is measured.
 *
 *   npm run bench:memory -- [reviews: 10000]
 */

import { randomBytes } from 'node:crypto';
import { startPostgres } from '../../__tests__/stand-ins/postgres.js';
import { StandInProvider } from '../../__tests__/stand-ins/provider.js';
import { Caller } from '../../__tests__/stand-ins/serving.js';
import { createMemoryKeyring } from '../../__tests__/stand-ins/store/memory-keyring.js';
import { buildTenant } from '../../__tests__/stand-ins/tenant.js';
import { createIds } from '../../src/base/ids.js';
import { Review, Scope } from '../../src/contract/index.js';
import { review } from '../../src/engine/index.js';
import { createSecret, hashSecret } from '../../src/service/api/auth/secrets.js';
import { openPgBossQueue } from '../../src/service/queue/pg-boss.js';
import { createService } from '../../src/service/service.js';
import { openPostgres } from '../../src/service/store/postgres.js';
import { openSqlStore } from '../../src/service/store/sql/store.js';
import { createVault } from '../../src/service/store/vault/vault.js';
import { UNOBSERVED } from '../../src/service/telemetry/observer.js';
import { GRAMMARS } from '../grammars.js';
import { waitForReview } from './wait-for-review.js';

const MIB = 1024 * 1024;
const AT_ONCE = 20;
const [reviews = 10_000] = process.argv.slice(2).map(Number);

/** Returns the memory that remains after garbage collection, if the process exposes the collector. */
function resident(): { rss: string; heap: string } {
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  return { rss: `${(rss / MIB).toFixed(0)} MiB`, heap: `${(heapUsed / MIB).toFixed(1)} MiB` };
}

/** The fake provider records its requests, which must not accumulate in a long-running process. */
class ForgetfulProvider extends StandInProvider {
  override readonly asked: never[] = Object.assign([], { push: () => 0 });
}

const postgres = await startPostgres();
const backend = await openPostgres(await postgres.createDatabase(), { poolSize: 10 });
const store = await openSqlStore(backend);
const clock = Date.now;
const log = (line: string) => console.error(line);
const ids = createIds(clock, randomBytes);
const [tenantId, clientId, clientSecret] = [ids('ten'), ids('cli'), createSecret()];
await store.administration.createTenant(
  buildTenant(tenantId, { name: 'bench', rate_limit: { per_minute: 100_000, burst: 100_000 } }),
);
await store.administration.createClient({
  id: clientId,
  tenantId,
  scopes: Scope.options,
  secrets: [{ hash: await hashSecret(clientSecret), createdAt: 0, expiresAt: null }],
  createdAt: 0,
  revokedAt: null,
});
const provider = new ForgetfulProvider();
const service = createService({
  store,
  queue: await openPgBossQueue({ backend, clock, log }),
  keyring: await createMemoryKeyring(clock),
  vault: createVault([randomBytes(32)]),
  observer: UNOBSERVED,
  clock,
  log,
  review: (snapshot, policy) => review(snapshot, policy, GRAMMARS),
  random: randomBytes,
  policiesByPath: false,
  publicUrl: null,
  providerFor: async () => provider,
  deadline: (milliseconds) => AbortSignal.timeout(milliseconds),
});
const { localUrl } = await service.listen({ host: '127.0.0.1', port: 0 });
await service.work(4);
const caller = new Caller(localUrl, clientId, clientSecret);
await caller.authenticate();

let asked = 0;
const show = (done: number) => {
  const { rss, heap } = resident();
  console.log(`${String(done).padStart(6)} reviews   ${rss} resident, ${heap} of heap in use`);
};
show(0);
const steps = [Math.floor(reviews / 10), Math.floor(reviews / 2), reviews];
for (const step of steps) {
  while (asked < step) {
    const some = Math.min(AT_ONCE, step - asked);
    const made = await Promise.all(
      Array.from({ length: some }, async (_, at) => {
        const answer = await caller.call('POST', '/v1/reviews', { repo: 'octo/shop', pr: asked + at + 1 });
        return Review.parse(answer.json).id;
      }),
    );
    asked += some;
    for (const id of made) {
      const review = await waitForReview(caller, id);
      if (review.status === 'failed') throw new Error(JSON.stringify(review.error));
    }
  }
  show(step);
}
await service.close(AbortSignal.abort());
await store.close();
await postgres.stop();
