/** What people are shown first of what is left to them. */
import { expect, it } from '@jest/globals';
import { compareSpans } from '../../../src/contract/index.js';
import { account, type Files } from './account.js';

const CODE = 'export function mayCancel(hours) {\n  return hours < 24;\n}\n';
const CASES = Array.from({ length: 8 }, (_, at) => `test('case ${at}', () => expect(pay(${at})).toBe(${at}));\n`);

async function listFirst(files: Files): Promise<readonly string[]> {
  const { spans } = await account(files);
  return [...new Set(spans.toSorted(compareSpans).map(({ location }) => location.file))];
}

it('is code before longer tests', async () => {
  const files = { 'src/cancel.js': { new: CODE }, 'test/pay.test.js': { new: CASES.join('') } };
  expect(await listFirst(files)).toEqual(['src/cancel.js', 'test/pay.test.js']);
});

it('is the longer one of two tests', async () => {
  const files = { 'test/a.test.js': { new: CASES[0] ?? '' }, 'test/pay.test.js': { new: CASES.join('') } };
  expect(await listFirst(files)).toEqual(['test/pay.test.js', 'test/a.test.js']);
});

it('is what decides before as many lines that only say something', async () => {
  const files = { 'src/a.js': { new: 'export const a = 1;\n' }, 'src/b.js': { new: 'if (a) stop();\n' } };
  expect(await listFirst(files)).toEqual(['src/b.js', 'src/a.js']);
});

it('is a short place that decides before a long one that only lists', async () => {
  const names = Array.from({ length: 60 }, (_, at) => `  'name${at}',\n`).join('');
  const files = { 'src/cancel.js': { new: CODE }, 'src/names.js': { new: `export const names = [\n${names}];\n` } };
  expect(await listFirst(files)).toEqual(['src/cancel.js', 'src/names.js']);
});

it('does not come later because of harmless lines around it', async () => {
  const [short, long] = await Promise.all(
    ['', 'const spare = 1;\n'.repeat(100)].map(async (around) => {
      const { spans } = await account({ 'src/run.js': { new: `${around}run(1);\nrun(2);\nrun(3);\n${around}` } });
      return Math.max(...spans.map(({ weight }) => weight));
    }),
  );
  expect(long).toBeGreaterThanOrEqual(short ?? Number.NaN);
});

it('is a file that nobody can read before a few lines of code', async () => {
  const blob = {
    new: null,
    raw: { binary: true, omitted: 'binary' as const, new_mode: '100644', status: 'added' as const },
  };
  expect((await listFirst({ 'src/cancel.js': { new: CODE }, 'tool.bin': blob }))[0]).toBe('tool.bin');
});
