import { describe, expect, it } from '@jest/globals';
import { bare, planeOf } from './planes-contract-of.js';

const contract = (path: string, before: string, after: string | null) =>
  planeOf('contract', { [path]: { old: before, new: after } });

/** By language: a path, a file's head, a definition that others may use, and what stays below it. */
const LANGUAGES: readonly (readonly [string, string, string, string])[] = [
  [
    'src/shop.ts',
    'const rate = 2;\n\n',
    'export function total(cart: Cart): number {\n  return cart.sum * rate;\n}\n\n',
    'export function other(): void {\n  call();\n}\n',
  ],
  [
    'src/shop.tsx',
    'const rate = 2;\n\n',
    'export function Total(p: Props) {\n  return <b>{p.sum}</b>;\n}\n\n',
    'export function Other() {\n  return <i />;\n}\n',
  ],
  [
    'src/shop.js',
    'const rate = 2;\n\n',
    'export function total(cart) {\n  return cart.sum * rate;\n}\n\n',
    'export function other() {\n  call();\n}\n',
  ],
  [
    'shop/order.py',
    'rate = 2\n\n\n',
    'def total(cart):\n    return cart.sum * rate\n\n\n',
    'def other():\n    call()\n',
  ],
  [
    'shop/order.go',
    'package shop\n\n',
    'func Total(cart Cart) int {\n\treturn cart.Sum\n}\n\n',
    'func Other() {\n\tcall()\n}\n',
  ],
  [
    'src/main/java/Shop.java',
    'public class Shop {\n',
    '  public int total(Cart cart) {\n    return cart.sum;\n  }\n\n',
    '  public void other() {\n    call();\n  }\n}\n',
  ],
  [
    'src/order.rs',
    'use crate::a;\n\n',
    'pub fn total(cart: &Cart) -> u32 {\n    cart.sum\n}\n\n',
    'pub fn other() {\n    call();\n}\n',
  ],
  [
    'src/order.c',
    '#include "a.h"\n\n',
    'int total(struct cart *cart) {\n  return cart->sum;\n}\n\n',
    'void other(void) {\n  call();\n}\n',
  ],
  [
    'src/order.cpp',
    '#include "a.h"\n\n',
    'int total(const Cart& cart) {\n  return cart.sum;\n}\n\n',
    'void other() {\n  call();\n}\n',
  ],
  [
    'src/Shop.cs',
    'public class Shop\n{\n',
    '  public int Total(Cart cart)\n  {\n    return cart.Sum;\n  }\n\n',
    '  public void Other()\n  {\n    Call();\n  }\n}\n',
  ],
  ['lib/shop.rb', 'class Shop\n', '  def total(cart)\n    cart.sum\n  end\n\n', '  def other\n    call\n  end\nend\n'],
  [
    'src/Shop.php',
    '<?php\nclass Shop\n{\n',
    '    public function total($cart)\n    {\n        return $cart->sum;\n    }\n\n',
    '    public function other()\n    {\n        call();\n    }\n}\n',
  ],
  [
    'src/Shop.kt',
    'package shop\n\n',
    'fun total(cart: Cart): Int {\n    return cart.sum\n}\n\n',
    'fun other() {\n    call()\n}\n',
  ],
  [
    'src/Shop.scala',
    'package shop\n\nobject Shop {\n',
    '  def total(cart: Cart): Int = {\n    cart.sum\n  }\n\n',
    '  def other(): Unit = {\n    call()\n  }\n}\n',
  ],
  [
    'Sources/Shop.swift',
    'import A\n\n',
    'public func total(_ cart: Cart) -> Int {\n    return cart.sum\n}\n\n',
    'public func other() {\n    call()\n}\n',
  ],
];

describe('contract/export-removed, language by language', () => {
  it.each(LANGUAGES)('%s', async (path, head, gone, rest) => {
    const line = head.split('\n').length - 1;
    const expected = [`export-removed:${line} info`];
    expect(await contract(path, head + gone + rest, head + rest)).toEqual(expected);
    expect(await planeOf('contract', { [path]: bare(path, [head + gone + rest, head + rest]) })).toEqual(expected);
    // What stays, or only moves below, is not gone.
    expect(await contract(path, head + gone + rest, `${head}\n${gone}${rest}`)).toEqual([]);
  });
});

it('sees a member go in a piece out of the middle of a Swift type', async () => {
  const rest = '    public func other() {\n        call()\n    }\n';
  const gone = '    public func total(_ cart: Cart) -> Int {\n        return cart.sum\n    }\n\n';
  const hidden = gone.replace('public ', '');
  const pathOf = 'Sources/Shop.swift';
  expect(await planeOf('contract', { [pathOf]: bare(pathOf, [`\n${gone}${rest}`, `\n${rest}`]) })).toEqual([
    'export-removed:1 info',
  ]);
  expect(await planeOf('contract', { [pathOf]: bare(pathOf, [`\n${hidden}${rest}`, `\n${rest}`]) })).toEqual([]);
});

const TOTAL = 'export function total(cart: Cart): number {\n  return cart.sum * 2 + cart.fee - cart.discount;\n}\n';
const OTHER = 'export const other = 1;\n';

describe('contract/export-removed', () => {
  it.each([
    ['is renamed', TOTAL.replace('total', 'sumOf'), ['export-removed:1 info']],
    ['loses its export', TOTAL.replace('export ', ''), ['export-removed:1 info']],
    ['passes on to another', `${TOTAL.replace('total', 'sumOf')}export const total = sumOf;\n`, []],
    ['is passed on by a list', `${TOTAL.replace('total', 'sumOf')}export { sumOf as total };\n`, []],
    ['is passed on from another file', "export { total } from './sums.js';\n", []],
    ['changes inside', TOTAL.replace('* 2', '* 3'), []],
  ])('a function that %s', async (_what, after, findings) => {
    expect(await contract('src/shop.ts', TOTAL + OTHER, after + OTHER)).toEqual(findings);
  });

  it('follows what moves to another file of the change', async () => {
    const moved = { 'src/shop.ts': { old: TOTAL + OTHER, new: OTHER }, 'src/sums.ts': { old: null, new: TOTAL } };
    expect(await planeOf('contract', moved)).toEqual([]);
  });

  it.each([
    'src/internal/shop.ts',
    'src/__tests__/shop.ts',
    'src/shop.test.ts',
    'shop/_private.py',
    'examples/shop.ts',
    'vendor/shop.ts',
    'vite.config.ts',
  ])('leaves out %s', async (path) => {
    const [before, after] = path.endsWith('.py')
      ? ['def total():\n    a()\n\n\ndef b():\n    a()\n', 'def b():\n    a()\n']
      : [TOTAL + OTHER, OTHER];
    expect(await contract(path, before, after)).toEqual([]);
  });

  it('warns where users of a package come in, and not where the change adapts its callers', async () => {
    expect(await contract('packages/sums/src/index.ts', TOTAL + OTHER, OTHER)).toEqual(['export-removed:1 warn']);
    expect(await contract('sums/__init__.py', 'from .a import total, other\n', 'from .a import other\n')).toEqual([
      'export-removed:1 warn',
    ]);
    expect(await contract('sums/a.py', "__all__ = ['total', 'other']\n", "__all__ = ['other']\n")).toEqual([
      'export-removed:1 warn',
    ]);
    expect(await contract('src/lib.rs', 'pub use a::{total, other};\n', 'pub use a::other;\n')).toEqual([
      'export-removed:1 warn',
    ]);
    expect(
      await contract('src/index.ts', "export { a, b as c } from './a.js';\n", "export { a } from './a.js';\n"),
    ).toEqual(['export-removed:1 warn']);
    expect(
      await contract('src/index.ts', "export * from './a.js';\nexport * from './b.js';\n", "export * from './b.js';\n"),
    ).toEqual(['export-removed:1 warn']);
    const both = {
      'src/index.ts': { old: TOTAL + OTHER, new: OTHER },
      'src/cart.ts': { old: "import { total } from './index.js';\nshow(total(cart));\n", new: 'show(cart.total);\n' },
    };
    expect(await planeOf('contract', both)).toEqual(['export-removed:1 info']);
  });

  it('is information where names are listed in place of everything', async () => {
    expect(await contract('src/index.ts', "export * from './a.js';\n", "export { a } from './a.js';\n")).toEqual([
      'export-removed:1 info',
    ]);
  });

  it('says of a deleted file what it held, once', async () => {
    expect(await contract('src/shop.ts', TOTAL + OTHER, null)).toEqual(['export-removed:1 info']);
  });
});

describe('contract/signature-break', () => {
  it.each([
    ['src/a.ts', 'export function f(a: A, b: B): C {', 'export function f(a: A): C {'],
    ['src/a.ts', 'export function f(a: A, b: B): C {', 'export function f(b: B, a: A): C {'],
    ['src/a.ts', 'export function f(a: A): C {', 'export function f(a: A, b: B): C {'],
    ['src/a.ts', 'export function f(a: A, b?: B): C {', 'export function f(a: A, b: B): C {'],
    ['src/a.ts', 'export function f(a: string | number): C {', 'export function f(a: string): C {'],
    ['src/a.ts', 'export function f(a: A): C {', 'export async function f(a: A): Promise<C> {'],
    ['src/a.ts', 'export function f(a: A): Cents {', 'export function f(a: A): Euros {'],
    ['src/a.js', 'export function f(a, b) {', 'export function f(a) {'],
    ['a/b.go', 'func F(a int) error {', 'func F(a int, b string) error {'],
  ])('%s: %s → %s', async (path, before, after) => {
    const head = path.endsWith('.go') ? 'package a\n\n' : 'const z = 1;\n\n';
    const body = '\n  return make(a, one, two, three);\n}\n';
    expect(await contract(path, head + before + body, head + after + body)).toEqual(['signature-break:3 info']);
  });

  it.each([
    ['src/a.ts', 'export function f(a: A): C {', 'export function f(a: A, b?: B): C {'],
    ['src/a.ts', 'export function f(a: A): C {', 'export function f(a: A, b = 1): C {'],
    ['src/a.ts', 'export function f(a: string): C {', 'export function f(a: string | number): C {'],
    ['src/a.ts', 'export function f(a: A): C {', 'export function f(b: A): C {'],
    ['src/a.ts', 'export function f(a: Cart): C {', 'export function f<T>(a: T): C {'],
    ['src/a.ts', 'function f(a: A, b: B): C {', 'function f(a: A): C {'],
    ['src/internal/a.ts', 'export function f(a: A, b: B): C {', 'export function f(a: A): C {'],
  ])('not %s: %s → %s', async (path, before, after) => {
    const body = '\n  return make(a, one, two, three);\n}\n';
    expect(await contract(path, before + body, after + body)).toEqual([]);
  });

  it('warns in the entry of a package', async () => {
    const body = '\n  return make(a, one, two, three);\n}\n';
    const change = [`export function f(a: A, b: B): C {${body}`, `export function f(a: A): C {${body}`] as const;
    expect(await contract('src/index.ts', ...change)).toEqual(['signature-break:1 warn']);
  });
});

describe('what is hostile', () => {
  it('takes time by the line, whatever goes', async () => {
    const many = (word: string, number: number) =>
      Array.from({ length: number }, (_, n) => `export const ${word}${n} = ${n};\n`).join('');
    const before = many('a', 6_000);
    const hunk = {
      old_start: 1,
      old_lines: 6_000,
      new_start: 0,
      new_lines: 0,
      section: '',
      lines: before.split('\n').map((line) => `-${line}`),
    };
    const spec = { old: '', new: '', raw: { old_text: before, new_text: '', hunks: [hunk] } };
    const findings = await planeOf('contract', { 'src/a.ts': spec });
    expect(findings).toHaveLength(30);
  }, 20_000);

  it.each([
    ['lists that never end', `export {\n${'  a,\n'.repeat(2_000)}`],
    ['brackets', `${'export function f('.repeat(1_000)}\n`],
  ])('is not stopped by %s', async (_what, text) => {
    const findings = await contract('src/a.ts', text, `${text}// b\n`);
    expect(findings).toEqual([]);
  });
});
