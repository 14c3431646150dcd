/** The outer error handling of the providers: converts internal errors to a ProviderError that a person can act on. */
import { types } from 'node:util';
import { ProviderError } from '../base/errors.js';

/** Runs a call of a provider. @throws ProviderError, or the signal's reason if it is aborted */
export async function runProviderCall<T>(signal: AbortSignal, call: () => Promise<T>): Promise<T> {
  try {
    signal.throwIfAborted();
    return await call();
  } catch (fault) {
    if (signal.aborted) throw signal.reason;
    if (fault instanceof ProviderError) throw fault;
    const said = types.isNativeError(fault) ? fault.message : String(fault);
    throw new ProviderError(
      'E_UP_001',
      `The change could not be read: ${said}. Check the disk and the repository.`,
      false,
      {
        cause: fault,
      },
    );
  }
}

/** Returns the code of a system error, such as `ENOENT`; null if it has none. */
export function readSystemCode(fault: unknown): string | null {
  return types.isNativeError(fault) && 'code' in fault && typeof fault.code === 'string' ? fault.code : null;
}
