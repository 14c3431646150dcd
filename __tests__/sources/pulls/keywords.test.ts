import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { findClosingKeywords } from '../../../src/sources/pulls/keywords.js';
import { processorClock, RUNAWAY_MILLISECONDS } from '../../stand-ins/processor-time.js';

const found = (body: string) =>
  findClosingKeywords(body, 'octo/demo', 'https://github.com').map(({ repo, number }) => `${repo}#${number}`);

describe('closing words', () => {
  it.each([
    'close',
    'closes',
    'closed',
    'fix',
    'fixes',
    'fixed',
    'resolve',
    'resolves',
    'resolved',
    'FIXES',
    'Closes:',
    'fixes:  ',
  ])('reads %s', (word) => expect(found(`It ${word} #12.`)).toEqual(['octo/demo#12']));

  it.each([
    ['Fixes other/repo.js#3', ['other/repo.js#3']],
    ['Fixes https://github.com/a/b/issues/4', ['a/b#4']],
    ['fixes #1 and closes #2, resolves #1', ['octo/demo#1', 'octo/demo#2']],
    ['fixes #1, #2', ['octo/demo#1']],
    ['* Fixes #1\r\n* Fixes #2\r\n', ['octo/demo#1', 'octo/demo#2']],
    ['(fixes #1)', ['octo/demo#1']],
    ['**Fixes #1**', ['octo/demo#1']],
    ['`x` fixes #1 `y`', ['octo/demo#1']],
    ['```\nfixes #1\n```\nfixes #2', ['octo/demo#2']],
    ['a lone ` fixes #1', ['octo/demo#1']],
  ])('reads %j', (body, expected) => expect(found(body)).toEqual(expected));

  it.each([
    'see #1',
    'prefixes #1',
    'un-fixes #1',
    'fixing #1',
    'fixes#1',
    'fixes\n#1',
    'fixes issue #1',
    'fixes #1st',
    'fixes #0',
    'fixes 1',
    'fixes https://evil.example/a/b/issues/4',
    'fixes https://github.com/a/b/pull/4',
    '<!-- fixes #1 -->',
    '<!-- fixes #1',
    '`fixes #1`',
    '``fixes `#1``',
    '```\nfixes #1\n```',
    '~~~ text\nfixes #1',
    '````\n```\nfixes #1\n````',
  ])('reads nothing in %j', (body) => expect(found(body)).toEqual([]));

  it('ends on any text, and gives each issue once', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom('fixes ', '#1', '`', '```', '\n', '<!--', '-->', 'a/b', ' '), fc.string())),
        (parts) => {
          const all = found(parts.join(''));
          expect(new Set(all).size).toBe(all.length);
        },
      ),
    );
  });

  it('takes time in proportion to the text', () => {
    for (const part of ['fixes ', '`', '``` ', '<!--', 'fixes a/', 'fixes https://', 'a'.repeat(10), '` `` ']) {
      const body = part.repeat(200_000 / part.length);
      const spent = processorClock();
      found(body);
      expect(spent()).toBeLessThan(RUNAWAY_MILLISECONDS);
    }
  });
});
