/** Pieces of Python out of a bare diff that begin inside of a docstring, or seem to. */
import { describe, expect, it } from '@jest/globals';
import { pieceSaid } from './syntax-said.js';

describe('a piece that begins inside of a docstring', () => {
  it.each([
    ['after its last words', ['     Closes the shop.', '     """', '-    stop()', '+    start()  # now']],
    ['at its end', ['     """', '     go()', '-    stop()', '+    start()  # now']],
    [
      'with another docstring below',
      [' ', '     """', '     go()', '+    start()  # now', ' ', ' def f():', '     """Goes."""'],
    ],
    ['ended beside its last words', ['     by whoever asks."""', '-    stop()', '+    start()  # now']],
    ['of the other quotes', ["     '''", '     go()', '+    start()  # now']],
  ])('is code below it: %s', async (_, lines) => {
    const { calls, comments } = await pieceSaid('src/a.py', lines);
    expect(calls).toContainEqual(expect.stringMatching(/ start discarded$/u));
    expect(comments).toEqual([expect.stringMatching(/ # now$/u)]);
  });
});

describe('a docstring that begins in a piece', () => {
  it.each([
    ['below a head', [' def f():', '     """', '     stop()', '+    start()  # now', '     """']],
    ['with its words', ['     """Calls:', '     stop()', '+    start()  # now', '     """']],
    ['of a value', [' USAGE = """', '     stop()', '+    start()  # now', ' """']],
    ['with a prefix', ['     r"""', ' Words that tell of it.', '+    start()  # now', '     """']],
    ['of words', ['     """', '     Words that tell of it.', '+    start()  # now', '     """']],
  ])('is no code: %s', async (_, lines) => {
    const { calls, comments } = await pieceSaid('src/a.py', lines);
    expect(calls).toEqual([]);
    expect(comments).toEqual([]);
  });
});
