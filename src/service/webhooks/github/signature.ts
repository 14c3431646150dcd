/**
 * The signature of GitHub's deliveries: `X-Hub-Signature-256`, an HMAC of the exact bytes of the body ("Validating
 * webhook deliveries").
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

const FORM = /^sha256=([0-9a-f]{64})$/u;

/** Computes the signature of a body with a secret. */
function computeSignature(secret: string, body: Uint8Array): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

/** Returns whether a header has the form of a signature. */
export function isSignature(header: string | undefined): header is string {
  return header !== undefined && FORM.test(header);
}

/** Returns whether the secret signed the body, in constant time. */
export function isSignedBy(secret: string, body: Uint8Array, signature: string): boolean {
  const expected = Buffer.from(computeSignature(secret, body));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
