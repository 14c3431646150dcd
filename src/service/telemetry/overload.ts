/** Requests are turned away before the process falls over, and told when to come back; probes and figures never are. */
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
import type { OperationId } from '../../contract/index.js';
import { ServiceFault } from '../api/http/problem.js';
import type { Meter, Pressure } from './meter.js';

/** What is too much; 0 for no limit. */
export interface OverloadLimits {
  /** Mean delay of the event loop over a sample, in milliseconds. */
  readonly eventLoopMilliseconds: number;
  readonly heapBytes: number;
  /** Of the whole process, threads and the embedded database among it. */
  readonly memoryBytes: number;
  /** Requests that wait for a connection to the database. */
  readonly waitingConnections: number;
}

export interface OverloadOptions {
  readonly limits: OverloadLimits;
  /** How often it is measured. A second when left out. */
  readonly sampleMilliseconds?: number;
  /** Requests that wait for a connection to the database, now. */
  readonly waiting: () => number;
}

/** Of what the process may have: so much, and it is nearly gone. */
const SHARE = 0.9;
const EVENT_LOOP_MILLISECONDS = 1000;
const WAITING_CONNECTIONS = 200;
const RETRY_AFTER_SECONDS = 5;
/** More than any machine has: how Node says that nothing bounds the process. */
const UNBOUNDED_BYTES = 2 ** 52;

/** Answered whatever the load is: an orchestrator that gets no answer kills the process, which makes load worse. */
const ALWAYS: ReadonlySet<OperationId> = new Set(['health', 'ready', 'metrics']);

const PRESSURES: Readonly<Record<string, Pressure>> = {
  [TYPE_EVENT_LOOP_DELAY]: 'event-loop',
  [TYPE_HEAP_USED_BYTES]: 'heap',
  [TYPE_RSS_BYTES]: 'memory',
  [TYPE_HEALTH_CHECK]: 'database',
};

/** Limits that suit the process: of its heap, and of the memory that its container gives it. */
export function defaultLimits(): OverloadLimits {
  const memory = constrainedMemory();
  const bounded = memory > 0 && memory < UNBOUNDED_BYTES;
  return {
    eventLoopMilliseconds: EVENT_LOOP_MILLISECONDS,
    heapBytes: Math.floor(getHeapStatistics().heap_size_limit * SHARE),
    memoryBytes: bounded ? Math.floor(memory * SHARE) : 0,
    waitingConnections: WAITING_CONNECTIONS,
  };
}

/** Adds the guard. To be called before routes in scopes of their own are registered. */
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
      if (operation !== undefined && ALWAYS.has(operation)) return;
      meter?.turnedAway(PRESSURES[type] ?? 'event-loop');
      throw new ServiceFault('E_INT_001', `The service is overloaded. Try again in ${RETRY_AFTER_SECONDS} s.`, {
        status: 503,
        headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
      });
    },
  });
}
