/** A policy that cannot be used, and its faults in words. */
import type { PolicyProblem } from './parse.js';

/**
 * Thrown for a requested or tenant policy that cannot be used: an unknown built-in policy, or one that does not parse.
 */
export class PolicyError extends Error {
  override readonly name = 'PolicyError';
  constructor(
    message: string,
    readonly faults: readonly PolicyProblem[],
  ) {
    super(message);
  }
}

/** Formats a fault as one line for the user. */
export function formatProblem(fault: PolicyProblem): string {
  return `line ${fault.line}, column ${fault.column}: ${fault.message}`;
}
