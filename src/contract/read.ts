/** What is read of a complete review beside the review itself, from whichever reviewer. */
import type { ObservedFinding } from './observed.js';
import type { Trace } from './trace.js';

/** Findings, each id once, in the contract's order. */
export interface ReadFindings {
  readonly findings: ObservedFinding[];
  /** True where there are more than are kept. */
  readonly truncated: boolean;
}

/** A trace as read. */
export interface ReadTrace {
  /** The JSON as it came. */
  readonly document: unknown;
  /** The same where its form is known here; null where it is a service's own. */
  readonly trace: Trace | null;
}
