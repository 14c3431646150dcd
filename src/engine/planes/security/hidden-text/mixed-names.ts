/** Names that read as others: letters and signs of another alphabet that look like Latin ones (Unicode TS 39, confusables). */

/** A name that is not what it reads as. */
export interface MixedName {
  readonly name: string;
  /** Completes "has Latin letters beside … ones". */
  readonly alphabet: string;
}

/** Letters that look like a Latin letter in most typefaces. */
const CYRILLIC = /[АВЕЅІЈКМНОРСТХУаеѕіјорсхуԁԛԝһ]/u;
const GREEK = /[ΑΒΕΖΗΙΚΜΝΟΡΤΥΧο]/u;
/** Small letters that look Latin in the middle of a Latin word alone: elsewhere they are names of formulas, `dα`, `α_max`. */
const GREEK_INSIDE = /[A-Za-z][ανρυιγ][A-Za-z]/u;
/** A word that such a letter hides in has so many Latin ones at least. */
const LATIN_WORD = 5;
const ARMENIAN = /[օոսհցՕՏ]/u;
/** Forms that compilers may fold to Latin letters (NFKC): full width, and those of formulas. */
const FORMS = /[\uFF21-\uFF3A\uFF41-\uFF5A\u{1D400}-\u{1D6A3}]/u;
/** Letters that look like signs: `ǃ=` reads as a comparison. */
const SIGNS = /[\u01C0\u01C3\u02D0\uA789]/u;
const ANY = /[\u01C0\u01C3\u02D0\u0370-\u058F\uA789\uFF21-\uFF5A\u{1D400}-\u{1D6A3}]/u;
const OTHER_LETTER = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u;

const looksLatin = (char: string): boolean => CYRILLIC.test(char) || GREEK.test(char) || ARMENIAN.test(char);

/** Returns the first name of a text that mixes alphabets, or uses signs of another for Latin ones; null if there is none. */
export function findMixedName(text: string): MixedName | null {
  if (!ANY.test(text)) return null;
  for (const [name] of text.matchAll(/[\p{IDC}$]+/gu)) {
    if (FORMS.test(name)) return { name, alphabet: 'special' };
    if (SIGNS.test(name) && /[A-Za-z_$]/u.test(name)) return { name, alphabet: 'sign-like' };
    if (GREEK_INSIDE.test(name) && hidesInWord(name)) return { name, alphabet: 'Greek' };
    if (/[A-Za-z]{2}/u.test(name) && [...name].some(looksLatin) && isOneAlphabet(name))
      return { name, alphabet: CYRILLIC.test(name) ? 'Cyrillic' : GREEK.test(name) ? 'Greek' : 'Armenian' };
  }
  return null;
}

/** Returns true for one Latin word, but for letters inside of it that only look Latin. */
function hidesInWord(name: string): boolean {
  return (
    (name.match(/[A-Za-z]/gu) ?? []).length >= LATIN_WORD &&
    [...name].every((char) => !OTHER_LETTER.test(char) || /[ανρυιγ]/u.test(char) || looksLatin(char)) &&
    !/^[ανρυιγ]|[ανρυιγ]$|[^A-Za-z][ανρυιγ]|[ανρυιγ][^A-Za-z]/u.test(name)
  );
}

/** Returns true if other letters look like no Latin letter, which shows that the name is intended: `Δx`, `μТест`. */
function isOneAlphabet(name: string): boolean {
  return [...name].every((char) => !OTHER_LETTER.test(char) || looksLatin(char));
}
