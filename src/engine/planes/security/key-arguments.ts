/** Finds keys that are written into the call that signs or checks with them: whatever the text is, it is the key there. */
import type { CredentialMatch } from './credential-forms.js';
import { rateValue } from './credential-values.js';

/**
 * Calls of libraries for JSON Web Tokens, sessions and message authentication codes, up to the quote of the key:
 * jsonwebtoken, jose, jwt-simple, PyJWT, python-jose, ruby-jwt, golang-jwt, java-jwt, jjwt, tymon/jwt, express-session,
 * passport-jwt, cookie-session, Node's crypto, Python's hmac, Java's SecretKeySpec.
 */
const CALLS: readonly (readonly [word: RegExp, pattern: RegExp])[] = [
  [
    /jwt|jws|jose/iu,
    /\b(?:jwt|jws|JWT|JWS|jsonwebtoken|jose|JWT::JWT)(?:\.|::|->)(?<name>sign|verify|encode|decode|encode_claims|sign_claims)\s{0,4}\(\s{0,20}[^"'`()]{1,80}(?:\([^()]{0,80}\))?,\s{0,20}(?:key\s?=\s?)?(?<quote>["'`])(?<value>[^"'`\n]{1,200})\k<quote>/gu,
  ],
  [/HMAC/u, /\bAlgorithm\.(?<name>HMAC(?:256|384|512))\s{0,4}\(\s{0,20}(?<quote>")(?<value>[^"\n]{1,200})"/gu],
  [
    /asKey|SignedString|signWith|setSigningKey|SecretKeySpec|secretOrKey/u,
    /\b(?<name>asKey|SignedString|signWith|setSigningKey|SecretKeySpec)\s{0,4}\(\s{0,20}(?:\w{1,40}(?:\.\w{1,20}){0,2}, ?)?(?:\[\]byte\(|new TextEncoder\(\)\.encode\()?(?<quote>["'`])(?<value>[^"'`\n]{1,200})\k<quote>/gu,
  ],
  [/secretOrKey/u, /\b(?<name>secretOrKey)["']?\s{0,4}:\s{0,4}(?<quote>["'`])(?<value>[^"'`\n]{1,200})\k<quote>/gu],
  [
    /createHmac/u,
    /\b(?<name>createHmac)\s{0,4}\(\s{0,4}["'`][\w-]{1,20}["'`]\s{0,4},\s{0,4}(?<quote>["'`])(?<value>[^"'`\n]{1,200})\k<quote>/gu,
  ],
  [
    /session|[jJ]wt/u,
    /\b(?:session|cookieSession|expressjwt|expressJwt|jwt)\s{0,4}\(\s{0,4}\{[^{}]{0,300}?\b(?<name>secret)\s{0,4}:\s{0,4}(?<quote>["'`])(?<value>[^"'`\n]{1,200})\k<quote>/gu,
  ],
  [/hmac/u, /\bhmac\.(?<name>new|digest)\s{0,4}\(\s{0,4}b?(?<quote>["'])(?<value>[^"'\n]{1,200})\k<quote>/gu],
];

/** Returns the keys in calls of a text. The time is linear in the text. */
export function findKeyArguments(text: string): readonly CredentialMatch[] {
  const found: CredentialMatch[] = [];
  for (const [word, pattern] of CALLS) {
    if (!word.test(text)) continue;
    for (const match of text.matchAll(pattern)) {
      const value = match.groups?.['value'] ?? '';
      if (/\$\{|#\{|^-----BEGIN/u.test(value)) continue;
      const start = match.index + match[0].length - value.length - 1;
      const name = match.groups?.['name'] ?? '';
      found.push({ name, value, start, end: start + value.length, rating: rateValue(value, 'password') ?? 'weak' });
    }
  }
  return found;
}
