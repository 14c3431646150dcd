import { expect, it } from '@jest/globals';
import { findCredentials } from '../../../../../src/engine/planes/security/credentials/find-credentials.js';
import { findKeyArguments } from '../../../../../src/engine/planes/security/credentials/key-arguments.js';
import { isSequence } from '../../../../../src/engine/planes/security/credentials/made-up.js';
import { LETTERS } from '../tokens.js';

const find = (text: string) => findCredentials(text, 'code').map(({ value }) => value);

it.each([
  ['const passwordOfAdmin = "harbor42";', 'harbor42'],
  ["$this->passwdForShop = 'harbor42';", 'harbor42'],
  [`const oauth = "${LETTERS}";`, LETTERS],
  [`$auth = '${LETTERS}';`, LETTERS],
  [`define("AUTH", "${LETTERS}");`, LETTERS],
  [`if (strcmp($auth, "${LETTERS}") === 0)`, LETTERS],
  [`if (strcasecmp("${LETTERS}", $token))`, LETTERS],
  [`if (hmac.compare_digest(token, "${LETTERS}"))`, LETTERS],
  [`String jwtPassword = Base64.encode("${LETTERS}");`, LETTERS],
  [`const LABEL_SHOP_API_KEY = '${LETTERS}';`, LETTERS],
  ['const apiKey = "oops"', 'oops'],
  ['password = "abc123"', 'abc123'],
  ['props.put(Context.SECURITY_CREDENTIALS, "oups");', 'oups'],
])('finds what a name with the word of a credential is given: %s', (text, value) => {
  expect(find(text)).toEqual([value]);
});

it('finds a password that is written as a list of letters', () => {
  expect(find("char[] pwd = {'h', 'a', 'r', 'b', 'o', 'r'};")).toHaveLength(1);
  expect(find("char[] marks = {'h', 'a', 'r', 'b', 'o', 'r'};")).toEqual([]);
});

it.each([
  'const passwordResetUrl = "reset42";',
  'const passwordField = "field42";',
  'const labelOfApiKey = "shop-key";',
  'const tokenFieldKey = "field42";',
  'const passwordMinLength = "size12";',
  'const tokenAlgorithm = "hmac256";',
  `const tokenId = "${LETTERS}";`,
  'const hasPassword = "yes1234";',
  'const passwordRule = "sha256";',
  'const apiKey = "header"',
  'const clientSecret = "secret"',
  'const passwordIn = "something";',
  '{ "name": "SaltedPassword", "type": "bytes" }',
  'const token = "2001:db8:85a3:8d3:1319:8a2e:370:7348";',
  `const query = "secret=%s_${LETTERS}";`,
  'SUMO_ACCESS_KEY = "AbCeFG123"',
  'const primaryKey = "M-lYcEITe3B2PV9QsyxlBvSyjK7WgV";',
])('says nothing of a name, a place or a kind of a credential: %s', (text) => {
  expect(find(text)).toEqual([]);
});

it.each([
  "import { sign } from 'jsonwebtoken';\nsign({ id: 1 }, 'harbor');",
  "import { SignJWT } from 'jose';\nawait new SignJWT({}).sign(new TextEncoder().encode('harbor'));",
  "expressjwt({ secret: 'harbor' })",
  "JwtModule.register({ secret: 'harbor' })",
  "crypto.createPrivateKey('harbor')",
  "crypto.privateDecrypt({ passphrase: 'harbor', key: pem }, data)",
  "cookieSession({ keys: ['harbor'] })",
])('finds a key in a call that signs or reads with it: %s', (text) => {
  expect(findKeyArguments(text).map(({ value }) => value)).toEqual(['harbor']);
});

it.each(["notjwt({ secret: 'harbor' })", 'expressjwt({ secret: settings.key })', "sign({ id: 1 }, 'harbor')"])(
  'says nothing of other calls: %s',
  (text) => {
    expect(findKeyArguments(text)).toEqual([]);
  },
);

it('reads a short sequence in any case, and a long one as it is written', () => {
  expect(isSequence('AbCdEf123')).toBe(true);
  expect(isSequence('harbor42')).toBe(false);
});
