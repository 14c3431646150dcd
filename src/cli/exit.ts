/** Exit codes of the command, as the README lists them. */
export const EXIT = { APPROVED: 0, NOT_APPROVED: 1, USAGE: 2, COULD_NOT_REVIEW: 3 } as const;

/** An error of usage or configuration: the input cannot be used. `message` says what to do. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
