/** Returns the numbers from one line to another, both included. */
export function listRows(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
