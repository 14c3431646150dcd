/** The same edit in many places is told once: who has read one of them has read them all. */
import { expect, it } from '@jest/globals';
import type { Span } from '../../../src/contract/index.js';
import { account, type Files } from './account.js';

const OLD = 'name: deploy\nsteps:\n  - run: deploy --channel beta\n';
const NEW = 'name: deploy\nsteps:\n  - run: deploy --channel stable --wait 60\n';
const edit = { old: OLD, new: NEW };

async function listOpen(files: Files): Promise<readonly Span[]> {
  const { spans } = await account(files);
  return spans.filter(({ reason, side }) => reason === 'unaccounted' && side === 'added');
}

it('names the first place in the others, which come after it', async () => {
  const [first, second, third] = await listOpen({ 'ops/a.yml': edit, 'ops/b.yml': edit, 'ops/c.yml': edit });
  expect(first?.why).not.toContain('the same');
  for (const one of [second, third]) {
    expect(one?.why).toBe('the same as in ops/a.yml');
    expect(one?.weight).toBeLessThan(first?.weight ?? 0);
  }
});

it('sees through other white space, and names the line within one file', async () => {
  const text = 'if (order.isPaid) {\n  sendInvoice(order, customer);\n}\n';
  const more = `${text}\nfunction close(order) {\n  return order.id;\n}\n${text.replaceAll('  ', '      ')}`;
  const files = { 'src/order.js': { old: '\nfunction close(order) {\n  return order.id;\n}\n', new: more } };
  const [first, second] = await listOpen(files);
  expect(first?.why).not.toContain('the same');
  expect(second?.why).toContain('the same as at line 1 of this file');
});

it('says so where the first place is a removed line: its number is an old one', async () => {
  const call = 'sendInvoice(order, customer, today);\n';
  const old = `first(order);\n${call}second(order);\n${call}third(order);\n`;
  const { spans } = await account({ 'src/order.js': { old, new: old.replaceAll(call, '') } });
  expect(spans.map(({ why }) => why).join('\n')).toContain('the same as at removed line 2 of this file');
});

it.each([
  ['lines that are other ones', { 'ops/a.yml': edit, 'ops/b.yml': { old: OLD, new: NEW.replace('60', '90') } }],
  [
    'brackets, which stand everywhere',
    { 'src/a.js': { old: 'a(\n', new: 'a(\n);\n' }, 'src/b.js': { old: 'b(\n', new: 'b(\n);\n' } },
  ],
  [
    'code that a test has too',
    {
      'src/run.js': { old: '', new: 'exec("deploy --channel stable");\n' },
      'test/run.test.js': { old: '', new: 'exec("deploy --channel stable");\n' },
    },
  ],
])('says nothing of %s', async (_, files) => {
  for (const { why } of await listOpen(files)) expect(why).not.toContain('the same');
});

it('keeps what is known of the place beside it', async () => {
  const code = 'export async function load() {\n  return fetch("https://api.partner.org/rates");\n}\n';
  const asked = { text: 'The page shows the rates of the day', lines: [] };
  const { spans } = await account({ 'src/a.js': { new: code }, 'src/b.js': { new: code } }, asked);
  const told = spans.filter(({ location }) => location.file === 'src/b.js').map(({ why }) => why);
  expect(told.join('\n')).toMatch(/the ticket does not ask for it.*; the same as in src\/a\.js/u);
});
