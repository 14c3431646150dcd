/**
 * The service as `serve` runs it: one process in its role, on PostgreSQL or on the data folder, with the real
 * implementation of every part.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createIds } from '../base/ids.js';
import { createInstallationTokens } from '../github/app.js';
import { createAdministrator, SETTLE_MILLISECONDS } from './administration/administrator.js';
import { startControl } from './administration/control.js';
import { openKeyring } from './api/auth/keyring.js';
import type { Config } from './config.js';
import { startEngineProcesses } from './processes/engine-processes.js';
import { openPgBossQueue } from './queue/pg-boss.js';
import { createService } from './service.js';
import { openPglite } from './store/pglite.js';
import { openPostgres } from './store/postgres.js';
import { openSqlStore } from './store/sql/store.js';
import { openMasterKeys } from './store/vault/master-keys.js';
import { createVault } from './store/vault/vault.js';
import type { Telemetry } from './telemetry/telemetry.js';
import { createTenantProviders } from './tenants/providers.js';
import { parseAllowList } from './webhooks/allow-list.js';
import { createTenantChecks } from './webhooks/github/checks.js';
import { createGuardedAgent } from './webhooks/guard.js';

/** Issuer of tokens if several processes share a database and no public URL is configured. */
const ISSUER = 'urn:review-gate';
const GIB = 1024 ** 3;

/** The parts that the process supplies. */
export interface ServeOptions {
  readonly config: Config;
  /** Logs, metrics and traces of this process. Its owner closes it last. */
  readonly operation: Telemetry;
  /** The file that an engine process runs. */
  readonly engineFile: string;
}

/** A running process of the service. */
export interface RunningService {
  /** The URL that clients use. */
  readonly publicUrl: string;
  /** The URL on which it listens. */
  readonly localUrl: string;
  /** A description of the database. */
  readonly database: string;
  /** Accepts no new work. Work in progress completes, or returns to the queue when `hurry` fires. */
  close(hurry: AbortSignal): Promise<void>;
}

/** Closes what was opened, in reverse order, even if one of them fails. */
class ResourceStack {
  private readonly closers: ((hurry: AbortSignal) => Promise<void>)[] = [];

  add<T>(thing: T, close: (thing: T, hurry: AbortSignal) => Promise<void>): T {
    this.closers.unshift((hurry) => close(thing, hurry));
    return thing;
  }

  async close(hurry: AbortSignal): Promise<void> {
    const faults: unknown[] = [];
    for (const close of this.closers.splice(0)) await close(hurry).catch((cause: unknown) => faults.push(cause));
    if (faults.length > 0) throw new AggregateError(faults, 'not everything could be closed');
  }
}

const wait = (milliseconds: number, signal: AbortSignal) => sleep(milliseconds, undefined, { signal });

/** Opens the configured database, and describes it in words. */
async function openDatabase({ databaseUrl, databasePool, dataDir }: Config, log: (line: string) => void) {
  if (databaseUrl !== null) {
    const backend = await openPostgres(databaseUrl, { poolSize: databasePool, log });
    return { backend, lock: null, words: 'PostgreSQL' };
  }
  const backend = await openPglite(dataDir, log);
  return { backend, lock: backend.lock, words: `the embedded database in ${dataDir}` };
}

/**
 * Starts the process. Rejects with ConfigError, MasterKeyError or DataLockedError if the operator must change
 * something, otherwise with the system's error. Nothing is left open then.
 */
export async function startServer(options: ServeOptions): Promise<RunningService> {
  const opened = new ResourceStack();
  try {
    return await startService(options, opened);
  } catch (cause) {
    await opened.close(AbortSignal.abort());
    throw cause;
  }
}

async function startService(
  { config, operation, engineFile }: ServeOptions,
  opened: ResourceStack,
): Promise<RunningService> {
  const { log, observer } = operation;
  const clock = Date.now;
  const { backend, lock, words } = await openDatabase(config, log);
  opened.add(backend, (each) => each.close());
  operation.watchPool(backend.pool);
  const masterKeys = await openMasterKeys(config);
  const vault = createVault(masterKeys.keys);
  const store = await openSqlStore(backend);
  const keyring = await openKeyring({ store, vault, clock, log });

  if (lock !== null) {
    const keys = async () => ({ vault, keyring, masterKeys });
    const settle = () => sleep(SETTLE_MILLISECONDS);
    const operator = createAdministrator({ store, keys, ids: createIds(clock, randomBytes), clock, settle });
    const control = opened.add(await startControl({ operator, directory: config.dataDir, log }), (each) =>
      each.close(),
    );
    await lock.setControl(control.path);
  }

  // The service stops the queue too. If the start fails before that, the queue's timers would keep the process alive.
  const queue = opened.add(await openPgBossQueue({ backend, clock, log, observer }), (each, hurry) => each.stop(hurry));
  const engine = opened.add(
    startEngineProcesses({ processes: config.concurrency, memoryMegabytes: config.reviewMemory, file: engineFile }),
    (each) => each.close(),
  );
  const allow = parseAllowList(config.webhookAllowHosts);
  const dispatcher = opened.add(createGuardedAgent({ allow }), (each) => each.destroy());
  const { githubApiUrl: apiUrl, githubServerUrl: serverUrl } = config;
  const pace = {
    clock,
    sleep: (milliseconds: number, signal: AbortSignal) => sleep(milliseconds, undefined, { signal }),
  };
  const apps = createInstallationTokens({ apiUrl, clock, pace });
  const service = createService({
    store,
    queue,
    keyring,
    vault,
    observer,
    clock,
    log,
    operation,
    random: randomBytes,
    deadline: (milliseconds) => AbortSignal.timeout(milliseconds),
    publicUrl: config.publicUrl,
    serverUrl,
    // Processes with different URLs still accept each other's tokens, because the keys are in the shared database.
    ...(config.publicUrl === null && lock === null ? { issuer: ISSUER } : {}),
    policiesByPath: true,
    review: engine.review,
    providerFor: createTenantProviders({
      store,
      vault,
      observer,
      apps,
      clock,
      log,
      connection: { dispatcher, sleep: wait },
      allowHost: (hostname, port) => allow.has(hostname, port),
      githubApiUrl: apiUrl,
      githubServerUrl: serverUrl,
      cacheDirectory: config.cacheDir,
      cacheBytes: config.cacheGib * GIB,
    }),
    checksFor: createTenantChecks({ store, vault, apps, apiUrl, serverUrl }),
    webhooks: {
      allow,
      dispatcher,
      sleep: wait,
    },
    trustProxy: config.trustProxy,
    calls: config.role === 'worker' ? 'about' : 'all',
  });
  opened.add(service, (each, hurry) => each.close(hurry));
  if (config.publicUrl === null && config.role !== 'all') {
    log('REVIEW_GATE_PUBLIC_URL is not set: links in webhooks and check runs name this process, and not the service');
  }
  if (config.databaseUrl === null && config.role !== 'all') {
    const undone = config.role === 'api' ? 'runs reviews' : 'answers calls';
    log(`no other process can use the embedded database, so nobody ${undone}: use --role all, or PostgreSQL`);
  }
  const { localUrl, publicUrl } = await service.listen(config);
  if (config.role !== 'api') await service.work(config.concurrency);
  return { localUrl, publicUrl, database: words, close: (hurry) => opened.close(hurry) };
}
