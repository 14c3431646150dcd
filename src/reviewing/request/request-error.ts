/** A request that cannot be worked with, as the contract tells of it. */
import type { FieldFault } from '../../contract/index.js';

/** Thrown for what the caller must change. `message` says what; it holds nothing internal. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  constructor(
    readonly code: 'E_REQ_001' | 'E_REQ_002' | 'E_AC_001' | 'E_POL_001',
    message: string,
    /** The fields at fault; empty where no single one is. */
    readonly fields: readonly FieldFault[] = [],
  ) {
    super(message);
  }
}
