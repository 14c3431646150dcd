/** SHA-256 (FIPS 180-4) of texts and bytes. Texts are hashed as UTF-8. */
import { createHash } from 'node:crypto';

/** The encoding of a hash. */
export type HashForm = 'hex' | 'base64' | 'base64url';

/** Returns the SHA-256 of the parts in sequence. */
export function sha256(form: HashForm, ...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest(form);
}

/** Returns the SHA-256 of a text as 64 lower-case hex digits. */
export function hashSha256(text: string): string {
  return sha256('hex', text);
}

/** Returns the contract's digest of a text: `sha256:` and its hash in hex. */
export function digestText(text: string): `sha256:${string}` {
  return `sha256:${hashSha256(text)}`;
}

/** Returns the contract's digest of bytes. */
export function digestBytes(bytes: Uint8Array): `sha256:${string}` {
  return `sha256:${sha256('hex', bytes)}`;
}

/**
 * Returns a key for a tuple of values: the hash of the values as a JSON array, in base64url. Takes what
 * `JSON.stringify` takes.
 */
export function hashParts(...parts: readonly unknown[]): string {
  return sha256('base64url', JSON.stringify(parts));
}
