/** Errors that end a step before its review, with messages for the person who must fix them. */

/** An input or setting of the step cannot be used: the step always fails, whatever `on-error` says. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
  constructor(
    message: string,
    /** All faults, one line each; shown below the message. */
    readonly faults: readonly string[] = [],
    readonly hint: string = '',
  ) {
    super(message);
  }
}

/** The runner asked the step to stop. It is the reason of the step's abort signal. */
export class InterruptedError extends Error {
  override readonly name = 'InterruptedError';
  constructor(readonly signalName: 'SIGINT' | 'SIGTERM') {
    super(`Stopped by ${signalName}`);
  }

  /** 128 plus the signal's number, as in shells. */
  get exitCode(): number {
    return this.signalName === 'SIGINT' ? 130 : 143;
  }
}

/** There is no review, or only a part of it; `on-error` decides what this means for the step. */
export class ReviewUnavailableError extends Error {
  override readonly name = 'ReviewUnavailableError';
  constructor(
    readonly title: string,
    message: string,
    readonly hint: string = '',
  ) {
    super(message);
  }
}

/** A fault as it is shown: what happened and what to do about it. */
export interface ErrorDescription {
  readonly title: string;
  readonly detail: string;
  readonly hint: string;
}

/** Returns the message of a thrown value; never a stack. */
export function readErrorMessage(fault: unknown): string {
  if (typeof fault === 'object' && fault !== null && 'message' in fault && typeof fault.message === 'string') {
    return fault.message === '' ? 'unknown fault' : fault.message;
  }
  return String(fault);
}
