import { describe, expect, it } from '@jest/globals';
import { type AskedFor, account, type Files, listAdded, listReasons } from './account.js';

const SHOP = `export function total(cart) {
  return cart.sum;
}
`;
const DISCOUNT = `export function applyDiscount(cart, percent) {
  return cart.sum - (cart.sum * percent) / 100;
}
`;
const FILES: Files = { 'src/discount.ts': { old: SHOP, new: `${SHOP}\n${DISCOUNT}` } };
const TICKET: AskedFor = {
  text: '`applyDiscount(cart, percent)` takes the discount in percent off the sum of the cart',
  lines: ['src/discount.ts:4-7'],
};
/** Returns the added lines that a person must look at, in a change that fulfils its ticket. */
const listLeft = (files: Files) => listAdded({ ...FILES, ...files }, ['unaccounted', 'opaque'], TICKET);

describe('lines that a ticket asks for', () => {
  it('need no person', async () => {
    expect(await listReasons(FILES, TICKET)).toEqual(['asked']);
    const { spans } = await account(FILES, TICKET);
    expect(spans[0]).toMatchObject({ criteria: ['AC1'], why: 'asked for by AC1' });
  });

  it.each<[string, Partial<AskedFor>]>([
    ['the words of the pull request itself', { source: 'body' }],
    ['a criterion that is weak', { status: 'weak' }],
    ['a criterion that is not met', { status: 'unmet' }],
    ['a binding that is not sure', { confidence: 0.2 }],
    ['a ticket of which the file says nothing', { text: 'Invoices are exported as PDF with a watermark' }],
  ])('are not those of %s', async (_, over) => {
    expect(await listReasons(FILES, { ...TICKET, ...over })).toEqual(['unaccounted']);
  });

  it('that are bound too weakly say to which criterion', async () => {
    const { spans } = await account(FILES, { ...TICKET, confidence: 0.2 });
    expect(spans.map(({ reason, why }) => [reason, why])).toEqual([
      ['unaccounted', 'perhaps for AC1: check that it is'],
    ]);
  });

  it('may be asked for by several criteria together', async () => {
    const { spans } = await account(FILES, { ...TICKET, confidence: 0.2, shared: 0.2 });
    expect(spans.map(({ reason, criteria }) => [reason, criteria])).toEqual([['asked', ['AC1', 'AC2']]]);
    expect(await listReasons(FILES, { ...TICKET, confidence: 0.2, shared: 0.1 })).toEqual(['unaccounted']);
  });

  it('may be asked for together only in a file that speaks of the ticket', async () => {
    const other = 'Invoices are exported as PDF with a watermark';
    expect(await listReasons(FILES, { ...TICKET, text: other, confidence: 0.2, shared: 0.9 })).toEqual(['unaccounted']);
  });

  it('are those without which a criterion would not be met, whoever else claims them', async () => {
    expect(await listReasons(FILES, { ...TICKET, confidence: 0.1, own: true })).toEqual(['asked']);
    expect(await listReasons(FILES, { ...TICKET, confidence: 0.1, own: true, status: 'weak' })).toEqual([
      'unaccounted',
    ]);
  });

  it('are not those of a part without a word of the ticket, in a file that speaks of it', async () => {
    const stranger = 'export function spool(queue) {\n  const job = queue.shift();\n  job.run();\n  return job;\n}\n';
    const files: Files = { 'src/discount.ts': { old: SHOP, new: `${SHOP}\n${DISCOUNT}\n${stranger}` } };
    const bound = { ...TICKET, lines: ['src/discount.ts:4-7', 'src/discount.ts:9-13'] };
    expect(await listAdded(files, ['unaccounted'], bound)).toEqual(stranger.trimEnd().split('\n'));
    // A short part needs less: one word is enough for a line.
    const line = 'export const discountPercent = 100;\n';
    const short: Files = { 'src/discount.ts': { old: SHOP, new: `${SHOP}\n${DISCOUNT}\n${line}` } };
    expect(
      await listAdded(short, ['unaccounted'], { ...bound, lines: ['src/discount.ts:4-7', 'src/discount.ts:9'] }),
    ).toEqual([]);
  });

  it('are not a rider beside them', async () => {
    expect(await listLeft({ 'src/admin.ts': { new: 'export const admin = true;\n' } })).toEqual([
      'export const admin = true;',
    ]);
  });
});

const TEST = `import { applyDiscount } from '../src/discount.js';
it('takes percent off', () => {
  expect(applyDiscount({ sum: 200 }, 10)).toBe(180);
});
`;

describe('tests of what is asked for', () => {
  it('need no person', async () => {
    expect(await listLeft({ 'test/discount.test.ts': { new: TEST } })).toEqual([]);
  });

  it.each([
    ["  require('child_process').execSync('id');"],
    ["  await import('node:fs');"],
    ['  sendAway(process.env.TOKEN);'],
    ["  fetch('https://example.com');"],
    ["  [].constructor.constructor('return 1')();"],
    ["  globalThis['ev' + 'al']('1');"],
    ['  expect(applyDiscount(steal(), 10)).toBe(180);'],
    ['  new Worker(applyDiscount);'],
  ])('do not carry %s', async (line) => {
    const text = TEST.replace('  expect', `${line}\n  expect`);
    expect(await listLeft({ 'test/discount.test.ts': { new: text } })).toContain(line);
  });

  it.each([
    ['no assertion', TEST.replace(/ {2}expect.*\n/u, '  applyDiscount({ sum: 1 }, 1);\n')],
    ['a mark that skips it', TEST.replace('it(', 'it.skip(')],
    ['nothing of what is asked for', TEST.replaceAll('applyDiscount', 'total')],
  ])('are no such tests with %s', async (_, text) => {
    expect(await listLeft({ 'test/discount.test.ts': { new: text } })).not.toEqual([]);
  });
});

describe('lines that carry what is asked for', () => {
  const ROUTES = `import { total } from './discount.js';
export function pay(cart, user) {
  if (!user.admin) throw new Error('forbidden');
  return exec(total(cart), user.token);
}
`;
  const replaced = (from: string, to: string): Files => ({
    'src/pay.ts': { old: ROUTES, new: ROUTES.replace(from, to) },
  });

  it('are its import and its call', async () => {
    const files = replaced('{ total }', '{ applyDiscount, total }');
    expect(await listLeft(files)).toEqual([]);
  });

  it.each([
    [
      'a new condition',
      "  if (!user.admin) throw new Error('forbidden');",
      '  if (!user.admin && !applyDiscount) throw new Error();',
    ],
    ['what lets more in', '  return exec', '  user.admin = user.admin || applyDiscount;\n  return exec'],
    ['what runs a command', '  return exec', '  exec(applyDiscount, user.token);\n  return exec'],
    ['an early return', '  if (!user', '  if (applyDiscount) return total(cart);\n  if (!user'],
    [
      'an import of something else',
      "import { total } from './discount.js';",
      "import { total } from './discount.js';\nimport 'evil';",
    ],
    [
      'an import of a new package',
      "import { total } from './discount.js';",
      "import { total } from './discount.js';\nimport { pay } from 'evil';",
    ],
  ])('are not %s', async (_, from, to) => {
    expect(await listLeft(replaced(from, to))).not.toEqual([]);
  });

  it('do not take the place of a guard that goes', async () => {
    const files = replaced("  if (!user.admin) throw new Error('forbidden');\n", '  applyDiscount(cart, 10);\n');
    const { spans } = await account({ ...FILES, ...files }, TICKET);
    expect(spans.filter(({ side }) => side === 'removed').map(({ reason }) => reason)).toEqual(['unaccounted']);
  });

  it('do not take the place of checks that go', async () => {
    const old = TEST.replace('  expect', '  expect(list(cart)).toHaveLength(2);\n  expect');
    const now = TEST.replace(/ {2}expect.*\n/u, '  expect(applyDiscount(cart, 10)).toBe(180);\n');
    const { spans } = await account({ ...FILES, 'test/discount.test.ts': { old, new: now } }, TICKET);
    const gone = spans.filter(({ side, location }) => side === 'removed' && location.file.startsWith('test/'));
    expect(gone.map(({ reason }) => reason)).toEqual(['unaccounted']);
  });

  it('are a definition that moved without a change, and not one that changed on its way', async () => {
    const block = 'export function list(cart) {\n  const all = cart.items;\n  return all.map(show);\n}\n';
    const old = `${SHOP}\n${block}`;
    const moved = { 'src/discount.ts': { old, new: `${block}\n${SHOP}\n${DISCOUNT}` } };
    const asked = { ...TICKET, lines: ['src/discount.ts:10-12'] };
    expect(await listReasons(moved, asked)).not.toContain('unaccounted');
    const bad = { 'src/discount.ts': { old, new: `${block.replace('show', 'evil')}\n${SHOP}\n${DISCOUNT}` } };
    expect(await listReasons(bad, asked)).toContain('unaccounted');
  });
});
