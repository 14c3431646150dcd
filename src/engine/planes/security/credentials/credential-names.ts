/** Reads what names are given to credentials: `dbPassword`, `client_secret`, `API-KEY`, `spring.datasource.password`. */
import type { CredentialFamily } from './credential-values.js';
import { isIssuer } from './issuers.js';

/** A cheap test: a text without these has no name of a credential. */
export const CREDENTIAL_WORD =
  /pass|pwd|p(?:a?s{1,2})w|secret|token|key|cred|auth|bearer|[^a-z]pw[^a-z]|\bpat\b|jwt|senha|parola|motdepasse|kennwort|contrase|wachtwoord/iu;

const PASSWORDS =
  /^(?:pass|passwd|password|passwort|pwd|pswd|psswd|pswrd|psword|psswrd|pssword|paswd|paswrd|pasword|passwrd|psw|passphrase|passcode|pw|(?:user|db|sql|mysql|pg|mongo|redis|root|admin|smtp|mail|imap|ftp|sftp|ssh|ldap|rabbit|amqp|es|login|web|proxy|vpn|wifi)pass|userpwd|motdepasse|kennwort|senha|parola|contrasena|contraseña|wachtwoord)$/u;
/** Words that name a password wherever they end: `PGPASSWORD`, `rootpassword`. */
const PASSWORD_END = /(?:password|passwd|passphrase)$/u;

/** Last words of names of secrets that machines make. */
const SECRETS =
  /^(?:secret|secrete|secrets|secretkey|clientsecret|appsecret|apikey|apitoken|authtoken|accesstoken|accesskey|authkey|privatekey|token|credential|credentials|creds|bearer|jwt|authorization|pat|secretaccesskey)$/u;
/** What stands before `key` in the name of a secret one. */
const KEY_OF =
  /^(?:api|access|secret|private|auth|account|signing|sign|encryption|encrypt|crypt|crypto|master|shared|service|app|application|admin|session|hmac|jwt|aes|storage|subscription|webhook|server|client|consumer|integration|license|licence|host|deploy|write|read|backend|rest|root|user|primary|secondary|validation|decryption)$/u;
/** `primary_key` and others are more often something else: only a service's name before it makes it one. */
const NOT_ALONE = /^(?:primary|secondary|user|client|app|host|write|read|root|service|server|session)$/u;

/** Words behind a credential's name that leave it one: where it is for, or which of several. */
const TRAILING =
  /^(?:\d+|prod|production|live|staging|stage|dev|development|old|new|current|previous|next|default|value|string|str|raw|base|secure|v\d|here|for|email|env|var|local|master|admin|root|db|app|main|b64|base64)$/u;

/** Words of a question before a name: `hasPassword`, `is_secret`. */
const ASKS = /^(?:no|has|is|use|uses|need|needs|require|requires|show|hide|allow|enable|disable)$/u;

/** Words that make a name one of something public, or of a place, a rule, a state of a credential. */
const NOT_SECRET =
  /^(?:public|pub|publishable|csrf|xsrf|next|page|continuation|cancellation|cancel|foreign|sort|partition|cache|i18n|translation|hash|hashed|digest|checksum|encrypted|example|fake|dummy|mock|sync|cursor|resume|pagination|anti|antiforgery|forgery|authenticity|idempotency|query|hot|idx|routing|site|sitekey|type|syntax|lexer|design|invalid|wrong|bad)$/u;

/** Splits an identifier into lower-case words: `myDB_apiKey2` → my, db, api, key, 2. */
export function splitName(name: string): readonly string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/gu, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/gu, '$1 $2')
    .replace(/([A-Za-z])(\d+)$/u, '$1 $2')
    .toLowerCase()
    .split(/[^\p{Alpha}\d]+/u)
    .filter((word) => word !== '');
}

/** Writes a password in one word, however a name writes it: `PassWord`, `pass_phrase`, `motDePasse`. */
function joinPassword(name: string): string {
  return name.replace(/pass[_-]?(?:word|phrase|code)|mot_?de_?passe|pass_?wort/giu, (part) =>
    /[a-z]/u.test(part)
      ? `${part.slice(0, 1)}${part.slice(1).replaceAll('_', '').replaceAll('-', '').toLowerCase()}`
      : part.replace(/[_-]/gu, ''),
  );
}

/** Words that are written together with the name of their issuer, or of what they are for: `snyktoken`. */
const JOINED = /^(?<of>[a-z0-9]{2,20})(?<what>token|secret|apikey|key)$/u;

function isJoinedName(word: string): boolean {
  const { of = '', what = '' } = JOINED.exec(word)?.groups ?? {};
  if (of === '' || NOT_SECRET.test(of)) return false;
  return (
    isIssuer(of) ||
    (what === 'apikey' && of.length > 1) ||
    /^(?:bot|auth|user|admin|deploy|refresh|id|login)$/u.test(of)
  );
}

/** Parts of forms and tables: a name with one of them holds a text for users, or a name. */
const FORM_PART = /^(?:label|placeholder|hint|title|field|column|param)$/u;

/** Returns true for a word that makes a name one of something that is no secret. */
export const namesPublic = (word: string) => NOT_SECRET.test(word) || FORM_PART.test(word);

/** Last words of what belongs to a credential and is none: where it is, how it is made, who gives it. */
const BELONGS =
  /^(?:ids?|uuid|url|uri|urls|endpoint|path|file|filename|dir|name|names|length|len|size|min|max|expiry|expires|expiration|ttl|age|algorithm|alg|algo|policy|regex|pattern|rule|rules|format|message|error|text|icon|class|selector|version|address|contract|mint|symbol|index|count|limit|price|prefix|suffix|header|headers|provider|service|scope|issuer|audience|manager|strategy|plugin|arn|ref|reference|reader|store|state|status|mode|method|event|action|screen|view|route|form|input|element|locator|xpath|css|hook|handler|callback|required|enabled|at|date|time|source|kind|group|role|user|username|host|domain|module|package|program|signature|fingerprint|thumbprint|sha|sum|commit|rev|salt|nonce|iv|owner|account|symbols|chars|strength|help|description|desc|info|link|template|subject|body|request|response|reset|change|changed|updated|expired|tip|tooltip|prompt|test|tests)$/u;
/** Words that name a credential somewhere in a name. */
const PASSWORD_WORD = /^(?:password|passwd|pwd|passphrase)$/u;
const TOKEN_WORD = /^(?:secret|token|credential|apikey|authtoken|accesstoken|secretkey)$/u;

/** Returns what a name asks for that has a word of a credential, but not at its end: `passwordOfAdmin`, `oauth`. */
function readAround(words: readonly string[], last: string): CredentialFamily | null {
  if (BELONGS.test(last) || namesPublic(last) || words.length > LONGEST_AROUND) return null;
  if (words.some((word) => PASSWORD_WORD.test(word))) return 'perhaps password';
  if (/^(?:o?auth|creds?|passkey)$/u.test(last)) return 'perhaps token';
  return words.some((word) => TOKEN_WORD.test(word)) ? 'perhaps token' : null;
}

/** Names of more words are sentences. */
const LONGEST_AROUND = 8;

/** Returns what a name asks for; null if it does not name a credential. */
export function readCredentialName(name: string): CredentialFamily | null {
  const words = [...splitName(joinPassword(name))];
  if (ASKS.test(words[0] ?? '')) return null;
  const all = [...words];
  // Two words behind it at most: what follows says what for.
  for (let i = 0; i < 2 && words.length > 1 && TRAILING.test(words.at(-1) ?? ''); i += 1) words.pop();
  const last = words.at(-1) ?? '';
  const before = words.at(-2) ?? '';
  const first = words.at(-3) ?? '';
  if (words.slice(0, -1).some((word) => NOT_SECRET.test(word))) return null;
  if (words.slice(0, -1).some((word) => FORM_PART.test(word))) {
    // A product may be called so too (`LABEL_STUDIO_API_KEY`): then the value shows whether it is a key.
    const rest = readCredentialName(words.filter((word) => !FORM_PART.test(word)).join('-'));
    return rest === 'token' ? 'perhaps token' : readAround(all, all.at(-1) ?? '');
  }
  // https://docs.oracle.com/en/java/javase/21/docs/api/java.naming/javax/naming/Context.html#SECURITY_CREDENTIALS
  if (last === 'credentials' && before === 'security') return 'password';
  if (PASSWORDS.test(last) || PASSWORD_END.test(last)) return last === 'pass' && words.length > 3 ? null : 'password';
  if (SECRETS.test(last) || isJoinedName(last) || /(?:apikey|secretkey|authtoken|accesstoken)$/u.test(last))
    return 'token';
  if ((last === 'key' || last === 'keys' || last === 'auth') && words.some((word) => isIssuer(word))) return 'token';
  if (last !== 'key' && last !== 'keys') return readAround(all, all.at(-1) ?? '');
  return KEY_OF.test(before) && (!NOT_ALONE.test(before) || KEY_OF.test(first) || isIssuer(first)) ? 'token' : null;
}
