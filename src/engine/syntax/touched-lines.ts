/** The changed lines of one side, to test whether a range contains one. */
import type { Line } from '../model.js';

export class TouchedLines {
  private readonly numbers: readonly number[];

  constructor(lines: readonly Line[]) {
    this.numbers = lines.map(({ number }) => number).sort((a, b) => a - b);
  }

  /** Returns whether a line from `first` to `last` changed. */
  within(first: number, last: number): boolean {
    let low = 0;
    let high = this.numbers.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.numbers[middle] ?? 0) < first) low = middle + 1;
      else high = middle;
    }
    return (this.numbers[low] ?? Number.POSITIVE_INFINITY) <= last;
  }
}
