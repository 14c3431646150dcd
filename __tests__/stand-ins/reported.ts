/** Reports of tests and coverage as a snapshot holds them. */
import { digestText } from '../../src/base/hash.js';
import type { CoverageReport, CoveredFile, LineRange, ReportedTest, TestReport } from '../../src/engine/reported.js';

/** A report of tests; what is left out of one is nothing. */
export function reportTests(
  tests: readonly (Pick<ReportedTest, 'name' | 'outcome'> & Partial<ReportedTest>)[],
): TestReport {
  const counts = { passed: 0, failed: 0, skipped: 0, error: 0 };
  for (const { outcome } of tests) counts[outcome] += 1;
  return {
    kind: 'junit',
    digest: digestText(JSON.stringify(tests)),
    counts,
    tests: tests.map((test) => ({ suite: '', file: null, line: null, ...test })),
  };
}

/** Lines as `3` or `3-5`. */
const toRanges = (lines: readonly string[]): LineRange[] =>
  lines.map((text) => {
    const [first = 1, last = first] = text.split('-').map(Number);
    return { first, last };
  });

/** Lines that ran and lines that did not; `by`: which test ran which. */
export interface CoverageSpec {
  readonly executed?: readonly string[];
  readonly missed?: readonly string[];
  readonly by?: Readonly<Record<string, readonly string[]>>;
}

/** A report of coverage. */
export function reportCoverage(files: Readonly<Record<string, CoverageSpec>>, endings = ['.ts']): CoverageReport {
  return {
    kind: 'lcov',
    digest: digestText(JSON.stringify(files)),
    files: Object.entries(files).map(
      ([path, { executed = [], missed = [], by }]): CoveredFile => ({
        path,
        executed: toRanges(executed),
        missed: toRanges(missed),
        ...(by && { by: Object.entries(by).map(([test, lines]) => ({ test, lines: toRanges(lines) })) }),
      }),
    ),
    endings,
    unplaced: [],
  };
}
