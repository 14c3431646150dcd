/** Error classes that several folders throw and catch. */

/**
 * A fault of GitHub, a ticket system or git, or a request that they cannot answer. `message` addresses the person who
 * must fix it and contains no secret. The codes are the contract's.
 */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  constructor(
    readonly code: 'E_REQ_002' | 'E_AC_002' | 'E_TOK_001' | 'E_TOK_002' | 'E_UP_001',
    message: string,
    /** True if the same call may succeed later. */
    readonly transient: boolean = false,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
