/** The halves of the benchmarks of tickets: one to develop with, one set aside. All changes of a repository are in one. */
import { createHash } from 'node:crypto';

/** A part of a benchmark, by the hash of the repository. */
export type Half = 'first' | 'second';

/** Returns the half that a repository is in. */
export function findHalf(repo: string): Half {
  const [byte = 0] = createHash('sha256').update(repo).digest();
  return byte < 128 ? 'first' : 'second';
}
