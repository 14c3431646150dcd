/**
 * Rejects requests before the process is overloaded, with the time to retry. Health checks and metrics are never
 * rejected.
 */
import { constrainedMemory } from 'node:process';
import { getHeapStatistics } from 'node:v8';
import {
  fastifyUnderPressure,
  TYPE_EVENT_LOOP_DELAY,
  TYPE_HEALTH_CHECK,
  TYPE_HEAP_USED_BYTES,
  TYPE_RSS_BYTES,
} from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { ServiceError } from '../api/http/problem.js';
import type { Meter, Pressure } from './meter.js';
import { PROBES } from './requests.js';

/** The limits; 0 for none. */
export interface OverloadLimits {
  /** Mean delay of the event loop over a sample, in milliseconds. */
  readonly eventLoopMilliseconds: number;
  readonly heapBytes: number;
  /** Of the whole process, including threads and the embedded database. */
  readonly memoryBytes: number;
  /** Number of requests that wait for a connection to the database. */
  readonly waitingConnections: number;
}

/** When the process counts as overloaded, and how that is measured. */
export interface OverloadOptions {
  readonly limits: OverloadLimits;
  /** Sampling interval, in milliseconds; 1,000 if left out. */
  readonly sampleMilliseconds?: number;
  /** Returns the number of requests that now wait for a connection to the database. */
  readonly waiting: () => number;
}

/** The share of an available resource at which requests are rejected. */
const SHARE = 0.9;
const EVENT_LOOP_MILLISECONDS = 1000;
const WAITING_CONNECTIONS = 200;
const RETRY_AFTER_SECONDS = 5;
/** More than any machine has: Node reports such a value if the memory of the process is not limited. */
const UNBOUNDED_BYTES = 2 ** 52;

const PRESSURES: Readonly<Record<string, Pressure>> = {
  [TYPE_EVENT_LOOP_DELAY]: 'event-loop',
  [TYPE_HEAP_USED_BYTES]: 'heap',
  [TYPE_RSS_BYTES]: 'memory',
  [TYPE_HEALTH_CHECK]: 'database',
};

/** Returns limits derived from the heap of the process and the memory limit of its container. */
export function computeDefaultLimits(): OverloadLimits {
  const memory = constrainedMemory();
  const bounded = memory > 0 && memory < UNBOUNDED_BYTES;
  return {
    eventLoopMilliseconds: EVENT_LOOP_MILLISECONDS,
    heapBytes: Math.floor(getHeapStatistics().heap_size_limit * SHARE),
    memoryBytes: bounded ? Math.floor(memory * SHARE) : 0,
    waitingConnections: WAITING_CONNECTIONS,
  };
}

/** Adds the overload check. Call it before routes in their own scopes are registered. */
export function guardAgainstOverload(
  app: FastifyInstance,
  { limits, sampleMilliseconds = 1000, waiting }: OverloadOptions,
  meter: Meter | null,
): void {
  app.register(fastifyUnderPressure, {
    maxEventLoopDelay: limits.eventLoopMilliseconds,
    maxHeapUsedBytes: limits.heapBytes,
    maxRssBytes: limits.memoryBytes,
    sampleInterval: sampleMilliseconds,
    ...(limits.waitingConnections === 0
      ? {}
      : { healthCheck: async () => waiting() <= limits.waitingConnections, healthCheckInterval: sampleMilliseconds }),
    pressureHandler: async (request, _reply, type) => {
      const { operation } = request.routeOptions.config;
      // An orchestrator that gets no answer kills the process, which increases the load on the others.
      if (operation !== undefined && PROBES.has(operation)) return;
      meter?.turnedAway(PRESSURES[type] ?? 'event-loop');
      throw new ServiceError('E_INT_001', `The service is overloaded. Try again in ${RETRY_AFTER_SECONDS} s.`, {
        status: 503,
        headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
      });
    },
  });
}
