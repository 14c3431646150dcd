/** Whether what went wrong may go well later. */
import { ProviderError } from '../../../base/errors.js';
import { ServiceError } from '../../api/http/problem.js';

/** Returns whether a later attempt may succeed: after a rate limit, an unavailable provider, or an internal error. */
export function isTransient(cause: unknown): boolean {
  if (!(cause instanceof ServiceError)) return true;
  if (cause.code === 'E_RATE_001' || cause.code === 'E_INT_001') return true;
  // Without an error of the provider, E_UP_001 is a time-out.
  return cause.code === 'E_UP_001' && isTransientFault(cause.cause);
}

/** The same for a call to the provider: one that took too long may succeed too. */
export function isTransientFault(cause: unknown): boolean {
  return !(cause instanceof ProviderError) || cause.transient;
}
