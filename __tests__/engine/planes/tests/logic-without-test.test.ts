import { logicWithoutTest } from '../../../../src/engine/planes/tests/logic-without-test.js';
import { addedTo } from '../../run-planes.js';
import { cases, diff } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const logic = addedTo('f();', 'if (a) b();', 'if (d) e(c);', 'while (g()) h();');

/** A test of `open`, and of nothing else. */
const TEST_OF_OPEN = addedTo(
  "import { openCart } from './cart.js';",
  "it('opens', () => expect(openCart(4).open).toBe(true));",
);
const CART = [
  ' export function openCart(lines: number) {',
  '+  if (lines > limit) return refuse(lines);',
  '   return build(lines);',
  ' }',
];
const MERGE = [
  '+export function mergeCarts(a: Cart, b: Cart) {',
  '+  const lines = [...a.lines, ...b.lines];',
  '+  return build(lines);',
  '+}',
];
const MENDED = diff(
  ' export function price(order: Order) {',
  '-  const rate = rates[0];',
  '+  const rate = rates[order.country];',
  '+  check(rate);',
  '   return order.net * rate;',
  ' }',
);

describeRule(logicWithoutTest, {
  invalid: [
    ...cases(
      [
        ['text', 'total(&[1, 2]) // 3'],
        ['ignore', 'assert_eq!(total(&[1, 2]), 3);'],
        ['rust', 'let sum = total(&[1, 2]);'],
      ],
      (fence, line) => ({
        name: `an example that checks nothing: ${fence} ${line}`,
        files: {
          'src/cart.rs': diff(
            ' mod lines;',
            `+/// \`\`\`${fence}`,
            `+/// ${line}`,
            '+/// ```',
            '+pub fn total(all: &[u32]) -> u32 {',
            '+    if all.is_empty() { return 0; }',
            '+    add(all)',
            '+}',
          ),
        },
        findings: ['6 info'],
        titles: ['New without a changed test: “if all.is_empty() { return 0; }” and others'],
      }),
    ),
    {
      name: 'a function of one expression that compares',
      files: {
        'src/cart.ts': diff(
          ' first();',
          '+export function isLarge(id: string): boolean {',
          '+  return (',
          '+    count(id) > limit',
          '+  );',
          '+}',
        ),
      },
      findings: ['2 info'],
      titles: ['New without a changed test: “export function isLarge(id: string): boolean {”'],
    },
    {
      name: 'a method that does more than to hand on to the base',
      files: {
        'src/main/java/Orders.java': diff(
          ' class Orders extends Base {',
          '   int total;',
          '+  @Override',
          '+  public Orders named(String name) {',
          '+    total = total + name.length();',
          '+    return super.named(name);',
          '+  }',
          ' }',
        ),
      },
      findings: ['3 info'],
    },
    ...cases(
      [
        ['src/a.ts', logic, 2],
        ['src/one.ts', addedTo('f();', 'if (a) b();'), 2],
        ['lib/contrib/a.py', addedTo('f()', 'if a:', '    b()'), 2],
        ['src/a.py', addedTo('f()', 'if a:', '    b()', 'for c in d:', '    e(c)', 'while g():', '    h()'), 2],
        [
          'a.go',
          { old: 'package a\n', new: 'package a\nfunc f() {\n\tif a {\n\t}\n\tfor b {\n\t}\n\tswitch c {\n\t}\n}\n' },
          3,
        ],
        [
          'src/a.rs',
          addedTo('mod b;', 'fn f() {', '  if a { b(); }', '  while c { d(); }', '  match e { _ => g() }', '}'),
          3,
        ],
        [
          'src/new.ts',
          addedTo(
            "import { b } from './b.js';",
            ...['a', 'c', 'd'].flatMap((name) => [
              `export function ${name}(x: number) {`,
              '  const y = b(x);',
              '  return y;',
              '}',
            ]),
          ),
          2,
        ],
        ['src/a.rb', addedTo('f', 'a if b', 'unless c', 'end', 'while d', 'end', 'if e', 'end'), 2],
      ],
      (path, spec, line) => ({ files: { [path]: spec }, findings: [`${line} info`] }),
    ),
    ...cases(
      [
        [
          'a new function beside one that is tested',
          { 'src/cart.ts': diff(...CART, ...MERGE) },
          'src/cart.ts:5 info',
          'mergeCarts',
        ],
      ],
      (name, files, place, left) => ({
        name,
        files: { ...files, 'src/cart.test.ts': TEST_OF_OPEN },
        findings: [place],
        titles: [`The changed tests do not name ${left}`],
      }),
    ),
    ...cases(
      [
        ['a title that mends a fault', 'Fix the rate of foreign orders', ''],
        ['a title with a scope', 'fix(price): use the rate of the country', ''],
        ['a description that closes an issue', 'The rate of the country', 'Fixes #12'],
      ],
      (name, title, body) => ({ name, title, body, files: { 'src/price.ts': MENDED }, findings: ['2 info'] }),
    ),
    {
      name: 'a test that is only formatted anew',
      files: { 'src/a.ts': logic, 'a.test.ts': { old: 'f(1,2);\n', new: 'f(1, 2);\n' } },
      findings: ['src/a.ts:2 info'],
    },
    {
      name: 'a workflow that runs the tests',
      files: { 'src/a.ts': logic, '.github/workflows/run-tests.yml': addedTo('name: tests', 'on: push') },
      findings: ['src/a.ts:2 info'],
    },
    {
      name: 'much new logic under a title of upkeep',
      title: 'chore: limit the carts',
      files: { 'src/a.ts': logic },
      findings: ['2 info'],
    },
  ],
  valid: [
    {
      name: 'an example in the documentation that is run',
      files: {
        'src/cart.rs': diff(
          ' mod lines;',
          '+/// Adds up.',
          '+///',
          '+/// ```rust',
          '+/// assert_eq!(cart::total(&[1, 2]), 3);',
          '+/// ```',
          '+pub fn total(all: &[u32]) -> u32 {',
          '+    if all.is_empty() { return 0; }',
          '+    add(all)',
          '+}',
        ),
        'shop/cart.py': diff(
          ' import lines',
          '+def total(all):',
          '+    """Adds up.',
          '+',
          '+    >>> total([1, 2])',
          '+    3',
          '+    """',
          '+    if not all:',
          '+        return 0',
          '+    return add(all)',
        ),
      },
    },
    {
      name: 'an example of Elixir',
      files: {
        'lib/cart.ex': diff(
          ' defmodule Cart do',
          '+  @doc """',
          '+      iex> Cart.total([1, 2])',
          '+      3',
          '+  """',
          '+  def total(all) do',
          '+    if all == [], do: 0, else: add(all)',
          '+  end',
          ' end',
        ),
      },
    },
    ...cases(
      [
        [
          'a macro',
          'src/print.rs',
          [
            '+macro_rules! say {',
            '+    ($($t:tt)*) => {{',
            '+        let out = lock();',
            '+        write(out, $($t)*);',
            '+    }};',
            '+}',
          ],
        ],
        [
          'a function of one expression, Rust',
          'src/cart.rs',
          [
            '+pub fn count(&self, id: &str) -> u8 {',
            '+    *self',
            '+        .one::<u8>(id)',
            '+        .expect("a default")',
            '+}',
          ],
        ],
        [
          'a function of one expression, TypeScript',
          'src/cart.ts',
          ['+export function count(id: string): number {', '+  return build(', '+    id,', '+  );', '+}'],
        ],
        [
          'a function of one expression, Python',
          'src/cart.py',
          ['+def count(self, id):', '+    return self.one(', '+        id,', '+    )'],
        ],
        [
          'a function of one expression, Java',
          'src/main/java/Cart.java',
          ['+  int count(String id) {', '+    return one(', '+        id);', '+  }'],
        ],
      ],
      (name, path, added) => ({ name, files: { [path]: diff(' first', ...added) } }),
    ),
    {
      name: 'patterns of tree-sitter, which have words of conditions in their texts',
      files: {
        'runtime/queries/shop/indents.scm': diff(
          ' ; Forms that indent what follows.',
          '+((sym) @a (#match? @a "^(if-let|when|for|while)$"))',
          '+((sym) @b (#eq? @b "if"))',
        ),
      },
    },
    {
      name: 'methods that only hand on to the base',
      files: {
        'src/main/java/Orders.java': diff(
          ' class Orders extends Base {',
          '   int total;',
          '+  @Override',
          '+  public Orders named(String name, Object... parts) {',
          '+    return super.named(name, parts);',
          '+  }',
          ' }',
        ),
        'src/Orders.cs': diff(
          ' class Orders : Base {',
          '   int total;',
          '+  public override string Name(int id)',
          '+  {',
          '+    return base.Name(id);',
          '+  }',
          ' }',
        ),
      },
    },
    {
      name: 'a condition that moves and asks another name',
      files: {
        'cmd/pool.go': diff(
          ' package cmd',
          ' func check(entry entry, versions []version) (n int) {',
          '+\tif bucket == metaBucket && strings.Contains(entry.name, cacheName) {',
          '+\t\treturn',
          '+\t}',
          ' \tfor _, version := range versions {',
          ' \t\tuse(version)',
          '-\t\tif bucket == metaBucket && strings.Contains(version.name, cacheName) {',
          '-\t\t\tcontinue',
          '-\t\t}',
          ' \t\tn++',
          ' \t}',
          ' \treturn',
          ' }',
        ),
      },
    },
    ...cases(
      [
        [
          'a function that a tested one calls',
          {
            'src/cart.ts': diff(
              ' export function openCart(lines: number) {',
              '+  return mergeCarts(one, lines);',
              ' }',
              ...MERGE,
            ),
          },
        ],
        [
          'a guard whose words a test sets',
          {
            'src/cart.ts': diff(...CART),
            'src/orders.ts': diff(
              ' export function closeOrder(order: Order) {',
              '+  if (order.openCart) return;',
              '   send(order);',
              ' }',
            ),
          },
        ],
        ['a private function', { 'src/cart.ts': diff(...CART, ...MERGE.map((line) => line.replace('export ', ''))) }],
        [
          'a type without a decision',
          { 'src/cart.ts': diff(...CART, '+export interface Empty {', '+  dryRun: boolean;', '+}') },
        ],
      ],
      (name, files) => ({ name, files: { ...files, 'src/cart.test.ts': TEST_OF_OPEN } }),
    ),
    // What a test reaches from outside, the change does not show.
    ...cases(
      [
        [
          'a new guard in another file than the one that is tested',
          {
            'src/cart.ts': diff(...CART),
            'src/orders.ts': diff(
              ' export function closeOrder(order: Order) {',
              '+  if (order.committed) return;',
              '   send(order);',
              ' }',
            ),
          },
        ],
        [
          'an option that no test sets',
          {
            'src/cart.ts': diff(...CART),
            'src/options.ts': diff(' export interface Options {', '+  dryRun?: boolean;', ' }'),
            'src/store.ts': diff(
              ' export function store(options: Options) {',
              '+  if (options.dryRun) return;',
              '   save();',
              ' }',
            ),
          },
        ],
        [
          'a function that another file of the change names',
          {
            'src/cart.ts': diff(...CART, ...MERGE),
            'src/shop.ts': diff(' start();', "+import { mergeCarts } from './cart.js';", '+shop.on(mergeCarts);'),
          },
        ],
        [
          'a method',
          {
            'src/cart.ts': diff(
              ...CART,
              ' export class Carts {',
              '+  mergeCarts(a: Cart, b: Cart) {',
              '+    const lines = [...a.lines, ...b.lines];',
              '+    return build(lines);',
              '+  }',
              ' }',
            ),
          },
        ],
        [
          'a function in a file of which no test stands beside it',
          { 'src/cart.ts': diff(...CART), 'src/merging.ts': diff(' start();', ...MERGE) },
        ],
        ['a function that a framework is handed', { 'src/cart.ts': diff(...CART, '+@route("/carts")', ...MERGE) }],
      ],
      (name, files) => ({ name, files: { ...files, 'src/cart.test.ts': TEST_OF_OPEN } }),
    ),
    ...cases(
      [
        [
          'conditions that are written as cases',
          'src/Cart.cs',
          diff(
            ' class Cart { int Visit(object node) {',
            '-  if (node is Sum sum) { return Add(sum); }',
            '-  if (node is Fee fee) { return Take(fee); }',
            '   Note(node);',
            '+  switch (node) {',
            '+    case Sum sum when sum.Open: return Add(sum);',
            '+    case Fee fee: return Take(fee);',
            '+  }',
            '   return 0;',
            ' } }',
          ),
        ],
        [
          'a function that takes the place of another',
          'src/cart.ts',
          diff(
            '-export function joinCarts(a: Cart) {',
            '-  return a.join(sums(a));',
            '-}',
            ' const a = 1;',
            ' const b = 2;',
            ...MERGE,
          ),
        ],
        [
          'a loop in the place of a call',
          'src/cart.py',
          diff(
            ' def sums(a):',
            '-    rates.update({r.id: r for r in a})',
            '+    for r in a:',
            '+        rates[r.id] = r',
            '     return rates',
          ),
        ],
        ['types for users', 'types/carts.ts', diff(' start();', ...MERGE)],
      ],
      (name, path, spec) => ({ name, files: { [path]: spec } }),
    ),
    ...cases(
      [
        [
          'a test from end to end',
          'e2e/cart.spec.ts',
          addedTo("import { test } from './run.js';", "test('opens', () => expect(open('/cart')).toBe(200));"),
        ],
        ['cases in data', 'tests/data/cart.json', addedTo('{', '"a": 1', '}')],
      ],
      (name, path, spec) => ({ name, files: { 'src/cart.ts': diff(...CART, ...MERGE), [path]: spec } }),
    ),
    ...cases(
      [
        ['a fault that no test shows', 'Fix typo in the name of a country', MENDED],
        ['a fix of one line', 'Fix the rate', diff(' const a = 1;', '-const rate = 2;', '+const rate = 3;')],
        ['no fault', 'Use the rate of the country', MENDED],
        ['little under a title of upkeep', 'chore: limit the carts', addedTo('f();', 'if (a) b();')],
        ['code that is written anew', 'refactor: carts', logic],
      ],
      (name, title, spec) => ({ name, title, files: { 'src/price.ts': spec } }),
    ),
    ...cases(
      [
        ['a test changes too', { 'src/a.ts': logic, 'a.test.ts': addedTo('f();', 'g();') }],
        ['a test of a format of its own', { 'src/a.ts': logic, 'shop/a.carttest': addedTo('f', 'g') }],
        ['a task of the build', { Rakefile: addedTo('f', 'a if b') }],
        [
          'it only moved',
          {
            'src/a.ts': {
              old: 'a();\nif (b) c();\nif (d) e();\nif (f) g();\n',
              new: 'if (b) c();\nif (d) e();\nif (f) g();\na();\n',
            },
          },
        ],
        [
          'it is words',
          { 'src/a.ts': addedTo('f();', '// if for while', "const a = 'if for while';", '/* switch */') },
        ],
        [
          'its functions are short',
          { 'src/a.ts': addedTo('f();', ...['a', 'c', 'd'].map((name) => `export const ${name} = () => 1;`)) },
        ],
        ['it is no code', { 'docs/a.md': addedTo('f', 'if a', 'for b', 'while c') }],
      ],
      (name, files) => ({ name, files }),
    ),
  ],
});
