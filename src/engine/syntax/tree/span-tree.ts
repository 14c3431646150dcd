import { countBefore } from '../../../base/order.js';

/** By where they begin; of two that begin together the wider first. */
export function compareByPlace(a: TextSpan, b: TextSpan): number {
  return a.start - b.start || b.end - a.end;
}

/** A range of a text. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/**
 * Finds the innermost span that encloses a location. The spans must be sorted by position, and must be nested or
 * disjoint.
 */
export class SpanTree<T extends TextSpan> {
  /** Per span: the index of the enclosing span; -1 at the top level. */
  private readonly parents: number[] = [];

  constructor(readonly all: readonly T[]) {
    const open: number[] = [];
    all.forEach((one, index) => {
      for (let top = open.at(-1); top !== undefined && (all[top]?.end ?? 0) < one.end; top = open.at(-1)) open.pop();
      this.parents.push(open.at(-1) ?? -1);
      open.push(index);
    });
  }

  /** Returns the index of the innermost span that contains `start` to `end`; -1 if there is none. */
  around({ start, end }: TextSpan): number {
    let at = countBefore(this.all, (one) => one.start <= start) - 1;
    while (at >= 0 && (this.all[at]?.end ?? 0) < end) at = this.parents[at] ?? -1;
    return at;
  }

  /** Returns the innermost span itself; undefined if there is none. */
  holder(place: TextSpan): T | undefined {
    return this.all[this.around(place)];
  }

  /** Returns the index of the span that encloses another; -1 at the top level. */
  parentOf(index: number): number {
    return this.parents[index] ?? -1;
  }
}
