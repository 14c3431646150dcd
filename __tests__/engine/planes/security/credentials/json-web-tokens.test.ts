import { expect, it } from '@jest/globals';
import { findJsonWebTokens } from '../../../../../src/engine/planes/security/credentials/json-web-tokens.js';
import { LETTERS } from '../tokens.js';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const HEADER = encode({ alg: 'HS256', typ: 'JWT' });
const CLAIMS = encode({ sub: 'shop', iat: 1_600_000_000 });

it.each([
  ['signed', `${HEADER}.${CLAIMS}.${LETTERS}`],
  ['not signed', `${encode({ alg: 'none' })}.${CLAIMS}.`],
  ['cut off behind its claims', `${HEADER}.${CLAIMS}`],
  ['in a header', `Authorization: Bearer ${HEADER}.${CLAIMS}.${LETTERS}`],
])('finds a token that is %s', (_, text) => {
  expect(findJsonWebTokens(text)).toHaveLength(1);
});

it.each([
  ['a word in place of the signature', `${HEADER}.${CLAIMS}.signature`],
  ['no algorithm in the header', `${encode({ typ: 'shop', of: 1 })}.${CLAIMS}`],
  ['a header that cannot be read', `${HEADER.slice(0, -3)}.${CLAIMS}`],
  ['claims that cannot be read', `${HEADER}.${CLAIMS.slice(0, -4)}`],
  ['a signature of one letter', `${HEADER}.${CLAIMS}.${'x'.repeat(43)}`],
])('says nothing of %s', (_, text) => {
  expect(findJsonWebTokens(text)).toEqual([]);
});
