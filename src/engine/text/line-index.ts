/** Where the lines of a text begin. */
export class LineIndex {
  private readonly starts: readonly number[];

  constructor(text: string) {
    const starts = [0];
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
    this.starts = starts;
  }

  /** Returns the line of an offset, from 1. */
  of(offset: number): number {
    let [low, high] = [0, this.starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.starts[middle] ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Returns the offset at which a line begins; infinite for a line that does not exist. */
  start(line: number): number {
    return this.starts[line - 1] ?? Number.POSITIVE_INFINITY;
  }

  /** Returns the lines of a range; a line break at its end adds no line. */
  range(start: number, end: number): { first: number; last: number } {
    return { first: this.of(start), last: this.of(Math.max(start, end - 1)) };
  }
}
