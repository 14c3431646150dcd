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
  // Every group by itself, in an order of its own.
  'a1b2c3d4-e5f6-7890-abcd-ef1234567890',
  'qwer-0000-1a2b-6789',
])('says that nothing random made %s', (text) => {
  expect(isPatterned(text)).toBe(true);
});

it.each([
  '9b1f04c7e2d89b1f04c7e2d8',
  'q7Zx2LmP9tRwB4vN8kJd',
  '9b1f04c7e2d85a3660fb7ce14d20a985',
  'c9b1f04c7e2d9b1f04c7e2d',
  '2f8a4c1e-77d0-4b1c-9e35-5a06fd31c2b8',
  // One group that nobody typed is enough.
  'a1b2c3d4-e5f6-7890-abcd-9e35fd31c2b8',
  'ab-cd-12-34-ef-56',
  // A password that somebody types is one, however it is made.
  'qwertyuiop',
  'a1b2c3d4',
])('does not say so of %s', (text) => {
  expect(isPatterned(text)).toBe(false);
});

it('reads a long text in linear time, by its beginning', () => {
  expect(isPatterned('q7Zx2LmP9tRwB4vN8kJd'.repeat(50_000))).toBe(false);
});
