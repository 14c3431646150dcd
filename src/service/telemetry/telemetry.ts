/** What `serve` gives its service to be operated by: logs to stderr, figures, spans, checks and a guard against overload. */
import type { Config } from '../config.js';
import { diskCheck } from './disk.js';
import type { Instruments } from './instruments.js';
import { createLogger, type LogSink, lineLogger } from './json-logger.js';
import { createObserver } from './measured-observer.js';
import type { Observer } from './observer.js';
import { defaultLimits } from './overload.js';
import { createMeter, createRegistry, type PoolUse } from './prometheus.js';
import { UNTRACED } from './tracer.js';
import { startTracing } from './tracing.js';

/** What is asked of a pool of connections; `pg.Pool` is one. */
export interface WatchedPool {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

export interface Operation extends Instruments {
  readonly observer: Observer;
  /** For what reports in lines: an entry of the level `warn`. */
  readonly log: (line: string) => void;
  /** Whose use is measured, and whose queue may not grow without end. */
  watchPool(pool: WatchedPool): void;
  /** Sends the last spans. To be called last. */
  close(): Promise<void>;
}

export interface OperationOptions {
  readonly config: Pick<Config, 'role' | 'logLevel' | 'databaseUrl' | 'dataDir' | 'cacheDir'>;
  /** The process's, for the variables of OpenTelemetry. */
  readonly environment: Readonly<Partial<Record<string, string>>>;
  /** Where the log goes; stderr when left out. */
  readonly sink?: LogSink;
}

const NO_POOL: PoolUse = { total: 0, idle: 0, waiting: 0 };

/** Opens it. Rejects with ConfigFault where the environment says what cannot be. */
export async function openOperation({
  config,
  environment,
  sink = process.stderr,
}: OperationOptions): Promise<Operation> {
  const { role, logLevel, databaseUrl, dataDir, cacheDir } = config;
  const logger = createLogger({ level: logLevel, sink, clock: Date.now, base: { role, pid: process.pid } });
  const tracing = await startTracing(environment, logger);
  const tracer = tracing?.tracer ?? UNTRACED;
  const registry = createRegistry(role);
  // Times are differences, which a clock that is set must not change.
  const clock = () => performance.now();
  let pool: WatchedPool | null = null;
  const use = () =>
    pool === null ? NO_POOL : { total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount };
  return {
    logger,
    tracer,
    meter: createMeter({ registry, clock, pool: use }),
    observer: createObserver({ registry, tracer, clock }),
    checks: [
      ...(databaseUrl === null ? [diskCheck({ name: 'data', directory: dataDir })] : []),
      ...(role === 'api' ? [] : [diskCheck({ name: 'cache', directory: cacheDir })]),
    ],
    overload: { limits: defaultLimits(), waiting: () => use().waiting },
    log: lineLogger(logger),
    watchPool: (watched) => {
      pool = watched;
    },
    close: async () => tracing?.close(),
  };
}
