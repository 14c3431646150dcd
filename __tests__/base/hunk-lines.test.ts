import { describe, expect, it } from '@jest/globals';
import { readHunkHead, readHunkLines, readHunkMark, readSideTexts } from '../../src/base/hunk-lines.js';

const HUNK = {
  old_start: 10,
  new_start: 12,
  lines: [' a', '-b', '-c', '+d', ' e', '+f', '\\ No newline at end of file'],
};

describe('the lines of a hunk', () => {
  it('have their number on both sides, or that of the next line', () => {
    expect(readHunkLines(HUNK)).toEqual([
      { mark: ' ', text: 'a', oldNumber: 10, newNumber: 12 },
      { mark: '-', text: 'b', oldNumber: 11, newNumber: 13 },
      { mark: '-', text: 'c', oldNumber: 12, newNumber: 13 },
      { mark: '+', text: 'd', oldNumber: 13, newNumber: 13 },
      { mark: ' ', text: 'e', oldNumber: 13, newNumber: 14 },
      { mark: '+', text: 'f', oldNumber: 14, newNumber: 15 },
      { mark: '\\', text: ' No newline at end of file', oldNumber: 14, newNumber: 16 },
    ]);
  });

  it('are counted from behind the line that the head names where a side has none', () => {
    expect(readHunkLines({ old_start: 0, new_start: 1, lines: ['+a', '+b'] })).toEqual([
      { mark: '+', text: 'a', oldNumber: 1, newNumber: 1 },
      { mark: '+', text: 'b', oldNumber: 1, newNumber: 2 },
    ]);
    expect(readHunkLines({ old_start: 5, new_start: 4, lines: ['-a'] })).toEqual([
      { mark: '-', text: 'a', oldNumber: 5, newNumber: 5 },
    ]);
  });

  it('may be none, and may look like marks or heads', () => {
    expect(readHunkLines({ old_start: 1, new_start: 1, lines: [] })).toEqual([]);
    expect(readHunkLines({ old_start: 1, new_start: 1, lines: ['---', '+++ b', ' @@ -1 +1 @@'] })).toMatchObject([
      { mark: '-', text: '--' },
      { mark: '+', text: '++ b' },
      { mark: ' ', text: '@@ -1 +1 @@' },
    ]);
  });

  it('count as kept without a mark', () => {
    expect(readHunkLines({ old_start: 1, new_start: 1, lines: ['', '+a'] })).toMatchObject([
      { mark: ' ', text: '', newNumber: 1 },
      { mark: '+', newNumber: 2 },
    ]);
  });
});

describe('one side of a hunk', () => {
  it('holds what is kept and what is its own, without marks and notes', () => {
    expect(readSideTexts(HUNK.lines, 'old')).toEqual(['a', 'b', 'c', 'e']);
    expect(readSideTexts(HUNK.lines, 'new')).toEqual(['a', 'd', 'e', 'f']);
  });
});

describe('a mark', () => {
  it.each([
    [' a', ' '],
    ['+a', '+'],
    ['-', '-'],
    ['\\ No newline', '\\'],
    ['a', null],
    ['', null],
    ['@@ -1 +1 @@', null],
  ])('of %j is %j', (line, mark) => {
    expect(readHunkMark(line)).toBe(mark);
  });
});

describe('the head of a hunk', () => {
  it.each([
    ['@@ -1,3 +2,4 @@ function a() {', [1, 3, 2, 4, 'function a() {']],
    ['@@ -1 +1 @@', [1, 1, 1, 1, '']],
    ['@@ -0,0 +1,9 @@', [0, 0, 1, 9, '']],
    ['@@ -1 +1 @@ @@ -2 +2 @@', [1, 1, 1, 1, '@@ -2 +2 @@']],
  ])('%s is read', (line, [old_start, old_lines, new_start, new_lines, section]) => {
    expect(readHunkHead(line)).toEqual({ old_start, old_lines, new_start, new_lines, section });
  });

  it.each(['', '@@', '@@ -a +b @@', '+@@ -1 +1 @@', '@@ -1 +1', '@@@ -1 -1 +1 @@@'])('%j is none', (line) => {
    expect(readHunkHead(line)).toBeNull();
  });
});
