/**
 * A worker in a separate process that a test can kill: `node worker-process.js DATABASE HOW`. DATABASE is a URL of
 * PostgreSQL or a data folder; HOW is `go`, or `hold` for a provider that never answers. It prints its progress as
 * lines of JSON, and ends cleanly on SIGTERM.
 */
import { randomBytes } from 'node:crypto';
import { openKeyring } from '../../src/service/api/auth/keyring.js';
import { openPgBossQueue } from '../../src/service/queue/pg-boss.js';
import { createService } from '../../src/service/service.js';
import { openPglite } from '../../src/service/store/pglite.js';
import { openPostgres } from '../../src/service/store/postgres.js';
import { openSqlStore } from '../../src/service/store/sql/store.js';
import { createVault } from '../../src/service/store/vault/vault.js';
import { type Observer, UNOBSERVED } from '../../src/service/telemetry/observer.js';
import { review } from './grammars.js';
import { StandInProvider } from './provider.js';

const CONCURRENCY = 2;

function say(event: string, about: Readonly<Record<string, unknown>> = {}): void {
  process.stdout.write(`${JSON.stringify({ event, ...about })}\n`);
}

async function run(database: string, how: string): Promise<void> {
  const clock = Date.now;
  const log = (line: string) => say('log', { line });
  const backend = database.startsWith('postgres:')
    ? await openPostgres(database, { poolSize: 8 })
    : await openPglite(database, () => undefined);
  const store = await openSqlStore(backend);
  const vault = createVault([new Uint8Array(32).fill(7)]);
  const observer: Observer = {
    ...UNOBSERVED,
    stage: (stage, reviewId, work) => {
      say(stage, { reviewId });
      return work();
    },
    reviewEnded: (status) => say('ended', { status }),
  };
  const queue = await openPgBossQueue({ backend, clock, log, observer });
  const provider = new StandInProvider();
  if (how === 'hold') for (let at = 0; at < CONCURRENCY; at += 1) provider.hang('snapshot');
  const service = createService({
    store,
    queue,
    providerFor: async () => provider,
    policiesByPath: false,
    review,
    keyring: await openKeyring({ store, vault, clock, log }),
    vault,
    observer,
    publicUrl: 'https://gate.example',
    clock,
    random: randomBytes,
    deadline: (milliseconds) => AbortSignal.timeout(milliseconds),
    log,
  });
  process.once('SIGTERM', () => {
    void service.close().then(async () => {
      await store.close();
      process.exit(0);
    });
  });
  await service.work(CONCURRENCY);
  say('ready');
}

const [, , database = '', how = ''] = process.argv;
await run(database, how);
