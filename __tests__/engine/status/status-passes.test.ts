import { describe, expect, it } from '@jest/globals';
import { checkPasses } from '../../../src/engine/status/passes.js';

describe('a criterion that tests pass', () => {
  it.each([
    ['All tests pass', null, 'open', 'a report of the tests (JUnit)'],
    ['All tests pass', { run: 12, failed: 0, skipped: 2 }, 'tested', undefined],
    [
      'All tests pass',
      { run: 12, failed: 1, skipped: 0 },
      'unmet',
      'a report of the tests (JUnit) in which no test fails',
    ],
    ['All tests pass', { run: 0, failed: 0, skipped: 0 }, 'open', 'a report of the tests (JUnit)'],
    ['All tests pass', { run: 0, failed: 0, skipped: 3 }, 'open', 'a report of the tests (JUnit)'],
    [
      'CI is green',
      { run: 12, failed: 1, skipped: 0 },
      'unmet',
      'a report of the tests (JUnit) in which no test fails',
    ],
  ] as const)('%s, with %j: %s', (text, report, shown, missing) => {
    const found = checkPasses(text, report);
    expect([found.shown, found.missing[0]]).toEqual([shown, missing]);
  });

  it.each(['CI is green', 'Lint is clean', 'pnpm test + lint green', 'cargo test passes, clippy clean'])(
    '%s: a report of tests alone does not show it',
    (text) => {
      const found = checkPasses(text, { run: 12, failed: 0, skipped: 0 });
      expect(found).toMatchObject({ shown: 'open', rests: '12 tests of the report passed, 0 were skipped' });
      expect(found.missing).toHaveLength(1);
    },
  );
});
