/** Finds keys that are written into the call that signs or checks with them: whatever the text is, it is the key there. */
import type { CredentialMatch } from './credential-forms.js';
import { rateValue } from './credential-values.js';
import { Constants } from './key-constants.js';

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
    /\b(?<name>asKey|SignedString|signWith|setSigningKey|SecretKeySpec)\s{0,4}\(\s{0,20}(?:(?<!SecretKeySpec\s{0,4}\(\s{0,20})\w{1,40}(?:\.\w{1,20}){0,2}, ?)?(?:\[\]byte\(|new TextEncoder\(\)\.encode\(|(?:\w{1,20}(?:\(\))?\.){1,3}(?:encode|decode|hmacShaKeyFor)\w{0,12}\()?(?:(?<quote>["'`])(?<value>[^"'`\n]{1,200})\k<quote>|(?<variable>[\w.]{1,60}?)(?=\s?[,)]|\.getBytes\())/gu,
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
    /\b(?:express|cookie|koa|hapi|\w{0,20}(?=[SJ]))?(?:[sS]ession|[jJ]wt)\w{0,20}(?:\.(?:register|sign|unless|default)\w{0,10})?\s{0,4}\(\s{0,4}\{[^{}]{0,300}?\b(?<name>secret)\s{0,4}:\s{0,4}(?:(?<quote>["'`])(?<value>[^"'`\n]{1,200})\k<quote>|(?<variable>[\w.]{1,60})(?=\s?[,}]))/gu,
  ],
  // `import { sign } from 'jsonwebtoken'`
  [
    /jsonwebtoken/u,
    /(?<![\w.])(?<name>sign|verify)\s{0,4}\(\s{0,20}(?:\{[^{}\n]{0,200}\}|[\w.$@]{1,60}),\s{0,20}(?:(?<quote>["'`])(?<value>[^"'`\n]{1,200})\k<quote>|(?<variable>[\w.]{1,60})(?=\s?[,)]))/gu,
  ],
  // https://github.com/panva/jose
  [
    /SignJWT|jwtVerify|EncryptJWT|jwtDecrypt/u,
    /(?:\.(?<name>sign|encrypt)|\bjwt(?:Verify|Decrypt))\s{0,4}\(\s{0,20}(?:[\w.]{1,60},\s{0,20})?(?:new TextEncoder\(\)\.encode\(|Buffer\.from\()?(?:(?<quote>["'`])(?<value>[^"'`\n]{1,200})\k<quote>|(?<variable>[\w.]{1,60})(?=\s?[,)]))/gu,
  ],
  // https://nodejs.org/api/crypto.html: keys, and their passphrases
  [
    /createSign\(|privateDecrypt|privateEncrypt|create(?:Secret|Private)Key/u,
    /\b(?<name>createSecretKey|createPrivateKey|privateDecrypt|privateEncrypt|sign(?:er|ature)?\.sign|s\.sign)\s{0,4}\(\s{0,4}(?:\{[^{}\n]{0,200}?\b(?:key|passphrase)\s{0,4}:\s{0,4})?(?:Buffer\.from\()?(?:(?<quote>["'`])(?<value>[^"'`\n]{1,200})\k<quote>|(?<variable>[\w.]{1,60})(?=\s?[,)}]))/gu,
  ],
  // https://nestjs.com, https://www.fastify.io: a key in the settings of a plugin
  [
    /fastify|\.register\(/u,
    /\.register\(\s{0,4}\w{0,20}(?:[jJ]wt|[sS]ession|[cC]ookie)\w{0,20},\s{0,4}\{[^{}]{0,200}?\b(?<name>secret)\s{0,4}:\s{0,4}(?:(?<quote>["'`])(?<value>[^"'`\n]{1,200})\k<quote>|(?<variable>[\w.]{1,60})(?=\s?[,}]))/gu,
  ],
  // https://expressjs.com/en/resources/middleware/cookie-session.html
  [
    /cookieSession|keygrip|Keygrip/u,
    /\b(?:cookieSession\s{0,4}\(\s{0,4}\{[^{}]{0,300}?\b(?<name>keys)\s{0,4}:\s{0,4}|[kK]eygrip\s{0,4}\(\s{0,4})\[\s{0,4}(?<quote>["'`])(?<value>[^"'`\n]{1,200})\k<quote>/gu,
  ],
  [
    /hmac/u,
    /\bhmac\.(?<name>new|digest)\s{0,4}\(\s{0,4}b?(?:(?<quote>["'])(?<value>[^"'\n]{1,200})\k<quote>|(?<variable>[\w.]{1,60})(?=\s?,))/gu,
  ],
];

/** A text in quotes, or a name; in Java, as a list of characters too. */
const GIVEN =
  '(?:(?<quote>["\'])(?<value>[^"\'\\n]{1,200})\\k<quote>|(?<variable>[$@]{0,2}[A-Za-z_][\\w.]{0,60}?))(?:\\.toCharArray\\(\\))?\\s?';

/**
 * Calls whose argument is named: setters of passwords, Ruby's OpenSSL::PKey (docs.ruby-lang.org), Rails' basic
 * authentication (api.rubyonrails.org), express-session and strategies of Passport.
 */
const PASSWORD_CALLS: readonly (readonly [word: RegExp, pattern: string])[] = [
  [
    /\b[sS]et[A-Z]\w{0,20}(?:Password|Secret)\b|[sS]etPassword/u,
    `\\.(?<name>[sS]et\\w{0,30}(?:Password|Secret))\\s{0,4}\\(\\s{0,20}${GIVEN}\\)`,
  ],
  [/PKey/u, `\\bPKey::(?<name>RSA|EC|DSA)\\.new[ (]{1,2}[^,;()\\n]{1,80},[ ]?${GIVEN}(?=\\)|$)`],
  [/PKey/u, `\\.(?<name>to_pem|export)[ (]{1,2}[^,;()\\n]{1,80},[ ]?${GIVEN}(?=\\)|$)`],
  [
    /http_basic_authenticate_with/u,
    `\\b(?<name>http_basic_authenticate_with)\\b[^\\n]{0,120}?\\bpassword(?::|["']? =>) ?${GIVEN}(?=[,)\\s]|$)`,
  ],
  [/resave|saveUninitialized/u, `\\b(?<name>secret):\\s?${GIVEN},[^{}]{0,200}\\b(?:resave|saveUninitialized)\\s?:`],
  [
    /resave|saveUninitialized/u,
    `\\b(?:resave|saveUninitialized)\\s?:[^{}]{0,200}?\\b(?<name>secret):\\s?${GIVEN}(?=[,\\s}])`,
  ],
  [/Strategy/u, `\\b(?<name>clientSecret|consumerSecret)["']?\\s?[:=]\\s{0,4}${GIVEN}(?=[,\\s};])`],
];

/** What stands for a key that everybody sets: another text is the key, however short it is. */
const STANDS_FOR = /^(?:change[-_ ]?(?:me|it|this)|your[-_ ]|insert[-_ ]|replace[-_ ]|<)|placeholder/iu;

/** What some of these calls are given beside the key: https://www.rfc-editor.org/rfc/rfc7518#section-3.1, and names of the JCA. */
const ALGORITHM = /^(?:(?:HS|RS|ES|PS)(?:256|384|512)|EdDSA|Hmac(?:SHA|MD)\w{1,8}|AES)$/u;

/** Returns the keys in calls of a text: written there, or in a constant of the same text. The time is linear in the text. */
export function findKeyArguments(text: string): readonly CredentialMatch[] {
  const found: CredentialMatch[] = [];
  const constants = new Constants(text);
  for (const [word, pattern] of [...CALLS, ...PASSWORD_CALLS]) {
    if (!word.test(text)) continue;
    for (const match of text.matchAll(typeof pattern === 'string' ? new RegExp(pattern, 'gmu') : pattern)) {
      const { name = '', value, variable } = match.groups ?? {};
      const key = value ?? (variable === undefined ? null : constants.find(variable, match.index));
      if (key === null || key === '' || /\$\{|#\{|-----BEGIN/u.test(key)) continue;
      if (STANDS_FOR.test(key) || ALGORITHM.test(key)) continue;
      // A part of the key alone.
      if (
        value !== undefined &&
        /^\s{0,4}\+/u.test(text.slice(match.index + match[0].length, match.index + match[0].length + 6))
      )
        continue;
      const end = match.index + match[0].length - (value === undefined ? 0 : 1);
      const start = end - (value ?? variable ?? '').length;
      found.push({ name, value: key, start, end, rating: rateValue(key, 'password') ?? 'weak' });
    }
  }
  return found;
}
