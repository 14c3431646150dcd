/** Converts JavaScript strings that PostgreSQL's text cannot represent. */

const NOT_IN_TEXT = /[\\\0\p{Cs}]/gu;

/**
 * Encodes a string for a searchable column; different strings stay different. PostgreSQL's text allows neither NUL nor
 * an unpaired surrogate. Callers may send both and must get "not found", not an internal error. There is no decoding:
 * displayed values come from the row's document.
 */
export function escapeSearchText(text: string): string {
  return text.replaceAll(NOT_IN_TEXT, (character) =>
    character === '\\' ? '\\\\' : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
