/** Canonical JSON and its digests. */
import canonicalize from 'canonicalize';
import { digestText } from './hash.js';

/**
 * Canonical JSON (RFC 8785): keys sorted by UTF-16 code units, no white space, numbers as ECMAScript writes them.
 * Members that are `undefined` are left out, as JSON has it. Throws TypeError on what JSON cannot say: NaN, infinities,
 * lone surrogates, circles, or a value that is `undefined` as a whole.
 */
export function canonicalJson(value: unknown): string {
  let text: string | undefined;
  try {
    text = canonicalize(value);
  } catch (cause) {
    throw new TypeError('the value has no canonical JSON form', { cause });
  }
  if (text === undefined) throw new TypeError('the value has no JSON form');
  return text;
}

/** The contract's digest of a JSON value: `sha256:` over its canonical JSON. Throws as `canonicalJson` does. */
export function digestOf(value: unknown): `sha256:${string}` {
  return digestText(canonicalJson(value));
}
