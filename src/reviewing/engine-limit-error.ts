/** A review that wants more of the machine than one may have. */

const WORDS = {
  memory: (amount: number) => `needed more than ${amount} MB of memory`,
  time: (amount: number) => `took longer than ${amount} s`,
} as const;

/** Thrown where the engine goes over a limit. `amount` is in megabytes, or in seconds. */
export class EngineLimitError extends Error {
  override readonly name = 'EngineLimitError';
  constructor(
    readonly limit: keyof typeof WORDS,
    amount: number,
    options?: ErrorOptions,
  ) {
    super(
      `The review ${WORDS[limit](amount)} and was given up. Split the pull request, or leave generated files out of it.`,
      options,
    );
  }
}
