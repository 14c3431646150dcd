import { describe, expect, it } from '@jest/globals';
import { createIdleTest, isOwnersPath } from '../../../../../src/engine/planes/integrity/owner-patterns.js';

const isIdle = createIdleTest(['src/pay/card.ts', 'tools/build.yml', 'README.md']);

describe('a pattern of code owners', () => {
  it.each(['/src/refund/', 'src/refund/**', '/src/pay/cash.ts', 'deploy.yml', '/build.yml', 'card.tsx', '/old/*'])(
    'that names nothing: %s',
    (pattern) => {
      expect(isIdle(pattern)).toBe(true);
    },
  );

  it.each([
    '/src/pay/',
    'src/pay/**',
    '/src/pay/card.ts',
    'build.yml',
    'pay',
    'README.md',
    '*',
    '**',
    '*.go',
    '/src/**/x.ts',
    '',
    '/',
    '!src',
    'a'.repeat(501),
  ])('that may name something: %s', (pattern) => {
    expect(isIdle(pattern)).toBe(false);
  });

  it.each([
    ['CODEOWNERS', true],
    ['docs/CODEOWNERS', true],
    ['.github/CODEOWNERS', true],
    ['src/CODEOWNERS', false],
    ['CODEOWNERS.md', false],
  ])('stands in %s: %s', (path, expected) => {
    expect(isOwnersPath(path)).toBe(expected);
  });
});
