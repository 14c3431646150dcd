/** Definitions that go: a ticket may ask for that, and nothing may use them any more. */
import { describe, expect, it } from '@jest/globals';
import { asksToGo } from '../../../src/engine/accounting/lines/gone.js';
import { account, type Files } from './account.js';

describe('a criterion that asks for a name to go', () => {
  it.each([
    ['`Cart.total` no longer exists', 'total'],
    ['`GuestCart.total()` no longer exists', 'total'],
    ['`total()` is removed', 'total'],
    ['The method `total` has been deleted', 'total'],
    ['Remove the deprecated `total` and `sum`', 'sum'],
    ['`total` and `sum` are dropped', 'total'],
  ])('%s', (text, name) => {
    expect(asksToGo(text, { name, container: 'Cart' })).toBe(true);
  });

  it.each([
    ['The second parameter of `total` is removed', 'total'],
    ['Blanks are removed from `total`', 'total'],
    ['`total` removes blanks', 'total'],
    ['`totals` is removed', 'total'],
    ['`total` is no longer slow', 'total'],
    ['`total` is kept, `sum` is removed', 'total'],
    ['`Order.total` is removed', 'total'],
  ])('is not: %s', (text, name) => {
    expect(asksToGo(text, { name, container: 'Cart' })).toBe(false);
  });

  it('must say which one, if several of the name go', () => {
    const total = { name: 'total', container: 'Cart' };
    expect(asksToGo('`total` is removed', total, true)).toBe(false);
    expect(asksToGo('`Cart.total` is removed', total, true)).toBe(true);
  });

  it.each([
    ['The `total` methods are removed', true],
    ['`total` methods are removed from Cart/Order', true],
    ['Remove the `total` methods from `Order` and `Cart`', true],
    ['`total` methods are removed from Order and Invoice', false],
    ['The `total` method is removed', false],
    ['The `total` methods are faster', false],
  ])('may mean several of the name: %s', (text, isMeant) => {
    expect(asksToGo(text, { name: 'total', container: 'cartRepository' }, true)).toBe(isMeant);
  });
});

const HEAD = "import { list } from './list.js';\n\n";
const TOTAL = 'export function total(cart) {\n  return cart.sum;\n}\n\n';
const REST = 'export function show(cart) {\n  return list(cart);\n}\n';
const TEST = "import { show, total } from '../src/cart.js';\n";
const CASE = "\nit('adds up', () => {\n  expect(total({ sum: 2 })).toBe(2);\n});\n";
const OTHER = "\nit('shows', () => {\n  expect(show({ sum: 2 })).toEqual([]);\n});\n";

/** Returns the reasons of the removed lines, by file. */
async function readRemoved(files: Files, text: string): Promise<readonly string[]> {
  const { spans } = await account(files, { text, lines: [] });
  return spans.flatMap(({ side, reason, location }) => (side === 'removed' ? [`${location.file} ${reason}`] : []));
}

describe('lines that go', () => {
  const gone: Files = { 'src/cart.js': { old: HEAD + TOTAL + REST, new: HEAD + REST } };

  it('are asked for with the definition that a ticket asks to go', async () => {
    expect(await readRemoved(gone, '`total` is removed')).toEqual(['src/cart.js asked']);
  });

  it.each(['`total` is faster', 'The currency of `total` is removed'])('are not, for: %s', async (text) => {
    expect(await readRemoved(gone, text)).toEqual(['src/cart.js unaccounted']);
  });

  it('are not another definition of the same name', async () => {
    const check = 'export function total(order) {\n  return order.checked;\n}\n';
    const both: Files = { ...gone, 'src/order.js': { old: check + REST, new: REST } };
    expect(await readRemoved(both, '`total` is removed')).toEqual([
      'src/cart.js unaccounted',
      'src/order.js unaccounted',
    ]);
  });

  it('are the tests that name it, and no others', async () => {
    const tests = (left: string): Files => ({
      ...gone,
      'test/cart.test.js': { old: TEST + CASE + OTHER, new: TEST + left },
    });
    expect(await readRemoved(tests(OTHER), '`total` is removed')).toEqual([
      'src/cart.js asked',
      'test/cart.test.js supporting',
    ]);
    expect(await readRemoved(tests(CASE), '`total` is removed')).toEqual([
      'src/cart.js asked',
      'test/cart.test.js unaccounted',
    ]);
  });

  it('are a private definition that the file used and does not use any more', async () => {
    const old = `const MOST = 3;\n\nexport function take(cart) {\n  return cart.slice(0, MOST);\n}\n`;
    const now = 'export function take(cart) {\n  return cart.slice(0, 4);\n}\n';
    const why = async (before: string) => {
      const { spans } = await account(
        { 'src/take.js': { old: before, new: now } },
        { text: '`take` gives 4', lines: [] },
      );
      return spans.filter(({ side }) => side === 'removed').map((span) => span.why);
    };
    expect((await why(old))[0]).toBe('nothing of the file uses it any more');
    // Who else uses it is not known.
    expect((await why(old.replace('const MOST', 'export const MOST')))[0]).not.toContain('nothing of the file');
    // It was never used: why it stood there is not known.
    expect((await why(old.replace('0, MOST', '0, 3')))[0]).not.toContain('nothing of the file');
  });
});
