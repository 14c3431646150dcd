import { workflowErrorsIgnored } from '../../../../src/engine/planes/integrity/workflow-errors-ignored.js';
import { addedTo } from '../../run-planes.js';
import { cases, edit, wholeAndBare } from '../cases.js';
import { describeRule } from '../rule-tester.js';
import { BASE, CI } from './ci-workflow.js';

describeRule(workflowErrorsIgnored, {
  invalid: [
    ...cases(
      [
        [CI, '        continue-on-error: true'],
        [CI, '      - continue-on-error: true'],
        [CI, '    if: false'],
        [CI, `    if: \${{ false }}`],
        [CI, '      - run: npm test || true'],
      ],
      (path, line) => ({ files: { [path]: addedTo('# first', line) }, findings: ['2 info, asked'] }),
    ),
    ...wholeAndBare(
      cases(
        [
          ['a check that cannot fail', BASE, BASE.replace('npm test', 'npm test || true'), '10 info, asked'],
          ['a check that cannot fail', BASE, BASE.replace('npm test', 'npm run lint; exit 0'), '10 info, asked'],
        ],
        (name, before, after, finding) => ({ name, files: edit(CI, before, after), findings: [finding] }),
      ),
    ),
    // No check is lost by a step that is new; a reason beside the line loosens nothing.
    ...cases(
      [
        ['a new step', BASE, `${BASE}      - name: mend\n        continue-on-error: true\n        run: make\n`],
        ['a reason', BASE, BASE.replace('npm test', 'npm test || true # known to fail on Windows')],
      ],
      (name, before, after) => ({
        name,
        files: edit(CI, before, after),
        findings: [name === 'a reason' ? '10 info, asked' : '12 info'],
      }),
    ),
    // Pipelines of other hosts.
    {
      files: edit('.gitlab-ci.yml', 'test:\n', 'test:\n  allow_failure: true\n'),
      findings: ['2 info, asked'],
    },
    { files: edit('.travis.yml', 'script:\n', 'script:\n  - pytest || true\n'), findings: ['2 info, asked'] },
  ],
  valid: cases(
    [
      [CI, '        continue-on-error: false'],
      [CI, `        continue-on-error: \${{ matrix.experimental }}`],
      [CI, "    if: github.ref == 'refs/heads/main'"],
      [CI, '      - run: npm test'],
      [CI, '      - run: rm -f a || true'],
    ],
    (path, line) => ({ files: { [path]: addedTo('# first', line) } }),
  ),
  beside: ['integrity/workflow-checks-removed'],
});
