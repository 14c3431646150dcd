/**
 * Finds words that are one slip of the pen away from a common English word and are no words themselves: two letters swapped,
 * one missing, one doubled, or another vowel (Damerau, "A technique for computer detection and correction of spelling
 * errors", 1964). `spelling.json` has the common words, and the words that only look like a slip of one.
 */
import list from '../spelling.json' with { type: 'json' };

/** Returns the common word that is meant by a word in lower case; null if it may be a word of its own. */
export type FindMeant = (word: string) => string | null;

/** Shorter words have neighbours that are words too. */
const LEAST = 6;
const MOST = 20;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const VOWELS = 'aeiou';

/** Reads the lists once for many words, when the first needs them. Each word costs a few hundred look-ups, and is looked up once. */
export function createMeantFinder(): FindMeant {
  const readCommon = readLater(list.common);
  const readNear = readLater(list.near);
  const known = new Map<string, string | null>();
  return (word) => {
    if (word.length < LEAST || word.length > MOST) return null;
    const common = readCommon();
    if (common.has(word) || readNear().has(word)) return null;
    const answer = known.get(word);
    if (answer !== undefined) return answer;
    const meant = [swapBack, takeOut, putIn, changeVowel].flatMap(
      (mend) => mend(word).find((one) => common.has(one)) ?? [],
    );
    known.set(word, meant[0] ?? null);
    return meant[0] ?? null;
  };
}

function readLater(words: string): () => ReadonlySet<string> {
  let read: ReadonlySet<string> | null = null;
  return () => {
    read ??= new Set(words.split(' '));
    return read;
  };
}

/** The first letter of a word is hardly ever wrong. */
const places = (word: string, end: number) =>
  Array.from({ length: Math.max(0, word.length + end - 1) }, (_, at) => at + 1);

const swapBack = (word: string): readonly string[] =>
  places(word, -1)
    .filter((at) => word[at] !== word[at + 1])
    .map((at) => `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`);

const takeOut = (word: string): readonly string[] =>
  places(word, 0)
    // A second `e` at the end makes the one to whom something is done: `invitee`.
    .filter((at) => at < word.length - 1 || !word.endsWith('ee'))
    .filter((at) => word[at] === word[at - 1] || (word.length >= LONG && at >= AT_LEAST && at <= word.length - AT_END))
    .map((at) => word.slice(0, at) + word.slice(at + 1));

/** A letter too many is told inside of long words; nearer to the ends it makes another form or another word. */
const LONG = 10;
const AT_LEAST = 3;
const AT_END = 4;

/** A letter that is missing at the end is mostly an inflection. */
const putIn = (word: string): readonly string[] =>
  places(word, 0).flatMap((at) => [...LETTERS].map((letter) => word.slice(0, at) + letter + word.slice(at)));

const changeVowel = (word: string): readonly string[] =>
  word.length <= LEAST
    ? []
    : places(word, -1)
        .filter((at) => VOWELS.includes(word.charAt(at)))
        .flatMap((at) =>
          [...VOWELS]
            .filter((vowel) => vowel !== word[at])
            .map((vowel) => word.slice(0, at) + vowel + word.slice(at + 1)),
        );
