import { expect, it } from '@jest/globals';
import { findNamedTokens } from '../../../../../src/engine/planes/security/credentials/named-tokens.js';
import { LETTERS } from '../tokens.js';

const KEY = 'q7Zx2LmP9tRwB4vN8kJd';
const HEX = '9b1f04c7e2d85a3660fb7ce14d20a985';

it.each([
  [`weatherbit_key = ${KEY}`, 'strong'],
  [`MapboxAccess: ${KEY}`, 'strong'],
  [`algolia admin key "${HEX}"`, 'strong'],
  [`X-Figma-Token: 1394-${HEX}`, 'strong'],
  [`pdfshift-KEY ${HEX}`, 'strong'],
  [`fetch('https://api.weatherbit.io/v2/current?key=${KEY}')`, 'strong'],
  [`weatherbitKey:\n  '${KEY}'`, 'strong'],
  [`field 'weatherbit_key', '"${KEY}"'`, 'strong'],
  [`weatherbit = '${KEY}'`, 'weak'],
])('finds a key by the name before it: %s', (text, rating) => {
  expect(findNamedTokens(text, 'settings').map((one) => one.rating)).toEqual([rating]);
});

it.each([
  `harbour_key = '${LETTERS}'`,
  `cache_key = '${LETTERS}'`,
  `primaryKey: '${LETTERS}'`,
  `object_key = '${LETTERS}'`,
  `weatherbit_public_key = '${KEY}'`,
  `datadog_version = '${KEY}'`,
  `uses: sentry/action@${HEX}${HEX.slice(0, 8)}`,
  `sentry: ${HEX}${HEX.slice(0, 8)}`,
  `integrity: sha512-${LETTERS}`,
  'weatherbit_key = process.env.WEATHERBIT_KEY_OF_SHOP',
  'weatherbit_key = weatherbit-key-of-the-shop-1',
  `weatherbit_key = '${KEY}?${KEY}'`,
  'weatherbit_key = c29tZSB0ZXh0IHRoYXQgcGVvcGxlIHJlYWQ=',
  `// weatherbit keys are long\n'${KEY}'`,
])('takes nothing else for the key of a service: %s', (text) => {
  expect(findNamedTokens(text, 'settings')).toEqual([]);
});

it('reads bare values in settings and comments only', () => {
  const text = `weatherbit_key = ${KEY}`;
  expect(findNamedTokens(text, 'code')).toEqual([]);
  expect(findNamedTokens(`// ${text}`, 'code')).toHaveLength(1);
});

it.each(['weatherbit_key=', 'weatherbit key "a1', 'a1B2c3D4e5F6g7H8i9 = '])(
  'is fast on text that is hostile: %s',
  (start) => {
    expect(findNamedTokens(start.repeat(20_000), 'settings').every(({ value }) => value.length < 400)).toBe(true);
  },
);
