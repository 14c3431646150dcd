import { usualCompanion } from '../../../../src/engine/planes/hygiene/usual-companion.js';
import type { Habit } from '../../../../src/engine/snapshot.js';
import { addedTo } from '../../run-planes.js';
import { describeRule } from '../rule-tester.js';

const PICTURES: Habit = { kind: 'new-file', changed: 'src/', companion: 'gallery/', together: 94, of: 100 };
const TWIN: Habit = { kind: 'file', changed: 'src/en.ts', companion: 'src/de.ts', together: 19, of: 20 };
const CODE = addedTo(
  'const a = 1;',
  ...Array.from({ length: 12 }, (_, at) => `export const total${at} = a + rate${at};`),
);
const test = { 'src/cart.test.ts': addedTo('// tests', "it('adds', () => expect(total).toBe(2));") };

describeRule(usualCompanion, {
  invalid: [
    {
      name: 'source without the picture that usually comes with it',
      files: { 'src/cart.ts': CODE, ...test },
      habits: [PICTURES],
      findings: ['src/cart.ts:2 info'],
      titles: ['Often gallery/ gets a new file, and not here'],
    },
    {
      name: 'one of two files that change together',
      files: { 'src/en.ts': CODE },
      habits: [TWIN],
      findings: ['2 info'],
      titles: ['Often src/de.ts changes too, and not here'],
    },
    {
      name: 'several habits, told once',
      files: { 'src/en.ts': CODE },
      habits: [TWIN, PICTURES, { ...TWIN, companion: 'src/fr.ts' }],
      findings: ['2 info'],
    },
  ],
  valid: [
    {
      name: 'a test that comes without the code that it is for',
      files: test,
      habits: [{ ...TWIN, changed: 'src/cart.test.ts', companion: 'src/cart.ts' }],
    },
    // Often is not usually: of one more change these counts say little.
    ...[
      { ...PICTURES, together: 60 },
      { ...PICTURES, together: 89 },
      { ...TWIN, together: 17 },
      { ...TWIN, together: 12, of: 12 },
    ].map((habit) => ({
      name: `${habit.together} of ${habit.of}`,
      files: { 'src/cart.ts': CODE, 'src/en.ts': CODE, ...test },
      habits: [habit],
    })),
    {
      name: 'a note for the change log, which a rule of its own speaks of',
      files: { 'src/cart.ts': CODE, ...test },
      habits: [{ ...PICTURES, companion: 'changelog.d/' }],
    },
    { name: 'a change without habits', files: { 'src/cart.ts': CODE } },
    { name: 'a change of tests below the folder', files: test, habits: [PICTURES] },
    {
      name: 'a small change of code',
      files: { 'src/cart.ts': addedTo('const a = 1;', 'export const b = 2;'), ...test },
      habits: [PICTURES],
    },
    {
      name: 'tests, which a rule of their own speaks of',
      files: { 'src/cart.ts': CODE },
      habits: [{ ...PICTURES, companion: 'tests/' }],
    },
    {
      name: 'a document',
      files: { 'docs/en.md': addedTo('# A', 'word') },
      habits: [{ ...TWIN, changed: 'docs/en.md' }],
    },
    { name: 'a changed comment', files: { 'src/en.ts': addedTo('const a = 1;', '// a word') }, habits: [TWIN] },
    {
      name: 'other white space',
      files: { 'src/en.ts': { old: 'if (a) {\nb();\n}\n', new: 'if (a) {\n  b();\n}\n' } },
      habits: [TWIN],
    },
    {
      name: 'a lock file, which other rules compare',
      files: { 'src/en.ts': CODE },
      habits: [{ ...TWIN, companion: 'package-lock.json' }],
    },
  ],
});
