/** Conversion of values to plain, well-formed JSON, as a trace requires. */

/** Any JSON value. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/**
 * A lone surrogate, which RFC 8785 cannot represent. With the `u` flag, a complete pair is one character and does not
 * match.
 */
const LONE_SURROGATE = /\p{Surrogate}/gu;

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

function stringifyWellFormed(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'string' ? one.replace(LONE_SURROGATE, '\ufffd') : one,
  );
}
