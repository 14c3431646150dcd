/** Which changes count as reverted or mended later, by the words of later commits. */
import { describe, expect, it } from '@jest/globals';
import { findMentions } from '../../src/backtest/mentions.js';
import { chooseMerged, parseLog } from '../../src/backtest/merged-changes.js';

const DAY = 24 * 3600;
const START = 1_600_000_000;
const id = (letter: string) => letter.repeat(40);

/** A commit as git prints it. */
const print = (sha: string, time: number, message: string, parents = id('0')) =>
  `\0${sha}\x01${parents}\x01${time}\x01Octo Cat\x01${message}`;

const CHANGES = chooseMerged(
  parseLog(
    [
      print(id('a'), START, 'Add a cache (#12)'),
      print(id('b'), START, 'Merge pull request #34 from fork/issue-7', `${id('0')} ${id('c')}`),
      print(id('d'), START + DAY, 'Mend the list, see #99 (#56)'),
    ].join(''),
  ),
);

function find(message: string, days = 10) {
  const { mended, mending } = findMentions(parseLog(print(id('d'), START + days * DAY, message)), CHANGES);
  return { mended: [...mended.keys()], mending: [...mending], kinds: [...mended.values()].map(({ kind }) => kind) };
}

describe('what a later commit says of an earlier one', () => {
  it.each([
    { name: 'a revert by its commit', message: `Revert it\n\nThis reverts commit ${id('a')}.`, mended: ['a'] },
    { name: 'a revert by the head of a merge', message: `x\n\nThis reverts commit ${id('c')}.`, mended: ['b'] },
    { name: 'a revert by its subject', message: 'Revert "Add a cache (#12)"', mended: ['a'] },
    { name: 'a revert of GitHub', message: 'Revert\n\nReverts octo/shop#34', mended: ['b'] },
    { name: 'the mark of the kernel', message: `Mend it\n\nFixes: ${'a'.repeat(12)} ("Add a cache")`, mended: ['a'] },
    { name: 'a regression', message: 'Mend the regression introduced in #12', mended: ['a'] },
    { name: 'a follow-up', message: 'Follow-up to #34', mended: ['b'] },
    { name: 'a fix of a change', message: 'fixes a leak of PR #12', mended: ['a'] },
    { name: 'a fix of an issue', message: 'fixes #7', mended: [] },
    { name: 'an issue in the subject of a change', message: 'regression from #99', mended: [] },
    { name: 'any other mention', message: 'See #12', mended: [] },
  ])('reads $name', ({ message, mended }) => {
    expect(find(message).mended).toEqual(mended.map(id));
  });

  it('counts for half a year', () => {
    const message = `This reverts commit ${id('a')}.`;
    expect(find(message, 179).mended).toEqual([id('a')]);
    expect(find(message, 181).mended).toEqual([]);
    expect(find(message, 0).mended).toEqual([]);
  });

  it('tells what takes another change back, which is no ordinary change', () => {
    expect(find(`This reverts commit ${id('a')}.`).mending).toEqual([id('d')]);
    expect(find('See #12').mending).toEqual([]);
    const back = chooseMerged(parseLog(print(id('e'), START, 'Reland the cache')));
    expect([...findMentions([], back).mending]).toEqual([id('e')]);
  });

  it('tells a revert from a fix, and the earliest of several', () => {
    expect(find('Revert "Add a cache (#12)"').kinds).toEqual(['reverted']);
    expect(find('Mend the regression introduced in #12').kinds).toEqual(['mended']);
    const log = [
      print(id('f'), START + 9 * DAY, `Revert it\n\nThis reverts commit ${id('a')}.`),
      print(id('e'), START + 5 * DAY, 'Fix the regression from #12'),
    ];
    const { mended } = findMentions(parseLog(log.join('')), CHANGES);
    expect(mended.get(id('a'))).toEqual({ kind: 'mended', by: id('e'), time: START + 5 * DAY });
  });
});
