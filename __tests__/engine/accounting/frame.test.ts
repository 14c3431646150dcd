/** Lines that only frame what is asked for: of a new file, of a list of imports. */
import { describe, expect, it } from '@jest/globals';
import { type Files, listAdded } from './account.js';

const CODE = 'def price(cents):\n    rounded = round(cents)\n    return rounded\n';
const END = "\nif __name__ == '__main__':\n    print(price(12))\n";
const TEXT = 'The `price` rounds `cents` and prints them';

/** Returns the added lines that are left, where some lines are asked for. */
async function listLeft(files: Files, lines: string): Promise<readonly string[]> {
  return listAdded(files, ['unaccounted'], { text: TEXT, lines: [lines] });
}

describe('a new file of Python', () => {
  const HEAD = 'from __future__ import absolute_import, annotations\n__metaclass__ = type\n\n';
  const now = HEAD + CODE + END;

  it('has forms of the language, and a condition for what is asked', async () => {
    expect(await listLeft({ 'price.py': { new: now } }, 'price.py:4-6')).toEqual(
      expect.not.arrayContaining(['from __future__ import absolute_import, annotations', '__metaclass__ = type']),
    );
    expect(await listLeft({ 'price.py': { new: now } }, 'price.py:9')).not.toContain("if __name__ == '__main__':");
  });

  it.each([
    ['of which nothing is asked', { 'price.py': { new: now } }, 'other.py:1'],
    ['that was there', { 'price.py': { old: CODE, new: now } }, 'price.py:1-1'],
    ['of another language', { 'price.txt': { new: now } }, 'price.txt:4-6'],
  ])('waits with them: %s', async (_, files: Files, lines) => {
    const left = await listLeft(files, lines);
    expect(left).toEqual(expect.arrayContaining(['from __future__ import absolute_import, annotations']));
  });

  it.each([
    ['with another line below', `${END}    clear(all)\n`],
    ['with a line behind it', `${END}clear(all)\n`],
    ['with nothing below', "\nif __name__ == '__main__':\n"],
    ['with another condition', END.replace("__name__ == '__main__'", "__name__ != '__main__'")],
  ])('waits with the condition: %s', async (_, end) => {
    const left = await listLeft({ 'price.py': { new: CODE + end } }, 'price.py:1-3');
    expect(left.join('\n')).toContain('if __name__');
  });

  it('waits with a form that nobody knows', async () => {
    const head = 'from __future__ import barry_as_FLUFL';
    expect(await listLeft({ 'price.py': { new: `${head}\n\n${CODE}` } }, 'price.py:3-5')).toEqual([head]);
  });
});

describe('an import over several lines', () => {
  const using = (names: string) => `from shop.money import (\n${names})\n\n${CODE.replace('round(', 'to_cents(')}`;

  it('has the reason of its names', async () => {
    expect(await listLeft({ 'price.py': { new: using('    to_cents,\n') } }, 'price.py:5-7')).toEqual([]);
  });

  it('waits where a name of it is not used', async () => {
    const left = await listLeft({ 'price.py': { new: using('    to_cents,\n    register,\n') } }, 'price.py:6-8');
    expect(left).toEqual(['from shop.money import (', '    register,', ')']);
  });
});
