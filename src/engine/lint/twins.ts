/** Finds criteria of one ticket that differ in one word only: what shows one of them looks like what shows the other. */
import type { Criterion } from '../model.js';
import { fold } from '../text/fold.js';

/** The criterion that another one is nearly the same as. */
export interface Twin {
  readonly id: string;
  /** The word that only this criterion has, and the one that only the other has; '' where it has none. */
  readonly own: string;
  readonly other: string;
}

/** Shorter texts are alike by chance. */
const LEAST_WORDS = 4;
const WORD = /`[^`]*`|[\p{IDC}$.%-]*[\p{IDC}$%]/gu;

const splitWords = (text: string): string[] => fold(text).match(WORD) ?? [];

/** Returns the only difference of two texts; null if they differ in more than one word. */
function findDifference(own: readonly string[], other: readonly string[]): Pick<Twin, 'own' | 'other'> | null {
  const longest = Math.max(own.length, other.length);
  const shortest = Math.min(own.length, other.length);
  if (shortest < LEAST_WORDS || longest - shortest > 1) return null;
  let start = 0;
  while (start < shortest && own[start] === other[start]) start += 1;
  let end = 0;
  while (end < shortest - start && own[own.length - 1 - end] === other[other.length - 1 - end]) end += 1;
  if (longest - start - end > 1) return null;
  return { own: own.slice(start, own.length - end).join(' '), other: other.slice(start, other.length - end).join(' ') };
}

/** Returns the first twin of each criterion that has one, by id. */
export function findTwins(criteria: readonly Criterion[]): ReadonlyMap<string, Twin> {
  const read = criteria.map(({ id, text, parts }) => ({ id, words: splitWords([text, ...parts].join(' ')) }));
  const found = new Map<string, Twin>();
  read.forEach((one, at) => {
    for (const other of read.slice(at + 1)) {
      if (found.has(one.id) && found.has(other.id)) continue;
      const difference = findDifference(one.words, other.words);
      if (difference === null) continue;
      if (!found.has(one.id)) found.set(one.id, { id: other.id, ...difference });
      if (!found.has(other.id)) found.set(other.id, { id: one.id, own: difference.other, other: difference.own });
    }
  });
  return found;
}
