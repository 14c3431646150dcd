import { expect, it } from '@jest/globals';
import { findCredentials } from '../../../../src/engine/planes/security/credential-forms.js';
import { hardCodedCredential } from '../../../../src/engine/planes/security/hard-coded-credential.js';
import { addedTo, runPlanesOn } from '../../run-planes.js';
import { cases } from '../cases.js';
import { describeRule } from '../rule-tester.js';
import { LETTERS, TOKENS } from './tokens.js';

const value = 'r7Kp-29xVq!mZ';

const CREDENTIALS = [
  ['src/a.ts', `const password = '${value}';`, 'password'],
  ['src/a.ts', `  dbPassword: "${value}",`, 'dbPassword'],
  ['src/a.py', `DB_PASSWORD = "${value}"`, 'DB_PASSWORD'],
  ['src/a.go', `\tpassword := "${value}"`, 'password'],
  ['src/a.rb', `  :password => '${value}'`, 'password'],
  ['config/app.yml', `  password: "${value}"`, 'password'],
  ['src/a.ts', `const apiKey: string = '${LETTERS}';`, 'apiKey'],
  ['src/A.java', `String accessToken = "${LETTERS}";`, 'accessToken'],
  ['src/a.ts', `headers['x-api-key'] = '${LETTERS}';`, 'x-api-key'],
  ['src/a.ts', `const token = "${LETTERS}";`, 'token'],
] as const;

describeRule(hardCodedCredential, {
  invalid: cases(CREDENTIALS, (path, line, _name) => ({
    files: { [path]: addedTo('first', line) },
    findings: ['2 error'],
  })),
  valid: [
    {
      name: 'in documents',
      files: { 'README.md': addedTo('x', `const password = '${value}';`) },
    },
    {
      name: 'what security/secret finds already',
      files: { 'src/a.ts': addedTo('x', `const token = '${TOKENS['GitHub token']}';`) },
      also: ['security/secret src/a.ts:2'],
    },
  ],
});

it.each(CREDENTIALS)('names what is given a value and never prints it: %s: %s', async (path, line, name) => {
  const { findings } = await runPlanesOn({ [path]: addedTo('first', line) });
  expect(findings[0]?.title).toContain(name);
  expect(JSON.stringify(findings)).not.toContain(value);
  expect(JSON.stringify(findings)).not.toContain(LETTERS.slice(0, 12));
});

it.each([
  "const password = process.env['DB_PASSWORD'];",
  "const password = '';",
  "const password = 'changeme123';",
  "const password = '<your password 1>';",
  `const password = '\${DB_PASSWORD}';`,
  "password: '{{ vault.password1 }}'",
  "const tokenType = 'identifier2';",
  "const token = 'reset-password-token-v2';",
  "const resetToken = 'user.reset.token.v2';",
  "const apiKey = 'YOUR_API_KEY_12345678';",
  "passwordField: 'input2'",
  "const token = 'abc';",
  "label: 'Password2'",
  "const secretName = 'prod/db/main-2';",
  "password: 'Passwort'",
  "const accessTokenUrl = 'https://a.b/c1/oauth2/token22';",
  "expect(password).toBe('r7Kp29xVq');",
])('not %s', (line) => {
  expect(findCredentials(line, 'code')).toEqual([]);
});
