import { once } from '../../../../base/once.js';
import type { WeaknessTopic } from '../weaknesses/weaknesses.js';

/** What must stay secret or be hard to guess. Words that count or list tokens of a text are none. */
const SECRET_WORDS =
  'pass(?:word|wd|phrase)|\\bpw(?:d)?\\b|secret|(?<!next_?|max_?|num_?)token(?!s\\b|iz)|session|nonce|salt|\\botp|api_?key|credential|signature|\\bhmac|csrf|reset_?code|auth_?code|captcha|invite';

/** A secret gets a value: its name and the sign. */
const SECRET_GETS = `(?:${SECRET_WORDS})\\w{0,30}["'\\]]{0,2}\\s{0,4}(?::=|=|:|=>)(?!=)`;
/** What is hashed. A salt says nothing of what it is put to. */
const THEN_SECRET = `.{0,60}(?:${SECRET_WORDS.replace('|salt', '')})`;
const CALL =
  '(?:_hex|sum|hex|hash|crypt|\\.new|\\.hexdigest|::hexdigest|::Digest|\\.Sum\\w{0,4}|\\.New|\\.create|CryptoServiceProvider|Managed)?';

const ignoringCase = (source: string) => new RegExp(source, 'iu');

/** Secrets that are made with broken hashes, or with generators that can be foreseen, on one line. */
export const secretMaking: WeaknessTopic = {
  signs:
    /md4|md5|sha-?1|random|rand|uniqid|lcg_value|passwordhasher|passwordencoder|_crypt\b|lmhash|nthash|setseed|securerandom|arc4|drand48|:crypto/u,
  weaknesses: once(() => [
    {
      patterns: [
        ignoringCase(`\\b(?:md4|md5|sha-?1)${CALL}\\s{0,4}\\(${THEN_SECRET}`),
        ignoringCase(
          `(?:createHash|createHmac|getInstance|hashlib\\.new|MessageDigest|hash|HashAlgorithm\\.Create|algorithm\\s{0,2}=)\\s{0,2}\\(?\\s{0,2}["'](?:md4|md5|sha-?1)["']${THEN_SECRET}`,
        ),
        ignoringCase(`${SECRET_GETS}[^=]{0,40}\\b(?:md4|md5|sha-?1)${CALL}\\s{0,2}\\(`),
        ignoringCase(`\\b(?:Digest::(?:MD5|SHA1)|hashlib\\.(?:md5|sha1)|crypto\\.(?:md5|sha1))\\b${THEN_SECRET}`),
        ignoringCase(`\\bDigestUtils\\.(?:md5|sha1?)\\w{0,8}\\b${THEN_SECRET}`),
        // Erlang, RustCrypto and its peers, CryptoKit.
        ignoringCase(
          `:crypto\\.(?:hash|hash_init|mac)\\(\\s{0,4}(?::hmac\\s{0,4},\\s{0,4})?:(?:md4|md5|sha)\\b${THEN_SECRET}`,
        ),
        ignoringCase(`\\b(?:md5::compute|sha1_smol::Sha1::from|Insecure\\.(?:MD5|SHA1)\\.hash)\\(${THEN_SECRET}`),
        ignoringCase(`\\b(?:MD5|SHA1)\\.(?:HashData|Create|hexdigest|digest)\\b${THEN_SECRET}`),
        /\bPASSWORD_HASHERS?\b.{0,60}(?:MD5|SHA1|Unsalted)/iu,
        /\b(?:UnsaltedMD5|UnsaltedSHA1|MD5)PasswordHasher\b/iu,
        // Spring Security calls these deprecated because they are not secure; passlib lists its own as archaic.
        /\bnew\s{1,4}(?:Md[45]|Sha|Standard|LdapSha|MessageDigest)PasswordEncoder\(/u,
        /\bNoOpPasswordEncoder\.getInstance\(/u,
        /(?<!["'.\w])(?:md5_crypt|sha1_crypt|des_crypt|lmhash|nthash|mysql323|ldap_md5|ldap_sha1|hex_md5|hex_sha1)\.(?:hash|using|encrypt)\(/u,
      ],
      does: 'hashes something secret with a hash that is broken',
    },
    {
      patterns: [
        ignoringCase(`${SECRET_GETS}.{0,80}\\bMath\\.random\\(`),
        ignoringCase(
          `${SECRET_GETS}.{0,80}\\brandom\\.(?:random|randint|choices?|randrange|sample|getrandbits|uniform)\\(`,
        ),
        ignoringCase(
          `${SECRET_GETS}.{0,80}\\b(?:mt_rand|rand|uniqid|lcg_value|pseudoRandomBytes|arc4random_uniform)\\(`,
        ),
        ignoringCase(`${SECRET_GETS}.{0,80}\\brand\\.(?:Int|Intn|Int31n?|Int63n?|Read|Perm)\\(`),
        ignoringCase(
          `${SECRET_GETS}.{0,80}(?:\\bnew Random\\(|\\bRandom\\(\\)|\\bRandomStringUtils\\.|\\bKernel\\.rand\\b)`,
        ),
        ignoringCase(
          `${SECRET_GETS}.{0,80}\\bRandom\\.(?:Default|Shared|rand|next(?:Int|Long|Bytes|Double|UBytes)?)\\b`,
        ),
        ignoringCase(
          `${SECRET_GETS}.{0,80}(?::rand\\.(?:uniform|bytes)\\w{0,10}|\\bEnum\\.(?:random|take_random|shuffle)|\\bdrand48|\\blrand48)\\(`,
        ),
      ],
      does: 'makes something secret with a generator that can be foreseen',
    },
    {
      // A start value that is written there makes the generator of the system one that can be foreseen.
      patterns: [
        /\bnew SecureRandom\(\s{0,4}(?:"|new byte\s{0,2}\[\s{0,2}\]\s{0,2}\{)/u,
        /\bnew SecureRandom\(\s{0,4}\)/u,
        /\bSecureRandom\.getInstance\(/u,
      ],
      statement: { has: /\bSecureRandom\(\s{0,4}(?:"|new byte)|\.setSeed\(\s{0,4}(?:\d|"|new byte)/u, after: 4 },
      does: 'makes something secret with a generator that can be foreseen',
    },
  ]),
};
