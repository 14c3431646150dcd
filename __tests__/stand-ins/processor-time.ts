/**
 * Tests whether the cost of work is linear in its size. It measures processor time, so that a busy machine does not
 * affect the result.
 */

/** Measures the processor time of a call in milliseconds: the minimum of three runs. */
export function processorTime(call: () => unknown): number {
  const times = [0, 1, 2].map(() => {
    const before = process.cpuUsage();
    call();
    return process.cpuUsage(before).user / 1000;
  });
  return Math.min(...times);
}

/**
 * A limit in milliseconds of processor time that work of linear cost never reaches. Benchmarks measure the actual
 * speed.
 */
export const RUNAWAY_MILLISECONDS = 60_000;

/** Starts a measurement. The returned function gives the processor time since then, in milliseconds. */
export function processorClock(): () => number {
  const started = process.cpuUsage();
  return () => process.cpuUsage(started).user / 1000;
}

/**
 * Returns how many times longer eight times the work takes. Short times count as ten milliseconds. Quadratic work gives
 * 64.
 */
export function growth(work: (size: number) => unknown, size: number): number {
  work(size);
  const [small, large] = [processorTime(() => work(size)), processorTime(() => work(8 * size))];
  return large / Math.max(small, 10);
}
