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

function keep(count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => `keep${at}(a);`);
}

/** A function of which every line is another, without a condition. */
const REWRITTEN = diff(
  ' export function price(order: Order) {',
  ...Array.from({ length: 14 }, (_, at) => `+  order.keep${at}(rates);`),
  '   return order.net;',
  ' }',
);
const LIMITS = [1, 2, 3].flatMap((at) => [
  `-if (total${at} > ${at}) refuse(total${at});`,
  `+if (total${at} > ${at}0) refuse(total${at});`,
  ` check${at}();`,
]);
/** Three decisions in fifteen lines. */
const MUCH = addedTo('f();', 'if (a) b();', 'if (d) e(c);', 'while (g()) h();', ...keep(12));
const often = (tests: number, path = 'src/') => [{ path, of: 40, tests, documents: [] }];

describeRule(logicWithoutTest, {
  invalid: [
    {
      name: 'many new lines of a function, where changes often bring a test',
      files: { 'src/price.ts': REWRITTEN },
      customs: often(12),
      findings: ['2 info'],
      titles: ['No test changes with 14 new lines of price'],
    },
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
        titles: ['No test changes with the condition “if all.is_empty() { return 0; }” and others'],
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
      titles: ['No test changes with the function isLarge'],
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
    // The changed tests have no name of what is new.
    ...cases(
      [
        [
          'a guard in another file than the one that is tested',
          {
            'src/cart.ts': diff(...CART),
            'src/orders.ts': diff(
              ' export function closeOrder(order: Order) {',
              '+  if (order.committed) return;',
              '   send(order);',
              ' }',
            ),
          },
          'src/orders.ts:2 info',
          'closeOrder',
        ],
        [
          'a branch of a function that no tested one calls',
          {
            'src/cart.ts': diff(
              ...CART,
              ' export function closeCart(cart: Cart) {',
              '+  if (cart.lines.length > 5) return split(cart);',
              '   send(cart);',
              ' }',
            ),
          },
          'src/cart.ts:6 info',
          'closeCart',
        ],
        [
          'a function in a file of which no test stands beside it',
          { 'src/cart.ts': diff(...CART), 'src/merging.ts': diff(' start();', ...MERGE) },
          'src/merging.ts:2 info',
          'mergeCarts',
        ],
        [
          'an option of a command line',
          { 'src/run.ts': diff(' const run = program', "+  .option('--dry-run', 'Changes nothing')", '   .parse();') },
          'src/run.ts:2 info',
          '--dry-run',
        ],
        [
          'an environment variable',
          { 'src/run.ts': diff(' start();', '+const limit = process.env.SHOP_LIMIT;', ' go(limit);') },
          'src/run.ts:2 info',
          'SHOP_LIMIT',
        ],
        [
          'an endpoint',
          { 'src/run.ts': diff(' start();', "+app.post('/carts/merge', merge);") },
          'src/run.ts:2 info',
          '/carts/merge',
        ],
        [
          'an error',
          {
            'src/cart.ts': diff(
              ' export function openCart(lines: number) {',
              '+  check(lines) || fail(() => { throw new Error("This cart is too large"); });',
              '   return build(lines);',
              ' }',
            ),
          },
          'src/cart.ts:2 info',
          '“This cart is too large”',
        ],
      ],
      (name, files, place, left) => ({
        name: `not in the changed tests: ${name}`,
        files: { ...files, 'src/cart.test.ts': TEST_OF_OPEN },
        findings: [place],
        titles: [`The changed tests do not name ${left}`],
      }),
    ),
    ...cases(
      [
        ['cli/run.py', ['+    parser.add_argument("--dry-run", action="store_true")'], 'the option --dry-run'],
        ['cli/run.py', ['+    @click.option("-n", "--dry-run", is_flag=True)'], 'the option --dry-run'],
        [
          'cmd/run.go',
          ['+\tcmd.Flags().BoolVar(&opts.dry, "dry-run", false, "Changes nothing")'],
          'the option dry-run',
        ],
        ['cmd/run.go', ['+\tlimit := os.Getenv("SHOP_LIMIT")'], 'the environment variable SHOP_LIMIT'],
        ['src/run.rs', ['+    #[arg(long = "dry-run")]'], 'the option dry-run'],
        ['src/run.rs', ['+    let limit = env::var("SHOP_LIMIT")?;'], 'the environment variable SHOP_LIMIT'],
        ['lib/run.rb', ["+    o.on '-n', '--dry-run', 'Changes nothing'"], 'the option --dry-run'],
        ['lib/run.rb', ['+    limit = ENV.fetch("SHOP_LIMIT")'], 'the environment variable SHOP_LIMIT'],
        ['src/Run.php', ["+    $this->addOption('dry-run');"], 'the option dry-run'],
        ['src/Run.php', ["+    Route::post('/carts/merge', $merge);"], 'the endpoint /carts/merge'],
        [
          'src/main/java/Run.java',
          ['+    String limit = System.getenv("SHOP_LIMIT");'],
          'the environment variable SHOP_LIMIT',
        ],
        [
          'src/main/java/Run.java',
          ['+  @PostMapping("/carts/merge")', '+  void merge() {}'],
          'the endpoint /carts/merge',
        ],
        [
          'src/main/kotlin/Run.kt',
          ['+  val limit = System.getenv("SHOP_LIMIT")'],
          'the environment variable SHOP_LIMIT',
        ],
        [
          'src/main/scala/Run.scala',
          ['+  val limit = System.getenv("SHOP_LIMIT")'],
          'the environment variable SHOP_LIMIT',
        ],
        [
          'src/Run.cs',
          ['+  var limit = Environment.GetEnvironmentVariable("SHOP_LIMIT");'],
          'the environment variable SHOP_LIMIT',
        ],
        ['src/Run.cs', ['+  [HttpPost("carts/merge")]', '+  public void Merge() {}'], 'the endpoint carts/merge'],
        [
          'Sources/Run.swift',
          ['+  let limit = ProcessInfo.processInfo.environment["SHOP_LIMIT"]'],
          'the environment variable SHOP_LIMIT',
        ],
        ['lib/run.ex', ['+    limit = System.fetch_env!("SHOP_LIMIT")'], 'the environment variable SHOP_LIMIT'],
        [
          'lib/run.dart',
          ["+  final limit = Platform.environment['SHOP_LIMIT'];"],
          'the environment variable SHOP_LIMIT',
        ],
        ['src/run.c', ['+  const char *limit = getenv("SHOP_LIMIT");'], 'the environment variable SHOP_LIMIT'],
        ['bin/run.sh', ['+    -n | --dry-run)', '+      dry=1 ;;'], 'the option --dry-run'],
        ['shop/management/commands/merge_carts.py', [], 'the command merge_carts'],
      ],
      (path, added, words) => ({
        name: `a setting: ${path} ${added[0] ?? ''}`,
        files: { [path]: added.length === 0 ? { new: 'limit = 3\n' } : diff(' first', ...added) },
        findings: [`${added.length === 0 ? 1 : 2} info`],
        titles: [`No test changes with ${words}`],
      }),
    ),
    ...cases(
      [
        ['src/price.ts', '  if (order.total > 10) return;', '  if (order.total >= 10) return;'],
        ['src/price.py', '    if order.paid:', '    if order.paid and not order.sent:'],
        ['src/price.go', '\tif order.Status == "open" {', '\tif order.Status == "closed" {'],
      ],
      (path, old, own) => ({
        name: `a condition that decides otherwise: ${own.trim()}`,
        files: { [path]: diff(' first', `-${old}`, `+${own}`, ' last') },
        findings: ['2 info'],
      }),
    ),
    {
      name: 'many new conditions and one new line of tests',
      files: {
        'src/a.ts': addedTo('f();', ...'bcde'.split('').map((one) => `if (${one}) run();`)),
        'a.test.ts': addedTo('f();', 'g();'),
      },
      findings: ['src/a.ts:2 info'],
      titles: ['Tests gain 1 line with the condition “if (b) run();” and others'],
    },
    {
      name: 'a test that only goes',
      files: { 'src/a.ts': logic, 'src/b.test.ts': { old: 'f();\ng();\n', new: 'f();\n' } },
      findings: ['src/a.ts:2 info'],
      titles: ['No test is added for the condition “if (a) b();” and others'],
    },
    ...cases(
      [
        ['a test that is deleted', 'src/b.test.ts', { old: 'f();\ng();\n', new: null }],
        ['data of tests that shrink', 'test/cartCases/large/index.json', { old: '{\n"a": 1\n}\n', new: '{\n}\n' }],
      ],
      (name, path, spec) => ({
        name,
        files: { 'src/a.ts': logic, [path]: spec },
        findings: ['src/a.ts:2 info'],
        titles: ['No test is added for the condition “if (a) b();” and others'],
      }),
    ),
    ...['src/manual/payment.ts', 'lib/documentation/reader.ts'].map((path) => ({
      name: `a part of the product with the name of documents: ${path}`,
      files: { [path]: logic },
      findings: ['2 info'],
    })),
    {
      name: 'a function of which a part was there before',
      files: {
        'src/cart.ts': diff(...MERGE),
        'src/old.ts': diff(' start();', '-  const lines = [...a.lines, ...b.lines];', ' stop();'),
      },
      findings: ['src/cart.ts:1 info'],
      titles: ['No test changes with the function mergeCarts'],
    },
    {
      name: 'much that is new, where changes often bring a test',
      customs: often(12),
      files: { 'src/a.ts': MUCH },
      findings: ['2 info'],
      titles: ['No test changes with the condition “if (a) b();” and others'],
    },
    {
      name: 'a test that is only formatted anew',
      files: { 'src/a.ts': logic, 'a.test.ts': { old: 'f(1,2);\n', new: 'f(1, 2);\n' } },
      findings: ['src/a.ts:2 info'],
    },
    {
      name: 'a workflow that runs the tests',
      files: { 'src/a.ts': logic, '.github/workflows/run-tests.yml': addedTo('name: tests', 'on: push') },
      findings: ['src/a.ts:2 info'],
      titles: ['No test changes with the condition “if (a) b();” and others'],
    },
    ...cases(
      [
        ['chore: limit the carts', logic],
        ['chore: limit the carts', addedTo('f();', 'if (a) b();')],
        ['refactor: carts', logic],
        ['docs: carts', logic],
      ],
      (title, spec) => ({
        name: `a title that says nothing is new: ${title}`,
        title,
        files: { 'src/a.ts': spec },
        findings: ['2 info'],
      }),
    ),
  ],
  valid: [
    ...cases(
      [
        [
          'entries of a table in other brackets',
          'src/Tables.cs',
          [
            ' class Tables {',
            '   Tables() {',
            ...Array.from({ length: 20 }, (_, at) => `-    new(typeof(Cart${at}), typeof(CartReader${at})),`),
            ...Array.from({ length: 20 }, (_, at) => `+    { typeof(Cart${at}), typeof(CartReader${at}) },`),
            '   }',
            ' }',
          ],
        ],
        [
          'a variable with another name, in calls that are wrapped anew',
          'src/price.ts',
          [
            ' export function price(order: Order) {',
            ...Array.from({ length: 8 }, (_, at) => `-  keep(rows.first(${at}), rows.last(${at}));`),
            ...Array.from({ length: 8 }, (_, at) => [
              '+  keep(',
              `+    orderRows.first(${at}),`,
              `+    orderRows.last(${at}),`,
              '+  );',
            ]).flat(),
            '   return order.net;',
            ' }',
          ],
        ],
      ],
      (name, path, marked) => ({ name, files: { [path]: diff(...marked) }, customs: often(40) }),
    ),
    {
      name: 'a condition of a template that only stands on another line',
      files: {
        'src/Card.vue': diff(
          ' <template>',
          '-  <div',
          '-    v-if="page.flash.token"',
          '-    class="mt-4 rounded">',
          '-    {{ page.flash.token }}',
          '-  </div>',
          '+  <div v-if="page.flash.token" class="mt-4 flex">',
          '+    <span class="rounded">{{ page.flash.token }}</span>',
          '+  </div>',
          ' </template>',
        ),
      },
    },
    {
      name: 'a function of the file alone for what stood there several times',
      files: {
        'cart.go': diff(
          ' package cart',
          '+func getTyped[T any](c *Cart, key string) (res T) {',
          '+\tif val, ok := c.Get(key); ok && val != nil {',
          '+\t\tres, _ = val.(T)',
          '+\t}',
          '+\treturn',
          '+}',
          ' func (c *Cart) GetString(key string) (s string) {',
          '-\tif val, ok := c.Get(key); ok && val != nil {',
          '-\t\ts, _ = val.(string)',
          '-\t}',
          '-\treturn',
          '+\treturn getTyped[string](c, key)',
          ' }',
          ' func (c *Cart) GetInt(key string) (i int) {',
          '-\tif val, ok := c.Get(key); ok && val != nil {',
          '-\t\ti, _ = val.(int)',
          '-\t}',
          '-\treturn',
          '+\treturn getTyped[int](c, key)',
          ' }',
          ' func (c *Cart) GetBool(key string) (b bool) {',
          '-\tif val, ok := c.Get(key); ok && val != nil {',
          '-\t\tb, _ = val.(bool)',
          '-\t}',
          '-\treturn',
          '+\treturn getTyped[bool](c, key)',
          ' }',
        ),
      },
    },
    ...cases(
      [
        ['many new lines, where few changes bring a test', REWRITTEN, 3],
        [
          'the same line many times',
          diff(' function a() {', ...Array.from({ length: 20 }, () => '+  keep(a);'), ' }'),
          40,
        ],
        [
          'comments in a function',
          diff(' function a() {', ...Array.from({ length: 20 }, (_, at) => `+  // ${at} a`), ' }'),
          40,
        ],
        ['lines outside of functions', addedTo('a();', ...Array.from({ length: 20 }, (_, at) => `keep${at}(a);`)), 40],
      ],
      (name, file, tests) => ({ name, files: { 'src/price.ts': file }, customs: often(tests) }),
    ),
    {
      name: 'words between tags that are keywords elsewhere',
      files: {
        'src/Card.vue': diff(
          ' <template>',
          '+  <p class="mb-2">Show the note when the reminder occurs</p>',
          '+  <p>if and when you like</p>',
          ' </template>',
        ),
      },
    },
    {
      name: 'a call of a guard in PHP',
      files: {
        'src/Docs.php': diff(' <?php', ' function a($u) {', "+  app('auth')->guard('api')->setUser($u);", ' }'),
      },
    },
    { name: 'many new lines without a history', files: { 'src/price.ts': REWRITTEN } },
    {
      name: 'many new lines, and a test that is touched',
      files: {
        'src/price.ts': REWRITTEN,
        'src/price.test.ts': diff("-it('a', () => expect(b).toBe(1));", "+it('a', () => expect(b).toBe(2));"),
      },
      customs: often(40),
    },
    ...[
      'documentation/src/main/java/Snippets.ts',
      'documentation/manual/working/code/Cart.ts',
      'manual/code/cart.ts',
    ].map((path) => ({ name: `code of documents: ${path}`, files: { [path]: logic } })),
    ...cases(
      [
        [
          'a function that goes to another file and gets another name',
          {
            'src/cart.ts': diff(
              ' start();',
              '+export function mergeAll(a: Cart, b: Cart) {',
              '+  const lines = [...a.lines, ...b.lines];',
              '+  check(lines);',
              '+  return build(lines);',
              '+}',
              '+register(mergeAll, "cart", settings.first);',
              '+register(mergeAll, "order", settings.second);',
              '+register(mergeAll, "list", settings.third);',
              '+register(mergeAll, "line", settings.fourth);',
            ),
            'src/old.ts': diff(
              ' start();',
              '-function mergeCarts(a: Cart, b: Cart) {',
              '-  const lines = [...a.lines, ...b.lines];',
              '-  check(lines);',
              '-  return build(lines);',
              '-}',
            ),
          },
        ],
        [
          'a function that is the second half of another',
          {
            'src/cart.ts': diff(
              ' export function mergeCarts(a: Cart, b: Cart) {',
              '   note(a, b);',
              '+  return joinLines(a, b);',
              '+}',
              '+',
              '+function joinLines(a: Cart, b: Cart) {',
              '   const lines = [...a.lines, ...b.lines];',
              '   check(lines);',
              '   return build(lines);',
              ' }',
            ),
          },
        ],
      ],
      (name, files) => ({ name, files }),
    ),
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
    ...cases(
      [
        ['much that is new, where hardly a change brings tests', MUCH, often(9)],
        ['much that is new, at a place of which the history has no counts', MUCH, often(40, 'lib/')],
        ['many decisions in few lines, in a long history', logic, often(40)],
        [
          'conditions that took the place of others',
          diff(
            ' f();',
            ...['a', 'b', 'c'].map((name) => `-if (${name}) go(${name});`),
            ' g();',
            ...['x', 'y', 'z'].map((name) => `+while (${name}()) run(${name});`),
            ...keep(20).map((line) => `+${line}`),
          ),
          often(40),
        ],
        ['one decision in many lines', addedTo('f();', 'if (a) b();', ...keep(30)), often(40)],
        [
          'one decision many times',
          addedTo('f();', 'if (a) b();', 'x();', 'if (a) b();', 'y();', 'if (a) b();', ...keep(30)),
          often(40),
        ],
        ['changed conditions', diff(...LIMITS, ...keep(30).map((line) => `+${line}`)), often(40)],
        [
          'fewer than twelve new lines of a function',
          diff(' export function a() {', ...keep(11).map((line) => `+  ${line}`), ' }'),
          often(40),
        ],
      ],
      (name, file, customs) => ({ name, customs, files: { 'src/a.ts': file } }),
    ),
    {
      name: 'code that mostly moved from another file',
      files: {
        'src/a.ts': diff(' first();', ...MERGE, '+if (merged) tell(merged);'),
        'src/b.ts': diff(' first();', ...MERGE.map((line) => line.replace('+', '-'))),
      },
    },
    ...cases(
      [
        ['a comment', 'src/run.py', '    # The parser knows no "--dry-run" here.'],
        ['a general variable', 'src/run.ts', 'const home = process.env.HOME;'],
        ['an argument for another program', 'src/run.ts', "spawn('git', ['--dry-run']);"],
      ],
      (name, path, line) => ({ name: `no setting: ${name}`, files: { [path]: diff(' first', `+${line}`) } }),
    ),
    {
      name: 'a setting, an error and a function that the changed tests name',
      files: {
        'src/run.ts': diff(
          " const run = program.option('--all', 'All');",
          "+run.option('--dry-run', 'Changes nothing');",
          '+export function mergeCarts(a: Cart, b: Cart) {',
          '+  if (a === b) throw new Error("The cart is merged with itself");',
          '+  return [...a.lines, ...b.lines];',
          '+}',
        ),
        'src/run.test.ts': addedTo(
          "import { mergeCarts } from './run.js';",
          "it('runs dry', () => expect(run({ dryRun: true })).toBe(0));",
          "it('refuses', () => expect(() => mergeCarts(a, a)).toThrow('is merged with itself'));",
        ),
      },
    },
    {
      name: 'code in a language that the changed tests cannot name',
      files: {
        'ext/cart.c': diff(
          ' int limit;',
          '+int merge_carts(int a) {',
          '+  if (a > limit) return 0;',
          '+  return a;',
          '+}',
        ),
        'lib/cart.rb': diff(' def open_cart(lines)', '+  return if lines > 3', '   build(lines)', ' end'),
        'test/cart_test.rb': addedTo(
          "require 'test_helper'",
          'class CartTest < Minitest::Test',
          'def test_open_cart',
          'assert_nil open_cart(4)',
          'end',
          'end',
        ),
      },
    },
    // What a test reaches from outside, the change does not show.
    ...cases(
      [
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
    // Lines without a decision are asked for no test, whatever the author says of them.
    ...cases(
      [
        ['Fix the rate of foreign orders', ''],
        ['fix(price): use the rate of the country', ''],
        ['The rate of the country', 'Fixes #12'],
        ['Use the rate of the country', ''],
      ],
      (title, body) => ({ name: `“${title}”, “${body}”`, title, body, files: { 'src/price.ts': MENDED } }),
    ),
    {
      name: 'a title that says fix, and a test that goes',
      title: 'Fix the rate of foreign orders',
      files: { 'src/price.ts': MENDED, 'src/b.test.ts': { old: 'f();\ng();\n', new: 'f();\n' } },
    },
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
