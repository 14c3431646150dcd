import type { Rule } from '../../model.js';
import { findLostGuards, findWeaknesses, type Guard, type Weakness } from './weaknesses.js';

/** What must stay secret or be hard to guess. Words that count or list tokens of a text are none. */
const SECRET_WORDS =
  'pass(?:word|wd|phrase)|\\bpw(?:d)?\\b|secret|(?<!next_?|max_?|num_?)token(?!s\\b|iz)|session|nonce|salt|\\botp|api_?key|credential|signature|\\bhmac|csrf|reset_?code|auth_?code|captcha|invite';

const WEAKNESSES: readonly Weakness[] = [
  {
    pattern: new RegExp(
      `\\b(?:md4|md5|sha-?1)(?:_hex|sum|hex|hash|crypt|\\.new|\\.hexdigest|::hexdigest|::Digest|\\.Sum|\\.New|\\.create|CryptoServiceProvider|Managed)?\\s{0,4}\\(.{0,60}(?:${SECRET_WORDS})|(?:createHash|createHmac|getInstance|hashlib\\.new|MessageDigest|hash|HashAlgorithm\\.Create|algorithm\\s{0,2}=)\\s{0,2}\\(?\\s{0,2}["'](?:md4|md5|sha-?1)["'].{0,60}(?:${SECRET_WORDS})|(?:${SECRET_WORDS})\\w{0,30}["'\\]]{0,2}\\s{0,4}(?::=|=|:|=>)(?!=)[^=]{0,40}\\b(?:md4|md5|sha-?1)(?:_hex|sum|hex|hash|\\.new|\\.hexdigest|::hexdigest|\\.Sum\\w{0,4}|\\.New)?\\s{0,2}\\(|(?:Digest::(?:MD5|SHA1)|hashlib\\.(?:md5|sha1)|DigestUtils\\.(?:md5|sha1?)\\w{0,8}|crypto\\.(?:md5|sha1)|(?:MD5|SHA1)\\.(?:HashData|Create|hexdigest|digest))\\b.{0,60}(?:${SECRET_WORDS})|\\bPASSWORD_HASHERS?\\b.{0,60}(?:MD5|SHA1|Unsalted)|\\b(?:UnsaltedMD5|UnsaltedSHA1|MD5)PasswordHasher\\b`,
      'iu',
    ),
    does: 'hashes something secret with a hash that is broken',
  },
  {
    pattern:
      // A name that is only compared or reported is not used.
      /(?:\b(?:des|des3|3des|rc4|rc2|arcfour|blowfish|desede|idea|cast5|seed)(?:[-_/](?:cbc|ecb|ede3?|cfb|ofb)[-\w/]{0,20}|["'])|\bAES\/ECB\b|\bgetInstance\(\s{0,4}"AES"\s{0,4}\)|\b(?:aes-?\d{0,3}-ecb|MODE_ECB|CipherMode\.ECB|modes\.ECB|AESCipher\.ECB|NewECBEncrypter|MCRYPT_(?:DES|3DES|RC4|BLOWFISH|RIJNDAEL_\d{3}|MODE_ECB)|kCCAlgorithm(?:DES|3DES|RC[24])|kCCOptionECBMode|EVP_(?:des|rc[24]|bf|idea|aes_\d{3}_ecb)\w{0,20})\b|\b(?:DES|TripleDES|RC2)(?:CryptoServiceProvider|\.Create\(|\.new\()|\b(?:ARC4|ARC2|RC4|DES3?|Blowfish|CAST5?|IDEA|SEED|TripleDES|XOR)\.new\(|\balgorithms\.(?:ARC4|Blowfish|IDEA|CAST5|SEED|TripleDES)\(|\b(?:des\.New(?:TripleDES)?Cipher|rc4\.NewCipher|blowfish\.New(?:Salted)?Cipher)\(|\bcreate(?:Cipher|Decipher)\(|\bNullCipher\(|getInstance\(\s{0,4}"(?:DES|RC[24]|ARCFOUR|Blowfish|DESede)\b)(?<!(?:[!=]=|\bcase\b|\bwhen\b|\.expect\().{0,400})/iu,
    does: 'uses a cipher that is broken, or one that shows patterns (ECB)',
  },
  {
    pattern:
      /\b(?:ivParameterSpec|IvParameterSpec)\(\s{0,4}(?:"|new byte\s{0,2}\[\s{0,2}\d{1,3}\s{0,2}\]|new byte\[\]\s{0,4}\{)|\b(?:iv|nonce)\s{0,4}(?::=|=)\s{0,4}(?:b["'][^"']{0,64}["']|["'][^"'$]{12,64}["']|Buffer\.alloc\(\s{0,4}\d{1,3}\s{0,4}\)|b?["']\\x00["']\s{0,2}\*|bytes\(\s{0,2}\d{1,3}\s{0,2}\)|new byte\s{0,2}\[\s{0,2}\d{1,3}\s{0,2}\]\s{0,2};?$)/u,
    does: 'encrypts with the same start value each time',
    mild: true,
  },
  {
    pattern: new RegExp(
      `(?:${SECRET_WORDS})\\w{0,20}["'\\]]{0,2}\\s{0,4}(?::=|=>|=|:)(?!=).{0,80}(?:\\bMath\\.random\\(|\\brandom\\.(?:random|randint|choices?|randrange|sample|getrandbits|uniform)\\(|\\bmt_rand\\(|\\brand\\(|\\brand\\.(?:Int|Intn|Int31n?|Int63n?|Read|Perm)\\(|new Random\\(|\\bRandom\\(\\)|RandomStringUtils\\.|\\buniqid\\(|\\blcg_value\\(|\\bRandom\\.(?:Default|Shared|rand)\\b|\\bKernel\\.rand\\b|pseudoRandomBytes\\()`,
      'iu',
    ),
    does: 'makes something secret with a generator that can be foreseen',
  },
  {
    pattern:
      /\balg(?:orithms?)?["']?\s{0,4}(?:[:=]|=>)\s{0,4}\[?\s{0,4}["']none["']|\bAlgorithm\.none\(|\bverify_signature["']?\s{0,4}(?:[:=]|=>)\s{0,4}(?:False|false)|\b(?:verify_exp|verify_aud|verify_iss)["']?\s{0,4}[:=]\s{0,4}False|\bignoreExpiration["']?\s{0,4}:\s{0,4}true|\bjwt\.decode\(.{0,120}\bverify["']?\s{0,4}[=:]\s{0,4}(?:False|false)|\bJWT\.decode\([^)]{0,120},\s{0,4}nil,\s{0,4}false|\bParseUnverified\(|\bUnsafeClaimsWithoutVerification\(|\bSigningMethodNone\b|\bUnsafeAllowNoneSignatureType\b|\bjwt\.encode\(.{0,120}["']none["']|\bjwt\.decode\([^,)]{1,80},[^,)]{1,60},\s{0,4}true\b|\b(?:Validate(?:Lifetime|Issuer|Audience|IssuerSigningKey)|RequireExpirationTime|RequireSignedTokens)\s{0,4}=\s{0,4}false\b|\bwithoutVerif\w{1,10}\(|\bsetSkipAllValidators\(|\binsecureDecode\(|\bdangerous_unsafe_decode|\binsecure_(?:disable_signature_validation|decode)\b|\bget_unverified_claims\(|\bjwt\.(?:sign|verify)\([^;]{0,120}algorithms?["']?\s{0,4}:\s{0,4}\[?["']none/u,
    does: 'takes a token without checking its signature or its end',
  },
  {
    pattern:
      /\bgenerate_private_key\(.{0,60}key_size\s{0,2}=\s{0,2}(?:512|768|1024)\b|\bRSA\.generate\(\s{0,4}(?:512|768|1024)\b|\bDSA\.generate\(\s{0,4}(?:512|768|1024)\b|\bGenerateKey\(\s{0,4}[\w.]{1,30},\s{0,4}(?:512|768|1024)\s{0,4}\)|\bmodulusLength["']?\s{0,4}:\s{0,4}(?:512|768|1024)\b|\bRSA(?:CryptoServiceProvider|\.Create|\.new|\.generate)\(\s{0,4}(?:512|768|1024)\b|\brsa\.(?:newkeys|generate_private_key)\(\s{0,4}(?:512|768|1024)\b|\bgenrsa\b.{0,60}\s(?:512|768|1024)\b|\brsa:(?:512|768|1024)\b|RSA_generate_key\w{0,4}\([^,]{0,30},?\s{0,4}(?:512|768|1024)\b/u,
    does: 'makes a key that is too short',
  },
  {
    pattern:
      /\b(?:PBKDF2\w{0,10}|pbkdf2\w{0,12})\s{0,2}\([^;]{0,160}?,\s{0,4}(?:iterations\s{0,2}=\s{0,2}|count\s{0,2}=\s{0,2})?[1-9]\d{0,3}\s{0,4},|\bbcrypt\.(?:hash|hashSync|genSalt|genSaltSync|gensalt)\(\s{0,4}(?:[^,()]{1,60},\s{0,4})?(?:rounds\s{0,2}=\s{0,2})?[1-7]\s{0,4}[,)]/u,
    does: 'derives a key with few rounds',
    mild: true,
  },
];

/** One of these words is in each such line. */
const SIGNS =
  /md4|md5|sha-?1|des|rc2|rc4|arcfour|arc4|arc2|blowfish|ecb|idea|cast|seed|cipher|random|rand|uniqid|alg|verify|jwt|none|expiration|unverified|validat|skipAll|token|iv\b|nonce|generate|modulus|rsa|pbkdf2|bcrypt|"AES"|XOR|lcg_value|MCRYPT|kCC|EVP_|Require/iu;

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
      SIGNS,
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
