/** Whether the process can take work: each thing it needs is tried, all at once, and the outcome is kept for a second. */

import { rejectOnAbort } from '../../base/abort.js';
import type { FieldFault } from '../../contract/index.js';
import type { Deadline } from '../deadline.js';

/** A dependency of the service. The message of its error is for the operator, and contains no secret. */
export interface Check {
  /** A name: `database`. */
  readonly name: string;
  /** The message for the operator if it rejects. */
  readonly failing: string;
  readonly run: () => Promise<unknown>;
}

/** What is checked, and who is told of a change. */
export interface ReadinessOptions {
  readonly checks: readonly Check[];
  readonly deadline: Deadline;
  /** Milliseconds; only differences are used. */
  readonly clock: () => number;
  readonly closing: () => boolean;
  /** Called once when a check begins to fail, and once when it succeeds again. */
  readonly changed: (check: string, cause: unknown) => void;
}

const CHECK_MILLISECONDS = 2000;
const KEPT_MILLISECONDS = 1000;
const CLOSING: FieldFault = { pointer: '/closing', detail: 'The process is stopping.' };

/** Returns what fails; empty if the process can accept work. */
export type Readiness = () => Promise<readonly FieldFault[]>;

/** Creates the readiness check. Checks run only on request, in parallel, with a limit of two seconds each. */
export function createReadiness({ checks, deadline, clock, closing, changed }: ReadinessOptions): Readiness {
  const failing = new Set<string>();
  let kept: { readonly at: number; readonly faults: Promise<readonly FieldFault[]> } | null = null;

  const tell = (name: string, cause: unknown) => {
    const fails = cause !== null;
    if (fails === failing.has(name)) return;
    if (fails) failing.add(name);
    else failing.delete(name);
    changed(name, cause);
  };
  const outcome = async (check: Check): Promise<readonly FieldFault[]> => {
    const signal = deadline(CHECK_MILLISECONDS);
    try {
      await rejectOnAbort(check.run(), signal);
      tell(check.name, null);
      return [];
    } catch (cause) {
      tell(check.name, cause);
      const late = signal.aborted ? ` It did not answer within ${CHECK_MILLISECONDS / 1000} s.` : '';
      return [{ pointer: `/${check.name}`, detail: `${check.failing}${late}` }];
    }
  };

  return async () => {
    if (closing()) return [CLOSING];
    const now = clock();
    if (kept === null || now - kept.at >= KEPT_MILLISECONDS) {
      kept = { at: now, faults: Promise.all(checks.map(outcome)).then((faults) => faults.flat()) };
    }
    return kept.faults;
  };
}
