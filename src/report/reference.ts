/** References to lines of a file, as the contract writes them. */

/** Parses a reference such as `src/a.ts:3-9`; null if it is not one. */
export function parseReference(reference: string): { path: string; first: number; last: number } | null {
  const match = /:(\d{1,9})(?:-(\d{1,9}))?$/u.exec(reference);
  if (match === null || match.index === 0) return null;
  const first = Math.max(1, Number(match[1]));
  return { path: reference.slice(0, match.index), first, last: Math.max(first, Number(match[2] ?? match[1])) };
}
