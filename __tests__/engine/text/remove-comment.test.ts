import { describe, expect, it } from '@jest/globals';
import { removeComment } from '../../../src/engine/text/remove-comment.js';

describe('a line without its comment', () => {
  it('keeps its columns, and all that is no comment', () => {
    const text = "a('x'); // why\tnot";
    const comment = '        // why\tnot';
    expect(removeComment(text, comment)).toBe("a('x');       \t   ");
  });

  it('is the line itself where it has none', () => {
    expect(removeComment('a();', '    ')).toBe('a();');
    expect(removeComment('a();', '')).toBe('a();');
  });

  it('has the length of the line, where that was cut and its comment was not', () => {
    expect(removeComment('a(); //', '     // and more')).toBe('a();   ');
  });
});
