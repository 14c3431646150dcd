/** What became of definitions, and what a change comes to. */
import { describe, expect, it } from '@jest/globals';
import { describeChanges, type Files, fileSyntax, readChangeSyntax } from './read-syntax.js';

const SHOP = `export function total(a: number, b: number) {
  const parts = [a, b].map((one) => one * 2);
  return parts.reduce((sum, one) => sum + one, 0);
}

class Cart {
  add(item: Item) { this.items.push(item); }
  clear() { this.items = []; }
}
`;
const REFUND =
  '// Gives the money back.\nexport function refund(order: Order) {\n  return pay(order.customer, -order.sum);\n}\n';

describe.each(['whole', 'bare'] as const)('definitions of a change, %s', (how) => {
  it.each([
    ['body', SHOP.replace('one * 2', 'one * 3'), ['body total']],
    ['signature', SHOP.replace('b: number)', 'b: number, c = 1)'), ['signature total']],
    ['exported no more', SHOP.replace('export ', ''), ['signature total']],
    ['rename', SHOP.replace('total', 'sum'), ['renamed total→sum']],
    ['rename with a change', SHOP.replace('total', 'sum').replace('* 2', '* 3'), ['renamed total→sum']],
    ['rename of a class', SHOP.replace('Cart', 'Basket'), ['renamed Cart→Basket']],
    ['addition', `${SHOP}\nfunction added() {}\n`, ['added added']],
    ['addition to a class', SHOP.replace('  clear', '  size() { return 1; }\n  clear'), ['added Cart.size']],
    ['removal', SHOP.replace('  clear() { this.items = []; }\n', ''), ['removed Cart.clear']],
    ['comment alone', SHOP.replace('return parts', '// why\n  return parts'), []],
    ['white space alone', SHOP.replace('{ this.items = []; }', '{\n    this.items = [];\n  }'), []],
  ])('%s', async (_, now, expected) => {
    expect(describeChanges(await fileSyntax('a.ts', { old: SHOP, new: now }, how))).toEqual(expected);
  });

  it('are followed into another file', async () => {
    const syntax = await readChangeSyntax(
      { 'a.ts': { old: SHOP + REFUND, new: SHOP }, 'b.ts': { old: 'f();\n', new: `f();\n${REFUND}` } },
      how,
    );
    expect([...syntax.values()].map(describeChanges)).toEqual([[], ['moved refund']]);
  });
});

describe.each(['whole', 'bare'] as const)('what a change comes to, %s', (how) => {
  it.each([
    ['formatting', 'a.ts', 'function a(){return [1,2]}\n', 'function a() {\n  return [1, 2]\n}\n'],
    ['formatting', 'a.go', 'func f() {\n\tx := 1\n}\n', 'func f() {\n\tx :=   1\n}\n'],
    ['formatting', 'a.py', 'def f(a,b):\n    return g(a,\n        b)\n', 'def f(a, b):\n    return g(a, b)\n'],
    ['formatting', 'a.py', 'if a:\n  f()\n', 'if a:\n    f()\n'],
    ['code', 'a.py', 'if a:\n    f()\n    g()\n', 'if a:\n    f()\ng()\n'],
    ['code', 'a.ts', 'function a(){return x}\n', 'function a() {\n  return\n x\n}\n'],
    ['code', 'a.ts', 'f("a b");\n', 'f("a  b");\n'],
    ['code', 'a.ts', 'f(`a\n b`);\n', 'f(`a\n  b`);\n'],
    ['code', 'a.ts', 'f(/a b/);\n', 'f(/a  b/);\n'],
    ['code', 'a.ts', 'x = a - -b;\n', 'x = a-- - b;\n'],
    ['comments', 'a.ts', '// a\nf();\n', '// b\nf(); // c\n'],
    ['comments', 'a.py', '# a\nf()\n', 'f()  # b\n'],
    ['code', 'a.ts', '// a\nf();\n', '// @ts-ignore\nf();\n'],
    ['code', 'a.py', 'f()\n', 'f()  # noqa\n'],
    ['code', 'a.ts', 'f(); // eslint-disable-line\ng();\n', 'f();\ng(); // eslint-disable-line\n'],
    ['code', 'a.ts', 'f();\ng();\n', 'f();\n/* g(); */\n'],
    ['code', 'a.ts', 'a();\nb();\nc();\n', 'b();\na();\nc();\n'],
    ['moved', 'a.ts', SHOP + REFUND, REFUND + SHOP],
    [
      'moved',
      'a.ts',
      'import a from "a";\nimport b from "b";\n\nx();\n',
      'import b from "b";\nimport a from "a";\n\nx();\n',
    ],
    ['code', 'a.ts', SHOP + REFUND, REFUND.replace('-', '') + SHOP],
  ])('%s: %s %j', async (substance, path, old, now) => {
    expect((await fileSyntax(path, { old, new: now }, how)).substance).toBe(substance);
  });

  it.each<[string, Files, string[]]>([
    [
      'moves to another file',
      { 'a.ts': { old: SHOP + REFUND, new: SHOP }, 'b.ts': { new: REFUND } },
      ['moved', 'moved'],
    ],
    [
      'a move that is not whole',
      { 'a.ts': { old: SHOP + REFUND, new: SHOP }, 'b.ts': { new: REFUND.replace('export ', '') } },
      ['code', 'code'],
    ],
    [
      'a move beside a change',
      { 'a.ts': { old: `${SHOP}${REFUND}f();\n`, new: `${SHOP}g();\n` }, 'b.ts': { new: REFUND } },
      ['code', 'code'],
    ],
  ])('%s', async (_, files, expected) => {
    expect([...(await readChangeSyntax(files, how)).values()].map(({ substance }) => substance)).toEqual(expected);
  });
});

describe('a hunk without its file', () => {
  const hunk = (section: string, ...lines: readonly string[]) => ({
    old: null,
    new: null,
    raw: {
      status: 'modified' as const,
      hunks: [
        {
          old_start: 40,
          old_lines: lines.filter((line) => !line.startsWith('+')).length,
          new_start: 50,
          new_lines: lines.filter((line) => !line.startsWith('-')).length,
          section,
          lines: [...lines],
        },
      ],
    },
  });

  it.each([
    [
      'statements of a function',
      'a.ts',
      hunk('', '   const a = await f();', '+  if (!a) throw new E();', '   return a;'),
      ['f', 'new E'],
    ],
    ['the end of one function and the next', 'a.ts', hunk('', '   f();', ' }', '+function g() { h(); }'), ['f', 'h']],
    ['members of a class', 'a.ts', hunk('', '   one() { a(); }', '+  two() { b(); }'), ['a', 'b']],
    ['an else and its end', 'a.ts', hunk('', '   } else {', '+    f();', '   }'), ['f']],
    [
      'a block by indentation',
      'a.py',
      hunk('', '         f()', '+        g()', '     h()', ' k()'),
      ['f', 'g', 'h', 'k'],
    ],
    ['statements of Go', 'a.go', hunk('func f() {', ' \tg()', '+\th()', ' }'), ['g', 'h']],
  ])('is read with what it lacks put around it: %s', async (_, path, spec, callees) => {
    const { mode, after } = await fileSyntax(path, spec);
    expect(mode).toBe('tree');
    expect(after?.whole).toBe(false);
    expect(after?.calls.map(({ callee }) => callee)).toEqual(callees);
    expect(after?.calls.every(({ first, last }) => first >= 50 && last < 54)).toBe(true);
  });

  it('takes the heading for what is around', async () => {
    const spec = hunk('export class Cart {', '   one() {', '+    f();', '   }');
    const { after, symbols } = await fileSyntax('a.ts', spec);
    expect(after?.definitions).toMatchObject([{ name: 'one', container: 'Cart', kind: 'method', first: 50, last: 52 }]);
    expect(symbols.map(({ name }) => name)).toEqual(['Cart', 'one']);
  });
});
