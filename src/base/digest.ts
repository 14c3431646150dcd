/** Canonical bytes and their digests: the one place where the engine hashes. */
import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';

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

/** SHA-256 of a text's UTF-8 bytes, in 64 lower-case hex digits. */
export function sha256Hex(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

/** The contract's digest of a JSON value: `sha256:` over its canonical JSON. Throws as `canonicalJson` does. */
export function digestOf(value: unknown): `sha256:${string}` {
  return `sha256:${sha256Hex(canonicalJson(value))}`;
}
