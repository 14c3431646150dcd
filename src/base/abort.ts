/** Work that ends when an abort signal fires. */
import { setMaxListeners } from 'node:events';

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
 * listener. Any number may listen to one signal: much work can wait for the same end, and each listener goes with its
 * work. Node takes more than ten for a leak, and would print a warning.
 */
export function onAbort(signal: AbortSignal, act: () => void): () => void {
  if (signal.aborted) act();
  else {
    setMaxListeners(0, signal);
    signal.addEventListener('abort', act, { once: true });
  }
  return () => signal.removeEventListener('abort', act);
}
