/** SHA-256 (FIPS 180-4) of texts and bytes. Texts are hashed as UTF-8. */
import { createHash } from 'node:crypto';

/** How a hash is written. */
export type HashForm = 'hex' | 'base64' | 'base64url';

/** SHA-256 of the parts, one after the other. */
export function sha256(form: HashForm, ...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest(form);
}

/** SHA-256 of a text, in 64 lower-case hex digits. */
export function sha256Hex(text: string): string {
  return sha256('hex', text);
}

/** The contract's digest of a text: `sha256:` and its hash in hex. */
export function digestText(text: string): `sha256:${string}` {
  return `sha256:${sha256Hex(text)}`;
}

/** A key for values that belong together: the hash of them as a JSON array, in base64url. Values as `JSON.stringify` takes them. */
export function hashParts(...parts: readonly unknown[]): string {
  return sha256('base64url', JSON.stringify(parts));
}
