import type { Rule } from '../../model.js';
import { findLostGuards, findWeaknesses, type Guard, type Weakness } from './weaknesses.js';

const SECRET_WORDS = 'pass(?:word|wd|phrase)?|secret|token|session|nonce|salt|otp|api_?key|credential';

const WEAKNESSES: readonly Weakness[] = [
  {
    pattern: new RegExp(
      `\\b(?:md5|sha-?1)(?:_hex|sum)?\\s{0,4}\\(.{0,60}(?:${SECRET_WORDS})|createHash\\(["'](?:md5|sha1)["']\\).{0,40}(?:${SECRET_WORDS})`,
      'iu',
    ),
    does: 'hashes something secret with a hash that is broken',
  },
  {
    pattern:
      // A name that is only compared or reported is not used.
      /(?:\b(?:des|des3|3des|rc4|rc2|arcfour|blowfish)(?:[-_/](?:cbc|ecb|ede3?)|["'])|\bAES\/ECB\b|\b(?:aes-?\d{0,3}-ecb|MODE_ECB|CipherMode\.ECB)\b|\b(?:DES|TripleDES|RC2)(?:CryptoServiceProvider|\.Create\(|\.new\())(?<!(?:[!=]=|\bcase\b|\bwhen\b|\.expect\().{0,400})/iu,
    does: 'uses a cipher that is broken, or one that shows patterns (ECB)',
  },
  {
    pattern: new RegExp(
      `(?:${SECRET_WORDS})\\w{0,20}["'\\]]{0,2}\\s{0,4}(?::=|=|:).{0,60}\\b(?:Math\\.random\\(|random\\.(?:random|randint|choice|randrange)\\(|mt_rand\\(|\\brand\\(|rand\\.(?:Int|Intn|Read)\\(|new Random\\()`,
      'iu',
    ),
    does: 'makes something secret with a generator that can be foreseen',
  },
  {
    pattern:
      /\balg(?:orithms?)?["']?\s{0,4}[:=]\s{0,4}\[?\s{0,4}["']none["']|\bverify_signature["']?\s{0,4}[:=]\s{0,4}(?:False|false)|\bignoreExpiration["']?\s{0,4}:\s{0,4}true|\bjwt\.decode\(.{0,100}\bverify\s{0,4}=\s{0,4}False/u,
    does: 'takes a token without checking its signature or its end',
  },
];

const GUARDS: readonly Guard[] = [
  {
    pattern:
      /\b(?:timingSafeEqual|compare_digest|secure_compare|ConstantTimeCompare|constant_time_eq|hash_equals|FixedTimeEquals|CRYPTO_memcmp|MessageDigest\.isEqual)\b/u,
    what: 'a comparison that takes the same time whatever differs',
  },
];

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
  check: (context) => [
    ...findWeaknesses(
      context,
      WEAKNESSES,
      'Use what is made for it: SHA-256 and upwards, a password hash (argon2, scrypt, bcrypt), AES-GCM, the system’s secure generator, and check every signature.',
    ),
    ...findLostGuards(
      context,
      GUARDS,
      'An ordinary comparison tells by its time how much of a secret was right. Keep it, or say why what is compared is no secret.',
    ),
  ],
};
