/** References to lines of a file, as the contract writes them. */

/** Lines of a file, the first and the last included. */
export interface Reference {
  readonly path: string;
  readonly first: number;
  readonly last: number;
}

/** Parses a reference such as `src/a.ts:3-9`; null if it is not one. */
export function parseReference(reference: string): Reference | null {
  const match = /:(\d{1,9})(?:-(\d{1,9}))?$/u.exec(reference);
  if (match === null || match.index === 0) return null;
  const first = Math.max(1, Number(match[1]));
  return { path: reference.slice(0, match.index), first, last: Math.max(first, Number(match[2] ?? match[1])) };
}
