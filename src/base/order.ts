/** Orders that are the same on every machine. */

/** Compares two texts by their UTF-16 code units, as `sort` without a comparison does: for use in `sort` and `toSorted`. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/**
 * How many of the first elements `isBefore` is true of. It must be true of none behind the first one it is false of, as in
 * a sorted list. Logarithmic in the length.
 */
export function countBefore<T>(sorted: readonly T[], isBefore: (one: T) => boolean): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const one = sorted[middle];
    if (one !== undefined && isBefore(one)) low = middle + 1;
    else high = middle;
  }
  return low;
}
