import { countBefore } from '../../../base/order.js';
import type { Line } from '../../model.js';

/** The changed lines of one side, for asking whether a stretch holds one. */
export class LineSet {
  private readonly numbers: readonly number[];

  constructor(lines: readonly Line[]) {
    this.numbers = lines.map(({ number }) => number).sort((a, b) => a - b);
  }

  /** Returns whether a line from `first` to `last` changed. */
  within(first: number, last: number): boolean {
    const next = countBefore(this.numbers, (number) => number < first);
    return (this.numbers[next] ?? Number.POSITIVE_INFINITY) <= last;
  }
}
