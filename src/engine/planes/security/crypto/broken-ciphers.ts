import { once } from '../../../../base/once.js';
import type { WeaknessTopic } from '../weaknesses/weaknesses.js';

/** Classes of the JCA that are asked for a cipher, or for a key of one: what another class is asked for is its own. */
const JCA = 'Cipher|KeyGenerator|SecretKeyFactory|KeyFactory|KeyPairGenerator|AlgorithmParameters';

/** A name that is only compared or reported is not used, nor one that a function of the file itself is asked for. */
const used = (pattern: RegExp) =>
  new RegExp(
    `(?:${pattern.source})(?<!(?:[!=]=|\\bcase\\b|\\bwhen\\b|\\.expect\\().{0,400})(?<!(?:\\b(?!(?:${JCA})\\.)[A-Z]\\w{1,40}\\.|(?<![\\w.]))getInstance\\(\\s{0,4}["'][^"']{0,40}["']?)`,
    pattern.flags,
  );

/** What a short name stands beside that is the one of a cipher. */
const OF_CIPHER = '(?<=(?:crypt|cipher|algo|getInstance|key|transformation|\\bmode|method|engine).{0,160})';

/** Ciphers that are broken, start values that repeat, keys that are too short. */
export const brokenCiphers: WeaknessTopic = {
  signs:
    // DES, and not the end of “codes” or the beginning of “describe”.
    /(?<![a-z])des(?:\d|ede|crypto|engine|x\b|(?![a-z]))|tripledes|rc2|rc4|\bbf\b|arcfour|arc4|arc2|blowfish|ecb|idea|cast|seed|cipher|iv\b|nonce|generate|modulus|rsa|secp|sect|c2[pt]nb|prime192|p-?192|pbekeyspec|pkcs1|dsa|pbkdf2|iteration|rounds|rfc2898|bcrypt|"aes"|xor|mcrypt|kcc|evp_|private_key_bits|padding|nopadding|gcmparameter|dhgenparameter|algorithmparametergen|tdes/u,
  weaknesses: once(() => [
    {
      patterns: [
        used(
          // Not the second candidate of a release: “27.0-rc2”.
          /(?<!\d[.-]?)\b(?:des|des3|3des|rc4|rc2|arcfour|blowfish|desede|idea|cast5|seed)[-_/](?:cbc|ecb|ede3?|cfb|ofb)[-\w/]{0,20}(?!\s(?:is|are|was|has|must|should|cannot|can)\b)/iu,
        ),
        used(
          new RegExp(`(?<!\\d[.-]?)\\b(?:des|des3|3des|rc4|rc2|arcfour|blowfish|desede|cast5)["']${OF_CIPHER}`, 'iu'),
        ),
        // Not where somebody is told of it.
        used(/\bAES\/ECB\b(?!(?:\/\w{1,30})?\s(?:is|are|was|has|must|should|cannot|can)\b)/iu),
        // Without a mode the cipher is ECB; a key has none.
        used(/(?<!\b(?:Key|\w{0,12}Parameter)\w{1,20}\.)\bgetInstance\(\s{0,4}"AES"\s{0,4}\)/u),
        used(
          /\b(?:aes-?\d{0,3}-ecb|MODE_ECB|CipherMode\.ECB|modes\.ECB|AESCipher\.ECB|NewECBEncrypter|MCRYPT_(?:DES|3DES|RC4|BLOWFISH|RIJNDAEL_\d{3}|MODE_ECB)|kCCAlgorithm(?:DES|3DES|RC[24])|kCCOptionECBMode|EVP_(?:des|rc[24]|bf|idea|aes_\d{3}_ecb)\w{0,20})\b/iu,
        ),
        used(/\b(?:DES|TripleDES|RC2)(?:CryptoServiceProvider|\.Create\(|\.new\()/iu),
        used(/\b(?:ARC4|ARC2|RC4|DES3?|Blowfish|CAST5?|IDEA|SEED|TripleDES|XOR)\.new\(/iu),
        used(/\balgorithms\.(?:ARC4|Blowfish|IDEA|CAST5|SEED|TripleDES)\(/iu),
        used(/\b(?:des\.New(?:TripleDES)?Cipher|rc4\.NewCipher|blowfish\.New(?:Salted)?Cipher)\(/iu),
        used(/\bcreate(?:Cipher|Decipher)\(/iu),
        used(/\bNullCipher\(/iu),
        // https://www.erlang.org/doc/apps/crypto/crypto.html#t:cipher/0
        used(/:crypto\.crypto_\w{1,20}\(\s{0,4}:(?:des|rc[24]|blowfish|aes_(?:128_|192_|256_)?ecb)\w{0,20}/iu),
        used(/getInstance\(\s{0,4}"(?:DES|RC[24]|ARCFOUR|Blowfish|DESede|IDEA)\b/iu),
        used(/\bnew (?:DES|DESede|RC2|RC4|Blowfish|IDEA|XTEA)Engine\(/iu),
        used(/\bmode\s{0,2}=\s{0,2}(?:modes\.)?ECB\(/iu),
        used(/\bCipher\(\s{0,4}(?:ARC4|Blowfish|IDEA|CAST5|SEED|TripleDES)\(/u),
        used(/\bpyDes\.(?:des|triple_des)\(/u),
        used(/\bcreate(?:Cipher|Decipher)iv\(\s{0,4}["'](?:bf|idea|cast5?|seed|rc[24]|des|desx)(?:["'-])/iu),
        used(/\bSecretKeySpec\([^;]{1,120},\s{0,4}"(?:DES|DESede|RC[24]|ARCFOUR|Blowfish)"/u),
        used(/\bSymmetricAlgorithm\.Create\(\s{0,4}"(?:DES|TripleDES|3DES|RC2)"/u),
        used(/\bmcrypt_(?:encrypt|decrypt|generic|module_open|create_iv|ecb|cbc|cfb|ofb)\(/iu),
        used(/\bmdecrypt_generic\(/iu),
        used(/^\s{0,40}DES\(\)/iu),
        // crypto-js, forge, Go's ecb packages, OpenSSL of Ruby, RustCrypto.
        used(/\bCryptoJS\.(?:DES|TripleDES|RC4|RC4Drop|Rabbit|mode\.ECB)\b/u),
        used(/\bOpenSSL::Cipher::(?:DES|RC[24]|BF|Blowfish|IDEA|CAST5)\b/u),
        used(/\bOpenSSL::Cipher(?:::Cipher)?\.new[ (]\s{0,4}["'](?:des|rc[24]|bf|idea|cast5?)(?:["'-])/iu),
        used(/\bOpenSSL::Cipher(?:::Cipher)?\.new[ (]\s{0,4}["']aes-\d{3}-ecb/iu),
        // Rust: a type that makes itself, also as the inner one of a mode.
        used(
          /(?<!["'\w])(?:des|rc[245])::(?:Des|Tdes\w{4}|Rc[24])(?:::<[^>\n]{0,40}>)?(?:::new\w{0,30}\(|>\s{0,4}::new\w{0,30}\()/u,
        ),
        used(/(?<!["':\w])(?:Des|TdesE(?:de|ee)[23]|Rc[24])(?:::<[^>\n]{0,40}>)?::new\w{0,30}\(/u),
        used(/["'](?:bf|cast5?|des|des-?ede3?|rc[24])-(?:cbc|ecb|cfb|ofb)["']/iu),
      ],
      does: 'uses a cipher that is broken, or one that shows patterns (ECB)',
    },
    {
      patterns: [
        /\b(?:ivParameterSpec|IvParameterSpec)\(\s{0,4}(?:"|new byte\s{0,2}\[\s{0,2}\d{1,3}\s{0,2}\]|new byte\[\]\s{0,4}\{)/u,
        // An attribute of markup (`<script nonce="…">`) is no start value, whatever makes its text.
        /\b(?<!<[^>]{0,400}\s)(?:iv|nonce)\s{0,4}(?::=|=)\s{0,4}(?:b["'][^"']{0,64}["']|["'][^"'$<{]{12,64}["']|b?["']\\x00["']\s{0,2}\*|bytes\(\s{0,2}\d{1,3}\s{0,2}\))/u,
        /\bCreate(?:En|De)cryptor\([^;]{1,60},\s{0,4}new byte\s{0,2}\[/u,
      ],
      does: 'encrypts with the same start value each time',
      mild: true,
    },
    {
      // Lists of OpenSSL: https://docs.openssl.org/master/man1/openssl-ciphers/
      patterns: [
        /\b(?:set_ciphers|set_cipher_list|ssl_ciphers|SSLCipherSuite|ciphers)["']?\s{0,4}(?:[(:=]|\s)\s{0,4}b?["']?(?:[^"'\s;]{0,200}[:+,])?(?:[ae]?NULL|EXP(?:ORT)?\d{0,3}|RC4|ADH|LOW|DES-CBC3?)\b/u,
      ],
      does: 'takes a cipher that is broken',
      mild: true,
    },
    {
      // Room for a start value that nothing is written into.
      patterns: [
        /\b(?:iv|nonce)\s{0,4}(?::=|=)\s{0,4}(?:Buffer\.alloc\(\s{0,4}\d{1,3}\s{0,4}\)|new byte\s{0,2}\[\s{0,2}\d{1,3}\s{0,2}\]\s{0,2};?$)/iu,
      ],
      statement: {
        lacks: [
          /nextBytes|RandomNumberGenerator|\.Fill\(|GetBytes|arraycopy|random|\bread|\bcopy|\bget\(|\biv\s{0,2}\[/iu,
        ],
        after: 6,
      },
      does: 'encrypts with the same start value each time',
      mild: true,
    },
    {
      // RSA without padding, or with the one whose answers tell of the text (RFC 8017, section 7.2).
      patterns: [
        /["']RSA\/(?:NONE|ECB)\/(?:NoPadding|PKCS1Padding)["']/iu,
        /\bOPENSSL_(?:NO|PKCS1|SSLV23)_PADDING\b(?=.{0,10}\))(?<=encrypt\([^;]{0,160})/u,
        /\bRSA_(?:NO_PADDING|PKCS1_PADDING)\b/u,
        /\bPKCS1_v1_5\.new\(/u,
        /\bencrypt\([^;]{0,160}\bPKCS1v15\(\)/u,
        /\bCipher\.getInstance\(\s{0,4}"RSA"\s{0,4}[,)]/u,
        /\brsa\w{0,20}\.Encrypt\(\s{0,4}[^,;]{1,80},\s{0,4}false\s{0,4}\)/iu,
        /\bRSAEncryptionPadding\.Pkcs1\b/u,
        /\brsa\.(?:EncryptPKCS1v15|DecryptPKCS1v15)\(/u,
      ],
      does: 'encrypts with RSA and no padding that holds (OAEP is meant for it)',
      mild: true,
    },
    {
      // A start value that is written there (NIST SP 800-38A, appendix C).
      patterns: [
        /\bcreate(?:Cipher|Decipher)iv\([^;]{1,120},\s{0,4}(?:["'][^"']{8,64}["']|Buffer\.from\(\s{0,4}["'][^"']{8,64}["'](?:\s{0,4},\s{0,4}["']\w{1,8}["'])?\s{0,4}\)|Buffer\.alloc\(\s{0,4}\d{1,3}\s{0,4}\))\s{0,4}[,)]/u,
        /\bnew GCMParameterSpec\(\s{0,4}\d{2,3}\s{0,4},\s{0,4}(?:"[^"]{4,64}"\.getBytes|new byte\s{0,2}\[)/u,
        /\bAES\.new\([^;]{1,120}(?:MODE_(?:CBC|CFB|OFB|GCM|CTR)\s{0,4},\s{0,4}|(?:iv|nonce|IV)\s{0,2}=\s{0,2})(?:b["'][^"']{4,64}["']|["'][^"']{4,64}["']|b?["']\\(?:x00|0)["']\s{0,2}\*)/u,
        /\bmodes\.(?:CBC|CFB|OFB|GCM|CTR)\(\s{0,4}b["'][^"']{4,64}["']/u,
        /\bopenssl_encrypt\([^;]{1,160}(?:,[^,;]{1,60}){2},\s{0,4}["'][^"'$]{8,32}["']\s{0,4}[,)]/u,
        /\.IV\s{0,4}=\s{0,4}(?:new byte\s{0,2}\[|Encoding\.\w{2,10}\.GetBytes\(\s{0,4}")/u,
        /\bcipher\.iv\s{0,4}=\s{0,4}["'][^"']{8,64}["']/u,
        /\bNewCBC(?:En|De)crypter\(\s{0,4}\w{1,40}\s{0,4},\s{0,4}\[\]byte(?:\("[^"]{4,64}"\)|\{)/u,
      ],
      does: 'encrypts with the same start value each time',
      mild: true,
    },
    {
      patterns: [
        /\bprivate_key_bits["']?\s{0,4}=>\s{0,4}(?:512|768|1024)\b/u,
        /\bPKey::(?:DSA|RSA)\.(?:new|generate)[ (]{1,2}(?:512|768|1024)\b/u,
        /\bgenerate_private_key\(.{0,60}key_size\s{0,2}=\s{0,2}(?:512|768|1024)\b/u,
        /\b[RD]SA\.generate\(\s{0,4}(?:bits\s{0,2}=\s{0,2})?(?:512|768|1024)\b/u,
        /\bGenerateKey\(\s{0,4}[\w.]{1,30},\s{0,4}(?:512|768|1024)\s{0,4}\)/u,
        /\bmodulusLength["']?\s{0,4}:\s{0,4}(?:512|768|1024)\b/u,
        /\bRSA(?:CryptoServiceProvider|\.Create|\.new|\.generate)\(\s{0,4}(?:512|768|1024)\b/u,
        /\b(?:rsa\.newkeys|[rd]sa\.generate_private_key)\(\s{0,4}(?:512|768|1024)\b/u,
        /\bRSA\.new[ (]\s{0,4}(?:512|768|1024)\b/u,
        // https://www.pyopenssl.org/en/latest/api/crypto.html
        /\bgenerate_key\([^()]{0,40}\bTYPE_[RD]SA\s{0,4},\s{0,4}(?:bits\s{0,2}=\s{0,2})?(?:512|768|1024)\b/u,
        /\bec\.(?:SECP192R1|SECT163[KR][12])\b/u,
        /\bgenrsa\b.{0,60}\s(?:512|768|1024)\b/u,
        /\brsa:(?:512|768|1024)\b/u,
        /RSA_generate_key\w{0,4}\([^,]{0,30},?\s{0,4}(?:512|768|1024)\b/u,
      ],
      does: 'makes a key that is too short',
    },
    {
      patterns: [
        // The place of the number in each call: Node, Python, Java, C#, Go, Ruby, PHP.
        /\b(?:crypto\.)?pbkdf2(?:Sync)?\(\s{0,4}(?:[^,;]{1,80},){2}\s{0,4}[1-9]\d{0,3}\s{0,4},/u,
        /\bpbkdf2_hmac\(\s{0,4}(?:[^,;]{1,80},){3}\s{0,4}[1-9]\d{0,3}\s{0,4}[,)]/u,
        /\bpbkdf2\.Key\(\s{0,4}(?:[^,;]{1,80},){2}\s{0,4}[1-9]\d{0,3}\s{0,4},/u,
        /\b(?:hash_pbkdf2|openssl_pbkdf2)\(\s{0,4}(?:[^,;]{1,80},){3}\s{0,4}[1-9]\d{0,3}\s{0,4}[,)]/u,
        /\bPBEKeySpec\(\s{0,4}(?:[^,;]{1,80},){2}\s{0,4}[1-9]\d{0,3}\s{0,4}[,)]/u,
        /\bRfc2898DeriveBytes\(\s{0,4}(?:[^,;]{1,80},){2}\s{0,4}[1-9]\d{0,3}\s{0,4}[,)]/u,
        /\bRfc2898DeriveBytes\(\s{0,4}[^,;()]{1,60},\s{0,4}[^,;()]{1,60}\)/u,
        /\bpbkdf2\w{0,12}\s{0,2}\([^;]{0,160}\b(?:iterations?|iterationCount|count|rounds)\s{0,2}[:=]\s{0,2}[1-9]\d{0,3}\b/iu,
        /\bbcrypt\.(?:hash|hashSync|genSalt|genSaltSync|gensalt)\(\s{0,4}(?:[^,()]{1,60},\s{0,4})?(?:rounds\s{0,2}=\s{0,2})?[1-7]\s{0,4}[,)]/u,
      ],
      does: 'derives a key with few rounds',
      mild: true,
    },
    {
      patterns: [/\b(?:iterations?|iterationCount|rounds)["']?\s{0,4}[:=]\s{0,4}[1-9]\d{0,3}\s{0,4}(?:,|$|\))/u],
      inside: /pbkdf2/iu,
      does: 'derives a key with few rounds',
      mild: true,
    },

    {
      patterns: [/\b(?:rsa|dsa)\.generate_private_key\($/u, /\b(?:rsa|dsa)\.generate_private_key\([^)]{0,80}$/u],
      statement: {
        has: /generate_private_key\((?:[^()]{0,80},)?\s{0,4}(?:key_size\s{0,2}=\s{0,2})?(?:512|768|1024)\s{0,4}[,)]/u,
      },
      does: 'makes a key that is too short',
    },
    {
      patterns: [
        // Curves with fewer than 224 bits (NIST SP 800-186).
        /\bNamedCurves\.brainpoolP1(?:60|92)[rt]1\b/u,
        /["'](?:X9\.62 )?(?:secp1(?:12|28|60|92)[rk][12]|sect1[1369]3[rk][12]|prime192v[123]|P-?192|brainpoolP1(?:60|92)[rt]1|c2[pt]nb1[0-9]{2}[vw]\d)["']/u,
        /\bnew DSACryptoServiceProvider\(\s{0,4}\)/u,
        /\bnew RSACryptoServiceProvider\(\s{0,4}\)/u,
      ],
      does: 'makes a key that is too short',
      mild: true,
    },
    {
      patterns: [/\bnew (?:RSAKeyGen|DSAGen|DSAParameterGeneration|DHGen)ParameterSpec\(\s{0,4}(?:512|768|1024)\b/u],
      does: 'makes a key that is too short',
    },
    {
      patterns: [/\bAlgorithmParameterGenerator\.getInstance\(\s{0,4}"(?:DSA|DH|DiffieHellman)"/iu],
      statement: { has: /\.init\(\s{0,4}(?:512|768|1024)\b/u, after: 3 },
      does: 'makes a key that is too short',
    },
    {
      patterns: [/\bKeyPairGenerator\.getInstance\(\s{0,4}"(?:RSA|DSA|DH|DiffieHellman)"/iu],
      statement: { has: /\.initialize\(\s{0,4}(?:512|768|1024)\b/u, after: 3 },
      does: 'makes a key that is too short',
    },
    {
      // Less than 128 bits (NIST SP 800-131A).
      patterns: [/\bKeyGenerator\.getInstance\(\s{0,4}"(?:AES|Blowfish|RC[24]|ARCFOUR)"/iu],
      statement: { has: /\.init\(\s{0,4}(?:\d{1,2}|1[01]\d|12[0-7])\s{0,4}[,)]/u, after: 3 },
      does: 'makes a key that is too short',
    },
  ]),
};
