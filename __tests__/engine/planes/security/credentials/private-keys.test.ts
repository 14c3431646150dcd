import { expect, it } from '@jest/globals';
import { findPrivateKeys } from '../../../../../src/engine/planes/security/credentials/private-keys.js';
import { LETTERS } from '../tokens.js';

const LINE = `${LETTERS}${LETTERS}`.slice(0, 64);
const write = (kind: string, header = '') =>
  `-----BEGIN ${kind} KEY-----\n${header}${LINE}\n${LINE}\n-----END ${kind} KEY-----\n`;

const encode = (text: string) => Buffer.from(text).toString('base64');
/** An OpenSSH key: its magic, the name of its cipher, and what looks random. */
const writeOpenSsh = (cipher: string) => {
  const head = Buffer.concat([
    Buffer.from('openssh-key-v1\0'),
    Buffer.from([0, 0, 0, cipher.length]),
    Buffer.from(`${cipher}\0\0\0\u0004none${LETTERS}${LETTERS}`),
  ]);
  return `-----BEGIN OPENSSH PRIVATE KEY-----\n${head.toString('base64')}\n-----END OPENSSH PRIVATE KEY-----\n`;
};
const writePutty = (cipher: string) =>
  `PuTTY-User-Key-File-3: ssh-rsa\nEncryption: ${cipher}\nComment: shop\nPublic-Lines: 1\n${LINE}\nPrivate-Lines: 1\n${LINE}\n`;

it.each(['PRIVATE', 'RSA PRIVATE', 'EC PRIVATE'])('finds a key that opens by itself: %s', (kind) => {
  expect(findPrivateKeys(write(kind))).toHaveLength(1);
});

it.each([
  ['by its head', write('ENCRYPTED PRIVATE')],
  ['by its header', write('RSA PRIVATE', 'Proc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,00FF10\n\n')],
  [
    'by its header in a string',
    write('RSA PRIVATE', 'Proc-Type: 4,ENCRYPTED\nDEK-Info: DES,00\n').replaceAll('\n', '\\n'),
  ],
  ['by its cipher', writeOpenSsh('aes256-ctr')],
  ['by its cipher, in base64', `key: ${encode(writeOpenSsh('aes256-ctr'))}`],
  ['by its header, in base64', `key: ${encode(write('RSA PRIVATE', 'Proc-Type: 4,ENCRYPTED\n\n'))}`],
  ['by its head, in base64', `key: ${encode(write('ENCRYPTED PRIVATE'))}`],
  ["by PuTTY's header", writePutty('aes256-cbc')],
])('says nothing of a key that a passphrase opens, as is seen %s', (_, text) => {
  expect(findPrivateKeys(text)).toEqual([]);
});

it.each([
  ['OpenSSH, in a text of one line', writeOpenSsh('none').replaceAll('\n', '\\n')],
  ['OpenPGP', write('PGP PRIVATE', 'lQOYBGXq')],
])('finds a key that begins as its head says: %s', (_, text) => {
  expect(findPrivateKeys(text)).toHaveLength(1);
});

it.each([
  ['OpenSSH', write('OPENSSH PRIVATE')],
  ['OpenSSH, in a text of one line', write('OPENSSH PRIVATE').replaceAll('\n', '\\n')],
  ['OpenPGP', write('PGP PRIVATE')],
])('says nothing of a body that is of no such key: %s', (_, text) => {
  expect(findPrivateKeys(text)).toEqual([]);
});

it('finds the key behind one that a passphrase opens', () => {
  expect(findPrivateKeys(`${write('ENCRYPTED PRIVATE')}${write('PRIVATE')}`)).toHaveLength(1);
});

it.each([
  ['OpenSSH', writeOpenSsh('none')],
  ['OpenSSH in base64', encode(writeOpenSsh('none'))],
  ['PuTTY', writePutty('none')],
  ['a file in base64', encode(write('RSA PRIVATE'))],
])('finds a key that no passphrase protects: %s', (_, text) => {
  expect(findPrivateKeys(text)).toHaveLength(1);
});

it('takes no word behind the head of another form for the name of a cipher', () => {
  expect(findPrivateKeys(write('RSA PRIVATE', '\nEncryption: aes256-cbc\n'))).toHaveLength(1);
});

it('says nothing of a body that somebody typed in its order', () => {
  const body = 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  expect(findPrivateKeys(`-----BEGIN PRIVATE KEY-----\n${body}\n-----END PRIVATE KEY-----\n`)).toEqual([]);
});
