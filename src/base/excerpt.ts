/** Foreign text made fit to be shown: secrets out, control characters visible, no longer than needed. */

/** How much of an answer that cannot be read is shown. */
export const EXCERPT_CHARACTERS = 200;
/** Looked through for secrets before the cut, so that no half of one stands at its edge. */
const WINDOW_CHARACTERS = 16_384;
/** Shorter words are no secrets, and blotting them out would only spoil the text. */
const MIN_SECRET_CHARACTERS = 4;

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;
const NAMED: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Control, format and lone surrogate characters as escapes: nothing left that a terminal or a log would act on. */
export function visible(text: string): string {
  return text.replace(INVISIBLE, (character) => {
    const code = (character.codePointAt(0) ?? 0).toString(16).padStart(4, '0');
    return NAMED[character] ?? `\\u{${code}}`;
  });
}

/** The first characters, whole ones, with `…` where something was cut. */
function cut(text: string, characters: number): string {
  const whole = [...text.slice(0, characters * 2 + 2)];
  if (whole.length <= characters && text.length <= characters * 2 + 2) return text;
  return `${whole.slice(0, characters).join('')}…`;
}

/** One line of foreign text: cut to so many characters, control characters visible. */
export function excerpt(text: string, characters: number = EXCERPT_CHARACTERS): string {
  return visible(cut(text, characters));
}

/** Words that may never be shown. */
export class Secrets {
  private readonly words = new Set<string>();

  /** Remembers a secret, also as it would look in a URL, a form or a JSON document. */
  add(secret: string): void {
    if (secret.length < MIN_SECRET_CHARACTERS) return;
    const form = new URLSearchParams({ '': secret }).toString().slice(1);
    const json = JSON.stringify(secret).slice(1, -1);
    for (const word of [secret, form, json, encodeURIComponent(secret.toWellFormed())]) this.words.add(word);
  }

  /** The text with `***` in the place of every secret; the longest first, since one may hold another. */
  scrub(text: string): string {
    const longestFirst = [...this.words].sort((a, b) => b.length - a.length);
    return longestFirst.reduce((scrubbed, word) => scrubbed.replaceAll(word, '***'), text);
  }

  /** One line of foreign text: scrubbed, cut, visible. */
  line(text: string, characters: number = EXCERPT_CHARACTERS): string {
    return excerpt(this.scrub(text.slice(0, WINDOW_CHARACTERS)), characters);
  }
}
