/** A line on a terminal that says what is going on, and goes away. */
export interface Progress {
  say(what: string): void;
  clear(): void;
}

/** Writes to a terminal by rewriting one line; to anything else not at all. */
export function progressOn(stream: { readonly isTTY?: boolean; write(text: string): unknown }): Progress {
  if (stream.isTTY !== true) return { say: () => {}, clear: () => {} };
  return {
    say: (what) => void stream.write(`\r\u001b[K${what} …`),
    clear: () => void stream.write('\r\u001b[K'),
  };
}
