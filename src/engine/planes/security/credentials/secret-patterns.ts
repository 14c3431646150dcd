/** Finds secrets by their form alone: tokens of known shapes, private keys, passwords in addresses, hashes of passwords. */
import { findAddressPasswords } from './address-passwords.js';
import { findEncodedTexts } from './encoded-texts.js';
import { createTokenFinder, type TokenFinder } from './find-tokens.js';
import { findJsonWebTokens } from './json-web-tokens.js';
import { isMadeUp, looksRandom } from './made-up.js';
import { findPrivateKeys } from './private-keys.js';

/** A range of text that looks like a secret, `end` not included. */
export interface SecretMatch {
  /** The kind of secret, in words. */
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  /** It opens little, or it is rather an example than a secret. */
  readonly mild: boolean;
  /** Whether its check sum is right; null if it has none. */
  readonly checked: boolean | null;
  /** What was told before, if the base has it: a part of the match. Absent where that is all of it. */
  readonly login?: string;
}

/** Secrets without a fixed text, or with one that says little alone. */
const MORE: readonly (readonly [kind: string, word: string, mild: boolean, pattern: RegExp])[] = [
  // https://docs.aws.amazon.com/IAM/latest/UserGuide/id_credentials_access-keys.html
  [
    'AWS secret access key',
    'ecret',
    false,
    /secret.?access.?key[\w ]{0,20}["'`\])]{0,3}\s{0,4}(?::=|=>|[:=,])\s{0,4}["'`]?(?<value>[A-Za-z0-9+/]{40})(?![A-Za-z0-9+/=])/giu,
  ],
  // https://httpd.apache.org/docs/2.4/misc/password_encryptions.html; crypt(5)
  [
    'password hash',
    ':',
    true,
    /^[A-Za-z0-9_.@-]{1,64}:(?:\$(?:apr1|1|5|6|y|2[aby])\$[./A-Za-z0-9$=]{20,200}|\{SHA\}[A-Za-z0-9+/]{27}=)(?=$|:|\s)/gmu,
  ],
  // https://kubernetes.io/docs/reference/config-api/kubeconfig.v1/
  [
    'Kubernetes client key',
    'client-key-data',
    false,
    /\bclient-key-data:\s{1,4}(?<value>LS0tLS1CRUdJTi[A-Za-z0-9+/]{40,8000})/gu,
  ],
  // RFC 7518, section 6.4: a key that both ends have.
  [
    'symmetric JSON Web Key',
    '"kty"',
    false,
    /"kty"\s{0,4}:\s{0,4}"oct"[^{}\0]{0,2000}?"k"\s{0,4}:\s{0,4}"(?<value>[A-Za-z0-9_-]{20,700})"/gu,
  ],
  // RFC 7517, section 4; RFC 7518, section 6: the private part of a key.
  [
    'private JSON Web Key',
    '"kty"',
    false,
    /"kty"\s{0,4}:[^{}\0]{0,2000}?"d"\s{0,4}:\s{0,4}"(?<value>[A-Za-z0-9_-]{40,1400})"/gu,
  ],
];

/**
 * Finds every secret in a text, in the order of their start; if some overlap, only the first. Who reads several texts
 * gives the finder of tokens, which then reads their shapes once.
 */
export function findSecrets(text: string, findTokens: TokenFinder = createTokenFinder()): readonly SecretMatch[] {
  const found: SecretMatch[] = [...findTokens(text)];
  for (const key of findPrivateKeys(text)) found.push({ ...key, mild: false, checked: null });
  for (const { kind, start, end, mild, login } of findAddressPasswords(text))
    found.push({ kind, start, end, mild, login, checked: null });
  for (const range of findJsonWebTokens(text))
    found.push({ ...range, kind: 'JSON Web Token', mild: true, checked: null });
  for (const [kind, word, mild, pattern] of MORE) {
    if (!text.includes(word)) continue;
    for (const match of text.matchAll(pattern)) {
      const value = match.groups?.['value'] ?? match[0];
      if (isMadeUp(match[0]) || !looksRandom(value)) continue;
      found.push({ kind, start: match.index, end: match.index + match[0].length, mild, checked: null });
    }
  }
  for (const encoded of findEncodedTexts(text)) {
    const { start, end } = encoded;
    for (const { kind, mild, checked } of findSecrets(encoded.text, findTokens))
      found.push({ kind, mild, checked, start, end });
  }
  return removeOverlaps(found.sort((a, b) => a.start - b.start || b.end - a.end));
}

function removeOverlaps(sorted: readonly SecretMatch[]): readonly SecretMatch[] {
  let end = -1;
  return sorted.filter((match) => {
    if (match.start < end) return false;
    end = match.end;
    return true;
  });
}
