import { describe, expect, it } from '@jest/globals';
import { nestsDeeper } from '../../../src/engine/text/yaml-depth.js';

const LEVELS = 64;
const steps = (of: (at: number) => string) => Array.from({ length: 100 }, (_, at) => of(at)).join('\n');

describe('how deep YAML nests', () => {
  it.each([
    ['lists on one line', '- '.repeat(100)],
    ['lists with tabs between', '-\t'.repeat(100)],
    ['lists with blanks between', `-${' '.repeat(10)}`.repeat(100)],
    ['keys that are maps', '? '.repeat(100)],
    ['keys behind keys', '"a": '.repeat(100)],
    ['lists by indentation', steps((at) => `${' '.repeat(at)}-`)],
    ['maps by indentation', steps((at) => `${' '.repeat(at)}a:`)],
    ['brackets', '['.repeat(100)],
    ['brackets that are closed', `${'['.repeat(100)}${']'.repeat(100)}`],
    ['braces, as JSON has them', '{"a":'.repeat(100)],
    ['brackets on lines of their own', '[\n'.repeat(100)],
    ['an end without depth after it', `${'- '.repeat(100)}\na: 1\n`],
    ['what never ends', '['.repeat(1_000_000)],
  ])('is too deep: %s', (_, text) => {
    expect(nestsDeeper(text, LEVELS)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['a long list', '- a\n'.repeat(1_000)],
    ['a long list of lists', '- - a\n'.repeat(1_000)],
    ['a list of brackets', '- [[[[]]]]\n'.repeat(1_000)],
    ['many documents', '---\n- a\n'.repeat(1_000)],
    ['brackets in texts', `a: "${'['.repeat(1_000)}"\nb: '${'{'.repeat(1_000)}'\nc: |\n  ${'- '.repeat(1_000)}\n`],
    ['brackets in a comment', `# ${'['.repeat(1_000)}\na: b\n`],
    ['a text that stands far to the right', `a: |\n${' '.repeat(1_000)}b\n`],
  ])('is not too deep: %s', (_, text) => {
    expect(nestsDeeper(text, LEVELS)).toBe(false);
  });
});
