/** Finds private keys that open without a passphrase: PEM (RFC 7468), OpenSSH, OpenPGP (RFC 9580), PuTTY, and PEM in base64 as Kubernetes keeps it. */

import { isSequence } from './made-up.js';
import { readBase64 } from './read-base64.js';

/** A private key in a text, `end` not included. */
export interface PrivateKeyMatch {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
}

const HEAD =
  /-----BEGIN (?:[A-Z0-9]{1,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----|PuTTY-User-Key-File-\d:|---- BEGIN SSH2 ENCRYPTED PRIVATE KEY ----/gu;
/** The beginnings of PEM files of private keys, in base64: `-----BEGIN RSA PRIV`, `EC`, `OPENSSH`, `DSA`, PKCS #8. */
const ENCODED =
  /LS0tLS1CRUdJTiB(?:SU0EgUFJJVkFURSBLRVkt|FQyBQUklWQVRFIEtFWS|QUklWQVRFIEtFWS0t|PUEVOU1NIIFBSSVZBVEUgS0VZ|EU0EgUFJJVkFURSBLRVkt)[A-Za-z0-9+/]{40,12000}={0,2}/gu;
/** The private part of a key pair in XML, as .NET writes it. */
const XML = /<RSAKeyValue>[^<]{0,20}<Modulus>[^<]{20,1400}<\/Modulus>[\s\S]{0,3000}?<D>[^<]{20,1400}<\/D>/gu;

/**
 * A passphrase opens it: PKCS #8 (RFC 5958, section 3) by its head, PEM of old by its header (RFC 1421, section 4.6.1.1),
 * PuTTY's by a header too.
 */
const ENCRYPTED = /BEGIN ENCRYPTED PRIVATE KEY/u;
const ENCRYPTED_HEADER = /^(?:\s|\\[nr]|["'+,]){0,40}Proc-Type: 4,ENCRYPTED/u;
const PUTTY_CIPHER = /^[^\0]{0,40}?(?:\n|\\n)\s{0,20}Encryption: (?!none\b)\w/u;
/**
 * The beginning of an OpenSSH key, `openssh-key-v1`, and the length of the name of its cipher:
 * https://github.com/openssh/openssh-portable/blob/master/PROTOCOL.key. Behind it, the cipher of a key without passphrase.
 */
const OPENSSH = 'b3BlbnNzaC1rZXktdjEAAAAA';
const NO_CIPHER = 'BG5vbmU';

/** Behind the head: headers, then the first line of the key. Marks of strings and their joins may stand between. */
const FIRST_BODY = /[A-Za-z0-9+/]{40,}/u;
/** A key on one line, or the rest of a hunk, is no longer. */
const LONGEST = 20_000;
/** So far behind its head a key begins: PEM of old has a header of two lines, PuTTY's of five. */
const BODY_REACH = 600;

/** Returns the private keys of a text, in its order. */
export function findPrivateKeys(text: string): readonly PrivateKeyMatch[] {
  const found: PrivateKeyMatch[] = [];
  if (text.includes('PRIVATE KEY') || text.includes('PuTTY-User-Key-File')) {
    for (const head of text.matchAll(HEAD)) {
      const from = head.index + head[0].length;
      // An escaped line break ends with a letter that base64 has too.
      const rest = text.slice(from, from + BODY_REACH).replace(/\\[nr]/gu, '\n\n');
      if (ENCRYPTED.test(head[0]) || ENCRYPTED_HEADER.test(rest)) continue;
      if (head[0].startsWith('PuTTY') && PUTTY_CIPHER.test(rest)) continue;
      const body = FIRST_BODY.exec(cutAtGap(rest));
      if (body === null || isFilledUp(body[0]) || isOtherwise(head[0], body[0]) || needsPassphrase(body[0])) continue;
      found.push({
        kind: 'private key',
        start: head.index,
        end: findEnd(text, from, from + body.index + body[0].length),
      });
    }
  }
  for (const pattern of [ENCODED, XML]) {
    for (const match of text.matchAll(pattern)) {
      if (pattern === ENCODED && isEncodedEncrypted(match[0])) continue;
      found.push({ kind: 'private key', start: match.index, end: match.index + match[0].length });
    }
  }
  return found;
}

/** A NUL stands where lines between are not shown; another head or an end means that there is no body. */
function cutAtGap(text: string): string {
  const gap = /\0|-----(?:BEGIN|END)/u.exec(text);
  return gap === null ? text : text.slice(0, gap.index);
}

function findEnd(text: string, from: number, least: number): number {
  const rest = text.slice(from, from + LONGEST);
  const gap = rest.indexOf('\0');
  const shown = gap < 0 ? rest : rest.slice(0, gap);
  const end = /-----END [A-Z0-9 ]{0,40}-----|Private-MAC: [0-9a-f]{20,80}/u.exec(shown);
  return end === null ? least : from + end.index + end[0].length;
}

/** Returns true for the body of an OpenSSH key that names a cipher. */
const needsPassphrase = (body: string) =>
  body.startsWith(OPENSSH) &&
  body.length >= OPENSSH.length + NO_CIPHER.length &&
  !body.startsWith(`${OPENSSH}${NO_CIPHER}`);

/** OpenPGP (RFC 9580, section 4.2): a packet begins with a byte whose highest bit is set; a secret key is of type 5. */
const PGP_KEY = /^[lx]/u;

/** Returns true if the body does not begin as what its head names does. */
function isOtherwise(head: string, body: string): boolean {
  if (head.includes(' OPENSSH ')) return !body.startsWith(OPENSSH);
  return head.includes(' PGP ') && !PGP_KEY.test(body);
}

/** So much of a file in base64 has its head and its headers. */
const ENCODED_HEAD = 240;

function isEncodedEncrypted(encoded: string): boolean {
  const file = readBase64(encoded.slice(0, ENCODED_HEAD)) ?? '';
  const body = file.slice(file.indexOf('-----', 'BEGIN'.length) + '-----'.length);
  return ENCRYPTED.test(file) || ENCRYPTED_HEADER.test(body) || needsPassphrase(body.replace(/\s/gu, ''));
}

/** Returns true for a body that is filled up with a few characters, or with the letters and digits in their order. */
function isFilledUp(body: string): boolean {
  return new Set(body.slice(0, 200)).size < 10 || isSequence(body.slice(0, 200));
}
