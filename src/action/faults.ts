/** Why a step ends before its review, in words for the person who must act. */

/** Something given to the step cannot be worked with: always a failed step, whatever `on-error` says. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
  constructor(
    message: string,
    /** Every fault found, one line each; shown below the message. */
    readonly faults: readonly string[] = [],
    readonly hint: string = '',
  ) {
    super(message);
  }
}

/** The runner asked the step to stop. The reason of the step's abort signal. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
  constructor(readonly signalName: 'SIGINT' | 'SIGTERM') {
    super(`Stopped by ${signalName}`);
  }

  /** 128 and the signal's number, as shells have it. */
  get exitCode(): number {
    return this.signalName === 'SIGINT' ? 130 : 143;
  }
}

/** No review could be had, or not all of it: what that does to the step is for `on-error` to say. */
export class CouldNotReview extends Error {
  override readonly name = 'CouldNotReview';
  constructor(
    readonly title: string,
    message: string,
    readonly hint: string = '',
  ) {
    super(message);
  }
}

/** A fault as shown: what happened and what to do about it. */
export interface Shown {
  readonly title: string;
  readonly detail: string;
  readonly hint: string;
}

/** The message of whatever was thrown; never a stack. */
export function messageOf(fault: unknown): string {
  if (typeof fault === 'object' && fault !== null && 'message' in fault && typeof fault.message === 'string') {
    return fault.message === '' ? 'unknown fault' : fault.message;
  }
  return String(fault);
}
