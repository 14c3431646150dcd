/**
 * Metrics for Prometheus, in a registry of their own. Nothing is global, so two services in one process do not share
 * metrics.
 */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { ENGINE_VERSION } from '../../engine/index.js';
import type { Backlog } from '../queue/queue.js';
import type { AnsweredRequest, Meter, Pressure } from './meter.js';

const HTTP_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
/** How long the backlog is cached, so that many scrapers do not cause much load. */
const BACKLOG_MILLISECONDS = 1000;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const PRESSURES: readonly Pressure[] = ['event-loop', 'heap', 'memory', 'database'];

/** The use of a pool of connections. */
export interface PoolUse {
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
}

/** What the metrics are read from. */
export interface PrometheusOptions {
  readonly registry: Registry;
  /** Milliseconds; only differences are used. */
  readonly clock: () => number;
  /** The database's pool; null if there is none. */
  readonly pool: (() => PoolUse) | null;
}

/** Creates a registry with metrics of the process and the build. */
export function createRegistry(role: string): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'review_gate_build_info',
    help: 'Always 1; the labels say what runs.',
    labelNames: ['version', 'node', 'role'] as const,
    registers: [registry],
  }).set({ version: ENGINE_VERSION, node: process.version, role }, 1);
  return registry;
}

/**
 * Registers the queue's metrics. A scrape reads the backlog at most once per second; `up` says whether that succeeded.
 */
function registerQueueMetrics(registry: Registry, clock: () => number, read: () => Promise<readonly Backlog[]>): void {
  const registers = [registry];
  let cached: { readonly at: number; readonly rows: Promise<readonly Backlog[] | null> } | null = null;
  const backlog = () => {
    const now = clock();
    if (cached === null || now - cached.at >= BACKLOG_MILLISECONDS) {
      // A scrape succeeds even if the queue fails: review_gate_queue_up reports it.
      cached = { at: now, rows: read().catch(() => null) };
    }
    return cached.rows;
  };
  new Gauge({
    name: 'review_gate_queue_up',
    help: '1 where the queue could be read at this scrape, else 0.',
    registers,
    async collect() {
      this.set((await backlog()) === null ? 0 : 1);
    },
  });
  new Gauge({
    name: 'review_gate_queue_jobs',
    help: 'Jobs in the queue, by kind and state. Of the whole queue, not of this process: take the maximum, not the sum.',
    labelNames: ['kind', 'state'] as const,
    registers,
    async collect() {
      this.reset();
      for (const { kind, waiting, running } of (await backlog()) ?? []) {
        this.set({ kind, state: 'waiting' }, waiting);
        this.set({ kind, state: 'running' }, running);
      }
    },
  });
  new Gauge({
    name: 'review_gate_queue_oldest_seconds',
    help: 'For how long the oldest waiting job has waited. Of the whole queue.',
    labelNames: ['kind'] as const,
    registers,
    async collect() {
      this.reset();
      for (const { kind, oldestMilliseconds } of (await backlog()) ?? []) this.set({ kind }, oldestMilliseconds / 1000);
    },
  });
}

function registerPoolMetrics(registry: Registry, use: () => PoolUse): void {
  new Gauge({
    name: 'review_gate_database_connections',
    help: 'Connections of this process, by state; "waiting" are requests for one.',
    labelNames: ['state'] as const,
    registers: [registry],
    collect() {
      const { total, idle, waiting } = use();
      this.set({ state: 'used' }, total - idle);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
}

/** Creates the meter and registers its metrics in the registry. */
export function createMeter({ registry, clock, pool }: PrometheusOptions): Meter {
  const registers = [registry];
  const requests = new Histogram({
    name: 'review_gate_http_request_duration_seconds',
    help: 'Requests that were answered, by the operation of the API (never the path).',
    labelNames: ['operation', 'method', 'status'] as const,
    buckets: HTTP_SECONDS,
    registers,
  });
  const refusals = new Counter({
    name: 'review_gate_rate_limit_refusals_total',
    help: 'Requests refused with 429.',
    labelNames: ['operation'] as const,
    registers,
  });
  const turnedAway = new Counter({
    name: 'review_gate_overload_refusals_total',
    help: 'Requests turned away with 503, by what was short.',
    labelNames: ['reason'] as const,
    registers,
  });
  for (const reason of PRESSURES) turnedAway.inc({ reason }, 0);
  if (pool !== null) registerPoolMetrics(registry, pool);

  return {
    request({ operation: id, method, status, milliseconds }: AnsweredRequest) {
      const operation = id ?? 'none';
      const labels = {
        operation,
        method: METHODS.has(method) ? method : 'other',
        status: `${Math.floor(status / 100)}xx`,
      };
      requests.observe(labels, milliseconds / 1000);
      if (status === 429) refusals.inc({ operation });
    },
    turnedAway: (reason) => turnedAway.inc({ reason }),
    watchQueue: (backlog) => registerQueueMetrics(registry, clock, backlog),
    exposition: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
