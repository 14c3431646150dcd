/** Which commits of a main line are merged changes. */
import { describe, expect, it } from '@jest/globals';
import { chooseMerged, parseLog } from '../../src/backtest/merged-changes.js';
import { readTitle } from '../../src/backtest/review-change.js';

const id = (letter: string) => letter.repeat(40);

/** A commit as git prints it, with parents by letters. */
const print = (letter: string, parents: string, message: string) =>
  `\0${id(letter)}\x01${[...parents].map(id).join(' ')}\x011700000000\x01Ada\x01${message}`;

const choose = (...commits: readonly string[]) =>
  chooseMerged(parseLog(commits.join(''))).map(({ sha, base, head, pull }) => [sha[0], base[0], head[0], pull]);

describe('the merged changes of a main line', () => {
  it.each([
    {
      name: 'a merge, by its second parent',
      log: [print('a', 'bc', 'Merge pull request #7 from ada/x')],
      is: [['a', 'b', 'c', 7]],
    },
    { name: 'a squashed change', log: [print('a', 'b', 'Add a cache (#12)')], is: [['a', 'b', 'a', 12]] },
    { name: 'another number than its own', log: [print('a', 'b', 'Fix #12 for good')], is: [['a', 'b', 'a', null]] },
    { name: 'a merge of three, as a whole', log: [print('a', 'bcd', 'Merge branches')], is: [['a', 'b', 'a', null]] },
    { name: 'no first commit', log: [print('a', '', 'Start (#1)')], is: [] },
    { name: 'nothing', log: [], is: [] },
    {
      name: 'every commit where few name a pull request',
      log: [print('a', 'b', 'One (#3)'), print('b', 'c', 'Two'), print('c', 'd', 'Three')],
      is: [
        ['a', 'b', 'a', 3],
        ['b', 'c', 'b', null],
        ['c', 'd', 'c', null],
      ],
    },
    {
      name: 'no commit without a number where most have one',
      log: [print('a', 'b', 'One (#3)'), print('b', 'c', 'Release 1.2'), print('c', 'd', 'Two (#2)')],
      is: [
        ['a', 'b', 'a', 3],
        ['c', 'd', 'c', 2],
      ],
    },
  ])('are $name', ({ log, is }) => {
    expect(choose(...log)).toEqual(is);
  });

  it('are read from messages with anything in them', () => {
    const [commit] = parseLog(print('a', 'b', 'One title\nin two lines (#4)\n\nBody \x01 with a mark\n\nand more\n'));
    expect(commit).toMatchObject({ subject: 'One title in two lines (#4)', body: 'Body \x01 with a mark\n\nand more' });
    expect(parseLog('no log at all')).toEqual([]);
    expect(parseLog('\0not a commit\x01x')).toEqual([]);
  });

  it.each([
    { subject: 'Add a cache (#12)', body: '', title: 'Add a cache' },
    { subject: 'Merge pull request #12 from ada/cache', body: 'Add a cache\n\nMore.', title: 'Add a cache' },
    { subject: 'Merge pull request #12 from ada/cache', body: '', title: 'Merge pull request #12 from ada/cache' },
    { subject: 'Add a cache', body: 'More.', title: 'Add a cache' },
  ])('have the title $title', ({ title, ...commit }) => {
    expect(readTitle(commit)).toBe(title);
  });
});
