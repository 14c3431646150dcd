/** The error of a review that exceeds its limits. */

const WORDS = {
  memory: (amount: number) => `needed more than ${amount} MiB of memory`,
  time: (amount: number) => `took longer than ${amount} s`,
} as const;

/** Thrown if the engine exceeds a limit. `amount` is in MiB, or in seconds. */
export class EngineLimitError extends Error {
  override readonly name = 'EngineLimitError';
  constructor(
    readonly limit: keyof typeof WORDS,
    amount: number,
    options?: ErrorOptions,
  ) {
    super(
      `The review ${WORDS[limit](amount)} and was stopped. Split the pull request, or leave generated files out of it.`,
      options,
    );
  }
}
