/** Texts of others made fit to be shown: on one line, with nothing hidden in them, no longer than there is room. */

/** Controls but tab and newline, line and paragraph separators, and format characters (bidi controls among them) but the emoji joiners. */
const UNSEEN = /(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Carriage returns become newlines, lone surrogates U+FFFD, and invisible characters their code point in brackets. */
export function visible(text: string): string {
  return text.toWellFormed().replace(/\r\n?/gu, '\n').replace(UNSEEN, showCodePoint);
}

/** A character as its code point in brackets: `[U+200B]`. */
export function showCodePoint(character: string): string {
  return `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;
}

/** Runs of white space, line breaks among them, become one space; none stays at the ends. */
export function foldSpace(text: string): string {
  // Most texts have single blanks alone, and are left as they are.
  return (/ {2}|[^\S ]/u.test(text) ? text.replace(/\s+/gu, ' ') : text).trim();
}

/** The text on one line, what is invisible shown. */
export function oneLine(text: string): string {
  return foldSpace(visible(text));
}

/** At most `max` bytes of UTF-8, cut between code points, with an ellipsis where something was cut. */
export function cutBytes(text: string, max: number): string {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length <= max) return text;
  let end = Math.max(0, max - 3);
  // A byte 10xxxxxx goes on with the character before it.
  while (end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  return `${new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, end))}…`;
}

/** At most `max` UTF-16 code units, cut between code points, with an ellipsis where something was cut. */
export function cutCharacters(text: string, max: number): string {
  if (text.length <= max) return text;
  const start = text.slice(0, max - 1).toWellFormed();
  return `${start.replace(/\ufffd$/u, '')}…`;
}

/** At most `max` UTF-16 code units of a path, cut in the middle: where it begins and what the file is called tell it apart. */
export function cutPath(path: string, max: number): string {
  if (path.length <= max) return path;
  const end = Math.floor((max - 1) * (2 / 3));
  return `${cutCharacters(path, max - end)}${path
    .slice(-end)
    .toWellFormed()
    .replace(/^\ufffd/u, '')}`;
}

/** A whole number for people, with a comma between thousands: `5,024`. Numbers of lines and of pull requests have none. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/gu, ',');
}

/** `1 finding`, `2,000 findings`. */
export function counted(count: number, one: string, many: string = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** The text with its first letter in upper case. */
export function capitalize(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

/** So many digits of a commit's id tell it apart in every repository that people read. */
const SHOWN_SHA_DIGITS = 12;

/** A commit's id as people read it. */
export function abbreviateSha(sha: string): string {
  return sha.slice(0, SHOWN_SHA_DIGITS);
}

/** So much of what somebody else sent is quoted in a message, in UTF-16 code units. */
export const MAX_QUOTED_CHARACTERS = 200;

/** The start of what somebody else sent, in quotation marks, with escapes for what is no plain character (JSON). */
export function quoteStart(text: string): string {
  return JSON.stringify(text.slice(0, MAX_QUOTED_CHARACTERS));
}

/** Joins words as in a sentence: `a, b and c`. */
export function joinWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/**
 * Returns the first `most` names, and how many are left out behind them: `AC1`, `AC2`, `3 more`.
 * @param tell says how many are left out
 */
export function cutNames(
  names: readonly string[],
  most: number,
  tell: (left: number) => string = (left) => `${formatCount(left)} more`,
): readonly string[] {
  const left = names.length - most;
  // A last name takes no more room than its count.
  if (left === 1) return names;
  return left > 0 ? [...names.slice(0, most), tell(left)] : names;
}
