/** The account is a partition: every changed line is in exactly one span, and the sums are equal. */
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { toCanonicalJson } from '../../../src/base/digest.js';
import { readHunkLines } from '../../../src/base/hunk-lines.js';
import { changedFile } from '../../stand-ins/snapshot.js';
import { account, type Files } from './account.js';

const LINE = fc.constantFrom(
  '',
  'a();',
  'export function total(x) {',
  '  return x;',
  '}',
  '// words',
  '/*',
  '*/',
  '`',
  '```',
  '<!--',
  '-->',
  '# words',
  'import a from "a";',
  "test('total', () => { expect(total(1)).toBe(1); });",
  '{{ x }}',
  'x'.repeat(1_100),
);
const TEXT = fc.array(LINE, { maxLength: 12 }).map((lines) => (lines.length === 0 ? '' : `${lines.join('\n')}\n`));
const SPEC = fc.record({ old: fc.option(TEXT), new: fc.option(TEXT), newMode: fc.constantFrom('100644', '100755') });
const PATHS = ['a.ts', 'a.test.ts', 'a.py', 'README.md', 'docs/a.rst', 'a.json', 'Dockerfile', 'logo.png'];
const FILES: fc.Arbitrary<Files> = fc
  .subarray(PATHS, { minLength: 1 })
  .chain((paths) => fc.tuple(...paths.map((path) => fc.tuple(fc.constant(path), SPEC))))
  .map((entries) => Object.fromEntries(entries.filter(([, { old, new: now }]) => old !== null || now !== null)));
const ASKED = { text: '`total` returns the number', lines: ['a.ts:1-3', 'a.py:2-4'] };

function listChanged(files: Files): string[] {
  return Object.entries(files).flatMap(([path, spec]) =>
    changedFile(path, spec)
      .hunks.flatMap((hunk) => [...readHunkLines(hunk)])
      .flatMap(({ mark, oldNumber, newNumber }) =>
        mark === '+' ? [`${path} +${newNumber}`] : mark === '-' ? [`${path} -${oldNumber}`] : [],
      ),
  );
}

it('has every changed line once, sums that are equal, and the same bytes twice', async () => {
  await fc.assert(
    fc.asyncProperty(FILES, async (files) => {
      const accounted = await account(files, ASKED);
      const { spans, counts } = accounted;
      const lines = spans.flatMap(({ side, location, old_line_range }) => {
        const [first = 1, last = 0] = (side === 'removed' ? old_line_range : location.lineRange) ?? [];
        if (side === 'file') return [];
        const mark = side === 'added' ? '+' : '-';
        return Array.from({ length: last - first + 1 }, (_, at) => `${location.file} ${mark}${first + at}`);
      });
      expect(lines.toSorted()).toEqual(listChanged(files).toSorted());
      const sum = Object.values(counts).reduce((total, one) => total + one.lines, 0);
      expect(sum).toBe(lines.length);
      expect(Object.values(counts).reduce((total, one) => total + one.spans, 0)).toBe(spans.length);
      expect(new Set(spans.map(({ location }) => location.file))).toEqual(new Set(Object.keys(files)));
      expect(toCanonicalJson(await account(files, ASKED))).toBe(toCanonicalJson(accounted));
    }),
    { numRuns: 100 },
  );
});
