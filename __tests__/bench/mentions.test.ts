/** Which changes count as reverted or mended later, by the words of later commits. */
import { describe, expect, it } from '@jest/globals';
import type { MergeCommit } from '../../bench/merged/changes.js';
import { findMentions } from '../../bench/merged/mentions.js';

const DAY = 24 * 3600;
const START = 1_600_000_000;
const id = (letter: string) => letter.repeat(40);

const CHANGES: readonly MergeCommit[] = [
  { sha: id('a'), base: id('0'), head: id('a'), subject: 'Add a cache (#12)', time: START },
  { sha: id('b'), base: id('0'), head: id('c'), subject: 'Merge pull request #34 from fork/issue-7', time: START },
  { sha: id('d'), base: id('0'), head: id('d'), subject: 'Mend the list, see #99 (#56)', time: START + DAY },
];

function find(message: string, days = 10) {
  const { mended, mending } = findMentions(`\0${id('d')}\x01${START + days * DAY}\x01${message}`, CHANGES);
  return { mended: [...mended], mending: [...mending] };
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
    const back: MergeCommit = { sha: id('e'), base: id('0'), head: id('e'), subject: 'Reland the cache', time: START };
    expect([...findMentions('', [back]).mending]).toEqual([id('e')]);
  });
});
