/** What a service that somebody operates has beside its calls; one in a test may have none of it. */
import { type Logger, SILENT } from './logger.js';
import type { Meter } from './meter.js';
import type { OverloadOptions } from './overload.js';
import type { Check } from './readiness.js';
import { type Tracer, UNTRACED } from './tracer.js';

export interface Instruments {
  readonly logger: Logger;
  readonly tracer: Tracer;
  /** Null: /metrics is no call of the service. */
  readonly meter: Meter | null;
  /** Beside the store and the queue, which are always checked. */
  readonly checks: readonly Check[];
  /** When requests are turned away; null for never. */
  readonly overload: OverloadOptions | null;
}

/** For a service that nobody operates. */
export const NO_INSTRUMENTS: Instruments = {
  logger: SILENT,
  tracer: UNTRACED,
  meter: null,
  checks: [],
  overload: null,
};
