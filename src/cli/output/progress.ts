/** A temporary line on a terminal that shows the current work. */
export interface Progress {
  say(what: string): void;
  clear(): void;
}

/** Returns a progress line that is rewritten in place. On a stream that is not a terminal it writes nothing. */
export function createProgress(stream: { readonly isTTY?: boolean; write(text: string): unknown }): Progress {
  if (stream.isTTY !== true) return { say: () => {}, clear: () => {} };
  return {
    say: (what) => void stream.write(`\r\u001b[K${what} …`),
    clear: () => void stream.write('\r\u001b[K'),
  };
}
