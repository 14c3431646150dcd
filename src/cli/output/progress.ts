/** A temporary line on a terminal that shows the current work. */
export interface Progress {
  say(what: string): void;
  /** Says what takes long because another machine is waited for; where there is no terminal, as a line that stays. */
  announce(what: string): void;
  clear(): void;
}

/** Returns a progress line that is rewritten in place. On a stream that is not a terminal it writes what is announced alone. */
export function createProgress(stream: { readonly isTTY?: boolean; write(text: string): unknown }): Progress {
  if (stream.isTTY !== true) {
    return { say: () => {}, announce: (what) => void stream.write(`${what} …\n`), clear: () => {} };
  }
  const say = (what: string) => void stream.write(`\r\u001b[K${what} …`);
  return {
    say,
    announce: say,
    clear: () => void stream.write('\r\u001b[K'),
  };
}
