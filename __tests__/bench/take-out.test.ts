/** What is left of a change without some of its lines. */
import { describe, expect, it } from '@jest/globals';
import { takeOut } from '../../bench/tasks/take-out.js';
import { buildSnapshot } from '../stand-ins/snapshot.js';

const OLD = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', ''];
const NEW = ['one', 'TWO', 'TWO AND A HALF', 'three', 'four', 'five', 'six', 'seven', 'eight', 'NINE', 'ten', ''];
const change = (old: readonly string[] | null, now: readonly string[]) =>
  buildSnapshot({ files: { 'src/a.txt': { old: old === null ? null : old.join('\n'), new: now.join('\n') } } });

function leave(old: readonly string[] | null, now: readonly string[], first: number, last: number) {
  const [file] = takeOut(change(old, now), [{ file: 'src/a.txt', first, last }]).files;
  return file?.new_text?.split('\n');
}

describe('a change without some of its lines', () => {
  it.each([
    ['a block that goes as a whole, back to what it was', 2, 3, ['one', 'two', ...NEW.slice(3)]],
    ['a part of a block, whose removed lines stay removed', 3, 3, ['one', 'TWO', ...NEW.slice(3)]],
    ['a block behind another one', 10, 10, [...NEW.slice(0, 9), 'nine', 'ten', '']],
    ['lines that did not change', 5, 6, NEW],
  ])('has not %s', (_, first, last, left) => {
    expect(leave(OLD, NEW, first, last)).toEqual(left);
  });

  it('has a new file with the rest of its lines', () => {
    expect(leave(null, ['a', 'b', 'c', ''], 2, 2)).toEqual(['a', 'c', '']);
  });

  it('is one as git would give it: the same snapshot as of the text that is left', () => {
    const less = takeOut(change(OLD, NEW), [{ file: 'src/a.txt', first: 2, last: 3 }]);
    const again = change(OLD, ['one', 'two', ...NEW.slice(3)]);
    const read = (snapshot: typeof less) =>
      snapshot.files[0]?.hunks.flatMap(({ lines }) => lines.filter((line) => !line.startsWith(' ')));
    expect(read(less)).toEqual(read(again));
  });

  it('has no file of which nothing is left', () => {
    const places = [
      { file: 'src/a.txt', first: 2, last: 3 },
      { file: 'src/a.txt', first: 10, last: 10 },
    ];
    expect(takeOut(change(OLD, NEW), places).files).toEqual([]);
  });
});
