import { tokenReach } from '../../../../src/engine/planes/supply-chain/token-reach.js';
import { cases, edit, lines, wholeAndBare } from '../cases.js';
import { describeRule } from '../rule-tester.js';
import { BASE, CI, job } from './ci-job.js';

const inside = (...steps: readonly string[]) => edit(CI, job(BASE), job(BASE, ...steps));
const CHECKOUT = '      - uses: actions/checkout@v4';
const WITHOUT = ['        with:', '          persist-credentials: false'];
const TEST = '      - run: make test';
const OTHER = '.github/workflows/licences.yml';
const APP = '      - uses: actions/create-github-app-token@v2';

/** A workflow with two jobs. */
const two = (
  first: readonly string[],
  second: readonly string[],
  [one, other]: readonly [string, string] = ['test', 'second'],
): string => {
  const write = (name: string, steps: readonly string[]) => [`  ${name}:`, '    steps:', ...steps];
  return lines('on: pull_request', 'permissions: {}', 'jobs:', ...write(one, first), ...write(other, second));
};

describeRule(tokenReach, {
  invalid: [
    ...wholeAndBare(
      cases(
        [
          ['a checkout', [CHECKOUT]],
          ['one with other inputs', [CHECKOUT, '        with:', '          fetch-depth: 0']],
          ['a token of an app', [APP, '        with:', '          app-id: 1']],
          [
            'one of all repositories',
            [APP, '        with:', '          owner: octo', '          permission-issues: write'],
          ],
        ],
        (name, steps) => ({ name, files: inside(...steps), findings: ['8 info'] }),
      ),
    ),
    {
      name: 'a checkout beside a job that goes, which kept nothing',
      files: { ...edit(CI, job(BASE, CHECKOUT, ...WITHOUT), job(BASE)), ...edit(OTHER, null, job(CHECKOUT)) },
      also: [`integrity/workflow-permissions ${OTHER}:4`],
      findings: [`${OTHER}:7 info`],
    },
    {
      name: 'a checkout beside a job of other steps that goes',
      files: { ...edit(CI, job(BASE, CHECKOUT, TEST), job(BASE)), ...edit(OTHER, null, job(CHECKOUT, BASE)) },
      also: [`integrity/workflow-checks-removed ${CI}:7`, `integrity/workflow-permissions ${OTHER}:4`],
      findings: [`${OTHER}:7 info`],
    },
    {
      name: 'a second checkout, where one job goes to another workflow',
      files: {
        ...edit(CI, job(BASE, CHECKOUT, TEST), job(BASE)),
        ...edit(OTHER, null, job(CHECKOUT, TEST)),
        ...edit('.github/workflows/sites.yml', null, job(CHECKOUT, TEST)),
      },
      also: [
        `integrity/workflow-permissions ${OTHER}:4`,
        'integrity/workflow-permissions .github/workflows/sites.yml:4',
      ],
      findings: ['.github/workflows/sites.yml:7 info'],
    },
    {
      name: 'a checkout that loses what took its token away',
      files: edit(CI, job(CHECKOUT, ...WITHOUT, BASE), job(CHECKOUT, BASE)),
      findings: ['7 info'],
    },
    {
      name: 'a checkout of another job, where one job loses its own',
      files: edit(CI, two([CHECKOUT, TEST], [TEST]), two([TEST], [CHECKOUT, TEST])),
      findings: ['9 info'],
    },
    {
      name: 'an app in a file that has one before',
      files: edit(
        CI,
        job(APP, '        with:', '          app-id: 1'),
        job(APP, '        with:', '          app-id: 1', '          skip-token-revoke: true'),
      ),
      findings: ['7 info'],
    },
    {
      name: 'a token for all jobs',
      files: edit(CI, lines('on: push', 'jobs:'), lines('on: push', 'env:', `  T: \${{ github.token }}`, 'jobs:')),
      findings: ['3 info'],
    },
  ],
  valid: [
    {
      name: 'a checkout of a newer version, and one of a job that gets another name',
      files: {
        ...edit(CI, two([CHECKOUT, TEST], [TEST]), two([`${CHECKOUT}.2.2`, TEST], [TEST])),
        ...edit(OTHER, two([CHECKOUT, TEST], [TEST]), two([CHECKOUT, TEST], [TEST]).replaceAll('  test:', '  check:')),
      },
    },
    {
      name: 'a job that moves to the end with another name',
      files: edit(CI, two([CHECKOUT, TEST], [BASE]), two([BASE], [CHECKOUT, TEST], ['second', 'third'])),
    },
    {
      name: 'a checkout of another job beside one that stays',
      files: edit(CI, two([CHECKOUT, TEST], [TEST]), two([CHECKOUT, TEST], [CHECKOUT, TEST])),
    },
    {
      name: 'a job that goes to another workflow',
      files: {
        ...edit(CI, job(BASE, CHECKOUT), job(BASE)),
        ...edit('.github/workflows/licences.yml', null, job(CHECKOUT)),
      },
      also: ['integrity/workflow-permissions .github/workflows/licences.yml:4'],
    },
    {
      name: 'a job that goes to another workflow with its steps',
      files: { ...edit(CI, job(BASE, CHECKOUT, TEST), job(BASE)), ...edit(OTHER, null, job(CHECKOUT, TEST)) },
      also: [`integrity/workflow-permissions ${OTHER}:4`],
    },
    {
      name: 'a checkout that goes with what took its token away',
      files: edit(CI, job(CHECKOUT, ...WITHOUT, BASE), job(BASE)),
    },
    ...cases(
      [
        ['a checkout without it', [CHECKOUT, '        with:', '          persist-credentials: false']],
        ['one that says so', [CHECKOUT, '        with:', '          persist-credentials: "true"']],
        ['a bounded token', [APP, '        with:', '          permission-issues: write']],
        [
          'a token for an organisation',
          [APP, '        with:', '          owner: octo', '          permission-members: read'],
        ],
        ['a token of a step', ['      - run: make', '        env:', `          T: \${{ github.token }}`]],
      ],
      (name, steps) => ({ name, files: inside(...steps) }),
    ),
    {
      name: 'one beside another of before',
      files: edit(CI, job(CHECKOUT), job(CHECKOUT, '      - run: make', CHECKOUT)),
    },
  ],
});
