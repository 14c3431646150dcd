import { describe, expect, it } from '@jest/globals';
import { createFormTest } from '../../../../../src/engine/planes/security/credentials/issuer-forms.js';
import { LETTERS } from '../tokens.js';

const HEX = '9b1f04c7e2d85a3660fb7ce14d20a985c41d77e02ab93f58';
const isOtherwise = createFormTest();

describe('a value that is called the key of a service', () => {
  it.each([
    ['gitea_token', HEX.slice(0, 40)],
    ['BITLY_TOKEN', HEX.slice(0, 40)],
    ['wandbApiKey', HEX.slice(0, 40)],
    ['X-Postmark-Token', '2f8a4c1e-77d0-4b1c-9e35-5a06fd31c2b8'],
    ['telegram_bot_token', `1234567890:AA${LETTERS.slice(0, 33)}`],
    ['Authorization of gitea token', `token ${HEX.slice(0, 40)}`],
  ])('may be one: %s', (name, value) => {
    expect(isOtherwise(name, value)).toBe(false);
  });

  it.each([
    ['gitea_token, too short', 'gitea_token', HEX.slice(0, 32)],
    ['gitea_token, too long', 'gitea_token', HEX.slice(0, 41)],
    ['gitea_token, another alphabet', 'gitea_token', LETTERS.padEnd(40, 'z')],
    ['telegram_bot_token, too short', 'telegram_bot_token', `1234567890:AA${LETTERS.slice(0, 30)}`],
    ['elevenlabs_key, of the beginning but not of the length', 'elevenlabs_key', `sk_${HEX.slice(0, 32)}`],
    ['openai_api_key, of the beginning but too short', 'openai_api_key', 'sk-q7Zx2Lm'],
  ])('is none: %s', (_, name, value) => {
    expect(isOtherwise(name, value)).toBe(true);
  });

  it.each([
    ['a service whose keys all have a beginning', 'openai_api_key', HEX.slice(0, 32)],
    ['a password', 'gitea_password', 'sommer-2024'],
    ['a secret of another kind', 'telegram_webhook_secret', LETTERS],
    ['another service', 'shop_token', LETTERS],
  ])('is not judged of %s', (_, name, value) => {
    expect(isOtherwise(name, value)).toBe(false);
  });
});

describe('a value that begins as a token of a known shape does', () => {
  it.each([
    ['access_token', `ghp_${LETTERS.slice(0, 20)}`],
    ['apiKey', `sb_secret_${LETTERS}`],
    ['DEPLOY_TOKEN', `glpat-${LETTERS.slice(0, 8)}`],
  ])('is none of another length: %s', (name, value) => {
    expect(isOtherwise(name, value)).toBe(true);
  });

  it.each([
    ['a beginning that is a word', 'access_token', `live_${LETTERS.slice(0, 20)}`],
    ['a password', 'password', `ghp_${LETTERS.slice(0, 20)}`],
    ['letters alone', 'access_token', LETTERS],
  ])('is not judged by %s', (_, name, value) => {
    expect(isOtherwise(name, value)).toBe(false);
  });
});
