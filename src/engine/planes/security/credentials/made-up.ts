/** What is no secret although it has the form of one: published examples, placeholders, and text that nothing random made. */

/**
 * Parts of keys that their issuers print in documentation, or build into emulators for everyone: AWS
 * (https://docs.aws.amazon.com/IAM/latest/UserGuide/security-creds.html), Stripe (https://docs.stripe.com/keys), jwt.io,
 * GitHub's documentation, Azurite and the emulator of Cosmos DB (learn.microsoft.com), Google Maps' documentation.
 */
const PUBLISHED: readonly string[] = [
  'IOSFODNN7EXAMPLE',
  'I44QH8DHBEXAMPLE',
  'wJalrXUtnFEMI/K7MDENG',
  'je7MtGbClwBF/2Zp9Utk',
  '4eC39HqLyjWDarjtT1zdp7dc',
  'BQokikJOvBiI2HlWgH4olfQ2',
  'Gx4mWEgHtCMr4DYMUIqfIrsz',
  'tR3PYbcVNZZ796tH88S4VQ2u',
  '26PHem9AhJZvU623DfE1x4sd',
  'SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c',
  'TJVA95OrM7E2cBab30RMHrHDcEfxjoYZgeFONFH7HgQ',
  'XbPfbIHMI6arZ3Y922BhjWgQzWXcXNrz0ogtVhfEd2o',
  'eyJzdWIiOiIxMjM0NTY3ODkwI',
  '16C7e42F292c6912E7710c838347Ae178B4a',
  'Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq',
  'C2y6yDjf5/R+ob0N8A7Cgv30VRDJIWEHLM+4QDU5DE',
  'SyBdVl-cTICSwYKrZ95SuvNw7dbMuDt1KG0',
  'T00000000/B00000000',
  'SyDOCAbC123dEf456GhI789jKl01',
  'AAHdqTcvCH1vGWJxfSe',
  '6fe4476ee5a1832882e326b506d14126',
  // Checksums of the empty text: MD5, SHA-1, SHA-256, SHA-512 (RFC 1321, RFC 6234).
  'd41d8cd98f00b204e9800998ecf8427e',
  'da39a3ee5e6b4b0d3255bfef95601890afd80709',
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  'cf83e1357eefb8bdf1542850d66d8007d620e4050b5715dc83f4a921d36ce9ce',
  // Ids of RFC 4122 (section 3, appendix C), and those that documentation of UUIDs shows instead.
  'f81d4fae-7dec-11d0-a765-00a0c91e6bf6',
  '-9dad-11d1-80b4-00c04fd430c8',
  '550e8400-e29b-41d4-a716-446655440000',
  '123e4567-e89b-12d3-a456-426',
];

/** Words and marks that stand where a real value is to be put in. */
const PLACEHOLDER =
  /([^/])\1{6}|example|placeholder|redacted|x{5}|\*{3}|\.{3}|dummy|your[-_]?|change[-_]?(?:me|it)|insert[-_]|replace|fake|sample|notreal|not[-_]a|todo|<[a-z]/iu;

/** One group between marks, and the same group twice behind it: `1234-1234-1234`. Nothing random repeats itself so. */
const SAME_GROUPS = /(?<![A-Za-z0-9])([A-Za-z0-9]{3,16})(?:[-_.:]\1){2}(?![A-Za-z0-9])/u;

/** So much of a text is looked at: a placeholder shows at its beginning. */
const READ = 400;

/** Returns true for a value that is published or that stands for another one. */
export function isMadeUp(value: string): boolean {
  const read = value.slice(0, READ);
  if (PLACEHOLDER.test(read) || SAME_GROUPS.test(read)) return true;
  return PUBLISHED.some((part) => value.includes(part)) || isSequence(read);
}

/** At least this share of the steps from one character to the next is by one, or none: `abcdef`, `123456`, `000`. */
const SEQUENCE_SHARE = 0.6;

/** Returns true if most characters follow the one before them in the alphabet, or repeat it. */
export function isSequence(value: string): boolean {
  // A short one is one in whatever case: `AbCdEf123`.
  const read = value.length < LONG ? value.toLowerCase() : value;
  let steps = 0;
  for (let i = 1; i < read.length; i += 1) {
    const step = read.charCodeAt(i) - read.charCodeAt(i - 1);
    if (Math.abs(step) <= 1 || (read[i] === '0' && read[i - 1] === '9')) steps += 1;
  }
  return read.length > 3 && steps >= (read.length - 1) * SEQUENCE_SHARE;
}

const LONG = 16;

/** How many different characters a random text of this length has at least. */
const countLeast = (length: number) => Math.min(8, Math.ceil(length / 2));

/**
 * Returns true if a text may have been made at random: enough different characters, and not words that somebody typed
 * (`my-bot-token`, `someLongName`).
 */
export function looksRandom(value: string): boolean {
  return new Set(value).size >= countLeast(value.length) && !isWords(value) && !isSequence(value);
}

/** Returns true for words that are joined by marks or capitals, each with two digits behind it at most. */
export function isWords(value: string): boolean {
  const parts = value.split(/[^A-Za-z0-9]+|(?<=[a-z])(?=[A-Z])/u).filter((part) => part !== '');
  const words = parts.filter((part) => /^(?:[A-Z]?[a-z]{1,14}|[A-Z]{1,14})\d{0,2}$/u.test(part));
  const letters = words.join('').length;
  // Random letters fall into short pieces at their capitals; words do not.
  return words.length === parts.length && letters >= parts.length * 3.5;
}

/** Letters without a vowel, as no word has them; short forms of names have: `html`, `grpc`, `PBKDF`. */
const UNSPOKEN =
  /^(?!(?:x?html|https?|grpc|smtp|mqtt|ctrl|pwd|pgsql|sftp|dhcp|pbkdf|bcrypt|scrypt|xml|mtls|nntp|rsync|hdfs|wsdl|npmrc|ghcr|bsdl|mssql|cmyk|strlcpy|brb|bcc|ldp|ldft|wcf|dns|crm|gcp|kms|hsm|ssh|tls|ssl|jwt|jws|csrf|xsrf|cfg|cnf|tmp|src|dst|str|btn|lbl|txt|msg|pkg|mgr|mgmt|prd|prod|stg|tst|dev)\d{0,2}$)[b-df-hj-np-tv-xz]{4,14}\d{0,2}$/iu;

/** Returns true if a part of a text cannot be spoken: nobody named something so. */
export function hasUnspokenPart(value: string): boolean {
  return value.split(/[^A-Za-z0-9]+|(?<=[a-z])(?=[A-Z])/u).some((part) => UNSPOKEN.test(part));
}
