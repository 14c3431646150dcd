/** Monitoring for tests: real metrics, a recorded log, no spans. */
import { Registry } from 'prom-client';
import { z } from 'zod';
import type { Instruments } from '../../../src/service/telemetry/instruments.js';
import { createLogger } from '../../../src/service/telemetry/json-logger.js';
import { createObserver } from '../../../src/service/telemetry/measured-observer.js';
import { createMeter, type PoolUse } from '../../../src/service/telemetry/prometheus.js';
import { type Tracer, UNTRACED } from '../../../src/service/telemetry/tracer.js';

const Entry = z.looseObject({ level: z.string(), time: z.string(), message: z.string() });
type Entry = z.infer<typeof Entry>;

export interface Kit {
  readonly instruments: Instruments;
  readonly observer: ReturnType<typeof createObserver>;
  readonly registry: Registry;
  /** Returns every logged line, parsed. */
  entries(): Entry[];
  /** Returns the log as written. */
  text(): string;
}

export interface KitOptions extends Partial<Omit<Instruments, 'logger' | 'meter'>> {
  readonly clock?: () => number;
  readonly level?: 'info' | 'debug' | 'warn' | 'silent';
  readonly pool?: () => PoolUse;
  readonly tracer?: Tracer;
}

export function kit({ clock = () => 0, level = 'info', pool, tracer = UNTRACED, ...rest }: KitOptions = {}): Kit {
  const registry = new Registry();
  const lines: string[] = [];
  const logger = createLogger({ level, sink: { write: (line) => lines.push(line) }, clock });
  const meter = createMeter({ registry, clock, pool: pool ?? null });
  return {
    instruments: { logger, tracer, meter, checks: rest.checks ?? [], overload: rest.overload ?? null },
    observer: createObserver({ registry, tracer, clock }),
    registry,
    entries: () => lines.map((line) => Entry.parse(JSON.parse(line))),
    text: () => lines.join(''),
  };
}
