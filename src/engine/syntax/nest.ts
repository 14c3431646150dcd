/** By where they begin; of two that begin together the wider first. */
import { countBefore } from '../../base/order.js';

export function byPlace(a: Stretch, b: Stretch): number {
  return a.start - b.start || b.end - a.end;
}

/** A stretch of a text. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Finds the innermost of some stretches around a place. They must be sorted by place, and either nest or lie apart. */
export class Nest<T extends Stretch> {
  /** The index of the stretch around each; -1 at the top. */
  private readonly parents: number[] = [];

  constructor(readonly all: readonly T[]) {
    const open: number[] = [];
    all.forEach((one, index) => {
      for (let top = open.at(-1); top !== undefined && (all[top]?.end ?? 0) < one.end; top = open.at(-1)) open.pop();
      this.parents.push(open.at(-1) ?? -1);
      open.push(index);
    });
  }

  /** The index of the innermost stretch that holds `start` to `end`, all of it or more; -1 where none does. */
  around({ start, end }: Stretch): number {
    let at = countBefore(this.all, (one) => one.start <= start) - 1;
    while (at >= 0 && (this.all[at]?.end ?? 0) < end) at = this.parents[at] ?? -1;
    return at;
  }

  /** The innermost stretch itself; undefined where there is none. */
  holder(place: Stretch): T | undefined {
    return this.all[this.around(place)];
  }

  /** The index of the stretch around another; -1 at the top. */
  parentOf(index: number): number {
    return this.parents[index] ?? -1;
  }
}
