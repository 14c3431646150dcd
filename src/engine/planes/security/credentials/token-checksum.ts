/** The check sum of tokens that carry one. */

/** The polynomial of CRC-32 as ISO 3309 has it, its bits in reverse. */
const POLYNOMIAL = 0xedb88320;
const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** So many characters at the end of a token are its check sum. */
const CHECK_CHARACTERS = 6;

/** Returns the CRC-32 of ASCII text, as a whole number from 0. */
function computeCrc32(text: string): number {
  let crc = 0xffffffff;
  for (let i = 0; i < text.length; i += 1) {
    crc ^= text.charCodeAt(i);
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ POLYNOMIAL : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** Returns the check sum of a token's random part: its CRC-32 in base 62, six characters long. */
export function computeTokenChecksum(random: string): string {
  let left = computeCrc32(random);
  let digits = '';
  while (digits.length < CHECK_CHARACTERS) {
    digits = BASE62.charAt(left % BASE62.length) + digits;
    left = Math.floor(left / BASE62.length);
  }
  return digits;
}

/**
 * Returns true if the end of a token is the check sum of what stands before it. Source:
 * https://github.blog/engineering/behind-githubs-new-authentication-token-formats/
 */
export function hasTokenChecksum(token: string): boolean {
  const body = token.slice(token.indexOf('_') + 1);
  return body.slice(-CHECK_CHARACTERS) === computeTokenChecksum(body.slice(0, -CHECK_CHARACTERS));
}
