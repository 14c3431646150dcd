/** Makes text from outside safe to show: secrets masked, control characters escaped, length limited. */

/** The number of characters shown of an answer that cannot be read. */
export const EXCERPT_CHARACTERS = 200;
/** Secrets are searched in this many characters before the text is cut, so that the cut leaves no part of a secret. */
const WINDOW_CHARACTERS = 16_384;
/** Shorter strings are not treated as secrets: masking them would make the text unreadable. */
const MIN_SECRET_CHARACTERS = 4;

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;
const NAMED: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Escapes control characters, format characters and lone surrogates, which a terminal or a log might interpret. */
export function escapeInvisible(text: string): string {
  return text.replace(INVISIBLE, (character) => {
    const code = (character.codePointAt(0) ?? 0).toString(16).padStart(4, '0');
    return NAMED[character] ?? `\\u{${code}}`;
  });
}

/** Returns the first `characters` whole characters, with `…` if the text was cut. */
function cut(text: string, characters: number): string {
  const whole = [...text.slice(0, characters * 2 + 2)];
  if (whole.length <= characters && text.length <= characters * 2 + 2) return text;
  return `${whole.slice(0, characters).join('')}…`;
}

/** Returns one line of text from outside, cut to `characters`, with control characters escaped. */
export function excerpt(text: string, characters: number = EXCERPT_CHARACTERS): string {
  return escapeInvisible(cut(text, characters));
}

/** Strings that must never be shown. */
export class Secrets {
  private readonly words = new Set<string>();

  /** Adds a secret, and its forms in a URL, a form and a JSON document. */
  add(secret: string): void {
    if (secret.length < MIN_SECRET_CHARACTERS) return;
    const form = new URLSearchParams({ '': secret }).toString().slice(1);
    const json = JSON.stringify(secret).slice(1, -1);
    for (const word of [secret, form, json, encodeURIComponent(secret.toWellFormed())]) this.words.add(word);
  }

  /** Replaces every secret with `***`. Longer secrets come first, because one may contain another. */
  scrub(text: string): string {
    const longestFirst = [...this.words].sort((a, b) => b.length - a.length);
    return longestFirst.reduce((scrubbed, word) => scrubbed.replaceAll(word, '***'), text);
  }

  /** Returns one line of text from outside, with secrets masked, cut, and with control characters escaped. */
  line(text: string, characters: number = EXCERPT_CHARACTERS): string {
    return excerpt(this.scrub(text.slice(0, WINDOW_CHARACTERS)), characters);
  }
}
