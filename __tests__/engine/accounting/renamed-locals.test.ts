import { describe, expect, it } from '@jest/globals';
import { listReasons } from './account.js';

/** A file, and what stands in it before and after a name changes. */
type Case = [what: string, path: string, text: string, old: string, now: string];

const reasons = (path: string, text: string, old: string, now: string) =>
  listReasons({ [path]: { old: text, new: text.replaceAll(old, now) } });

describe('another name for a local variable is inert', () => {
  it.each<Case>([
    [
      'a constant',
      'a.ts',
      'export function f(n: number) {\n  const sum = n + 1;\n  return sum * 2;\n}\n',
      'sum',
      'total',
    ],
    ['with a comment', 'a.js', 'function f() {\n  // the sum\n  const sum = g();\n  h(sum);\n}\n', 'sum', 'total'],
    [
      'a variable that is given again',
      'a.js',
      'function f() {\n  let val = 1;\n  val += 2;\n  return val;\n}\n',
      'val',
      'one',
    ],
    ['of a loop', 'a.js', 'function f(a) {\n  for (let idx = 0; idx < 9; idx++) {\n    g(idx);\n  }\n}\n', 'idx', 'at'],
    [
      'of a callback',
      'a.ts',
      'export const f = (l: number[]) =>\n  l.reduce((sum, one) => sum + one, 0);\n',
      'sum',
      'total',
    ],
    ['of a callback of one', 'a.js', 'f(l.map(val =>\n  val.name));\n', 'val', 'one'],
    ['inside of a closure', 'a.js', 'function f() {\n  const val = 1;\n  return () => val;\n}\n', 'val', 'one'],
    ['in Python', 'a.py', 'def f(n):\n    val = n + 1\n    return g(val, n=val)\n', 'val', 'one'],
    ['of a loop in Python', 'a.py', 'def f(l):\n    for val in l:\n        g(val)\n', 'val', 'one'],
    ['in Go', 'a.go', 'package a\n\nfunc f(n int) int {\n\tval := n + 1\n\treturn val * n\n}\n', 'val', 'one'],
    [
      'of a condition in Go',
      'a.go',
      'package a\n\nfunc f() {\n\tif err := g(); err != nil {\n\t\th(err)\n\t}\n}\n',
      'err',
      'fault',
    ],
    ['declared in Go', 'a.go', 'package a\n\nfunc f() int {\n\tvar val int\n\treturn val\n}\n', 'val', 'one'],
    [
      'in Java',
      'A.java',
      'class A {\n  int f(int n) {\n    int val = n + 1;\n    return this.g(val) + val;\n  }\n}\n',
      'val',
      'one',
    ],
  ])('%s', async (_, path, text, old, now) => {
    expect(await reasons(path, text, old, now)).toEqual(['inert']);
  });
});

describe('another name is not inert where it may be read', () => {
  it.each<Case>([
    ['a name of the module', 'a.ts', 'const sum = 1;\nf(sum);\n', 'sum', 'total'],
    ['an export', 'a.ts', 'export const sum = 1;\n', 'sum', 'total'],
    ['a parameter', 'a.ts', 'export function f(sum: number) {\n  return sum;\n}\n', 'sum', 'total'],
    [
      'a parameter that is injected by name',
      'a.js',
      "app.controller('c', (list) => {\n  g(list);\n});\n",
      'list',
      'users',
    ],
    ['a property', 'a.ts', 'function f(o) {\n  const sum = o.sum;\n  return sum;\n}\n', 'sum', 'total'],
    ['a short property', 'a.ts', 'function f() {\n  const sum = 1;\n  return { sum };\n}\n', 'sum', 'total'],
    ['a string', 'a.js', "function f() {\n  const sum = 1;\n  return ['sum', sum];\n}\n", 'sum', 'total'],
    [
      'the name of a function',
      'a.js',
      'function f() {\n  const sum = () => 1;\n  return sum.name;\n}\n',
      'sum',
      'total',
    ],
    [
      'the name of a function, later',
      'a.js',
      'function f() {\n  let sum = 1;\n  sum = () => 1;\n  return sum.name;\n}\n',
      'sum',
      'total',
    ],
    ['eval', 'a.js', 'function f(t) {\n  const sum = 1;\n  return eval(t) + sum;\n}\n', 'sum', 'total'],
    [
      'a use outside of the block',
      'a.js',
      'function f() {\n  {\n    const sum = 1;\n    g(sum);\n  }\n  return sum;\n}\n',
      'sum',
      'total',
    ],
    ['a use before', 'a.js', 'function f() {\n  g(sum);\n  const sum = 1;\n}\n', 'sum', 'total'],
    ['a word that some contexts keep', 'a.js', 'function f() {\n  const sum = 1;\n  return sum;\n}\n', 'sum', 'await'],
    ['letters that look alike', 'a.js', 'function f() {\n  const sum = 1;\n  return sum;\n}\n', 'sum', 'sυm'],
    ['an escaped name', 'a.js', 'function f() {\n  const sum = 1;\n  return s\\u0075m + sum;\n}\n', 'sum', 'total'],
    ['an element', 'a.jsx', 'function f() {\n  const Sum = g;\n  return <Sum />;\n}\n', 'Sum', 'Total'],
    ['a name of a declared module', 'a.ts', "declare module 'a' {\n  const sum: number;\n}\n", 'sum', 'total'],
    ['a keyword argument', 'a.py', 'def f():\n    val = 1\n    return g(val=val)\n', 'val', 'one'],
    ['an attribute', 'a.py', 'def f(o):\n    val = o.val\n    return val\n', 'val', 'one'],
    ['a global', 'a.py', 'def f():\n    global val\n    val = 1\n    return val\n', 'val', 'one'],
    ['a name of the module in Python', 'a.py', 'val = 1\nprint(val)\n', 'val', 'one'],
    ['a field of a class', 'a.py', 'def f():\n    class A:\n        val = 1\n    return A\n', 'val', 'one'],
    ['locals()', 'a.py', 'def f():\n    val = 1\n    return render(locals(), val)\n', 'val', 'one'],
    ['a text that names itself', 'a.py', 'def f():\n    val = 1\n    return f"{val=}"\n', 'val', 'one'],
    [
      'a name of the package on the right',
      'a.go',
      'package a\n\nfunc f() int {\n\tval := val + 1\n\treturn val\n}\n',
      'val',
      'one',
    ],
    [
      'a name of the package after the block',
      'a.go',
      'package a\n\nfunc f() int {\n\tif g() {\n\t\tval := 1\n\t\th(val)\n\t}\n\treturn val\n}\n',
      'val',
      'one',
    ],
    ['a field of a literal', 'a.go', 'package a\n\nfunc f() T {\n\tval := 1\n\treturn T{val: val}\n}\n', 'val', 'one'],
    [
      'a field that is inherited',
      'A.java',
      'class A {\n  B f() {\n    int val = 1;\n    return new B() { int g() { return val; } };\n  }\n}\n',
      'val',
      'one',
    ],
    ['a field', 'A.java', 'class A {\n  int val = 1;\n  int f() {\n    return val;\n  }\n}\n', 'val', 'one'],
    ['a method', 'A.java', 'class A {\n  int f() {\n    int val = val();\n    return val;\n  }\n}\n', 'val', 'one'],
  ])('%s', async (_, path, text, old, now) => {
    expect(await reasons(path, text, old, now)).toContain('unaccounted');
  });

  it('a name that another variable has', async () => {
    const text = 'function f() {\n  const a = g();\n  const b = h();\n  return a - b;\n}\n';
    for (const now of ['b - a', 'a - a']) {
      expect(await listReasons({ 'a.js': { old: text, new: text.replace('a - b', now) } })).toContain('unaccounted');
    }
    const swapped = text.replace('const a', 'const c').replace('const b', 'const a').replace('const c', 'const b');
    expect(await listReasons({ 'a.js': { old: text, new: swapped } })).toContain('unaccounted');
  });

  it('a name, and something else', async () => {
    const text = 'function f() {\n  const sum = g();\n  return sum < 1;\n}\n';
    const now = text.replaceAll('sum', 'total').replace('<', '>');
    expect(await listReasons({ 'a.js': { old: text, new: now } })).toContain('unaccounted');
  });

  it('a comment that a tool reads', async () => {
    const text = 'function f() {\n  // @ts-ignore\n  const sum = g();\n  return sum;\n}\n';
    const now = text.replaceAll('sum', 'total').replace('// @ts-ignore', '// @ts-expect-error');
    expect(await listReasons({ 'a.js': { old: text, new: now } })).toContain('unaccounted');
  });
});
