/** The examples of a criterion that no test has. */
import { describe, expect, it } from '@jest/globals';
import { readExamples } from '../../../src/engine/status/examples.js';
import { compareOne } from './compare.js';

describe('the examples of a criterion', () => {
  it.each([
    ['For example, `"96-39190"` must return `"96039190"`', ['96-39190', '96039190']],
    [
      'Years are padded; for example `"96-39190"`, `"96-2"` and `"96-3"` all return `"96"`',
      ['96-39190', '96-2', '96-3', '96'],
    ],
    ['A number in its form, such as `"94200274"`, is returned as it is', ['94200274']],
    ["A name, e.g. `'max mustermann'`, is written in capitals", ['max mustermann']],
    ['“two words” becomes “two-words”', ['two words', 'two-words']],
    ['"a.b" -> "a/b"', ['a.b', 'a/b']],
    [
      '`"85-2 "` must return `"85000002"`, `"2001-000002"` must return `"2001000002"`',
      ['85-2 ', '85000002', '2001-000002', '2001000002'],
    ],
  ])('are read: %s', (text, values) => {
    expect(readExamples(text)).toEqual(values);
  });

  it.each([
    'The button reads "Save all"',
    "The user's name and the shop's name are kept",
    'It raises `ValueError`, for example',
    'The modes "fast" and "slow" are told apart',
    'Editors, e.g. `vim`, are opened',
  ])('are not what else it says: %s', (text) => {
    expect(readExamples(text)).toEqual([]);
  });

  it('are read in linear time', () => {
    expect(readExamples(`for example ${'`"a'.repeat(200_000)}`)).toEqual([]);
    expect(readExamples(`e.g. ${'"ab" returns '.repeat(200_000)}`).length).toBeLessThan(100);
  });
});

describe('a criterion with examples', () => {
  const PAD = 'The number is padded to six digits; for example `"96-39190"` must return `"96039190"`';

  it('wants a test with them where no line has any', () => {
    expect(compareOne(PAD, '+return number.padStart(6, "0");').untried).toEqual([
      'a test with its examples “96-39190” and “96039190”: no line that runs has them',
    ]);
    expect(
      compareOne('If the number is whole, such as `"94200274"`, the function gives it back', '+return number;').untried,
    ).toEqual(['a test with its example “94200274”: no line that runs has it']);
  });

  it.each([
    ['a test', "+expect(pad('96-39190')).toBe('96039190');", 'src/pad.test.ts'],
    ['a table of cases', "+  ['96-39190', expected],", 'src/pad.test.ts'],
    ['a line beside the change', " pad('96-39190');\n+pad(number);", 'src/pad.test.ts'],
    ['a test in a document', '+/// assert_eq!(pad("96-39190"), "96039190");', 'src/pad.rs'],
    ['code', '+const SPECIAL = "96-39190";', 'src/pad.ts'],
  ])('wants none where %s has one', (_, diff, path) => {
    expect(compareOne(PAD, diff, path).untried).toEqual([]);
  });

  it.each([
    'The README shows the padding, for example `"96-39190"`',
    'Unit tests cover padding, for example `"96-39190"`',
  ])('is asked for none where it is no behaviour: %s', (text) => {
    expect(compareOne(text, '+return number.padStart(6, "0");').untried).toEqual([]);
  });
});
