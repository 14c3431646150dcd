/**
 * How far into a line a pattern is tried, in UTF-16 code units: the time stays bounded whatever a line holds. Each pattern
 * takes the least that what it looks for needs. Rules of security, supply chain and integrity read whole lines, with
 * patterns that are linear in them: what stands far to the right runs too.
 */
export const REACH = {
  /** A keyword at the beginning of a line, or what git guesses to be around a hunk. */
  word: 200,
  /** A name and its value: an entry of a file of settings, an item of a list. */
  entry: 300,
  /** The head of a block. */
  head: 400,
  /** A statement as people write it. */
  statement: 500,
  /** A line as people write it, with a comment behind it. */
  line: 1_000,
  /** A statement with all its arguments on one line; longer lines are data or generated. */
  longLine: 2_000,
  /** A text or a key on one line. */
  data: 5_000,
} as const;

/** An anchor, which tells findings of one rule and file apart, holds so much of a line at most, in UTF-16 code units. */
export const MAX_ANCHOR = 200;
