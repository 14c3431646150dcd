/** A database that is down is told of by every worker, every second: once in a while will do. */

/** How long the same line is not said again, in milliseconds. */
const QUIET_MILLISECONDS = 30_000;

/** A log that says the same line once in half a minute. */
export function occasionally(log: (line: string) => void, clock: () => number): (line: string) => void {
  const said = new Map<string, number>();
  return (line) => {
    const now = clock();
    for (const [earlier, at] of said) if (now - at >= QUIET_MILLISECONDS) said.delete(earlier);
    if (said.has(line)) return;
    said.set(line, now);
    log(line);
  };
}
