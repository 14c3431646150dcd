/** Lists in code of any language: their parts by commas, past the literals of the language and over brackets. */
import { isClosing, isOpening, walkCode } from '../../../text/walk-code.js';
import { readString } from './string-literals.js';

/** Returns the offset behind the bracket that closes the one at `at`, without regard to the kinds of brackets. */
export const findEnd = (code: string, at: number): number =>
  Math.min(code.length, walkCode(code, (sign, _, depth) => depth <= 1 && isClosing(sign), at).at + 1);

/** Calls `see` with each offset that is outside of strings and brackets; it returns how many characters it has used. */
export function walkTop(code: string, language: string, see: (at: number) => number): void {
  let at = 0;
  while (at < code.length) {
    const char = code.charAt(at);
    const fresh = at === 0 || !/[\w$@]/u.test(code.charAt(at - 1));
    const string = fresh || /["'`]/u.test(char) ? readString(code, at, language) : null;
    if (string !== null) at = string.end;
    else if (isOpening(char)) at = findEnd(code, at);
    else at += see(at) || 1;
  }
}

/** Splits a list of arguments or elements at its commas. */
export function splitList(code: string, language = 'Python'): readonly string[] {
  const items: string[] = [];
  let start = 0;
  walkTop(code, language, (at) => {
    if (code.charAt(at) !== ',') return 0;
    items.push(code.slice(start, at).trim());
    start = at + 1;
    return 1;
  });
  return [...items, code.slice(start).trim()].filter((item) => item !== '');
}

/**
 * Returns the query of a list of Ruby that has its values behind it, which are bound to its places; any other text as it is:
 * https://guides.rubyonrails.org/active_record_querying.html#array-conditions
 */
export function readListedQuery(given: string, language: string): string {
  const listed = language === 'Ruby' ? /^\[\s{0,40}(["'][\s\S]{0,900})\]$/u.exec(given)?.[1] : undefined;
  return listed === undefined ? given : (splitList(listed, language)[0] ?? given);
}
