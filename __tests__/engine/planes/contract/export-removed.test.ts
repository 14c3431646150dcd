import { expect, it } from '@jest/globals';
import { exportRemoved } from '../../../../src/engine/planes/contract/export-removed.js';
import { runPlanesOn } from '../../run-planes.js';
import { cases, diff, edit, hunksAlone, wholeAndBare } from '../cases.js';
import { describeRule } from '../rule-tester.js';

/** By language: a path, a file's head, a definition that others may use, and what stays below it. */
const LANGUAGES: readonly (readonly [string, string, string, string])[] = [
  [
    'src/index.ts',
    'const rate = 2;\n\n',
    'export function total(cart: Cart): number {\n  return cart.sum * rate;\n}\n\n',
    'export function other(): void {\n  call();\n}\n',
  ],
  [
    'src/index.tsx',
    'const rate = 2;\n\n',
    'export function Total(p: Props) {\n  return <b>{p.sum}</b>;\n}\n\n',
    'export function Other() {\n  return <i />;\n}\n',
  ],
  [
    'src/index.js',
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
    'src/lib.rs',
    'use crate::a;\n\n',
    'pub fn total(cart: &Cart) -> u32 {\n    cart.sum\n}\n\n',
    'pub fn other() {\n    call();\n}\n',
  ],
  [
    'include/order.h',
    '#include "a.h"\n\n',
    'int total(struct cart *cart) {\n  return cart->sum;\n}\n\n',
    'void other(void) {\n  call();\n}\n',
  ],
  [
    'include/order.hpp',
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
  [
    'packages/shop/lib/order.dart',
    "import 'a.dart';\n\n",
    'int total(Cart cart) {\n  return cart.sum;\n}\n\n',
    'void other() {\n  call();\n}\n',
  ],
];
const TOTAL = 'export function total(cart: Cart): number {\n  return cart.sum * 2 + cart.fee - cart.discount;\n}\n';
const OTHER = 'export const other = 1;\n';

const MEMBER = '    public func total(_ cart: Cart) -> Int {\n        return cart.sum\n    }\n\n';
const MEMBERS = '    public func other() {\n        call()\n    }\n';

describeRule(exportRemoved, {
  // The head's constant is read by what goes.
  beside: ['robustness/unused-value'],
  invalid: [
    ...wholeAndBare([
      {
        name: 'a default export that goes, and none comes',
        files: { 'src/index.ts': diff(' const rate = 2;', '-const total = rate * 3;', '-export default total;') },
        findings: ['1 info'],
        titles: ['total is removed from index.ts'],
      },
      {
        name: 'a name that was the default export and a named one',
        files: {
          'src/index.ts': diff(
            '-export const total = bind(1);',
            '-export default total;',
            '+const sum = bind(1);',
            '+export default sum;',
          ),
        },
        findings: ['1 info'],
        titles: ['total is renamed to sum'],
      },
    ]),
    ...wholeAndBare([
      {
        name: 'a name of an accessor of Ruby',
        files: {
          'lib/shop/price.rb': diff(
            ' module Shop',
            '   class Price',
            '-    attr_accessor :rate, :total',
            '+    attr_accessor :rate',
            '   end',
            ' end',
          ),
        },
        findings: ['2 info'],
      },
    ]),
    {
      name: 'a type that is hidden with its members: the type alone is told',
      files: edit(
        'src/main/kotlin/Shop.kt',
        'class Shop(val a: Int) : Place() {\n  override fun total(b: Int) {\n    run(b)\n  }\n}\n',
        'internal class Shop(val a: Int) : Place() {\n  override fun total(b: Int) {\n    run(b)\n  }\n}\n',
      ),
      findings: ['1 info'],
      titles: ['Shop is no longer exported'],
    },
    {
      name: 'a method beside one that a container calls',
      files: edit(
        'src/main/java/Shop.java',
        'public class Shop {\n  @Inject\n  Cart cart;\n\n  public Cart total(Line a) {\n    return make(a);\n  }\n}\n',
        'public class Shop {\n  @Inject\n  Cart cart;\n}\n',
      ),
      findings: ['3 info'],
      titles: ['Shop.total is removed from Shop.java'],
    },
    {
      name: 'a constructor with parameters, of a class that has no other',
      files: edit(
        'src/main/java/Shop.java',
        'public class Shop {\n  public Shop(int a) { load(); }\n  public void b() { run(); }\n}\n',
        'public class Shop {\n  public void b() { run(); }\n}\n',
      ),
      findings: ['1 info'],
      titles: ['Shop.Shop is removed from Shop.java'],
    },
    {
      name: 'a class of Ruby within others: its own name is told',
      files: edit(
        'lib/shop/carts/rebates.rb',
        'module Shop\n  class Carts\n    class Rebates\n      def total\n        1\n      end\n    end\n  end\nend\n',
        null,
      ),
      findings: ['1 info'],
      titles: ['rebates.rb is deleted with the exported name Shop.Carts.Rebates'],
    },
    {
      name: 'a package that answers other names when it is asked for them',
      files: {
        'shop/__init__.py': diff(
          ' from .cart import Cart as Cart',
          '-from .cart import has_lines as has_lines',
          '+def __getattr__(name):',
          '+    if name == "has_owner":',
          '+        return True',
          '+    raise AttributeError(name)',
        ),
      },
      findings: ['2 info'],
    },
    ...wholeAndBare(
      cases(LANGUAGES, (path, head, gone, rest) => ({
        name: path,
        files: edit(path, head + gone + rest, head + rest),
        findings: [`${head.split('\n').length - 1} info`],
      })),
    ),
    {
      name: 'a member, in a piece out of the middle of a Swift type',
      files: hunksAlone(edit('Sources/Shop.swift', `\n${MEMBER}${MEMBERS}`, `\n${MEMBERS}`)),
      findings: ['1 info'],
    },
    {
      name: 'a function that is renamed',
      files: edit('src/index.ts', TOTAL + OTHER, TOTAL.replace('total', 'sumOf') + OTHER),
      findings: ['1 info'],
    },
    {
      name: 'a function that loses its export',
      files: edit('src/index.ts', TOTAL + OTHER, TOTAL.replace('export ', '') + OTHER),
      findings: ['1 info'],
    },
    // Users of a package come in here.
    ...cases(
      [
        ['packages/sums/src/index.ts', TOTAL + OTHER, OTHER],
        ['sums/__init__.py', 'from .a import total, other\n', 'from .a import other\n'],
        ['sums/a.py', "__all__ = ['total', 'other']\n", "__all__ = ['other']\n"],
        ['src/lib.rs', 'pub use a::{total, other};\n', 'pub use a::other;\n'],
        ['src/index.ts', "export { a, b as c } from './a.js';\n", "export { a } from './a.js';\n"],
        ['src/index.ts', "export * from './a.js';\nexport * from './b.js';\n", "export * from './b.js';\n"],
      ],
      (path, before, after) => ({ files: edit(path, before, after), findings: ['1 info'] }),
    ),
    {
      name: 'where the change adapts its callers, which is information',
      files: {
        ...edit('src/index.ts', TOTAL + OTHER, OTHER),
        ...edit('src/cart.ts', "import { total } from './index.js';\nshow(total(cart));\n", 'show(cart.total);\n'),
      },
      findings: ['src/index.ts:1 info'],
    },
    {
      name: 'names that are listed in place of everything, which is information',
      files: edit('src/index.ts', "export * from './a.js';\n", "export { a } from './a.js';\n"),
      findings: ['1 info'],
    },
    { name: 'a deleted file, once', files: edit('src/index.ts', TOTAL + OTHER, null), findings: ['1 info'] },
  ],
  valid: [
    ...wholeAndBare([
      {
        name: 'the name of a default export: who imports it names it',
        files: {
          'src/index.ts': diff(
            "-import styled from './base'",
            "+import baseStyled from './base'",
            ' ',
            '-const newStyled = styled.bind(null) as Styled',
            '+const styled = baseStyled.bind(null) as Styled',
            ' ',
            '-export default newStyled',
            '+export default styled',
          ),
        },
      },
      {
        name: 'the name of a function that is the default export',
        files: {
          'src/index.js': diff(
            '-export default function total(cart) {',
            '+export default function sum(cart) {',
            '   return cart.sum * 2 + cart.fee - cart.discount;',
            ' }',
          ),
        },
      },
      {
        name: 'a class that was the default export by a list, where another one is',
        files: {
          'src/index.ts': diff(
            '-class Cart { total() { return 1; } }',
            '-export { Cart as default };',
            '+export default class Basket { sum() { return this.rows.length * 7; } }',
          ),
        },
      },
      {
        name: 'the name of what a CommonJS module is',
        files: {
          'src/index.js': diff(
            '-const total = bind(1);',
            '-module.exports = total;',
            '+const sum = bind(1);',
            '+module.exports = sum;',
          ),
        },
      },
    ]),
    ...wholeAndBare([
      {
        name: 'an accessor of Ruby that becomes a method, and one that nobody outside can call',
        files: {
          'lib/shop/price.rb': diff(
            ' module Shop',
            '   class Price',
            '-    attr_reader :rate',
            '+    def rate',
            '+      @rate ||= load_rate',
            '+    end',
            ' ',
            '     private',
            ' ',
            '-    attr_reader :total, :sum',
            '+    attr_reader :total',
            '   end',
            ' end',
          ),
        },
      },
    ]),
    ...cases([['@Bean'], ['@Inject'], ['@PostConstruct']], (mark) => ({
      name: `a method that a container calls: ${mark}`,
      files: edit(
        'src/main/java/Shop.java',
        `public class Shop {\n  ${mark}\n  public Cart cart(Line a) {\n    return make(a);\n  }\n\n  public void b() {\n    run();\n  }\n}\n`,
        'public class Shop {\n  public void b() {\n    run();\n  }\n}\n',
      ),
    })),
    {
      name: 'a package that answers the name when it is asked for',
      files: {
        'shop/__init__.py': diff(
          ' from .cart import Cart as Cart',
          '-from .cart import has_lines as has_lines',
          '+def __getattr__(name):',
          '+    if name == "has_lines":',
          '+        warn(name)',
          '+        return True',
          '+    raise AttributeError(name)',
        ),
      },
    },
    {
      name: 'a list that passes on all of the module now',
      files: {
        'src/index.ts': diff(
          " export { a } from './a.js';",
          "-export { total } from './cart.js';",
          "+export * from './cart.js';",
        ),
      },
    },
    ...cases(
      [
        ['src/main/java/Shop.java', 'public class Shop {\n', '  public Shop() { load(); }\n'],
        ['src/Shop.cs', 'public class Shop\n{\n', '  public Shop() { Load(); }\n'],
        ['src/Shop.php', '<?php\nclass Shop\n{\n', '    public function __construct() { load(); }\n'],
        ['src/index.ts', 'export class Shop {\n', '  constructor() { load(); }\n'],
      ],
      (path, head, gone) => ({
        name: `a constructor without parameters, of a class that has no other: ${path}`,
        files: edit(path, `${head}${gone}}\n`, `${head}}\n`),
      }),
    ),
    ...cases(LANGUAGES, (path, head, gone, rest) => ({
      name: `what only moves below: ${path}`,
      files: edit(path, head + gone + rest, `${head}\n${gone}${rest}`),
    })),
    {
      name: 'a member of a block that is marked as hidden',
      files: edit('src/lib.rs', 'pub struct A;\n\n#[doc(hidden)]\nimpl A {\n    pub fn b() {}\n}\n', 'pub struct A;\n'),
    },
    {
      name: 'a namespace that other files open, too',
      files: edit('lib/shop_prefix.rb', 'module Shop\n  require "a"\nend\n\nputs 1\n', 'puts 1\n'),
    },
    {
      name: 'a member that nobody outside sees',
      files: hunksAlone(edit('Sources/Shop.swift', `\n${MEMBER.replace('public ', '')}${MEMBERS}`, `\n${MEMBERS}`)),
    },
    ...cases(
      [
        ['passes on to another', `${TOTAL.replace('total', 'sumOf')}export const total = sumOf;\n`],
        ['is passed on by a list', `${TOTAL.replace('total', 'sumOf')}export { sumOf as total };\n`],
        ['is passed on from another file', "export { total } from './sums.js';\n"],
        ['changes inside', TOTAL.replace('* 2', '* 3')],
      ],
      (name, after) => ({
        name: `a function that ${name}`,
        files: edit('src/index.ts', TOTAL + OTHER, after + OTHER),
      }),
    ),
    // Whether anybody outside can name these, a file alone does not show.
    ...cases(
      [
        ['src/shop.ts', TOTAL + OTHER, OTHER],
        ['src/shop.ts', TOTAL + OTHER, null],
        ['src/shop.ts', "export { a, b } from './a.js';\n", "export { a } from './a.js';\n"],
        ['src/order.rs', 'pub fn total() {\n    a();\n}\n\npub fn b() {}\n', 'pub fn b() {}\n'],
        ['src/order.rs', 'pub fn total() {\n    a();\n}\n', 'pub(crate) fn total() {\n    a();\n}\n'],
        ['src/order/mod.rs', 'pub use a::{total, other};\n', 'pub use a::other;\n'],
        ['src/order.c', 'int total(void) {\n  return 1;\n}\n\nint b;\n', 'int b;\n'],
        [
          'src/Shop.Internal/Cart.cs',
          'public class Cart { public int A() { return 1; } }\n',
          'public class Cart { }\n',
        ],
        [
          'src/Shop/Internal/Cart.cs',
          'public class Cart { public int A() { return 1; } }\n',
          'public class Cart { }\n',
        ],
        ['shop/impl/Cart.java', 'public class Cart { public int a() { return 1; } }\n', 'public class Cart { }\n'],
      ],
      (path, before, after) => ({ files: edit(path, before, after) }),
    ),
    ...cases(
      [
        ['package.json', '{ "private": true, "version": "1.0.0" }\n', 'src/index.ts', TOTAL + OTHER, OTHER],
        ['Cargo.toml', '[package]\nname = "a"\npublish = false\n', 'src/lib.rs', 'pub fn b() {\n    a();\n}\n', ''],
      ],
      (manifest, text, path, before, after) => ({
        name: `a package that is published nowhere: ${manifest}`,
        files: edit(path, before, after),
        manifests: { [manifest]: text },
      }),
    ),
    {
      name: 'what moves to another file of the change',
      files: { ...edit('src/index.ts', TOTAL + OTHER, OTHER), ...edit('src/sums.ts', null, TOTAL) },
    },
    ...cases(
      [
        ['src/internal/shop.ts'],
        ['src/__tests__/shop.ts'],
        ['src/shop.test.ts'],
        ['examples/shop.ts'],
        ['vendor/shop.ts'],
        ['vite.config.ts'],
        ['scripts/shop.ts'],
        ['bench/shop.ts'],
      ],
      (path) => ({ files: edit(path, TOTAL + OTHER, OTHER) }),
    ),
    ...cases(
      [
        ['src/index.ts', '/** @internal */\nexport function total() {\n  a();\n}\n'],
        ['src/index.ts', '/**\n * Adds.\n * @private\n */\nexport function total() {\n  a();\n}\n'],
        ['src/lib.rs', '#[doc(hidden)]\npub fn total() {\n    a();\n}\n'],
        ['src/lib.rs', '#[doc(hidden)]\npub mod inner {\n    pub fn total() {}\n}\n'],
        ['a/b.rb', '# :nodoc:\ndef total\n  a\nend\n'],
        ['a/main.go', 'package main\n\nfunc Total() {\n\ta()\n}\n'],
        ['bin/a.py', '#!/usr/bin/env python\ndef total():\n    a()\n'],
        ['shop/_inner/a.py', 'def total():\n    a()\n'],
      ],
      (path, text) => ({
        name: `${path}: ${text.split('\n')[0] ?? ''}`,
        files: edit(path, text, path.endsWith('.go') ? 'package main\n' : '\n'),
      }),
    ),
    ...cases(
      [
        [
          'src/Cart.php',
          '<?php\nclass Cart\n{\n    use Small, Other;\n',
          '<?php\nclass Cart\n{\n    use Small, Showable, Other;\n',
          '    public function show()\n    {\n        return 1;\n    }\n',
          '}\n',
        ],
        [
          'lib/cart.rb',
          'class Cart\n  attr :a\n',
          'class Cart\n  include Showable\n  attr :a\n',
          '  def show\n    1\n  end\n',
          'end\n',
        ],
        [
          'src/index.ts',
          'export class Cart {\n',
          'export class Cart extends Base {\n',
          '  show(): void {\n    call();\n  }\n',
          '}\n',
        ],
        [
          'a/b.py',
          'class Cart:\n    x = 1\n',
          'class Cart(Base):\n    x = 1\n',
          '\n    def show(self):\n        call()\n',
          '',
        ],
      ],
      (path, before, after, member, end) => ({
        name: `${path}: a method that comes from what the class takes over`,
        files: edit(path, before + member + end, after + end),
      }),
    ),
    {
      name: 'declarations in the place of which the code itself comes',
      files: {
        ...edit('src/index.d.ts', 'export function total(a: string): string;\n', null),
        ...edit('src/index.ts', null, 'export function total(a: string): string {\n  return a;\n}\n'),
      },
    },
    {
      name: 'a private module',
      files: edit('shop/_private.py', 'def total():\n    a()\n\n\ndef b():\n    a()\n', 'def b():\n    a()\n'),
    },
    ...cases(
      [
        ['lists that never end', `export {\n${'  a,\n'.repeat(2_000)}`],
        ['brackets', `${'export function f('.repeat(1_000)}\n`],
      ],
      (name, text) => ({ name, files: edit('src/index.ts', text, `${text}// b\n`) }),
    ),
  ],
});

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
  const { findings } = await runPlanesOn({ 'src/index.ts': spec });
  expect(findings.filter(({ plane }) => plane === 'contract')).toHaveLength(1);
}, 20_000);

it.each([
  ['a call goes', 'use(cart.show());\nb();\n', 'b();\n', /^Other files of this change stop using it/u],
  ['a call stays', 'use(cart.show());\nb();\n', 'take(cart.show());\nb();\n', /^This file is an entry of the package/u],
  ['a function of the same name', 'use(show());\nb();\n', 'b();\n', /^This file is an entry of the package/u],
])('says whether other files stop using a method: %s', async (_, from, into, says) => {
  const cart = (member: string) => `export class Cart {\n  a(): void {}\n${member}}\n`;
  const { findings } = await runPlanesOn({
    ...edit('src/index.ts', cart('  show(): number {\n    return 1;\n  }\n'), cart('')),
    ...edit('src/b.ts', from, into),
  });
  expect(findings.find(({ rule }) => rule === 'contract/export-removed')?.rationale).toMatch(says);
});
