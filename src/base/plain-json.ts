/** Values as plain, well-formed JSON: what a trace may hold. */

/** Any JSON value. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Half of a pair without its other half: RFC 8785 has no form for it. Whole pairs are one character here. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * The value without what JSON has no word for (members that are undefined), lone surrogates replaced by U+FFFD: texts
 * that were cut in the middle of a pair, or sent by someone who hoped to break a digest. Keys are left as they are.
 */
export function plainJson(value: unknown): Json {
  return JSON.parse(wellFormedText(value));
}

/** The same of a value whose type is plain data. */
export function wellFormed<T extends object>(value: T): T {
  return JSON.parse(wellFormedText(value));
}

function wellFormedText(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'string' ? one.replace(LONE_SURROGATE, '\ufffd') : one,
  );
}
