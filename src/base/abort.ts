/** Work that ends when a signal is aborted. */

/** `work`, or the signal's reason as soon as the signal is aborted: not everything that is waited for takes a signal. */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stopListening = onAbort(signal, () => reject(signal.reason));
    work.then(resolve, reject).finally(stopListening);
  });
}

/** Calls `act` once, when the signal is aborted: now, where it is aborted already. Gives what ends the listening. */
export function onAbort(signal: AbortSignal, act: () => void): () => void {
  if (signal.aborted) act();
  else signal.addEventListener('abort', act, { once: true });
  return () => signal.removeEventListener('abort', act);
}
