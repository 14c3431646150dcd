/** Finds what names of credentials are given in a text, by the forms in which values are written. */
import { COMPARES, type CredentialMatch, createForms, type Form, type Writing } from './credential-forms.js';
import { CREDENTIAL_WORD, readCredentialName } from './credential-names.js';
import { type CredentialFamily, rateValue, type ValueRating } from './credential-values.js';

/** Words in names of credentials, and characters of names. */
const WORD =
  /pass|pwd|p(?:a?s{1,2})w|secret|token|key|cred|auth|bearer|jwt|senha|parola|motdepasse|kennwort|contrase|wachtwoord|(?<![a-z])(?:pw|pat)(?![a-z])/gi;
const NAME_CHARACTER = /[\p{IDC}$.-]/u;
/** Longer names are data. */
const LONGEST_NAME = 90;
/** First words of calls that read, check or make a credential: what they are given is no value of it. */
const READS =
  /^(?:get|find|fetch|load|read|is|has|check|validate|verify|hash|encrypt|decrypt|create|generate|make|parse|reset|delete|remove|revoke|expect|assert|compare|match|print|log|mask|redact|strip|register|request|require|ask|prompt|test|by|no|on|to|from|new|split|peek|skip|eat|consume|lookup)(?![a-z])/u;

/** Returns the credentials in a text, in its order. The time is linear in the text. */
export function findCredentials(text: string, writing: Writing): readonly CredentialMatch[] {
  if (!CREDENTIAL_WORD.test(text)) return [];
  let forms: readonly Form[] | null = null;
  const found: CredentialMatch[] = [];
  let end = 0;
  for (const { index } of text.matchAll(WORD)) {
    if (index < end) continue;
    const [start, whole] = findName(text, index);
    const after = whole - readMethod(text.slice(start, whole)).length;
    const name = text.slice(start, after);
    // What is left of a name is read once; so is a name that names no credential.
    end = after;
    const family = readCredentialName(name);
    if (family === null) continue;
    forms ??= createForms();
    const given = readGiven(text, name, start, family, writing, forms) ?? readCompared(text, name, start, family);
    if (given === null) continue;
    found.push(given);
    end = Math.max(end, given.end);
  }
  return found;
}

/** Methods that compare or set a text: what they are given is its value. */
const METHODS = /\.(?:equals|equalsIgnoreCase|Equals|compareTo|contentEquals|assign|isEqual|eql)$/u;

const readMethod = (name: string) => METHODS.exec(name)?.[0] ?? '';

/** Returns the place of the name around an offset, its end not included. It does not begin with a mark or a digit. */
function findName(text: string, at: number): readonly [start: number, end: number] {
  let start = at;
  while (start > at - LONGEST_NAME && NAME_CHARACTER.test(text[start - 1] ?? '')) start -= 1;
  while (start < at && /[\d.-]/.test(text[start] ?? '')) start += 1;
  let end = at;
  while (end < at + LONGEST_NAME && NAME_CHARACTER.test(text[end] ?? '')) end += 1;
  return [start, end];
}

function readGiven(
  text: string,
  name: string,
  start: number,
  family: CredentialFamily,
  writing: Writing,
  forms: readonly Form[],
): CredentialMatch | null {
  const after = start + name.length;
  for (const { pattern, bare, strict, call, quoted, compares, within, plain: words, letters } of forms) {
    if (bare === true && (writing !== 'settings' || family.startsWith('perhaps'))) continue;
    // Between other marks it is a piece of encoded data.
    if (bare === true && /[\])!^*~]/.test(text[start - 1] ?? '')) continue;
    if (within !== undefined && !within.test(text.slice(Math.max(0, start - CALL_REACH), start))) continue;
    if (call === true && READS.test(name.slice(name.lastIndexOf('.') + 1))) continue;
    if (quoted === true && !/["'\\]/u.test(text[start - 1] ?? '') && !/^(?:\w+\.)?[A-Z][A-Z_]+$/u.test(name)) continue;
    pattern.lastIndex = after;
    const match = pattern.exec(text);
    const value = match?.groups?.['value'];
    if (match === null || value === undefined) continue;
    if (letters === true) return { name, value, start: after, end: after + match[0].length, rating: 'weak' };
    // A password that is made a list of letters is used as one.
    const spelled =
      family.endsWith('password') && /^\.toCharArray\(/u.test(text.slice(pattern.lastIndex, pattern.lastIndex + 20));
    const compared = compares === true || /^(?:[=!]==?|<=>)$/u.test(match.groups?.['sign'] ?? '');
    const rating = compared
      ? rateCompared(value, family)
      : (rateValue(value, family) ??
        (spelled && !SAID_OF.test(value) ? rateValue(value, 'password', 'sure') : null) ??
        (words === true && writing === 'code' ? rateWord(value, name) : null));
    // The first form that fits says what the value is.
    if (rating === null) return null;
    // In a list of words, the word behind a name is the next one of the list.
    const listed =
      /["'],[ \t]?["']$/u.test(text.slice(Math.max(0, start - 4), start)) || text[pattern.lastIndex] === ',';
    const plain = quoted === true && !listed && family === 'password' && /^[a-z]{4,20}$/u.test(value);
    if (strict === true && rating === 'weak' && !plain && !isTyped(value)) return null;
    if (AWS_SECRET.test(name) && value.length > AWS_SECRET_LENGTH && /^[A-Za-z0-9+/]+=*$/u.test(value)) return null;
    const at = after + match[0].lastIndexOf(value);
    return { name, value, start: at, end: at + value.length, rating };
  }
  return null;
}

/** So far before a name the call begins that it is an argument of. */
const CALL_REACH = 40;

/** Names that hold a key and nothing else; `secret` and `token` are names of other things too. */
const KEY_NAME = /(?:api_?key|client_?secret|app_?secret|jwt_?secret|secret_?key)$/iu;

/** A word, perhaps with a number, that a key's name is given in code, and that does not repeat the name: somebody's own key. */
function rateWord(value: string, name: string): ValueRating | null {
  return KEY_NAME.test(name) &&
    /^(?:[a-z]{4,16}|[a-z]{3,12}(?:[A-Z][a-z]{2,12}){2,4}|[A-Za-z]{4,16}\d{2,6}[!@#$%^&*?]?)$/u.test(value) &&
    !NO_KEY.test(value) &&
    new Set(value).size > 2
    ? 'weak'
    : null;
}

/** Places of a key, kinds of it, and what stands where there is none. */
const NO_KEY =
  /^(?:header|query|cookie|body|string|none|null|undefined|true|false|test|required|optional|invalid|missing|empty|default|dummy|fake|mock|example|placeholder|changeme|change|value|name|text|hidden|redacted|removed|masked|generated?|autogenerated|automatic|auto|random|prompt|ask|stub|demo|user|root|admin|guest|anonymous|foo|bar|baz|foobar|(?:foo|bar|test)\d+|not_?a?_?secret|basic|oauth|bearer|secret)$|key|token|pass|your|^client|^app|env|config|setting|param|field|header|name$/iu;

/** https://docs.aws.amazon.com/IAM/latest/UserGuide/id_credentials_access-keys.html: longer ones in base64 are encrypted. */
const AWS_SECRET = /aws_?secret_?access_?key$/iu;
const AWS_SECRET_LENGTH = 40;

/** A word with digits behind or in it, as people type passwords; names of algorithms and versions are others. */
function isTyped(value: string): boolean {
  return (
    /^[A-Za-z0-9!@#$%^&*?+._-]{6,40}$/u.test(value) &&
    /[A-Za-z]{2}/u.test(value) &&
    /\d/u.test(value) &&
    !/^(?:sha|md|utf|oauth|http|base|v|aes|rsa|hs|rs|es|ps|bcrypt|tls|ssl|x)[-_]?\d|[._-]v?\d+$/iu.test(value)
  );
}

/** Behind a value, and before a name: `"value" == name`. */
const COMPARED =
  /(?<quote>["'`])(?<value>[^"'`\n]{3,200})\k<quote>(?:[ \t]?(?:[=!]==?|<=>)[ \t]?|\.(?:equals|equalsIgnoreCase|Equals)\([ \t]?)$/u;
/** So far before a name the value begins that it is compared with. */
const COMPARED_REACH = 220;

/** A password is compared with nothing but a password; words of the program name kinds and states. */
function rateCompared(value: string, family: CredentialFamily): ValueRating | null {
  return (
    rateValue(value, family) ??
    (family === 'password' && !SAID_OF.test(value) ? rateValue(value, family, 'sure') : null)
  );
}

/** Kinds, states and names of fields. */
const SAID_OF =
  /^(?:object|function|boolean|number|text|str|bytes|hidden|plain|file|prompt|stdin|keyring|oauth\d?|basic|ldap|ok|error|expired|valid|weak|strong)$|passw|secret|[.:]$/iu;

/** Before a name: `strcmp("value", name`. */
const COMPARED_BY = new RegExp(
  `${COMPARES.source.replace('[$@]?$', '')}(?<quote>["'])(?<value>[^"'\`\\n]{3,200})\\k<quote>[ \\t]?,[ \\t]?[$@]?$`,
  'u',
);

function readCompared(text: string, name: string, start: number, family: CredentialFamily): CredentialMatch | null {
  if (!/[=(,>]/.test(text.slice(Math.max(0, start - 3), start))) return null;
  const before = text.slice(Math.max(0, start - COMPARED_REACH), start);
  const match = COMPARED.exec(before) ?? COMPARED_BY.exec(before);
  const value = match?.groups?.['value'] ?? '';
  const rating = match === null ? null : rateCompared(value, family);
  if (match === null || rating === null) return null;
  const at = start - match[0].length + match[0].indexOf(value);
  return { name, value, start: at, end: at + value.length, rating };
}
