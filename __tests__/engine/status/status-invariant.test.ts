import { describe, expect, it } from '@jest/globals';
import { readChange } from '../../../src/engine/change/index.js';
import { checkInvariant } from '../../../src/engine/status/invariant.js';
import { readTouchedPlaces } from '../../../src/engine/status/touched-places.js';
import { buildSnapshot, type FileSpec } from '../../stand-ins/snapshot.js';

const check = (text: string, files: Readonly<Record<string, FileSpec>>) =>
  checkInvariant(text, readTouchedPlaces(readChange(buildSnapshot({ files }), [])));

const MAIN = `export function listOrders(shop) {
  return shop.orders;
}

export function exportOrders(shop) {
  const rows = listOrders(shop);
  return toCsv(rows);
}

export function printInvoice(order) {
  return render(order);
}
`;
const EXPORT = { 'src/orders.js': { old: MAIN, new: MAIN.replace('toCsv(rows)', "toCsv(rows, ';')") } };

describe('a criterion that something stays as it is', () => {
  it.each([
    ['`printInvoice` is not affected', EXPORT],
    ['The invoice stays the same', EXPORT],
    ['No change to `src/server/`', EXPORT],
    ['The option --format is unchanged', EXPORT],
    ['Existing tests are unchanged', EXPORT],
    [
      'Existing tests are unchanged',
      { ...EXPORT, 'test/a.test.js': { old: "it('a');\n", new: "it('a');\nit('b');\n" } },
    ],
  ])('%s: shown where no line touches it', (text, files) => {
    expect(check(text, files)).toMatchObject({ shown: 'addressed', missing: [], touched: [] });
  });

  it.each([
    ['`exportOrders` is not affected', 'src/orders.js', 7],
    ['`toCsv` stays the same', 'src/orders.js', 7],
    ['No change to `src/orders.js`', 'src/orders.js', 7],
    ['No change to `src/`', 'src/orders.js', 7],
    ['The export of orders works as before', 'src/orders.js', 7],
    ['Orders/exports keep their current behaviour', 'src/orders.js', 7],
    ['The rows of exported orders are unchanged under `printInvoice`', 'src/orders.js', 7],
  ])('%s: weak where a line touches it, and says where', (text, file, line) => {
    const { shown, rests, touched, missing } = check(text, EXPORT);
    expect([shown, missing.length]).toEqual(['weak', 1]);
    expect(touched[0]).toMatchObject({ file, line, side: 'added' });
    expect(rests).toContain(`${file}:${line}`);
  });

  it('sees what was only taken out', () => {
    const gone = { 'src/orders.js': { old: MAIN, new: MAIN.replace('  const rows = listOrders(shop);\n', '') } };
    expect(check('`exportOrders` is unchanged', gone)).toMatchObject({ shown: 'weak', touched: [{ side: 'removed' }] });
  });

  it('counts a test that was changed as touched', () => {
    const test = { 'test/a.test.js': { old: "it('a', () => eq(1, 1));\n", new: "it('a', () => {});\n" } };
    expect(check('Existing tests are unchanged', test)).toMatchObject({ shown: 'weak' });
  });

  it.each(['Nothing else changes', 'Existing behaviour is preserved', 'The loyalty programme is not affected'])(
    '%s: weak, for nothing of that name is known',
    (text) => {
      const { shown, missing } = check(text, EXPORT);
      expect(shown).toBe('weak');
      expect(missing[0]).toContain('the name of what stays as it is');
    },
  );

  it('is not told by tests and documents that speak of it', () => {
    const files = {
      ...EXPORT,
      'test/a.test.js': { new: 'printInvoice(1);\n' },
      'README.md': { new: '`printInvoice`\n' },
    };
    expect(check('`printInvoice` is not affected', files).shown).toBe('addressed');
  });

  it('lives with a change that has no texts', () => {
    const file = EXPORT['src/orders.js'];
    const files = { 'src/orders.js': { ...file, raw: { new_text: null, old_text: null } } };
    expect(check('`exportOrders` is not affected', files).shown).toBe('weak');
    expect(check('`printInvoice` is not affected', files).shown).toBe('addressed');
    expect(check('`printInvoice` is not affected', {}).shown).toBe('addressed');
  });
});
