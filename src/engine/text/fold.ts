/**
 * Normalizes words for comparison: no case, no diacritics, no punctuation. It uses Unicode's own tables and no locale.
 */

const MARKS = /\p{M}/gu;
const NOT_WORD = /[^\p{Alpha}\d]+/gu;
/** Most texts are ASCII, which has no marks. */
const NOT_ASCII = /[^\0-\x7f]/u;

/** Returns the text in lower case without diacritics; other characters are kept. */
export function fold(text: string): string {
  if (!NOT_ASCII.test(text)) return text.toLowerCase();
  return text.normalize('NFD').replace(MARKS, '').toLowerCase().replaceAll('ß', 'ss');
}

/**
 * Returns the folded words of a text, separated by single spaces: `Critères d’acceptation :` becomes
 * `criteres d acceptation`.
 */
export function foldWords(text: string): string {
  return fold(text).replace(NOT_WORD, ' ').trim();
}
