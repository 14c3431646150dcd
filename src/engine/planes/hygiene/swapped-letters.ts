/** Words of a change that differ from one another by two swapped letters alone: one of the two is a slip. */
import type { FileChange, ScannedLine } from '../../model.js';
import { REACH } from '../../text/reach.js';

/** A new word, and the one of the same change that it differs from. */
export interface Swapped {
  readonly word: string;
  readonly other: string;
  readonly line: number;
}

/** Shorter words have neighbours that are words too: united and untied. */
const LEAST = 8;
const PART = /[A-Z]?[a-z]{7,30}/gu;

/** Collects the words of all lines that a change shows, by what two words with swapped letters have in common. */
export function collectWords(files: readonly FileChange[]): ReadonlyMap<string, ReadonlySet<string>> {
  const words = new Map<string, Set<string>>();
  for (const { file } of files) {
    for (const { lines } of file.hunks) {
      for (const line of lines) {
        if (line.startsWith('-')) continue;
        for (const word of readWords(line.slice(1))) {
          const key = toKey(word);
          const group = words.get(key) ?? new Set<string>();
          words.set(key, group.add(word));
        }
      }
    }
  }
  return words;
}

/** Finds new words of which the change has a neighbour. What the file said before is no new word. */
export function findSwapped(
  lines: readonly ScannedLine[],
  words: ReadonlyMap<string, ReadonlySet<string>>,
  before: { includes(word: string): boolean },
): readonly Swapped[] {
  return lines.flatMap(({ text, number }) =>
    readWords(text).flatMap((word): readonly Swapped[] => {
      const group = words.get(toKey(word));
      if (group === undefined || group.size < 2 || group.size > MAX_GROUP) return [];
      const other = [...group].find((one) => isSwapped(one, word));
      // Of two words the one that was there before is meant.
      return other === undefined || before.includes(word) ? [] : [{ word, other, line: number }];
    }),
  );
}

const MAX_GROUP = 8;

const readWords = (text: string): readonly string[] =>
  (text.slice(0, REACH.line).match(PART) ?? [])
    .map((word) => word.toLowerCase())
    .filter(({ length }) => length >= LEAST);

/** Words with swapped letters begin and end alike and have the same letters. */
const toKey = (word: string): string => `${word.charAt(0)}${word.at(-1)}${[...word].sort().join('')}`;

function isSwapped(one: string, other: string): boolean {
  if (one.length !== other.length || one === other) return false;
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2);
}
