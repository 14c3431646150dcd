/** Families of errors that several rooms throw and catch. */

/**
 * A fault of GitHub, of a ticket system or of git, or of what was asked of it. `message` is for the person who must act, and
 * holds no secret. The codes are the contract's.
 */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  constructor(
    readonly code: 'E_REQ_002' | 'E_AC_002' | 'E_TOK_001' | 'E_TOK_002' | 'E_UP_001',
    message: string,
    /** True where the same call may go through later. */
    readonly transient: boolean = false,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
