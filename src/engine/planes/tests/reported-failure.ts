import { counted } from '../../../base/text.js';
import type { RawFinding, Rule, RuleContext } from '../../model.js';
import type { ReportedTest } from '../../reported.js';
import { countReportedTests, listTestReports } from '../../status/reported-tests.js';
import { clip } from '../wording.js';

/** Reports that tests of a given report failed: one finding for all of them. */
export const reportedFailure: Rule = {
  id: 'tests/reported-failure',
  severity: 'error',
  summary: 'A test failed in a report that was given',
  docs: {
    why: 'The job that wrote the report ran the tests on this head, and one of them failed. Either the change breaks something, or the test is wrong.',
    bad: {
      files: { 'src/cart.ts': ['+export const total = 1;'] },
      tests: [{ name: 'adds up', outcome: 'failed' }],
    },
    good: {
      files: { 'src/cart.ts': ['+export const total = 1;'] },
      tests: [{ name: 'adds up', outcome: 'passed' }],
    },
  },
  suppressible: true,
  check: (context) => {
    const counts = countReportedTests(context.snapshot);
    return counts === null || counts.failed === 0 ? [] : buildFinding(context, counts.failed, counts.run);
  },
};

/** Names of failed tests that a finding shows. */
const SHOWN = 10;
const MAX_NAME = 120;

function buildFinding({ snapshot, change }: RuleContext, failed: number, run: number): readonly RawFinding[] {
  const tests = listTestReports(snapshot.reported ?? [])
    .flatMap((report) => report.tests)
    .filter(({ outcome }) => outcome === 'failed' || outcome === 'error');
  const paths = new Set(change.files.map(({ file }) => file.path));
  const here = tests.find(({ file }) => file !== null && paths.has(file));
  // A finding needs a place: where no failed test is in the change, the change's first file stands for all of it.
  const file = here?.file ?? change.files[0]?.file.path;
  if (file === undefined) return [];
  const line = here?.line ?? 1;
  const names = tests.slice(0, SHOWN).map(describeTest);
  const more = failed > names.length ? [`and ${failed - names.length} more`] : [];
  return [
    {
      file,
      first: line,
      last: line,
      title: `${counted(failed, 'test')} of ${run} failed in the ${failed === 1 ? 'report' : 'reports'} of this head`,
      rationale: `Failed: ${[...names, ...more].join('; ')}. Make them pass on this head and give the new reports.`,
      anchor: tests.map(({ suite, name }) => `${suite} ${name}`).sort()[0] ?? 'failed',
    },
  ];
}

function describeTest({ suite, name, file }: ReportedTest): string {
  const where = file ?? suite;
  return where === '' || where === name
    ? `“${clip(name, MAX_NAME)}”`
    : `“${clip(name, MAX_NAME)}” (${clip(where, MAX_NAME)})`;
}
