/** Finds credentials in the arguments of commands, in headers, and in files that are made of them. */

import type { CredentialMatch } from './credential-forms.js';
import { rateValue } from './credential-values.js';
import { readBase64 } from './read-base64.js';

/** Each has a group `value`; what it is called in a finding. */
const COMMANDS: readonly (readonly [name: string, word: string | RegExp, pattern: RegExp])[] = [
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
  ['curl --oauth2-bearer', 'oauth2-bearer', /--oauth2-bearer[ \t=]{1,3}["']?(?<value>[^\s"'`$\\]{8,600})/gu],
  // https://rpm-software-management.github.io/rpm/manual/macros.html
  [
    '%define',
    /^\s{0,20}%(?:define|global)\s/mu,
    /^\s{0,20}%(?:define|global)\s{1,8}\w{0,30}(?:password|passwd|token|secret|api_?key)\s{1,8}(?<value>[^\s%({"']{6,300})[ \t]*$/gimu,
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
    /-(?:pass|token|secret|(?:api|access)-key|storepass|keypass)|-\w{1,20}-(?:pass|token|secret)/iu,
    /(?<=\s)-{1,2}(?:[a-z]{1,20}-){0,2}(?:password|passwd|passphrase|storepass|keypass|token|secret|api-key|access-key|secret-key)(?:[ \t]{1,3}|(?<=pass)=)["']?(?<value>[^\s"'`-][^\s"'`]{3,300})/giu,
  ],
  // https://learn.microsoft.com/en-us/sysinternals/downloads/psexec, .../sql/tools/sqlcmd; https://the.earth.li/~sgtatham/putty/0.81/htmldoc/
  [
    '-p',
    /psexec|ps[eE]xec|P[sS][eE]xec|PSEXEC|mongo|sqlcmd|osql|bcp |plink|pscp|psftp|lftp|ncftp|cf login|zip -/u,
    /\b(?:psexec(?:\.exe)?|mongo(?:sh|dump|restore|export|import)?|sqlcmd|osql|bcp|plink|pscp|psftp|lftp|ncftp|cf login|unzip|zip)\b[^\n|;]{0,300}?\s-(?:pw?|P)[ \t]{0,2}["']?(?<value>[^\s"'`-][^\s"'`]{3,200})/giu,
  ],
  // https://docs.openldap.org/, https://www.samba.org/samba/docs/current/man-html/smbclient.1.html
  [
    'ldap -w',
    /\bldap(?:search|add|modify|delete|passwd|whoami) /u,
    /\bldap(?:search|add|modify|delete|passwd|whoami)\b[^\n|;]{0,300}?\s-w[ \t]{1,2}["']?(?<value>[^\s"'`-][^\s"'`]{3,200})/gu,
  ],
  [
    'smbclient -U',
    /smbclient|rpcclient|net ads/u,
    /\b(?:smbclient|rpcclient|net ads)\b[^\n|;]{0,200}?\s-U[ \t]{0,2}["']?[^\s%"']{1,60}%(?<value>[^\s"'`]{3,200})/gu,
  ],
  // https://docs.openssl.org/master/man1/openssl-passphrase-options/
  ['pass:', 'pass:', /\s-?-pass(?:in|out|word)?[ \t=]["']?pass:(?<value>[^\s"'`]{4,200})/gu],
  [
    'htpasswd -b',
    'htpasswd',
    /\bhtpasswd[ \t]{1,3}-(?:\w{0,4}b\w{0,4}[ \t]{1,3}\S{1,200}|(?=\w{0,5}n)\w{0,4}b\w{0,4})[ \t]{1,3}\S{1,80}[ \t]{1,3}["']?(?<value>[^\s"'`]{4,200})/gu,
  ],
  [
    'chpasswd',
    'chpasswd',
    /\becho\s{1,3}(?:-\w\s)?["']?[\w.-]{1,40}:(?<value>[^\s"'`|]{4,200})["']?\s{0,3}\|\s{0,3}(?:sudo\s)?chpasswd/gu,
  ],
  [
    'passwd --stdin',
    /sudo|--stdin/u,
    /\becho\s{1,3}["']?(?<value>[^\s"'`|]{4,200})["']?\s{0,3}\|\s{0,3}(?:sudo\s{1,3}-\w{0,3}S\b|passwd\s{1,3}--stdin)/gu,
  ],
  [
    'net user',
    ' user ',
    /\bnet(?:\.exe)?\s{1,3}user\s{1,3}[\w.-]{1,40}\s{1,3}["']?(?<value>[^\s"'`/*][^\s"'`]{3,100})["']?\s{1,3}\/add/giu,
  ],
  [
    'ConvertTo-SecureString',
    'ecure',
    /\bConvertTo-SecureString\s{1,3}(?:-String\s{1,3})?\\?["'](?<value>[^"'\\\n]{3,200})\\?["']|\bConvertTo-SecureString\b[^\n|]{0,40}-String\s{1,3}["'](?<value2>[^"'\n]{3,200})["']/giu,
  ],
  // https://dev.mysql.com/doc/refman/8.4/en/create-user.html, https://docs.oracle.com/en/database/
  [
    'IDENTIFIED BY',
    /identified/iu,
    /\bIDENTIFIED\s{1,4}(?:WITH\s{1,4}["'`]?\w{1,40}["'`]?\s{1,4})?BY\s{1,4}(?:PASSWORD\s{1,4})?["'](?<value>[^"'\n]{3,200})["']/giu,
  ],
  // https://www.postgresql.org/docs/current/libpq-pgpass.html
  [
    '.pgpass',
    /:(?:\d{4,5}|\*):\w/u,
    /^[\w.*-]{1,100}:(?:\d{4,5}|\*):[\w*-]{1,60}:[\w.*-]{1,60}:(?<value>[^\s:]{6,100})$/gmu,
  ],
  // https://requests.readthedocs.io/en/latest/user/authentication/, https://www.npmjs.com/package/superagent
  [
    'auth',
    'auth',
    /(?<!-)\bauth(?:\s{0,2}=\s{0,2}|\s{0,2}:\s{0,2}|)[([]\s{0,4}["'`][^"'`\n]{1,80}["'`]\s{0,4},\s{0,4}["'`](?<value>[^"'`\n]{3,200})["'`]\s{0,4}[,)\]]/gu,
  ],
  ['basic_auth', 'basic_auth', /\bbasic_auth[ \t]{1,3}["'][^"'\n]{1,80}["'],\s{0,3}["'](?<value>[^"'\n]{3,200})["']/gu],
  // https://curl.se/libcurl/c/CURLOPT_USERPWD.html
  ['USERPWD', 'USERPWD', /USERPWD["']?\s{0,4}(?:,|=>|=)\s{0,4}["'][^\s:"'$]{1,80}:(?<value>[^"'\n]{3,200})["']/gu],
  // https://www.npmjs.com/package/express-basic-auth, https://gin-gonic.com/docs/examples/using-basicauth-middleware/
  [
    'users',
    /basicAuth|gin\.Accounts/u,
    /\b(?:basicAuth\(\s{0,4}\{\s{0,20}users\s{0,3}:\s{0,3}|gin\.Accounts)\{\s{0,20}["'][^"'\n]{1,60}["']\s{0,3}:\s{0,3}["'](?<value>[^"'\n]{3,100})["']/gu,
  ],
  // https://github.com/go-sql-driver/mysql#dsn-data-source-name
  ['data source name', /@(?:tcp|unix)\(/u, /["'`][\w.-]{1,60}:(?<value>[^@\s"'`:/]{3,100})@(?:tcp|unix)\(/gu],
  // RFC 6750, section 2.1; RFC 7617, section 2
  [
    'Authorization',
    'uthorization',
    /(?<![A-Za-z])[aA]uthorization["'`\]]{0,2}[ \t]{0,4}(?:[:=,]|=>)[ \t]{0,4}f?["'`]?(?:bearer|token|apikey|api-key|ssws|key)[ \t]{1,3}(?<value>[A-Za-z0-9+/=._~-]{12,2000})/giu,
  ],
  // A header that is a token without a scheme, as an argument of curl.
  [
    'Authorization',
    'uthorization: ',
    /-H[ \t]{1,3}(?<quote>["'])[aA]uthorization: (?<value>[A-Za-z0-9+/=._~-]{20,2000})\k<quote>/gu,
  ],
  // https://www.gnu.org/software/inetutils/manual/html_node/The-_002enetrc-file.html
  [
    'netrc password',
    'machine',
    /\bmachine\s{1,8}\S{1,200}\s{1,8}login\s{1,8}\S{1,200}\s{1,8}password\s{1,8}(?<value>\S{3,200})/gu,
  ],
];

/** A cheap test: a text without these has no basic authentication. */
const BASIC_WORD = /[bB](?:asic|ASIC)[ \t]|["']auth["']|_auth/u;
const BASIC =
  /(?:\bauthorization["'`\]]{0,2}[ \t]{0,4}(?:[:=,]|=>)[ \t]{0,4}["'`]?basic[ \t]{1,3}|["']auth["'][ \t]{0,4}:[ \t]{0,4}["']|(?<=^|:)_auth[ \t]?=[ \t]?["']?)(?<value>[A-Za-z0-9+/]{8,400}={0,2})/gimu;

/** Returns the credentials in commands and headers of a text. The time is linear in the text. */
export function findCommandCredentials(text: string): readonly CredentialMatch[] {
  const found: CredentialMatch[] = [];
  for (const [name, word, pattern] of COMMANDS) {
    if (typeof word === 'string' ? !text.includes(word) : !word.test(text)) continue;
    for (const match of text.matchAll(pattern)) {
      const value = match.groups?.['value'] ?? match.groups?.['value2'] ?? '';
      const rating = name === 'Authorization' ? rateValue(value, 'token') : rateValue(value, 'password', 'sure');
      if (rating === null) continue;
      const start = match.index + match[0].lastIndexOf(value);
      found.push({ name, value, start, end: start + value.length, rating });
    }
  }
  if (!BASIC_WORD.test(text)) return found;
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
