/** Finds JSON Web Tokens (RFC 7519): by their form if they are signed, by what they say if they are not, or are cut off. */
import { isMadeUp, looksRandom } from './made-up.js';
import { readBase64 } from './read-base64.js';

/** A token in a text, `end` not included. */
interface TokenRange {
  readonly start: number;
  readonly end: number;
}

/** The header and the claims begin with `{"` in base64url; the signature may be missing. */
const TOKEN = /\beyJ[A-Za-z0-9_-]{10,2000}\.eyJ[A-Za-z0-9_-]{10,8000}(?:\.(?<signature>[A-Za-z0-9_-]{0,1000}))?/gu;
/** A shorter signature is none of the algorithms of RFC 7518. */
const LEAST_SIGNATURE = 20;

/** Returns the tokens of a text, in its order. */
export function findJsonWebTokens(text: string): readonly TokenRange[] {
  if (!text.includes('eyJ')) return [];
  return [...text.matchAll(TOKEN)].flatMap((match): readonly TokenRange[] => {
    const signature = match.groups?.['signature'] ?? '';
    const signed = signature.length >= LEAST_SIGNATURE && looksRandom(signature);
    // A word in its place is none: `eyJ….eyJ….signature`.
    if (isMadeUp(match[0]) || !(signed || (signature === '' && readsAsToken(match[0])))) return [];
    return [{ start: match.index, end: match.index + match[0].length }];
  });
}

/** Returns true if both parts can be read, and the header names its algorithm (RFC 7515, section 4.1.1). */
function readsAsToken(token: string): boolean {
  const [header = '', claims = ''] = token.split('.').map(readPart);
  return (
    /^\{[^{}]{0,400}"alg"\s{0,4}:\s{0,4}"[\w-]{2,20}"[^{}]{0,2000}\}$/u.test(header.trim()) &&
    /^\{"[\s\S]*\}$/u.test(claims.trim())
  );
}

const readPart = (part: string) => readBase64(part.replaceAll('-', '+').replaceAll('_', '/')) ?? '';
