import type { RawFinding, Rule } from '../../model.js';
import { brokenCiphers } from './crypto/broken-ciphers.js';
import { type EmptyCheck, findEmptyChecks } from './crypto/empty-checks.js';
import { findWeakSecrets } from './crypto/secret-flow.js';
import { secretMaking } from './crypto/secret-making.js';
import { findTokenBuilders } from './crypto/token-builders.js';
import { uncheckedTokens } from './crypto/unchecked-tokens.js';
import { findLostGuards, type Guard } from './weaknesses/lost-guards.js';
import { findWeaknesses } from './weaknesses/weaknesses.js';

const GUARDS: readonly Guard[] = [
  {
    pattern:
      /\b(?:timingSafeEqual|compare_digest|secure_compare|ConstantTimeCompare|constant_time_eq|hash_equals|FixedTimeEquals|CRYPTO_memcmp|MessageDigest\.isEqual)\b/u,
    what: 'a comparison that takes the same time whatever differs',
    inCode: true,
  },
];

/** A check of the issuer, the audience, the times or the signature of a token that says yes to all (Microsoft.IdentityModel). */
const CHECKS: EmptyCheck = {
  pattern:
    /\b\w{1,60}\s{0,4}\([^){}]{0,200}\b(?:SecurityToken|JsonWebToken|JwtSecurityToken)\b[^){}]{0,120}\bTokenValidationParameters\b[^){}]{0,60}\)\s{0,80}(?:\{\s{0,200}(?:\/\/[^\n]{0,200}\s{0,200})?return\s{1,4}true;?\s{0,200}\}|=>\s{0,80}true\s{0,4};)|\b(?:Lifetime|Audience|Algorithm|TokenReplay|Type)Validator\s{0,4}\+?=\s{0,4}(?:delegate\s{0,4})?\([^(){}]{0,200}\)\s{0,80}(?:=>)?\s{0,80}\{\s{0,200}return\s{1,4}true;\s{0,200}\}/gu,
  signs: /TokenValidationParameters|Validator\b/u,
  before: /TokenValidationParameters\s{1,4}\w{1,40}\)/u,
  title: 'A check of tokens accepts all',
  advice:
    'Whoever makes up a token then gets in with it. Compare the value with what is expected, or leave the check to the library.',
};

/** Reports weak ciphers, hashes, random numbers and comparisons. */
export const cryptoWeakened: Rule = {
  id: 'security/crypto-weakened',
  severity: 'warn',
  summary: 'Cryptography that does not hold',
  docs: {
    why: 'Broken hashes and ciphers, numbers that can be foreseen and signatures that nobody checks look like protection and are none.',
    bad: {
      files: {
        'src/session.ts': [" import { randomBytes } from 'node:crypto';", '+const token = Math.random().toString(36);'],
      },
    },
    good: {
      files: {
        'src/session.ts': [
          " import { randomBytes } from 'node:crypto';",
          "+const token = randomBytes(32).toString('base64url');",
        ],
      },
    },
  },
  suppressible: true,
  check: (context) => {
    const told = [
      ...findEmptyChecks(context, CHECKS),
      ...findTokenBuilders(context),
      ...findWeaknesses(
        context,
        [secretMaking, brokenCiphers, uncheckedTokens],
        'Use what is made for it: SHA-256 and upwards, a password hash (argon2, scrypt, bcrypt), AES-GCM, the system’s secure generator, and check every signature.',
      ),
      ...findLostGuards(
        context,
        GUARDS,
        'An ordinary comparison tells by its time how much of a secret was right. Keep it, or say why what is compared is no secret.',
      ),
    ];
    const isTold = ({ file, first }: RawFinding) => told.some((one) => one.file === file && one.first === first);
    return [...told, ...findWeakSecrets(context).filter((one) => !isTold(one))];
  },
};
