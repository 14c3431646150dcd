import { describe, expect, it } from '@jest/globals';
import { createBrokenTokenTest } from '../../../../../src/engine/planes/security/credentials/broken-token.js';
import { LETTERS } from '../tokens.js';

const isBrokenToken = createBrokenTokenTest();

describe('a value that begins as a token of a known shape does', () => {
  it.each([
    ['access_token', `ghp_${LETTERS.slice(0, 20)}`],
    ['apiKey', `sb_secret_${LETTERS}`],
    ['DEPLOY_TOKEN', `glpat-${LETTERS.slice(0, 8)}`],
    ['Authorization', `Bearer ghp_${LETTERS.slice(0, 20)}`],
  ])('is none of another length: %s', (name, value) => {
    expect(isBrokenToken(name, value)).toBe(true);
  });

  it.each([
    ['a beginning that is a word', 'access_token', `live_${LETTERS.slice(0, 20)}`],
    ['a password', 'password', `ghp_${LETTERS.slice(0, 20)}`],
    ['letters alone', 'access_token', LETTERS],
    ['no value', 'access_token', ''],
  ])('is not judged by %s', (_, name, value) => {
    expect(isBrokenToken(name, value)).toBe(false);
  });
});

describe('the name of a value', () => {
  it.each(['gitea_token', 'giphyApiKey', 'DATADOG_API_KEY', 'fastly_token', 'openai_api_key'])(
    'does not say of which form it has to be: %s',
    (name) => {
      expect(isBrokenToken(name, LETTERS.slice(0, 27))).toBe(false);
    },
  );
});
