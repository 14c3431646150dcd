import { describe, expect, it } from '@jest/globals';
import { findSecrets } from '../../../src/engine/planes/security/credentials/secret-patterns.js';
import { hasTokenChecksum } from '../../../src/engine/planes/security/credentials/token-checksum.js';
import { TOKEN_SHAPES } from '../../../src/engine/planes/security/credentials/token-shapes/index.js';
import { readShape } from '../../../src/engine/planes/security/credentials/token-shapes/shape.js';
import { escapePattern } from '../../../src/engine/text/escape-pattern.js';
import { makeToken, withChecksum } from '../../stand-ins/token-samples.js';

const SHAPES = TOKEN_SHAPES.flatMap(({ kind, shapes }) => shapes.map((shape) => ({ kind, shape })));
const SEEDS = [1, 2, 3, 4, 5, 6];

/** Returns how many of a few tokens of a shape are found whole in a text that is made of each. */
function countFound(shape: string, write: (token: string) => string): number {
  return SEEDS.filter((seed) => {
    const token = makeToken(shape, seed);
    const text = write(token);
    const at = text.indexOf(token);
    return findSecrets(text).some(({ start, end }) => start <= at && end >= at + token.length);
  }).length;
}

const matchWhole = (shape: string): RegExp =>
  new RegExp(
    `^(?:${readShape(shape)
      .map((part) => ('text' in part ? escapePattern(part.text) : `[${part.alphabet}]{${part.least},${part.most}}`))
      .join('')})$`,
    'u',
  );

/** How long the last variable part of a shape is at least. */
const lastLength = (shape: string): number =>
  readShape(shape).reduce((last, part) => ('text' in part ? last : part.least), 1);

describe('known shapes of tokens', () => {
  // A sample in six may read as words or as a placeholder by chance.
  it.each(SHAPES)('finds a $kind: $shape', ({ shape }) => {
    expect(countFound(shape, (token) => `const key = "${token}";`)).toBeGreaterThanOrEqual(SEEDS.length - 1);
    expect(countFound(shape, (token) => `KEY=${token}\n`)).toBeGreaterThanOrEqual(SEEDS.length - 1);
  });

  it.each(SHAPES)('finds no $kind inside of a name: $shape', ({ shape }) => {
    expect(findSecrets(`x = abc${makeToken(shape, 1).replaceAll(/[^A-Za-z0-9]/gu, 'x')}xyz`)).toEqual([]);
  });

  it.each(SHAPES)('takes no text of another length or alphabet for a $kind: $shape', ({ kind, shape }) => {
    const ofKind = TOKEN_SHAPES.filter((one) => one.kind === kind).flatMap((one) => one.shapes.map(matchWhole));
    const wrong = SEEDS.flatMap((seed) => {
      const token = makeToken(shape, seed);
      const middle = token.length - Math.max(2, Math.floor(lastLength(shape) / 2));
      return [token.slice(0, -1), `${token}${token.slice(-1)}`, `${token.slice(0, middle)}~${token.slice(middle + 1)}`];
    });
    const taken = wrong
      .filter((text) => !ofKind.some((pattern) => pattern.test(text)))
      .filter((text) =>
        findSecrets(`const key = "${text}";`).some((one) => one.kind === kind && one.end - one.start >= text.length),
      );
    expect(taken).toEqual([]);
  });

  it('names a source for each', () => {
    expect(TOKEN_SHAPES.filter(({ source }) => !/^https:\/\/[\w.-]+\/?/u.test(source))).toEqual([]);
  });

  it('has shapes of many issuers', () => {
    expect(new Set(TOKEN_SHAPES.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(190);
  });
});

describe('the check sum of a token', () => {
  const token = makeToken('ghp_<alnum 36>', 4);
  it('is right where the issuer made it', () => expect(hasTokenChecksum(withChecksum(token))).toBe(true));
  it('is wrong where somebody typed it', () => expect(hasTokenChecksum(token)).toBe(false));
});

it('is fast on text that begins like tokens again and again', () => {
  const text = ['sk-', 'xoxb-1', 'eyJ', 'glpat-', 'https://a:', 'AKIA', '-----BEGIN PRIVATE KEY-----\n'].map((start) =>
    start.repeat(20_000),
  );
  expect(text.flatMap((one) => findSecrets(one))).toEqual([]);
});

it.each([
  ['the example of the documentation of AWS', `AKIA${'IOSFODNN7'}EXAMPLE`],
  ['the test key of the documentation of Stripe', `sk_test_${'4eC39HqLyjWDarjtT1zdp7dc'}`],
  [
    'the sample of jwt.io',
    `eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.${'eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ'}.${'SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c'}`,
  ],
  ['words behind the prefix', 'xoxb-my-bot-token'],
  ['words behind the prefix', 'ghp_myVeryOwnTokenForTheTestOfTheThings'],
  ['one character again and again', `glpat-${'a'.repeat(20)}`],
  ['a sequence', `npm_${'abcdefghijklmnopqrstuvwxyz0123456789'}`],
  ['what is to be put in', 'sk-ant-api03-<your key>'],
  ['a variable', `ghp_\${TOKEN}`],
  ['a lock file', 'sha512-AKIAQ7ZX2LMP9TRW4VBNxxAKIAQ7ZX2LMP9TRW4VBN=='],
  ['the address of a container with a plain password', 'postgres://shop:shopping@postgres:5432/shop'],
  ['a template of an address', 'https://{user}:{password}@git.shop.io/a.git'],
  [
    'a public key',
    '-----BEGIN PUBLIC KEY-----\nMIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAyZ1T\n-----END PUBLIC KEY-----',
  ],
  ['data that ends in padding', `AIza${'SyQ7Zx2LmP9tRw4VbN8sKdQ7Zx2LmP9tRw4'}==`],
  ['a key that is too short', `SG.${'ngeVfQ3YQlKU0ufo8x5d1A'}.${'TwL2iGABf9DHoTf09kqeF8tAmbihYzrnopKc1s5'}`],
  ['the ending of a file', `https://shop.io/video.ico-${'7a388b69018576d24b59331fd60aab0c'}.png`],
  ['the head of a key alone', "if (text.startsWith('-----BEGIN PRIVATE KEY-----')) {"],
])('is silent about %s: %s', (_, text) => {
  expect(findSecrets(`const a = "${text}";`)).toEqual([]);
});
