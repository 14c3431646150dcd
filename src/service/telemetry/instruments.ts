import { type Logger, SILENT } from './logger.js';
import type { Meter } from './meter.js';
import type { OverloadOptions } from './overload.js';
import type { Check } from './readiness.js';
import { type Tracer, UNTRACED } from './tracer.js';

/** What a service that somebody operates has beside its calls; one in a test may have none of it. */
export interface Instruments {
  readonly logger: Logger;
  readonly tracer: Tracer;
  /** Null if /metrics is not a call of the service. */
  readonly meter: Meter | null;
  /** In addition to the checks of store and queue. */
  readonly checks: readonly Check[];
  /** When requests are rejected because of overload; null for never. */
  readonly overload: OverloadOptions | null;
}

/** For a service without an operator. */
export const NO_INSTRUMENTS: Instruments = {
  logger: SILENT,
  tracer: UNTRACED,
  meter: null,
  checks: [],
  overload: null,
};
