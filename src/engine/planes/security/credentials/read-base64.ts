/** Returns the text that base64 (RFC 4648) encodes, a character for each byte; null if it is none. */
export function readBase64(encoded: string): string | null {
  const body = encoded.replace(/=+$/u, '');
  return /^[A-Za-z0-9+/]+$/u.test(body) && body.length % 4 !== 1 ? atob(body) : null;
}
