/**
 * Exact words that a criterion writes with what stands for something else: `items/<size>_<id>`, "No user {name}",
 * `read(path: str) -> Page`, `(name, version)`, `prefix + separator`. Code writes the places otherwise, so their parts are looked for.
 */

/** What stands for a value: `<user name>`, `{user_id}`, `%s`, `...`. */
const PLACEHOLDER = /<[\p{Alpha}][\p{Alpha}\d _-]*>|\{[\p{IDC}. ]{0,40}\}|%[sdrfv]|\.{3}|…/gu;
/** Markup is no template. */
const MARKUP = /<\/|\/>/u;
/** What a call gives: `read(path) -> Page`. */
const RESULT = /(?<=\))\s*(?:->|=>)\s*[^()]{1,80}$/u;
/** The type of a part: `path: str`. */
const TYPE =
  /(?<=[\p{IDC}?])\s*:\s*[\p{Alpha}][\p{IDC}.]*(?:\[[^[\]]*\]|<[^<>]*>)?(?:\s*\|\s*\p{Alpha}[\p{IDC}.]*)*(?=\s*[,)\]])/gu;
/** Names beside each other, with commas or plus signs between them, in brackets or without. */
const NAMES = /^[([]?\s*[\p{IDS}_$][\p{IDC}$.]*(?:\s*[,+]\s*[\p{IDC}$.]+)+\s*[)\]]?$/u;

/** How the parts of a text stand in code: each for itself, or all of them in one line. */
export interface SpelledParts {
  readonly parts: readonly string[];
  readonly inOneLine: boolean;
}

/** Returns a text without what a call gives: `read(path) -> Page` is `read(path)`. */
export function leaveOutResult(text: string): string {
  return text.replace(RESULT, '');
}

/** Returns the parts of a text that has places for something else; null for a text that stands in code as it is written. */
export function readSpelledParts(text: string): SpelledParts | null {
  const plain = text.replace(TYPE, '');
  if (NAMES.test(plain)) return { parts: plain.match(/[\p{IDC}$.]+/gu) ?? [], inOneLine: true };
  if (MARKUP.test(text)) return null;
  const parts = text.split(PLACEHOLDER);
  const spelled = parts.filter((part) => /\p{Alpha}{2}/u.test(part));
  return parts.length > 1 && spelled.length > 0 ? { parts: spelled, inOneLine: false } : null;
}
