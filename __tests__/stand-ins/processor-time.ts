/** Whether work grows with its size alone: by the time that the processor spends on it, so that a busy machine changes nothing. */

/** Milliseconds of processor time that a call takes: the least of three. */
export function processorTime(call: () => unknown): number {
  const times = [0, 1, 2].map(() => {
    const before = process.cpuUsage();
    call();
    return process.cpuUsage(before).user / 1000;
  });
  return Math.min(...times);
}

/** What work never takes that grows with its size alone, in milliseconds of the processor. How fast it is, the benchmarks say. */
export const RUNAWAY_MILLISECONDS = 60_000;

/** Starts to count: the function gives the milliseconds of the processor since then. */
export function processorClock(): () => number {
  const started = process.cpuUsage();
  return () => process.cpuUsage(started).user / 1000;
}

/** How many times longer eight times the work takes; short times count as ten milliseconds. Quadratic work gives 64. */
export function growth(work: (size: number) => unknown, size: number): number {
  work(size);
  const [small, large] = [processorTime(() => work(size)), processorTime(() => work(8 * size))];
  return large / Math.max(small, 10);
}
