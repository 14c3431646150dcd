import { expect, it } from '@jest/globals';
import { isPatterned } from '../../../../../src/engine/planes/security/credentials/patterned.js';

it.each([
  'a1b2c3d4e5f6g7h8i9j0',
  'a1b2c3d4e5f6a7b8c9d0e1f2a3b4c5d6',
  'AbCdEfGhIjKlMnOpQrSt',
  'q1w2e3r4t5y6u7i8o9p0',
  'qwertyuiopasdfghjklzxcvbnm',
  'deadbeefdeadbeefdeadbeefdeadbeef',
  'ab3-ab3-ab3-ab3-ab3',
  '9b1f04c7e2d89b1f04c7e2d89b1f04c7e2d8',
])('says that nothing random made %s', (text) => {
  expect(isPatterned(text)).toBe(true);
});

it.each([
  '9b1f04c7e2d89b1f04c7e2d8',
  'q7Zx2LmP9tRwB4vN8kJd',
  '9b1f04c7e2d85a3660fb7ce14d20a985',
  'c9b1f04c7e2d9b1f04c7e2d',
  '2f8a4c1e-77d0-4b1c-9e35-5a06fd31c2b8',
  // A password that somebody types is one, however it is made.
  'qwertyuiop',
  'a1b2c3d4',
])('does not say so of %s', (text) => {
  expect(isPatterned(text)).toBe(false);
});

it('reads a long text in linear time, by its beginning', () => {
  expect(isPatterned('q7Zx2LmP9tRwB4vN8kJd'.repeat(50_000))).toBe(false);
});
