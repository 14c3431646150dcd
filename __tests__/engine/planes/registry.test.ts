import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { RULES } from '../../../src/engine/planes/index.js';

const SOURCES = join(process.cwd(), 'src/engine/planes');
const TESTS = join(process.cwd(), '__tests__/engine/planes');

it.each(RULES.map(({ id }) => id))('%s has a file and a test of its own, which run its examples', (id) => {
  expect(existsSync(join(SOURCES, `${id}.ts`))).toBe(true);
  // `describeRule` runs the examples.
  expect(readFileSync(join(TESTS, `${id}.test.ts`), 'utf8')).toMatch(/^describeRule\(\w+, \{$/mu);
});

it('every test of a rule is of one that runs', () => {
  const planes = readdirSync(TESTS, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const tested = planes.flatMap(({ name: plane }) =>
    readdirSync(join(TESTS, plane))
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => `${plane}/${file.replace('.test.ts', '')}`),
  );
  expect(tested.toSorted()).toEqual(RULES.map(({ id }) => id).toSorted());
});
