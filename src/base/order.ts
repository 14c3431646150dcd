/** Sort orders that are the same on every machine. */

/** Compares two texts by their UTF-16 code units, as `sort` does without a comparison function. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/**
 * Returns the number of leading elements for which `isBefore` is true, in logarithmic time. `isBefore` must be false
 * for every element after the first for which it is false, as in a sorted list.
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
