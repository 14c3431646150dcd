import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { compileGlob } from '../../../src/engine/text/glob.js';
import { processorClock, RUNAWAY_MILLISECONDS } from '../../stand-ins/processor-time.js';

describe('globs', () => {
  it.each([
    ['*.ts', 'a.ts', true],
    ['*.ts', 'src/a.ts', true],
    ['*.ts', 'src/a.tsx', false],
    ['src/*.ts', 'src/a.ts', true],
    ['src/*.ts', 'src/b/a.ts', false],
    ['src/*.ts', 'x/src/a.ts', false],
    ['/a.ts', 'a.ts', true],
    ['/a.ts', 'b/a.ts', false],
    ['src/**/*.ts', 'src/a.ts', true],
    ['src/**/*.ts', 'src/b/c/a.ts', true],
    ['**/a.ts', 'a.ts', true],
    ['**/a.ts', 'b/a.ts', true],
    ['**/a.ts', 'b/ba.ts', false],
    ['src/**', 'src/a/b.ts', true],
    ['src/**', 'srcs/a.ts', false],
    ['docs/', 'docs/a/b.md', true],
    ['docs/', 'x/docs/a.md', true],
    ['/docs/', 'x/docs/a.md', false],
    ['docs', 'docs/a.md', true],
    ['docs/*', 'docs/a/b.md', false],
    ['a?c', 'abc', true],
    ['a?c', 'a/c', false],
    ['[a-c].ts', 'b.ts', true],
    ['[!a-c].ts', 'b.ts', false],
    ['[a.ts', '[a.ts', true],
    ['{a,b}.ts', 'b.ts', true],
    ['src/{a,b/c}/*.ts', 'src/b/c/d.ts', true],
    ['{a}.ts', '{a}.ts', true],
    ['a.b', 'axb', false],
    ['\\*.ts', '*.ts', true],
    ['\\*.ts', 'a.ts', false],
    ['a**b', 'axxb', true],
    ['a**b', 'a/b', false],
    ['', 'a', false],
    ['**', 'a/b', true],
    ['*', 'a/b', true],
    ['src/**/', 'src/a/b.ts', true],
  ])('%s against %s: %s', (pattern, path, matches) => {
    expect(compileGlob(pattern)(path)).toBe(matches);
  });

  it('names files alone where attributes ask', () => {
    expect(compileGlob('docs', 'files')('docs/a.md')).toBe(false);
    expect(compileGlob('docs/**', 'files')('docs/a.md')).toBe(true);
  });

  it('never throws, and a path matches itself when escaped', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'b', '/', '*', '?', '[', ']', '{', '}', ',', '\\', '!', '-', '.'),
    });
    fc.assert(
      fc.property(text, text, (pattern, path) => {
        compileGlob(pattern)(path);
        const escaped = path.replace(/[*?[\]{}\\!]/gu, '\\$&');
        const plain = path !== '' && !/^\.?\/|\/$|[{}]/u.test(path);
        if (plain) expect(compileGlob(escaped)(path)).toBe(true);
      }),
    );
  });

  it('takes no longer on patterns made to backtrack', () => {
    const spent = processorClock();
    expect(compileGlob(`${'*a'.repeat(200)}b`)('a'.repeat(4_000))).toBe(false);
    expect(compileGlob(`${'**/'.repeat(200)}b`)('a/'.repeat(2_000))).toBe(false);
    expect(compileGlob('{a,b}'.repeat(200))('a')).toBe(false);
    expect(spent()).toBeLessThan(RUNAWAY_MILLISECONDS);
  });
});
