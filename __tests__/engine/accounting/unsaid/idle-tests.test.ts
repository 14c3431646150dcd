/** A test that replaces what the ticket asks for, or checks what it made itself, shows nothing. */
import { describe, expect, it } from '@jest/globals';
import { account } from '../account.js';

async function listWhy(
  test: string,
  path = 'test/total.test.ts',
  text = '`totalOf` counts',
): Promise<readonly string[]> {
  const source = 'export function totalOf(lines) {\n  return lines.length\n}\n';
  const { spans } = await account(
    { 'src/total.ts': { new: source }, [path]: { new: test } },
    { text, lines: ['src/total.ts:1-3', `${path}:1-${test.split('\n').length}`] },
  );
  return spans.flatMap(({ reason, why, location }) =>
    reason === 'unaccounted' && location.file === path ? [why] : [],
  );
}

const IMPORT = "import { totalOf } from '../src/total'\n";
const CASE = "\ntest('counts', () => {\n  expect(totalOf([1])).toBe(1)\n})\n";
const DOUBLE = 'in the place of `totalOf`';

describe('a test', () => {
  it.each([
    ['replaces the module', `${IMPORT}\njest.mock('../src/total', () => ({ totalOf: () => 1 }))\n${CASE}`, DOUBLE],
    [
      'replaces the function',
      `${IMPORT}${CASE.replace('  expect', "  jest.spyOn(totals, 'totalOf')\n  expect")}`,
      DOUBLE,
    ],
    ['has one of its own', `${IMPORT}${CASE.replace('  expect', '  const totalOf = () => 1\n  expect')}`, DOUBLE],
    [
      'calls nothing',
      `${IMPORT}\ntest('counts', () => {\n  const one = 1\n  expect(one).toBe(1)\n})\n`,
      'calls nothing of the program',
    ],
  ])('shows nothing if it %s', async (_, test, why) => {
    expect((await listWhy(test)).join('\n')).toContain(why);
  });

  it.each([
    ['calls the function', `${IMPORT}${CASE}`],
    ['replaces something else', `${IMPORT}\njest.mock('../src/clock')\n${CASE}`],
    [
      'keeps the rest of the module',
      `${IMPORT}\njest.mock('../src/total', () => jest.requireActual('../src/total'))\n${CASE}`,
    ],
  ])('is asked for if it %s', async (_, test) => {
    expect((await listWhy(test)).filter((why) => why.includes('place of') || why.includes('calls nothing'))).toEqual(
      [],
    );
  });

  it('is asked for if it makes one of the class that it loads from a module of the same name', async () => {
    const test =
      'from tools.total import Total\n\ndef test_counts():\n    total = Total()\n    assert total([1]) == 1\n';
    const why = await listWhy(test, 'test/test_total.py', '`total` of a `Total` counts');
    expect(why.filter((one) => one.includes('in the place of'))).toEqual([]);
  });
});
