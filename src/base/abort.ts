/** Helpers for work that ends when an abort signal fires. */

/**
 * Waits for `work`, but rejects with the signal's reason as soon as the signal is aborted. For work that takes no
 * signal.
 */
export function rejectOnAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stopListening = onAbort(signal, () => reject(signal.reason));
    work.then(resolve, reject).finally(stopListening);
  });
}

/**
 * Calls `act` once when the signal is aborted, or now if it is already aborted. Returns a function that removes the
 * listener.
 */
export function onAbort(signal: AbortSignal, act: () => void): () => void {
  if (signal.aborted) act();
  else signal.addEventListener('abort', act, { once: true });
  return () => signal.removeEventListener('abort', act);
}
