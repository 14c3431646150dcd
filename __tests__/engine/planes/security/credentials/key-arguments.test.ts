import { expect, it } from '@jest/globals';
import { findKeyArguments } from '../../../../../src/engine/planes/security/credentials/key-arguments.js';

const read = (text: string) => findKeyArguments(text).map(({ value }) => value);

it.each([
  ['new SecretKeySpec("orchard-lamp".getBytes(), "AES")', 'orchard-lamp'],
  ['builder.signWith(SignatureAlgorithm.HS256, "orchard-lamp")', 'orchard-lamp'],
  ['parser.setSigningKey("orchard-lamp")', 'orchard-lamp'],
])('finds the key in %s', (text, value) => {
  expect(read(text)).toEqual([value]);
});

it.each([
  'new SecretKeySpec(key, "AES")',
  'SecretKeySpec(raw, "HmacSHA256")',
  'SecretKeySpec(key, algorithm); const algorithm = "HmacSHA512";',
  'builder.signWith(key, "HS256")',
])('takes the name of an algorithm for no key: %s', (text) => {
  expect(read(text)).toEqual([]);
});
