/** Conversion of values to plain, well-formed JSON, as a trace requires. */

/** Any JSON value. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/**
 * A lone surrogate, which RFC 8785 cannot represent. With the `u` flag, a complete pair is one character and does not
 * match.
 */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** An escaped surrogate: before its backslash stand only backslashes that are escaped themselves. */
const ESCAPED = /(?:^|[^\\])(?:\\\\)*\\ud/u;

/**
 * Returns the value without members that are undefined, which JSON cannot represent, and with lone surrogates replaced
 * by U+FFFD. Lone surrogates come from texts cut inside a pair, or from input made to break a digest. Keys are not
 * changed.
 */
export function toPlainJson(value: unknown): Json {
  return JSON.parse(stringifyWellFormed(value));
}

/** Does the same as `toPlainJson` for a value whose type is plain data. */
export function makeWellFormed<T extends object>(value: T): T {
  return JSON.parse(stringifyWellFormed(value));
}

/** Returns whether a text or a key of a JSON text has a lone surrogate, by its escape. */
export function hasLoneSurrogate(json: string): boolean {
  return json.includes('\\ud') && ESCAPED.test(json);
}

/** `JSON.stringify` escapes lone surrogates. Where nothing in its text is escaped so, no member needs to be looked at. */
function stringifyWellFormed(value: unknown): string {
  const text = JSON.stringify(value);
  if (!hasLoneSurrogate(text)) return text;
  return JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'string' ? one.replace(LONE_SURROGATE, '\ufffd') : one,
  );
}
