import { commentLeftBehind } from '../../../../src/engine/planes/hygiene/comment-left-behind.js';
import { cases, diff } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const LEFT = 'The comment of price describes country, which it no longer takes';
const OUT = 'The comment of price leaves the new extra out';

/** A path, the lines of its diff, and the line that is told. */
type Row = readonly [string, readonly string[], number];

/** A function with a parameter of another name, below a comment that has the old one. */
const RENAMED: readonly Row[] = [
  [
    'src/a.ts',
    [
      ' /**',
      '  * @param net what it costs',
      '  * @param country where',
      '  */',
      '-export function price(net: number, country: string) {',
      '+export function price(net: number, region: string) {',
      '   return net;',
      ' }',
    ],
    3,
  ],
  [
    'src/a.js',
    [
      ' /**',
      '  * @param {number} net what it costs',
      '  * @param {{a: string}} country where',
      '  */',
      '-export function price(net, country) {',
      '+export function price(net, region) {',
      '   return net;',
      ' }',
    ],
    3,
  ],
  [
    'src/a.py',
    [
      '-def price(net, country):',
      '+def price(net, region):',
      '     """Prices.',
      ' ',
      '     Args:',
      '         net: what it costs',
      '         country (str): where',
      '     """',
      '     return net',
    ],
    6,
  ],
  [
    'src/b.py',
    [
      '-def price(net, country):',
      '+def price(net, region):',
      '     """Prices.',
      ' ',
      '     :param net: what it costs',
      '     :param str country: where',
      '     """',
      '     return net',
    ],
    5,
  ],
  [
    'src/main/java/A.java',
    [
      ' class A {',
      '   /**',
      '    * @param net what it costs',
      '    * @param country where',
      '    */',
      '-  public int price(int net, String country) {',
      '+  public int price(int net, String region) {',
      '     return net;',
      '   }',
      ' }',
    ],
    4,
  ],
  [
    'src/A.cs',
    [
      ' class A {',
      '   /// <param name="net">What it costs.</param>',
      '   /// <param name="country">Where.</param>',
      '-  public int price(int net, string country) {',
      '+  public int price(int net, string region) {',
      '     return net;',
      '   }',
      ' }',
    ],
    3,
  ],
  [
    'src/A.php',
    [
      ' <?php',
      ' class A {',
      '   /**',
      '    * @param int $net',
      '    * @param string|null $country where',
      '    */',
      '-  public function price($net, $country) {',
      '+  public function price($net, $region) {',
      '     return $net;',
      '   }',
      ' }',
    ],
    5,
  ],
  [
    'lib/a.rb',
    [
      ' # @param net [Integer] what it costs',
      ' # @param country [String] where',
      '-def price(net, country)',
      '+def price(net, region)',
      '   net',
      ' end',
    ],
    2,
  ],
];

/** The same with a new parameter that the comment does not have. */
const ADDED: readonly Row[] = [
  [
    'src/a.ts',
    [
      ' /**',
      '  * @param net what it costs',
      '  */',
      '-export function price(net: number) {',
      '+export function price(net: number, extra = 0) {',
      '   return net;',
      ' }',
    ],
    4,
  ],
  [
    'src/a.py',
    [
      '-def price(net):',
      '+def price(net, extra=0):',
      '     """Prices.',
      ' ',
      '     Args:',
      '         net: what it costs',
      '     """',
      '     return net',
    ],
    1,
  ],
  [
    'src/A.php',
    [
      ' <?php',
      ' class A {',
      '   /**',
      '    * @param int $net',
      '    */',
      '-  public function price($net) {',
      '+  public function price($net, $extra = 0) {',
      '     return $net;',
      '   }',
      ' }',
    ],
    6,
  ],
];

describeRule(commentLeftBehind, {
  beside: ['contract/signature-break'],
  invalid: [
    {
      name: 'the copied comment of a new function',
      files: {
        'src/a.ts': diff(
          ' run();',
          '+/** @param gross what it costs */',
          '+export function price(net: number) {',
          '+  return net;',
          '+}',
        ),
      },
      findings: ['2 info'],
      titles: ['The comment of price describes gross, which it does not take'],
    },
    ...cases(RENAMED, (path, lines, line) => ({
      name: `another name: ${path}`,
      files: { [path]: diff(...lines) },
      findings: [`${line} info`],
      titles: [LEFT],
    })),
    ...cases(ADDED, (path, lines, line) => ({
      name: `a new parameter: ${path}`,
      files: { [path]: diff(...lines) },
      findings: [`${line} info`],
      titles: [OUT],
    })),
    {
      name: 'a name that no line of code has any more',
      files: {
        'src/a.ts': diff(
          ' function close(cart: Cart) {',
          '   // Waits for pendingOrders first.',
          '-  await pendingOrders();',
          '+  await settle(cart);',
          '   cart.close();',
          ' }',
        ),
      },
      findings: ['2 info'],
      titles: ['A comment names pendingOrders, which the change removes from the code of a.ts'],
    },
  ],
  valid: [
    ...cases(RENAMED, (path, lines) => ({
      name: `the comment follows: ${path}`,
      files: {
        [path]: diff(
          ...lines.flatMap((line) =>
            line.startsWith(' ') && line.includes('country')
              ? [line.replace(' ', '-'), line.replace(' ', '+').replace('country', 'region')]
              : [line],
          ),
        ),
      },
    })),
    {
      name: 'a comment that describes no parameter',
      files: {
        'src/a.ts': diff(
          ' /** Prices. */',
          '-export function price(net: number) {',
          '+export function price(net: number, extra = 0) {',
          '   return net;',
          ' }',
        ),
      },
    },
    {
      name: 'a comment that leaves others out too',
      files: {
        'src/a.ts': diff(
          ' /** @param net what it costs */',
          '-export function price(net: number, tax: number) {',
          '+export function price(net: number, tax: number, extra = 0) {',
          '   return net;',
          ' }',
        ),
      },
    },
    {
      name: 'a name that another line of code has',
      files: {
        'src/a.ts': diff(
          ' function close(cart: Cart) {',
          '   // Waits for pendingOrders first.',
          '-  await pendingOrders();',
          '+  await settle(cart);',
          '   return pendingOrders;',
          ' }',
        ),
      },
    },
    {
      name: 'a name that another file has now',
      files: {
        'src/a.ts': diff(
          ' function close(cart: Cart) {',
          '   // Waits for pendingOrders first.',
          '-  await pendingOrders();',
          '+  await settle(cart);',
          ' }',
        ),
        'src/b.ts': diff(' open();', '+await pendingOrders();'),
      },
    },
    {
      name: 'a comment that tells what was before',
      files: {
        'src/a.ts': diff(
          ' function close(cart: Cart) {',
          '   // Takes the place of pendingOrders, which was slow: no longer waits.',
          '-  await pendingOrders();',
          '+  await settle(cart);',
          ' }',
        ),
      },
    },
    {
      name: 'a new function whose comment fits',
      files: {
        'src/a.ts': diff(
          ' run();',
          '+/** @param net what it costs */',
          '+export function price(net: number) {',
          '+  return net;',
          '+}',
        ),
      },
    },
    {
      name: 'a new function of PHP whose comment fits',
      files: {
        'src/A.php': diff(
          ' <?php',
          ' class A {',
          '+  /**',
          '+   * @param  string  $net',
          '+   * @param  mixed  ...$rest',
          '+   */',
          '+  public function price($net, ...$rest) {',
          '+    return $net;',
          '+  }',
          ' }',
        ),
      },
    },
    {
      name: 'a new function that takes its parameter apart',
      files: {
        'src/a.ts': diff(
          ' run();',
          '+/** @param options what it costs */',
          '+export function price({ net }: Options) {',
          '+  return net;',
          '+}',
        ),
      },
    },
    {
      name: 'a comment far from the change',
      files: {
        'src/a.ts': diff(
          ' // Waits for pendingOrders first.',
          ...Array.from({ length: 12 }, (_, at) => ` run(${at});`),
          '-await pendingOrders();',
          '+await settle(cart);',
        ),
      },
    },
  ],
});
