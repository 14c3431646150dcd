/** Which assertion says about the same as another, by the words of both. */
import { REACH } from '../../../text/reach.js';

/** An assertion that a change adds, and its line of the new side. */
export interface Gained {
  readonly text: string;
  readonly number: number;
}

const MAX_GAINED = 200;
/** The minimum share of common words for one assertion to replace another. */
const ALIKE = 0.3;

/** Removes the first gained assertion with similar words from the list; returns false if there is none. */
export function takeSimilar(gained: Gained[], text: string, counts: (one: Gained) => boolean): boolean {
  const words = extractSubject(text);
  const at = gained.slice(0, MAX_GAINED).findIndex((other) => {
    if (!counts(other)) return false;
    // Without words of its own, an assertion matches any other.
    if (words.size === 0) return true;
    const others = extractSubject(other.text);
    const shared = [...words].filter((word) => others.has(word)).length;
    return shared >= ALIKE * Math.max(1, Math.min(words.size, others.size));
  });
  if (at >= 0) gained.splice(at, 1);
  return at >= 0;
}

/** The end of `try { f(); fail(); } catch …`, and what says the same in one call. */
const FAILS = /^\s*(?:(?:self|this|Assert(?:ions)?)[.:])?(?:fail|flunk)\b/u;
const THROWS = /assertFails|assertThr|[tT]hrows|raises/iu;

/** Returns true if an assertion has all words of another one, which has some: `assertContains(r, "x")`, `assertNotContains(r, "x")`. */
export function hasAllWords(text: string, of: string): boolean {
  if (FAILS.test(of)) return THROWS.test(text);
  const words = extractSubject(text);
  const wanted = extractSubject(of);
  return wanted.size > 1 && [...wanted].every((word) => words.has(word));
}

/** Returns the words of an assertion, without words such as `assert` and `expect`. */
function extractSubject(text: string): ReadonlySet<string> {
  const words = text.slice(0, REACH.entry).match(/[\p{IDC}]{2,60}/gu) ?? [];
  return new Set(words.filter((word) => !CHECKING.test(word)));
}

const CHECKING =
  /^(?:assert|fail|flunk|Unit|expect|require|verify|should|to|toBe|toEqual|is|not|equal|equals|eq|this|self|true|false)(?:$|[A-Z_])/u;
