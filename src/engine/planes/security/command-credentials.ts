/** Finds credentials in the arguments of commands, in headers, and in files that are made of them. */

import type { CredentialMatch } from './credential-forms.js';
import { rateValue } from './credential-values.js';
import { readBase64 } from './read-base64.js';

/** A cheap test: a text without these, and without the name of a credential, has none of these commands and calls. */
export const COMMAND_WORD = /\b(?:curl|login|redis-cli|mysql)|hmac|SignedString|signWith|asKey/iu;

/** Each has a group `value`; what it is called in a finding. */
const COMMANDS: readonly (readonly [name: string, word: string, pattern: RegExp])[] = [
  // https://curl.se/docs/manpage.html#-u
  [
    'curl --user',
    'curl',
    /\bcurl\b[^\n|;]{0,400}?\s(?:-u|--user|-U|--proxy-user)[ \t=]{0,3}["']?\{?[^\s:"'$]{0,80}["']?:["']?(?<value>[^\s"'`\\]{3,200})/gu,
  ],
  [
    'wget --password',
    'wget',
    /\bwget\b[^\n|;]{0,400}?\s--(?:http-|ftp-|proxy-)?password[ =]["']?(?<value>[^\s"'`]{3,200})/gu,
  ],
  ['sshpass -p', 'sshpass', /\bsshpass\s{1,3}-p\s{0,3}["']?(?<value>[^\s"'`]{3,200})/gu],
  ['mysql --password', 'mysql', /\bmysql(?:dump|admin)?\b[^\n|;]{0,300}?\s-p(?<value>[^\s"'`-][^\s"'`]{3,200})/gu],
  [
    'docker login',
    'login',
    /\b(?:docker|podman|helm registry|buildah|oc|az) login\b[^\n|;]{0,300}?\s-p[ =]["']?(?<value>[^\s"'`]{3,200})/gu,
  ],
  ['redis-cli -a', 'redis-cli', /\bredis-cli\b[^\n|;]{0,300}?\s-a\s{1,3}["']?(?<value>[^\s"'`]{3,200})/gu],
  [
    '--password',
    '--',
    /\s--(?:[a-z]{1,20}-){0,2}(?:password|passwd|passphrase|token|secret|api-key|access-key|secret-key)[ \t]{1,3}["']?(?<value>[^\s"'`-][^\s"'`]{3,300})/gu,
  ],
  // RFC 6750, section 2.1; RFC 7617, section 2
  [
    'Authorization',
    'uthorization',
    /\bauthorization["'`\]]{0,2}[ \t]{0,4}(?:[:=,]|=>)[ \t]{0,4}f?["'`]?(?:bearer|token|apikey|api-key)[ \t]{1,3}(?<value>[A-Za-z0-9+/=._~-]{12,2000})/giu,
  ],
  // https://www.gnu.org/software/inetutils/manual/html_node/The-_002enetrc-file.html
  [
    'netrc password',
    'machine',
    /\bmachine\s{1,8}\S{1,200}\s{1,8}login\s{1,8}\S{1,200}\s{1,8}password\s{1,8}(?<value>\S{3,200})/gu,
  ],
];

const BASIC =
  /(?:\bauthorization["'`\]]{0,2}[ \t]{0,4}(?:[:=,]|=>)[ \t]{0,4}["'`]?basic[ \t]{1,3}|["']auth["'][ \t]{0,4}:[ \t]{0,4}["']|:_auth[ \t]?=[ \t]?["']?)(?<value>[A-Za-z0-9+/]{8,400}={0,2})/giu;

/** Returns the credentials in commands and headers of a text. The time is linear in the text. */
export function findCommandCredentials(text: string): readonly CredentialMatch[] {
  const found: CredentialMatch[] = [];
  for (const [name, word, pattern] of COMMANDS) {
    if (!text.includes(word)) continue;
    for (const match of text.matchAll(pattern)) {
      const value = match.groups?.['value'] ?? '';
      const rating = rateValue(value, name === 'Authorization' ? 'token' : 'password');
      if (rating === null) continue;
      const start = match.index + match[0].lastIndexOf(value);
      found.push({ name, value, start, end: start + value.length, rating });
    }
  }
  if (!/auth/iu.test(text)) return found;
  for (const match of text.matchAll(BASIC)) {
    const value = match.groups?.['value'] ?? '';
    const password = readBasicPassword(value);
    const rating = password === null ? null : rateValue(password, 'password');
    if (rating === null) continue;
    const start = match.index + match[0].lastIndexOf(value);
    found.push({ name: 'Authorization: Basic', value, start, end: start + value.length, rating });
  }
  return found;
}

/** Returns the password of `user:password` in base64 (RFC 7617); null if the text is something else. */
function readBasicPassword(encoded: string): string | null {
  const plain = readBase64(encoded) ?? '';
  return /^[\x20-\x7e]+$/u.test(plain)
    ? (/^[^:]{1,200}:(?<password>.{1,200})$/u.exec(plain)?.groups?.['password'] ?? null)
    : null;
}
