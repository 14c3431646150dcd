/** Exit codes of the command, as the README lists them. */
export const EXIT = { APPROVED: 0, NOT_APPROVED: 1, USAGE: 2, COULD_NOT_REVIEW: 3 } as const;

/** A fault of usage or configuration: what was given cannot be worked with. `message` says what to do. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
