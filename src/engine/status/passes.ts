/** Whether a report shows a criterion that asks for tests or checks to pass. */

import type { TestCounts } from '../policy/facts.js';

/** What is shown of a criterion of kind `passes`. */
export interface PassesShown {
  /** `open`: no report shows it, and a person may sign it. */
  readonly shown: 'open' | 'tested' | 'unmet';
  /** What that rests on, in a sentence. */
  readonly rests: string;
  /** What would show it; empty if it is shown. */
  readonly missing: readonly string[];
}

/** What a report of tests says nothing of. */
const MORE_THAN_TESTS =
  /\b(?:ci|lint\w*|build\w*|compil\w*|typecheck\w*|type[- ]check\w*|clippy|eslint|tsc|fmt|gofmt|rustfmt|prettier|ruff|mypy|format\w*|warnings?|pipeline\w*|checks?|gate|audit)\b|ビルド|リント|构建|빌드|린트|сборк|derleme/iu;

const REPORT = 'a report of the tests (JUnit)';

/** Checks a criterion of kind `passes` against the tests that ran; `report` is null without one. */
export function checkPasses(text: string, report: TestCounts | null): PassesShown {
  if (report === null) return { shown: 'open', rests: 'no report of tests was given', missing: [REPORT] };
  // `run` are those that passed or failed.
  const { run, failed, skipped } = report;
  if (failed > 0) {
    return {
      shown: 'unmet',
      rests: `${failed} of ${run} tests of the report failed`,
      missing: [`${REPORT} in which no test fails`],
    };
  }
  if (run === 0) return { shown: 'open', rests: 'the report has no test that ran', missing: [REPORT] };
  const rests = `${run} tests of the report passed, ${skipped} were skipped`;
  return MORE_THAN_TESTS.test(text)
    ? {
        shown: 'open',
        rests,
        missing: ['a person who signs what a report of tests does not show: the build and other checks'],
      }
    : { shown: 'tested', rests, missing: [] };
}
