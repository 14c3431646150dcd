/** A criterion that names a function is about the lines inside of it too, which do not say its name again. */
import { describe, expect, it } from '@jest/globals';
import { bindCriteria } from '../../../src/engine/binding/index.js';
import { readChange } from '../../../src/engine/change/index.js';
import { readCriteria } from '../../../src/engine/criteria/index.js';
import { processorClock, RUNAWAY_MILLISECONDS } from '../../stand-ins/processor-time.js';
import { buildSnapshot, buildTicket, type FileSpec } from '../../stand-ins/snapshot.js';

function judge(criterion: string, files: Readonly<Record<string, FileSpec>>): string | undefined {
  const ticket = buildTicket(`## Acceptance criteria\n- ${criterion}`);
  return bindCriteria(readCriteria([ticket], ''), readChange(buildSnapshot({ files }), []), 0.6)[0]?.status;
}

const edit = (path: string, old: string, from: string, to: string) => ({ [path]: { old, new: old.replace(from, to) } });

const SHOP = `/** Returns the price of n pieces. */
export function price(n) {
  const base = 4;
  return n * 2;
}

export function label(name) {
  return name.trim();
}

export function discount(
  total,
  percent,
) {
  return total - (total * percent) / 100;
}
`;
const change = (from: string, to: string) => edit('src/shop.js', SHOP, from, to);

describe('a line inside of what a criterion names', () => {
  it.each([
    ['a factor that is another', '`price` returns `n * 3`', change('n * 2', 'n * 3')],
    [
      'a limit, under a head of several lines',
      '`discount` never returns less than 0',
      change('total - (total * percent) / 100', 'Math.max(0, total - (total * percent) / 100)'),
    ],
    ['a length', '`label` is cut after 20 characters', change('trim()', 'trim().slice(0, 20)')],
    [
      'a line that is added',
      '`price` throws a RangeError for a negative n',
      change('  const base', "  if (n < 0) throw new RangeError('n is negative');\n  const base"),
    ],
  ])('shows it: %s', (_, criterion, files) => {
    expect(judge(criterion, files)).toBe('met');
  });

  it.each([
    ['shop.py', 'class Shop:\n    def price(\n        self, n\n    ):\n        # pieces\n        return n * 2\n'],
    ['shop.go', 'package shop\n\nfunc (s *Shop) price(n int) int {\n\treturn n * 2\n}\n'],
    ['Shop.java', 'class Shop {\n    public int price(int n)\n    {\n        return n * 2;\n    }\n}\n'],
    ['shop.rb', 'class Shop\n  def price(n)\n    n * 2\n  end\nend\n'],
    ['shop.ts', 'export const price = (n: number): number => {\n  return n * 2;\n};\n'],
    ['shop.ex', 'defmodule Shop do\n  def price(n) do\n    n * 2\n  end\nend\n'],
    ['shop.rs', 'impl Shop {\n    pub fn price(&self, n: u32) -> u32 {\n        n * 2\n    }\n}\n'],
    ['shop.c', 'static int\nlabel(void);\n\nint price(int n)\n{\n  return n * 2;\n}\n'],
  ])('is known by its indentation in every language: %s', (path, old) => {
    expect(judge('`price` returns `n * 3`', edit(path, old, 'n * 2', 'n * 3'))).toBe('met');
    expect(judge('`label` returns `n * 3`', edit(path, old, 'n * 2', 'n * 3'))).not.toBe('met');
  });

  it.each([
    ['another value', '`price` returns `n * 4`', change('n * 2', 'n * 3')],
    ['the value at another place of it', '`price` returns `n * 3`', change('base = 4', 'base = 3')],
    ['a line beside it that has the value', '`price` returns `n * 3`', change('= 4;', '= 4;\n  const three = 3;')],
    ['another function', '`price` never returns less than 0', change('total - (', 'Math.max(0, total) - (')],
    [
      'a value that is everywhere',
      '`discount` never returns less than 0',
      change('  return total', '  for (let i = 0; i < 9; i++) log(i);\n  return total'),
    ],
    [
      'little of what it says',
      '`price` throws a TypeError if n is no number',
      change('  const base', "  if (n < 0) throw new RangeError('n is negative');\n  const base"),
    ],
  ])('does not show it where the change has %s', (_, criterion, files) => {
    expect(judge(criterion, files)).not.toBe('met');
  });

  it('is what stood there before: a comment or a name that the change writes itself is none', () => {
    const old = 'export function total(n) {\n  return n * 2;\n}\n';
    const said = old.replace('  return n * 2;', '// price\n  return n * 3;');
    expect(judge('`price` returns `n * 3`', { 'src/sum.js': { old, new: said } })).not.toBe('met');
  });

  it('ends with its block: a line that is only indented after it is not inside', () => {
    expect(
      judge(
        '`price` returns `n * 3`',
        change('}\n\nexport function label', '}\n  const three = n * 3;\nexport function label'),
      ),
    ).not.toBe('met');
  });

  it('is not ended by the brackets of its own head', () => {
    const old = 'export function price({\n  n,\n}) {\n  return n * 2;\n}\n';
    expect(judge('`price` returns `n * 3`', edit('src/shop.js', old, 'n * 2', 'n * 3'))).toBe('met');
  });

  it('takes time that grows with the text alone, however deep it is', () => {
    const deep = Array.from({ length: 6000 }, (_, at) => `${' '.repeat(at % 3000)}function f${at}(`);
    const old = `${deep.join('\n')}\n`;
    const spent = processorClock();
    judge('`price` returns `n * 3`', { 'src/deep.js': { old, new: old.replaceAll('f1', 'g1 = 3; f1') } });
    expect(spent()).toBeLessThan(RUNAWAY_MILLISECONDS);
  });
});
