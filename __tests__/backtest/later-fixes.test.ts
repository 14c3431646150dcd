/** Whose lines a later commit changes, read from git's diffs. */
import { describe, expect, it } from '@jest/globals';
import { findFate, gatherLater } from '../../src/backtest/fates.js';
import { LineFollower } from '../../src/backtest/later-fixes.js';
import { chooseMerged, parseLog } from '../../src/backtest/merged-changes.js';

const id = (letter: string) => letter.repeat(40);

/** The diff of a commit. A hunk is `[first, removed, start, added]`, as in `@@ -first,removed +start,added @@`. */
function print(letter: string, path: string, hunks: readonly (readonly number[])[], from = path): string {
  const name = `diff --git a/${from} b/${path}\n`;
  const renamed = from === path ? '' : `similarity index 90%\nrename from ${from}\nrename to ${path}\n`;
  const body = hunks.map(
    ([first = 0, removed = 0, start = 0, added = 0]) =>
      // Content that looks like git's own lines.
      `@@ -${first},${removed} +${start},${added} @@ f()\n${'--- a/x\n'.repeat(removed)}${'+++ b/y\n'.repeat(added)}\\ No newline at end of file\n`,
  );
  return `\x01${id(letter)}\n\n${name}${renamed}--- a/${from}\n+++ b/${path}\n${body.join('')}`;
}

function follow(...diffs: readonly string[]) {
  const follower = new LineFollower();
  follower.read(diffs.join(''));
  return follower.list().map(({ of, by, path, lines }) => [of[0], by[0], path, lines]);
}

describe('the lines that later commits change', () => {
  it.each([
    { name: 'are those of the commit that wrote them', after: [[[2, 1, 2, 1]]], is: [['a', 'b', 'f', 1]] },
    {
      name: 'are counted over several hunks',
      after: [
        [
          [1, 1, 1, 3],
          [3, 1, 5, 1],
        ],
      ],
      is: [['a', 'b', 'f', 2]],
    },
    { name: 'are none beside them', after: [[[4, 2, 4, 2]]], is: [] },
    { name: 'are none where lines only come in between', after: [[[2, 0, 3, 5]]], is: [] },
    { name: 'are cut at their ends', after: [[[3, 5, 3, 1]]], is: [['a', 'b', 'f', 1]] },
    {
      name: 'are found again where others moved them',
      after: [[[0, 0, 1, 10]], [[11, 1, 11, 1]], [[10, 1, 9, 0]]],
      is: [
        ['a', 'c', 'f', 1],
        ['b', 'd', 'f', 1],
      ],
    },
    {
      name: 'are those of the last who wrote them',
      after: [[[1, 3, 1, 3]], [[1, 3, 1, 3]]],
      is: [
        ['a', 'b', 'f', 3],
        ['b', 'c', 'f', 3],
      ],
    },
  ])('$name', ({ after, is }) => {
    const later = after.map((hunks, at) => print('bcd'[at] ?? '', 'f', hunks));
    expect(follow(print('a', 'f', [[0, 0, 1, 3]]), ...later)).toEqual(is);
  });

  it('move with a renamed file', () => {
    const moved = print('b', 'g', [], 'f');
    expect(follow(print('a', 'f', [[0, 0, 1, 3]]), moved, print('c', 'g', [[1, 2, 1, 2]]))).toEqual([
      ['a', 'c', 'g', 2],
    ]);
    expect(follow(print('a', 'f', [[0, 0, 1, 3]]), moved, print('c', 'f', [[0, 0, 1, 3]]))).toEqual([]);
  });

  it('are the same however the output is cut', () => {
    const text = print('a', 'f', [[0, 0, 1, 3]]) + print('b', 'f', [[2, 1, 2, 1]]);
    const follower = new LineFollower();
    for (const character of text) follower.read(character);
    expect(follower.list()).toEqual([{ of: id('a'), by: id('b'), path: 'f', lines: 1 }]);
  });

  it('are none in a removed file of which nobody else wrote', () => {
    const removed = print('b', 'f', [[1, 3, 0, 0]]).replace('+++ b/f', '+++ /dev/null');
    expect(follow(print('a', 'f', [[0, 0, 1, 3]]), removed)).toEqual([['a', 'b', 'f', 3]]);
  });
});

describe('what became of a change', () => {
  const DAY = 24 * 3600;
  const log = (letter: string, days: number, message: string) =>
    `\0${id(letter)}\x01${id('0')}\x01${1_700_000_000 + days * DAY}\x01Ada\x01${message}`;
  const fate = (message: string, days: number, path = 'src/a.ts') => {
    const commits = parseLog(log('b', days, message) + log('a', 0, 'Add a cache (#1)'));
    const [change] = chooseMerged(commits).filter(({ sha }) => sha === id('a'));
    if (change === undefined) throw new Error('no change');
    const touched = [{ of: id('a'), by: id('b'), path, lines: 4 }];
    const classes = new Map([
      ['src/a.ts', 'source'],
      ['CHANGELOG.md', 'docs'],
    ] as const);
    return findFate(change, gatherLater(new Map(), touched, commits), classes);
  };

  it('is mended where a fix changes its lines within 30 days', () => {
    expect(fate('Fix the cache', 3)).toEqual({ kind: 'lines', by: id('b'), days: 3, lines: 4 });
    expect(fate('Fix the cache', 30)?.days).toBe(30);
  });

  it.each([
    { name: 'a fix comes later', found: fate('Fix the cache', 31) },
    { name: 'a fix came before', found: fate('Fix the cache', -1) },
    { name: 'other work changes its lines', found: fate('Extend the cache', 3) },
    { name: 'a fix changes its documentation', found: fate('Fix the cache', 3, 'CHANGELOG.md') },
    { name: 'a fix changes a file that it does not have', found: fate('Fix the cache', 3, 'src/b.ts') },
  ])('is nothing where $name', ({ found }) => {
    expect(found).toBeNull();
  });
});
