import type { RawFinding, Rule } from '../../model.js';
import { brokenCiphers } from './crypto/broken-ciphers.js';
import { findWeakSecrets } from './crypto/secret-flow.js';
import { secretMaking } from './crypto/secret-making.js';
import { uncheckedTokens } from './crypto/unchecked-tokens.js';
import { findLostGuards, findWeaknesses, type Guard } from './weaknesses/weaknesses.js';

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
  check: (context) => {
    const told = [
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
