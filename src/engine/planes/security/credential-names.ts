/** Reads what names are given to credentials: `dbPassword`, `client_secret`, `API-KEY`, `spring.datasource.password`. */
import type { CredentialFamily } from './credential-values.js';
import { isIssuer } from './issuers.js';

/** A cheap test: a text without these has no name of a credential. */
export const CREDENTIAL_WORD =
  /pass|pwd|secret|token|key|cred|auth|bearer|[^a-z]pw[^a-z]|\bpat\b|jwt|senha|parola|motdepasse|kennwort|contrase|wachtwoord/iu;

const PASSWORDS =
  /^(?:pass|passwd|password|passwort|pwd|passphrase|passcode|pw|userpass|dbpass|userpwd|motdepasse|kennwort|senha|parola|contrasena|contraseña|wachtwoord)$/u;
/** Words that name a password wherever they end: `PGPASSWORD`, `rootpassword`. */
const PASSWORD_END = /(?:password|passwd|passphrase)$/u;

/** Last words of names of secrets that machines make. */
const SECRETS =
  /^(?:secret|secrete|secrets|secretkey|clientsecret|appsecret|apikey|apitoken|authtoken|accesstoken|accesskey|authkey|privatekey|token|credential|credentials|creds|bearer|jwt|authorization|pat|secretaccesskey)$/u;
/** What stands before `key` in the name of a secret one. */
const KEY_OF =
  /^(?:api|access|secret|private|auth|account|signing|sign|encryption|encrypt|crypt|crypto|master|shared|service|app|application|admin|session|hmac|jwt|aes|storage|subscription|webhook|server|client|consumer|integration|license|licence|host|deploy|write|read|backend|rest|root|user|primary|secondary)$/u;
/** `primary_key` and others are more often something else: only a service's name before it makes it one. */
const NOT_ALONE = /^(?:primary|secondary|user|client|app|host|write|read|root|service|server|session)$/u;

/** Words behind a credential's name that leave it one: where it is for, or which of several. */
const TRAILING =
  /^(?:\d+|prod|production|live|staging|stage|dev|development|old|new|current|previous|next|default|value|string|str|raw|base|secure|v\d|here|for|email|env|var|local|master|admin|root|db|app|main|b64|base64)$/u;

/** Words that make a name one of something public, or of a place, a rule, a state of a credential. */
const NOT_SECRET =
  /^(?:public|pub|publishable|csrf|xsrf|next|page|continuation|cancellation|cancel|foreign|sort|partition|cache|i18n|translation|label|placeholder|hint|title|field|column|param|no|has|is|hash|hashed|digest|checksum|encrypted|example|fake|dummy|mock|sync|cursor|resume|pagination|anti|antiforgery|forgery|authenticity|idempotency|query|hot|idx|routing|site|sitekey|type|syntax|lexer|design|invalid|wrong|bad)$/u;

/** Splits an identifier into lower-case words: `myDB_apiKey2` → my, db, api, key, 2. */
export function splitName(name: string): readonly string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/gu, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/gu, '$1 $2')
    .replace(/([A-Za-z])(\d+)$/u, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
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

/** Returns true for a word that makes a name one of something that is no secret. */
export const namesPublic = (word: string) => NOT_SECRET.test(word);

/** Returns what a name asks for; null if it does not name a credential. */
export function readCredentialName(name: string): CredentialFamily | null {
  const words = [...splitName(joinPassword(name))];
  // Two words behind it at most: what follows says what for.
  for (let i = 0; i < 2 && words.length > 1 && TRAILING.test(words.at(-1) ?? ''); i += 1) words.pop();
  const last = words.at(-1) ?? '';
  const before = words.at(-2) ?? '';
  const first = words.at(-3) ?? '';
  if (words.slice(0, -1).some((word) => NOT_SECRET.test(word))) return null;
  if (PASSWORDS.test(last) || PASSWORD_END.test(last)) return last === 'pass' && words.length > 3 ? null : 'password';
  if (SECRETS.test(last) || isJoinedName(last) || /(?:apikey|secretkey|authtoken|accesstoken)$/u.test(last))
    return 'token';
  if (last !== 'key' && last !== 'keys' && last !== 'auth') return null;
  if (words.some((word) => isIssuer(word))) return 'token';
  if (last === 'auth') return null;
  return KEY_OF.test(before) && (!NOT_ALONE.test(before) || KEY_OF.test(first) || isIssuer(first)) ? 'token' : null;
}
