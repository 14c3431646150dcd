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
    /jwt|jws|jose|jsonw/iu,
    /\b\w{0,20}(?:[jJ][wW][tTsS]|jsonwt|jsonwebtoken|jose)\w{0,20}(?:\.|::|->)(?<name>sign|verify|encode|decode)[A-Za-z]{0,10}(?:\(\s{0,20}| )(?:\{[^{}\n]{0,200}\}|[\w.$@]{1,60}),\s{0,20}(?:key\s?=\s?)?(?:(?<quote>["'`])(?<value>[^"'`\n]{1,200})\k<quote>|(?<variable>[\w.$@]{1,60})(?=\s?[,)]))/gu,
  ],
  [
    /HMAC/u,
    /\bAlgorithm\.(?<name>HMAC(?:256|384|512))\s{0,4}\(\s{0,20}(?:(?<quote>")(?<value>[^"\n]{1,200})"|(?<variable>[\w.]{1,60})(?=\s?\)))/gu,
  ],
  [
    /asKey|SignedString|signWith|setSigningKey|SecretKeySpec/u,
    /\b(?<name>asKey|SignedString|signWith|setSigningKey|SecretKeySpec)\s{0,4}\(\s{0,20}(?:\w{1,40}(?:\.\w{1,20}){0,2}, ?)?(?:\[\]byte\(|new TextEncoder\(\)\.encode\()?(?:(?<quote>["'`])(?<value>[^"'`\n]{1,200})\k<quote>|(?<variable>[\w.]{1,60})(?=\s?[,)]))/gu,
  ],
  [
    /secretOrKey/u,
    /\b(?<name>secretOrKey)["']?\s{0,4}[:=]\s{0,4}(?:(?<quote>["'`])(?<value>[^"'`\n]{1,200})\k<quote>|(?<variable>[\w.]{1,60})(?=\s?[,)}]))/gu,
  ],
  [
    /createHmac/u,
    /\b(?<name>createHmac)\s{0,4}\(\s{0,4}["'`][\w-]{1,20}["'`]\s{0,4},\s{0,4}(?:(?<quote>["'`])(?<value>[^"'`\n]{1,200})\k<quote>|(?<variable>[\w.]{1,60})(?=\s?\)))/gu,
  ],
  [
    /[sS]ession|[jJ]wt/u,
    /\b(?:session|cookieSession|expressjwt|expressJwt|jwt)\s{0,4}\(\s{0,4}\{[^{}]{0,300}?\b(?<name>secret)\s{0,4}:\s{0,4}(?:(?<quote>["'`])(?<value>[^"'`\n]{1,200})\k<quote>|(?<variable>[\w.]{1,60})(?=\s?[,}]))/gu,
  ],
  [
    /hmac/u,
    /\bhmac\.(?<name>new|digest)\s{0,4}\(\s{0,4}b?(?:(?<quote>["'])(?<value>[^"'\n]{1,200})\k<quote>|(?<variable>[\w.]{1,60})(?=\s?,))/gu,
  ],
];

/** Returns the keys in calls of a text: written there, or in a constant of the same text. The time is linear in the text. */
export function findKeyArguments(text: string): readonly CredentialMatch[] {
  const found: CredentialMatch[] = [];
  for (const [word, pattern] of CALLS) {
    if (!word.test(text)) continue;
    for (const match of text.matchAll(pattern)) {
      const { name = '', value, variable } = match.groups ?? {};
      const key = value ?? (variable === undefined ? null : findConstant(text, variable));
      if (key === null || key === '' || /\$\{|#\{|-----BEGIN/u.test(key)) continue;
      const end = match.index + match[0].length - (value === undefined ? 0 : 1);
      const start = end - (value ?? variable ?? '').length;
      found.push({ name, value: key, start, end, rating: rateValue(key, 'password') ?? 'weak' });
    }
  }
  return found;
}

/** Returns the text that a name is given in the same text, at its first place; null if it is given none in quotes. */
function findConstant(text: string, variable: string): string | null {
  const name = variable.slice(variable.lastIndexOf('.') + 1).replace(/^[$@]+/u, '');
  if (!/^\w{1,60}$/u.test(name)) return null;
  const given = new RegExp(
    `\\b${name}(?:[ \\t]?:[ \\t]?[\\w<>]{1,30})?[ \\t]{0,8}:?=[ \\t]{0,8}(?:\\[\\]byte\\()?b?["'\`]([^"'\`\\n]{1,200})["'\`]`,
    'u',
  );
  return given.exec(text)?.[1] ?? null;
}
