/** Words made comparable: no case, no marks, no punctuation. Unicode's own tables, no locale. */

const MARKS = /\p{M}/gu;
const NOT_WORD = /[^\p{L}\p{N}]+/gu;

/** Lower case without diacritics; everything else stays. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(MARKS, '').toLowerCase().replaceAll('ß', 'ss');
}

/** The words of a text, folded, with single spaces between: `Critères d’acceptation :` is `criteres d acceptation`. */
export function foldWords(text: string): string {
  return fold(text).replace(NOT_WORD, ' ').trim();
}
