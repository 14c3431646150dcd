/** Words of a change that differ from one another by two swapped letters alone: one of the two is a slip. */
import type { FileChange, ScannedLine } from '../../../model.js';
import { REACH } from '../../../text/reach.js';

/** A new word, and the one of the same change that it differs from. */
export interface Swapped {
  readonly word: string;
  readonly other: string;
  readonly line: number;
}

/** Words of eight letters and more. Shorter words have neighbours that are words too: united and untied. */
const PART = /[A-Z][a-z]{7,30}|[a-z]{8,30}/gu;

/** Returns the words of a change that have the same letters as a word, and begin and end like it. */
type FindAlike = (word: string) => ReadonlySet<string> | undefined;

/** Collects the words of all lines that a change shows. */
export function collectWords(files: readonly FileChange[]): FindAlike {
  const words = new Map<string, Set<string>>();
  const groups = new Map<string, Set<string>>();
  for (const { file } of files) {
    for (const { lines } of file.hunks) {
      for (const line of lines) {
        if (line.startsWith('-')) continue;
        for (const word of readWords(line.slice(1))) {
          if (words.has(word)) continue;
          const key = toKey(word);
          const group = groups.get(key) ?? new Set<string>();
          groups.set(key, group.add(word));
          words.set(word, group);
        }
      }
    }
  }
  return (word) => words.get(word) ?? groups.get(toKey(word));
}

/** Finds new words of which the change has a neighbour. What the file said before is no new word. */
export function findSwapped(
  lines: readonly ScannedLine[],
  findAlike: FindAlike,
  before: { includes(word: string): boolean },
): readonly Swapped[] {
  return lines.flatMap(({ text, number }) =>
    readWords(text).flatMap((word): readonly Swapped[] => {
      const group = findAlike(word);
      if (group === undefined || group.size < 2 || group.size > MAX_GROUP) return [];
      const other = [...group].find((one) => isSwapped(one, word));
      // Of two words the one that was there before is meant.
      return other === undefined || before.includes(word) ? [] : [{ word, other, line: number }];
    }),
  );
}

const MAX_GROUP = 8;

const readWords = (text: string): readonly string[] =>
  (text.slice(0, REACH.line).match(PART) ?? []).map((word) => word.toLowerCase());

/** Words with swapped letters begin and end alike and have the same letters. */
const toKey = (word: string): string => `${word.charAt(0)}${word.at(-1)}${[...word].sort().join('')}`;

function isSwapped(one: string, other: string): boolean {
  if (one.length !== other.length || one === other) return false;
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2);
}
