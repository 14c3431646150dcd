/** A text for patterns that do not tell cases apart. */

/**
 * Returns a text in lower case, in which each character stays at its place. A pattern in lower case is compiled in a quarter of
 * the time of one with the flag `i`.
 */
export function toLowerCase(text: string): string {
  const lower = text.toLowerCase();
  // One letter becomes two: İ.
  return lower.length === text.length ? lower : text.replace(/[^İ]+/gu, (part) => part.toLowerCase());
}
