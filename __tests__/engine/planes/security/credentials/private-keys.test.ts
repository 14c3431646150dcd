import { expect, it } from '@jest/globals';
import { findPrivateKeys } from '../../../../../src/engine/planes/security/credentials/private-keys.js';
import { LETTERS } from '../tokens.js';

const LINE = `${LETTERS}${LETTERS}`.slice(0, 64);
const write = (kind: string, header = '') =>
  `-----BEGIN ${kind} KEY-----\n${header}${LINE}\n${LINE}\n-----END ${kind} KEY-----\n`;

it.each(['PRIVATE', 'RSA PRIVATE', 'EC PRIVATE', 'OPENSSH PRIVATE'])('finds a key that opens by itself: %s', (kind) => {
  expect(findPrivateKeys(write(kind))).toHaveLength(1);
});

it.each([
  ['by its head', write('ENCRYPTED PRIVATE')],
  ['by its header', write('RSA PRIVATE', 'Proc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,00FF10\n\n')],
])('says nothing of a key that a passphrase opens, as is seen %s', (_, text) => {
  expect(findPrivateKeys(text)).toEqual([]);
});

it('finds the key behind one that a passphrase opens', () => {
  expect(findPrivateKeys(`${write('ENCRYPTED PRIVATE')}${write('PRIVATE')}`)).toHaveLength(1);
});
