/** Stops waiting when a signal fires. */

/**
 * Resolves with `work`, or rejects with the signal's reason as soon as it fires. Needed for work that does not listen
 * to a signal.
 */
export function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
