/** What JavaScript's strings hold and PostgreSQL's text does not. */

const NOT_IN_TEXT = /[\\\0\p{Cs}]/gu;

/**
 * A string as a column that is searched by it holds it: different strings stay different. PostgreSQL's text takes neither
 * NUL nor half of a surrogate pair; callers may send both, and must be told that there is no such thing, not that it broke.
 * One way only: what is shown comes from the row's document.
 */
export function searchable(text: string): string {
  return text.replaceAll(NOT_IN_TEXT, (character) =>
    character === '\\' ? '\\\\' : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
