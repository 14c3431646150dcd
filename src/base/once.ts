/** Values that are made only if somebody asks for them. */

/**
 * Returns a function that makes a value at its first call, and gives the same one at each later call. Most reviews ask for few of the
 * large tables of patterns, and to make a pattern takes time even if it is never used.
 */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
