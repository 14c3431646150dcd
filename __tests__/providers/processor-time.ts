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

/** How many times longer eight times the work takes; short times count as ten milliseconds. Quadratic work gives 64. */
export function growth(work: (size: number) => unknown, size: number): number {
  work(size);
  const [small, large] = [processorTime(() => work(size)), processorTime(() => work(8 * size))];
  return large / Math.max(small, 10);
}
