/** Judges the text that a credential's name is given: a secret, a plain word that somebody typed, or no value at all. */
import { hasUnspokenPart, isMadeUp, isSequence, isWords } from './made-up.js';
import { isPatterned } from './patterned.js';
import { readBase64 } from './read-base64.js';

/**
 * What a name asks for: a password, which a person may type, or a token, which a machine makes. `perhaps` where the name
 * only has a word of one: then the value must look like one too.
 */
export type CredentialFamily = 'password' | 'token' | 'perhaps password' | 'perhaps token';

/** `strong`: reads as made at random, or as a good password. `weak`: a real value perhaps, but a plain word or an id. */
export type ValueRating = 'strong' | 'weak';

/** Longer values are data, such as certificates. */
const MOST = 600;

/** References to the place of the real value, templates, calls, paths, addresses, and values that are encrypted. */
const REFERENCE =
  /^["'`]?\s?[+&]\s?[$\w]|^\s?\.\s?\$\w|\$\{[\w.:?!@/() -]{1,100}\}|\$\([^()]{0,200}\)|\{\{[^{}]{0,200}\}\}|#\{[^{}]{0,200}\}|%\(\w{1,80}\)|%[sdvq](?![A-Za-z0-9])|^%[\w-]{1,80}%$|^__[\w.-]{1,80}__$|^@{2}[\w.-]{1,80}@{2}$|^<.*>$|^[^<>]{1,80}>$|^\[.*\]$|^\{.*\}$|^\(.*\)$|^[$&!*/~\\:]|^\.(?:$|\.?\/|[a-z][a-z.-]{0,40}$)|^@(?:[\w-]{1,40}[/:(.]|[A-Za-z_-]{1,60}$)|:\/\/|^[A-Za-z_][\w.]{0,80}\(|^(?:arn|vault|ssm|op|env|file|secretsmanager|sops|enc|cipher|kms|akv|gcp-sm|AQICA|v1):|^ENC[[(]|^\{cipher\}|^[a-z_.-]{2,80}\/[a-z_.-]{2,80}\/|\.(?:json|pem|key|txt|ya?ml|crt|p12|jks|html?|[jt]sx?|py|php|java|rb|go|cs|png|jpe?g|gif|svg|webp|ico|woff2?|ttf|pdf|md|xml|css|csv|properties|toml)$|^[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|io|dev|app|cloud|local|internal)(?::\d{2,5})?$|^(?:process|os|env|self|this|config|settings|secrets?|vars?|params?|args?|props?|options?|data|request|req|ctx|System|Environment)[.[]/u;

/**
 * What is stored in place of a password, under the name of how it was made: RFC 2307 (`{SSHA}…`), Spring Security
 * (`{bcrypt}…`), Subresource Integrity and checksums (`sha256-…`, `sha256:…`), and the salted forms of Django.
 */
const DIGEST =
  /^\{(?:bcrypt|pbkdf2|scrypt|argon2|s?sha\d{0,3}|sha-\d{1,3}|s?md5|crypt|ldap)[\w@.-]{0,20}\}|^(?:s?sha-?\d{1,3}|md5|blake\d\w?)[:-][a-z0-9+/=]{16,}$|^(?:pbkdf2|bcrypt|scrypt|argon2)\w{0,12}[:$]|^\$(?:1|2[abxy]?|5|6|y|argon2\w{1,2}|pbkdf2[\w-]{0,12}|scrypt)\$/u;

/** Patterns, days, spans of time (ISO 8601), and versions: settings of a check or of a name's own kind. */
const SETTING =
  /^\^.{2,}\$$|^\d{4}-\d\d-\d\d(?:[T ][\d:.Z+-]{0,20})?$|^P(?:\d{1,4}[YMWD]){0,3}(?:T(?:\d{1,4}[HMS]){1,3})?$|^v?\d{1,3}(?:\.\d{1,4}){1,3}$|^(?:localhost|[a-z]{2,20}):\d{2,5}$|^id_(?:rsa|dsa|ecdsa|ed25519)$/u;

/** What `get_random_secret_key` of Django makes: marks among its letters may begin it, as they begin a reference. */
const DJANGO_KEY = /^(?=(?:[^!@#$%^&*(_=+)-]*[!@#$%^&*(_=+)-]){8})(?=(?:\D*\d){3})[a-z0-9!@#$%^&*(_=+)-]{50}$/u;

/** A group of up to sixteen characters, and nothing but it three times or more: `deadbeefdeadbeefdeadbeef`. */
const REPEATED = /^([^\s]{2,16})\1{2,}$/u;

/** Names of algorithms and encodings, whole. */
const NAME_OF_ALGORITHM =
  /^(?:(?:hmac|pbkdf2|rsa|ecdsa|aes|with)[-_]?)*(?:sha|md|hs|rs|es|ps|aes|utf|base|iso|blake|ed|x)[-_]?\d{1,5}(?:[-_/][a-z0-9]{1,10}){0,2}$/u;

/** A number of at most 64 bits, as programs write addresses, masks and magic values. */
const NUMBER = /^[-+]?0x[\da-f_]{1,16}[ul]{0,3}$/u;

/** Words of which a value is only said to be one. */
const SAID =
  /passw(?:or)?d|passphrase|^pass$|secret(?!\d{1,6}$)|token|api[-_]?key|credential|default|^none$|^null$|^nil$|^undefined$|^true$|^false$|required|optional|invalid|incorrect|wrong|missing|empty|^test|test$|testing|foobar|^foo|^bar$|^baz|12345|abcd|qwerty|asdf|hidden|masked|^my[-_]|enter|bearer|basic|^string$|^text$|hashed|encrypted|plain-?text|obscured|password/u;

/** How sure it is that a credential stands at a place. `sure`: whatever the text is, it is used as one there. */
export type Place = 'named' | 'sure';

/** What says that there is no value, even where there must be one. */
const NOTHING =
  /^(?:none|null|nil|undefined|true|false|default|string|empty|foobar(?:ed)?|required|optional|invalid|missing|wrong|test(?:ing|er)?\d{0,3}|(?:my|your|the|some|user|db)?[-_]?(?:password|passwd|pass|pw|pwd|token|key))$/u;

/** What people type where they are asked for a password: it has a meaning nowhere else. */
const isCommon = (value: string) =>
  /^(?:secret\d{1,6}|(?:abc|abcd|qwerty|asdf|admin|root|letmein|welcome|p[a4@]ssw[o0]rd)\d{1,6}!?|1234567?8?9?0?|qwerty(?:uiop)?|azerty|letmein)$/u.test(
    value.toLowerCase(),
  );

/** Rates a value for a name of a family; null if nothing says that it is one. */
export function rateValue(value: string, family: CredentialFamily, place: Place = 'named'): ValueRating | null {
  if (DJANGO_KEY.test(value) && !isMadeUp(value)) return 'strong';
  if (value.length < 4 || value.length > MOST || REFERENCE.test(value)) return null;
  const lower = value.toLowerCase();
  if (NUMBER.test(lower) || DIGEST.test(lower)) return null;
  if (place === 'named' && (SETTING.test(value) || NAME_OF_ALGORITHM.test(lower))) return null;
  if (family === 'password' && isCommon(value)) return 'weak';
  if (encodesNothing(value)) return null;
  if (isMadeUp(value) || REPEATED.test(value)) return null;
  if (!/[\p{Alpha}\d]/u.test(value)) return null;
  if (place === 'sure') return NOTHING.test(lower) ? null : (rateValue(value, family) ?? 'weak');
  if (SAID.test(lower) && !(value.length >= 24 && isMixed(value))) return null;
  if (family === 'password') return ratePassword(value);
  if (family === 'token') return rateToken(value);
  const likely = family === 'perhaps token' ? rateToken(value) === 'strong' : isPasswordLike(value);
  return likely ? 'weak' : null;
}

/** Base64, with capitals in it, as no plain word has them. */
const ENCODED = /^(?=[A-Za-z0-9+/]*[A-Z])(?:[A-Za-z0-9+/]{4}){2,150}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/u;
/** The header of a JSON Web Token (RFC 7515, section 4), cut off or not: what follows it has the secret part. */
const TOKEN_HEADER = /^\{"(?:alg|typ|kid|cty)":/u;

/**
 * Returns true for base64 of what is no value: words that say so, perhaps behind a name (`user:password`), what is encrypted or
 * refers to another place, and the header of a token without the rest of it. Random text encodes no printable one.
 */
function encodesNothing(value: string): boolean {
  if (value.startsWith('eyJ') && !value.includes('.') && TOKEN_HEADER.test(readStart(value))) return true;
  if (!ENCODED.test(value)) return false;
  const plain = readBase64(value)?.trim() ?? '';
  if (!/^[\x20-\x7e]{3,}$/u.test(plain)) return false;
  const said = plain.replace(/^[\w.@-]{1,40}:/u, '');
  return (
    NOTHING.test(said.toLowerCase()) || isMadeUp(said) || /^ENC[[(]|^\{cipher\}|^\$\{.*\}$|^\{\{.*\}\}$/u.test(said)
  );
}

/** The text of the whole groups at the beginning of base64. */
const readStart = (value: string) => readBase64(value.slice(0, Math.min(40, value.length - (value.length % 4)))) ?? '';

/** Letters with digits behind or between them, as nobody names things, or random text. */
function isPasswordLike(value: string): boolean {
  return (
    rateToken(value) === 'strong' ||
    (/^[a-zA-Z]{3,20}\d{2,6}[!@#$%^&*]?$/u.test(value) && !isVersion(value) && !ALGORITHM.test(value.toLowerCase()))
  );
}

/** Names of algorithms, of encodings and of versions end with digits too. */
const ALGORITHM =
  /^(?:sha|md|utf|oauth|http|base|v|aes|rsa|hs|rs|es|ps|bcrypt|tls|ssl|x|hmac|pbkdf|argon|iso|latin|cp|win|windows|blake|ed|curve|scram)[-_a-z]{0,12}\d/u;

function ratePassword(value: string): ValueRating | null {
  if (/\s/u.test(value)) return null;
  if (isUuid(value)) return 'weak';
  if (isWords(value) || /^\d+$/u.test(value))
    return isTypedWord(value) || hasMark(value) || hasUnspokenPart(value) ? 'weak' : null;
  if (value.length < 6) return 'weak';
  const classes = [/[a-z]/u, /[A-Z]/u, /\d/u, /[^A-Za-z0-9]/u].filter((one) => one.test(value)).length;
  if (value.length >= 8 && classes >= 3 && new Set(value).size >= 5) return 'strong';
  return isMixed(value) && new Set(value).size >= 5 ? 'strong' : 'weak';
}

/** A word with a mark in it that no name has. */
const hasMark = (value: string) => /^[\w.-]{2,30}[!#$%^&*][\w!@#$%^&*.-]{1,30}$/u.test(value);

/** A plain word that is a value, not a name: lower case or digits, without marks between. */
function isTypedWord(value: string): boolean {
  return /^(?:[a-z]{4,20}\d{0,6}|[A-Za-z]{4,24}\d{1,6}|\d{4,12})$/u.test(value);
}

function rateToken(value: string): ValueRating | null {
  if (/\s/u.test(value) || value.length < LEAST_TOKEN) return null;
  if (isPatterned(value)) return null;
  // Ids of accounts are long numbers; so are some tokens.
  if (isUuid(value) || /^\d{16,24}$/u.test(value)) return 'weak';
  if (isWords(value) || isVersion(value) || new Set(value).size < Math.min(8, value.length - 2)) return null;
  // Fingerprints, and addresses of version 6 (RFC 4291).
  if (/^(?:[a-f0-9]{2}:){5}|^[a-f0-9]{0,4}(?::[a-f0-9]{0,4}){2,7}$/iu.test(value)) return null;
  if (!/^[A-Za-z0-9_+/=.~:!@#$%^&*-]+$/u.test(value)) {
    return value.length >= STRONG_TOKEN && value.replace(/[A-Za-z0-9\s]/gu, '').length >= 4 ? 'weak' : null;
  }
  if (!isMixed(value)) return null;
  return value.length >= STRONG_TOKEN ? 'strong' : 'weak';
}

/** Machines make no shorter ones; those that people type are words. */
const LEAST_TOKEN = 6;
/** Shorter ones are sometimes names of versions, of models, of places. */
const STRONG_TOKEN = 16;

/** Returns true for a UUID in its usual form (RFC 9562, section 4), which is rated as weak. */
export const isUuid = (value: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu.test(value);
const isVersion = (value: string) => /^v?\d+(?:\.\d+)+/u.test(value) || /^\d{4}-\d\d-\d\d/u.test(value);

/** Random text changes between lower case, upper case and digits at least at this share of its characters. */
const MIXED_SHARE = 0.18;

/** Returns true if letters and digits, or capitals and small letters, change so often that no words make them. */
function isMixed(value: string): boolean {
  if (isSequence(value)) return false;
  let turns = 0;
  for (let i = 1; i < value.length; i += 1) {
    const [before, after] = [readKind(value[i - 1]), readKind(value[i])];
    // A capital at the beginning of a word is no sign of chance; nor is a mark between two words.
    if (before !== after && before !== ' ' && after !== ' ' && !(before === 'A' && after === 'a')) turns += 1;
  }
  return turns >= Math.max(3, value.length * MIXED_SHARE);
}

function readKind(character = ''): string {
  if (/[a-z]/u.test(character)) return 'a';
  if (/[A-Z]/u.test(character)) return 'A';
  return /\d/u.test(character) ? '0' : ' ';
}
