/** Canonical JSON and its digests. */
import canonicalize from 'canonicalize';
import { digestText } from './hash.js';

/**
 * Returns canonical JSON (RFC 8785): keys sorted by UTF-16 code units, no white space, numbers as ECMAScript writes
 * them. Members that are `undefined` are left out, as in `JSON.stringify`.
 * @throws TypeError for values that JSON cannot represent: NaN, infinities, lone surrogates, circular references, or
 * `undefined` as the whole value
 */
export function toCanonicalJson(value: unknown): string {
  let text: string | undefined;
  try {
    text = canonicalize(value);
  } catch (cause) {
    throw new TypeError('the value has no canonical JSON form', { cause });
  }
  if (text === undefined) throw new TypeError('the value has no JSON form');
  return text;
}

/**
 * Returns the contract's digest of a JSON value: `sha256:` and the hash of its canonical JSON. Throws as
 * `toCanonicalJson` does.
 */
export function digestJson(value: unknown): `sha256:${string}` {
  return digestText(toCanonicalJson(value));
}
