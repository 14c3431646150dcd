/** Orders that are the same on every machine. */

/** Compares two texts by their UTF-16 code units, as `sort` without a comparison does: for use in `sort` and `toSorted`. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
