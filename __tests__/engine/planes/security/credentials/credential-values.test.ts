import { expect, it } from '@jest/globals';
import { rateValue } from '../../../../../src/engine/planes/security/credentials/credential-values.js';

const encode = (text: string) => Buffer.from(text).toString('base64');

it.each([
  ['the checksum of nothing', 'd41d8cd98f00b204e9800998ecf8427e'],
  ['an id that documents show', '123e4567-e89b-12d3-a456-426614174000'],
  ['two orders that take turns', 'a1b2c3d4e5f6a7b8c9d0e1f2a3b4c5d6'],
  ['a mark that a pipeline replaces', '__SHOP_TOKEN_2__'],
  ['another mark', '@@SHOP_TOKEN_2@@'],
  ['a picture', 'Cart3/v4/0f/9c/0f9c2a17-55d0/7be1c0aa.png'],
  ['a placeholder in base64', encode('password')],
  ['a placeholder behind a name in base64', encode('username:password')],
  ['words for a placeholder in base64', encode('PLACEHOLDER')],
  ['an example in base64', encode('wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY')],
  ['what is encrypted, in base64', encode(`ENC[RSA,${'q7Zx2LmP9tRw4VbN8sKd'}]`)],
  ['a reference in base64', encode(`\${SHOP_TOKEN_OF_DEPLOY}`)],
  ['the header of a token alone', encode('{"alg":"HS256","typ":"JWT"}').slice(0, 32)],
])('takes %s for no token: %s', (_, value) => {
  expect(rateValue(value, 'token')).toBeNull();
});

it.each([
  ['a random text', 'q7Zx2LmP9tRwB4vN8kJd', 'token', 'strong'],
  ['a random password in base64', encode('q7Zx2LmP9tRw'), 'token', 'strong'],
  ['a name with a random password in base64', encode('shop:q7Zx2LmP9tRw'), 'token', 'strong'],
  ['settings in base64', encode('{"auths":{"shop":{"auth":"q7Zx2LmP9tRw"}}}'), 'token', 'strong'],
  ['what Django makes', `!${'q7(x2=m_9t$w'.repeat(5)}`.slice(0, 50), 'token', 'strong'],
  ['a password with two marks before it', '__q7Zx2LmP9', 'password', 'strong'],
  ['a typed password that follows the keyboard', '1q2w3e4r', 'password', 'strong'],
  ['an id', '2f8a4c1e-77d0-4b1c-9e35-5a06fd31c2b8', 'token', 'weak'],
] as const)('still takes %s for one: %s', (_, value, family, rating) => {
  expect(rateValue(value, family)).toBe(rating);
});

it.each([
  ['what Spring stores', '{bcrypt}$2a$10$Nq9oLkickgx2ZMRZoMyeIjZAgcfl7p'],
  ['a checksum by its name', 'sha256:3b1f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b82'],
  ['a group that repeats', 'cafe12cafe12cafe12cafe12'],
  ['a day', '2026-01-31'],
  ['a span of time', 'PT15M'],
  ['a version', 'v1.12.3'],
  ['an algorithm', 'hmac-sha256'],
  ['a host', 'localhost:5432'],
  ['a pattern', '^[a-z0-9]{8,}$'],
  ['the end of a placeholder', 'password>'],
])('takes %s for no password: %s', (_, value) => {
  expect(rateValue(value, 'password')).toBeNull();
});

it.each([
  ['a word with a colon', 'cart:Pw7!x'],
  ['a random text with a pattern in it', 'q7Zx^2LmP$9tRw'],
])('still takes %s for a password: %s', (_, value) => {
  expect(rateValue(value, 'password')).not.toBeNull();
});
