import { reportedFailure } from '../../../../src/engine/planes/tests/reported-failure.js';
import { reportTests } from '../../../stand-ins/reported.js';
import { edit } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const files = { ...edit('README.md', null, 'shop\n'), ...edit('docs/a.md', null, 'a\n') };
const passed = { name: 'a', outcome: 'passed' } as const;

describeRule(reportedFailure, {
  invalid: [
    {
      name: 'one failed test, in a changed file',
      files,
      reported: [reportTests([passed, { name: 'b', outcome: 'failed', file: 'docs/a.md', line: 1 }])],
      findings: ['docs/a.md:1 error'],
      titles: ['1 test of 2 failed in the report of this head'],
    },
    {
      name: 'many failed tests of several reports, elsewhere: one finding',
      files,
      reported: [
        reportTests([{ name: 'b', outcome: 'failed', file: 'x.test.ts', line: 3 }]),
        reportTests([passed, { name: 'c', outcome: 'error' }, { name: 'd', outcome: 'skipped' }]),
      ],
      findings: ['README.md:1 error'],
      titles: ['2 tests of 3 failed in the reports of this head'],
    },
  ],
  valid: [
    { name: 'no report', files },
    { name: 'all passed or skipped', files, reported: [reportTests([passed, { name: 'b', outcome: 'skipped' }])] },
  ],
});
