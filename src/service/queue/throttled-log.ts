/** Reduces repeated log lines. If the database is down, every worker reports it every second. */

/** Minimum time before the same line is logged again, in milliseconds. */
const QUIET_MILLISECONDS = 30_000;

/** Returns a log function that repeats the same line at most once per half minute. */
export function createThrottledLog(log: (line: string) => void, clock: () => number): (line: string) => void {
  const said = new Map<string, number>();
  return (line) => {
    const now = clock();
    for (const [earlier, at] of said) if (now - at >= QUIET_MILLISECONDS) said.delete(earlier);
    if (said.has(line)) return;
    said.set(line, now);
    log(line);
  };
}
