/** Sources that the changed tests do not name, and handlers that take other errors: parts of `tests/logic-without-test`. */
import { logicWithoutTest } from '../../../../../src/engine/planes/tests/logic-without-test.js';
import { addedTo } from '../../../run-planes.js';
import { cases, diff } from '../../cases.js';
import { describeRule } from '../../rule-tester.js';

const often = [{ path: 'src/', of: 40, tests: 20, documents: [] }];
/** A function that was there, with other lines in it and no condition. */
const body = () =>
  diff(
    ' export function priceOrder(order: Order) {',
    '-  const gross = order.net;',
    '+  const gross = order.net * order.rate;',
    ...Array.from({ length: 14 }, (_, at) => `+  order.keep${at}(gross, ${at});`),
    '   return gross;',
    ' }',
  );
const CART = diff(' export function openCart() {', '-  return build();', '+  return build(1);', ' }');
const TEST = addedTo(
  "import { openCart } from './cart.js';",
  "it('opens one', () => expect(openCart().size).toBe(1));",
  "it('opens it', () => expect(openCart().open).toBe(true));",
  "it('keeps it', () => expect(openCart().kept).toBe(true));",
);
const java = (before: string, after: string) =>
  diff(
    ' class Cart {',
    '   int read(String name) {',
    '     try {',
    '       return rates.get(name);',
    `-    } catch (${before} e) {`,
    `+    } catch (${after} e) {`,
    '       return fall(e);',
    '     }',
    '   }',
    ' }',
  );

describeRule(logicWithoutTest, {
  beside: ['tests/without-assertion', 'robustness/broad-handler', 'hygiene/undocumented-export'],
  invalid: [
    {
      name: 'a source of which the changed tests name nothing',
      files: { 'src/cart.ts': CART, 'src/cart.test.ts': TEST, 'src/order.ts': body() },
      customs: often,
      findings: ['src/order.ts:2 info'],
      titles: ['The changed tests do not name order.ts'],
    },
    {
      name: 'a namespace that is called Templates',
      files: { 'src/cart.ts': CART, 'src/cart.test.ts': TEST, 'src/Templates/order.ts': body() },
      customs: often,
      findings: ['src/Templates/order.ts:2 info'],
    },
    {
      name: 'a handler that takes other errors',
      files: { 'src/main/java/Cart.java': java('IOException', 'RateException') },
      findings: ['5 info'],
      titles: ['No test changes with the changed handler “} catch (RateException e) {”'],
    },
    {
      name: 'a program that starts the tests is none',
      files: { 'src/order.ts': body(), 'bin/test': diff('-exec jest', '+exec npx jest') },
      customs: often,
      findings: ['src/order.ts:2 info'],
    },
  ],
  valid: [
    ...cases(
      [
        ['a source that the tests name', { 'src/order.ts': body(), 'src/order.test.ts': TEST }],
        [
          'a source that a named one uses',
          {
            'src/cart.ts': diff(
              ' export function openCart() {',
              '-  return build();',
              '+  return build(priceOrder(1));',
              ' }',
            ),
            'src/cart.test.ts': TEST,
            'src/order.ts': body(),
          },
        ],
        ['tests that run the whole product', { 'src/cart.ts': CART, 'e2e/cart.test.ts': TEST, 'src/order.ts': body() }],
        ['tests of nothing that changes', { 'src/other.test.ts': TEST, 'src/order.ts': body() }],
        [
          'tests in another language',
          { 'src/cart.py': diff(' def open_cart():', '+    a = 1'), 'src/cart.test.ts': TEST },
        ],
      ],
      (name, files) => ({ name, files, customs: often }),
    ),
    {
      name: 'a project whose changes bring no tests',
      files: { 'src/cart.ts': CART, 'src/cart.test.ts': TEST, 'src/order.ts': body() },
      customs: [{ path: 'src/', of: 40, tests: 1, documents: [] }],
    },
    {
      name: 'types of parameters alone',
      files: {
        'src/order.ts': diff(
          ' export function priceOrder(',
          ...['order', 'rate', 'country', 'day', 'customer', 'cart'].flatMap((name) => [
            `-  ${name}: any,`,
            `+  ${name}: Known<'${name}'>,`,
          ]),
          ' ) {',
          '   return rate;',
          ' }',
        ),
      },
      customs: often,
    },
    {
      name: 'a handler with another name',
      files: { 'src/main/java/Cart.java': java('IOException', 'final IOException') },
    },
  ],
});
