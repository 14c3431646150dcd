import { describe, expect, it } from '@jest/globals';
import { addToCount, addToGroup, groupBy, takeFromCount } from '../../src/base/groups.js';

describe('groups', () => {
  it('hold what has the same key, keys and members in the order in which they come', () => {
    const groups = groupBy(['bee', 'ant', 'bat', 'ape', 'cow'], (word) => word.charAt(0));
    expect([...groups]).toEqual([
      ['b', ['bee', 'bat']],
      ['a', ['ant', 'ape']],
      ['c', ['cow']],
    ]);
  });

  it('are none of nothing', () => {
    expect(groupBy([], () => 1).size).toBe(0);
  });

  it('grow by one member at a time', () => {
    const groups = new Map([['a', [1]]]);
    addToGroup(groups, 'a', 2);
    addToGroup(groups, 'b', 3);
    expect([...groups]).toEqual([
      ['a', [1, 2]],
      ['b', [3]],
    ]);
  });
});

describe('counts', () => {
  it('begin at 0 and grow by one, or by what is said', () => {
    const counts = new Map<string, number>();
    addToCount(counts, 'a');
    addToCount(counts, 'a');
    addToCount(counts, 'b', 2.5);
    addToCount(counts, 'b', -1);
    expect([...counts]).toEqual([
      ['a', 2],
      ['b', 1.5],
    ]);
  });

  it('are taken from one by one, until none is left', () => {
    const counts = new Map([['a', 2]]);
    expect([1, 2, 3, 4].map(() => takeFromCount(counts, 'a'))).toEqual([true, true, false, false]);
    expect(takeFromCount(counts, 'b')).toBe(false);
    expect([...counts]).toEqual([['a', 0]]);
  });
});
