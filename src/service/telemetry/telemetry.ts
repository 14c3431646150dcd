import type { Config } from '../config.js';
import { createDiskCheck } from './disk.js';
import type { Instruments } from './instruments.js';
import { createLineLogger, createLogger, type LogSink } from './json-logger.js';
import { createObserver } from './measured-observer.js';
import type { Observer } from './observer.js';
import { computeDefaultLimits } from './overload.js';
import { createMeter, createRegistry, type PoolUse } from './prometheus.js';
import { UNTRACED } from './tracer.js';
import { startTracing } from './tracing.js';

/** The figures of a pool of connections; `pg.Pool` is one. */
interface WatchedPool {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

/** The monitoring that `serve` adds to its service: logs to stderr, metrics, spans, checks and an overload limit. */
export interface Telemetry extends Instruments {
  readonly observer: Observer;
  /** For parts that report in lines: an entry of level `warn`. */
  readonly log: (line: string) => void;
  /** Measures the use of the pool, and limits the number of waiting requests. */
  watchPool(pool: WatchedPool): void;
  /** Sends the last spans. Call it last. */
  close(): Promise<void>;
}

/** What the monitoring is set up by. */
export interface TelemetryOptions {
  readonly config: Pick<Config, 'role' | 'logLevel' | 'databaseUrl' | 'dataDir' | 'cacheDir'>;
  /** The environment of the process, for the variables of OpenTelemetry. */
  readonly environment: Readonly<Partial<Record<string, string>>>;
  /** The destination of the log; stderr if left out. */
  readonly sink?: LogSink;
}

const NO_POOL: PoolUse = { total: 0, idle: 0, waiting: 0 };

/** Opens the monitoring. Rejects with ConfigError if the environment is not valid. */
export async function startTelemetry({
  config,
  environment,
  sink = process.stderr,
}: TelemetryOptions): Promise<Telemetry> {
  const { role, logLevel, databaseUrl, dataDir, cacheDir } = config;
  const logger = createLogger({ level: logLevel, sink, clock: Date.now, base: { role, pid: process.pid } });
  const tracing = await startTracing(environment, logger);
  const tracer = tracing?.tracer ?? UNTRACED;
  const registry = createRegistry(role);
  // Only differences of times are used, and setting the system clock must not change them.
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
      ...(databaseUrl === null ? [createDiskCheck({ name: 'data', directory: dataDir })] : []),
      ...(role === 'api' ? [] : [createDiskCheck({ name: 'cache', directory: cacheDir })]),
    ],
    overload: { limits: computeDefaultLimits(), waiting: () => use().waiting },
    log: createLineLogger(logger),
    watchPool: (watched) => {
      pool = watched;
    },
    close: async () => tracing?.close(),
  };
}
