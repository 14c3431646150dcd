import { describe, expect, it } from '@jest/globals';
import { once } from '../../src/base/once.js';

describe('a value that is made at its first use', () => {
  it('is not made before somebody asks, and made once', () => {
    let made = 0;
    const list = once(() => {
      made += 1;
      return [made];
    });
    expect(made).toBe(0);
    expect(list()).toBe(list());
    expect(made).toBe(1);
  });

  it('is made again if making it failed', () => {
    let tries = 0;
    const list = once(() => {
      tries += 1;
      if (tries === 1) throw new Error('not yet');
      return [tries];
    });
    expect(list).toThrow('not yet');
    expect(list()).toEqual([2]);
  });
});
