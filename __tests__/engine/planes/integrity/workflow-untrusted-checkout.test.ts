import { workflowUntrustedCheckout } from '../../../../src/engine/planes/integrity/workflow-untrusted-checkout.js';
import { addedTo } from '../../run-planes.js';
import { cases, edit, lines } from '../cases.js';
import { describeRule } from '../rule-tester.js';
import { CI } from './ci-workflow.js';

const trigger = 'on: pull_request_target';
const step = (...rest: readonly string[]) =>
  edit(CI, `${trigger}\njobs:\n`, lines(trigger, 'jobs:', '  a:', '    steps:', ...rest));
const checkout = `          ref: \${{ github.event.pull_request.head.sha }}`;

const waits = (event: string) =>
  lines(
    event,
    'jobs:',
    '  a:',
    '    steps:',
    '      - uses: lewagon/wait-on-check-action@ccfb013c15c8afb7bf2b7c028fb74dc5a068cccc',
    '        with:',
    checkout,
  );

describeRule(workflowUntrustedCheckout, {
  invalid: [
    { name: 'the checkout is added', files: { [CI]: addedTo(trigger, 'jobs:', checkout) }, findings: ['3 error'] },
    {
      name: 'the trigger is added',
      files: edit(CI, `a\n${checkout}\n`, `${trigger}\na\n${checkout}\n`),
      findings: ['1 error'],
    },
    ...cases(
      [
        ['the command of GitHub', '      - run: gh pr checkout 1'],
        ['git itself', '      - run: git fetch origin pull/1/head'],
        ['git with a branch', `      - run: git checkout \${{ github.head_ref }}`],
      ],
      (name, text) => ({ name, files: step(text), findings: ['5 error'] }),
    ),
    {
      name: 'after another workflow',
      files: {
        [CI]: addedTo('on: workflow_run', 'jobs:', `          ref: \${{ github.event.workflow_run.head_sha }}`),
      },
      findings: ['3 error'],
    },
    {
      name: 'an action that brings the commit',
      files: step(
        '      - uses: acme/await-and-build@ccfb013c15c8afb7bf2b7c028fb74dc5a068cccc',
        '        with:',
        checkout,
      ),
      findings: ['7 error'],
    },
    {
      name: 'under a condition that strangers meet',
      files: edit(
        CI,
        `${trigger}\njobs:\n`,
        lines(
          trigger,
          'jobs:',
          '  a:',
          "    if: github.repository == 'octo/shop'",
          '    steps:',
          '      - uses: actions/checkout@v4',
          '        with:',
          checkout,
        ),
      ),
      findings: ['8 error'],
    },
    {
      name: 'the merge commit, by a step of several lines',
      files: step('      - uses: actions/checkout@v4', '        with:', '          ref: refs/pull/1/merge'),
      findings: ['7 error'],
    },
  ],
  beside: ['supply-chain/script-injection', 'supply-chain/token-reach'],
  valid: [
    {
      name: 'a step that waits for the checks of the commit',
      files: step(
        '      - uses: lewagon/wait-on-check-action@ccfb013c15c8afb7bf2b7c028fb74dc5a068cccc',
        '        with:',
        checkout,
      ),
    },
    {
      name: 'a privileged event for a workflow that waits for the checks of the commit',
      files: edit(CI, waits('on: pull_request'), waits(trigger)),
      also: ['supply-chain/privileged-trigger .github/workflows/ci.yml:1'],
    },
    {
      name: 'a job for branches of the repository itself',
      files: edit(
        CI,
        `${trigger}\njobs:\n`,
        lines(
          trigger,
          'jobs:',
          '  a:',
          '    if: >',
          "      github.event_name != 'pull_request_target' ||",
          '      github.event.pull_request.head.repo.full_name == github.repository',
          '    steps:',
          '      - uses: actions/checkout@v4',
          '        with:',
          checkout,
        ),
      ),
    },
    { name: 'without secrets', files: { [CI]: addedTo('on: pull_request', checkout) } },
    { name: 'the code of the base, by git', files: step('      - run: git fetch origin main') },
    { name: 'the code of the base', files: { [CI]: addedTo(trigger, '      - uses: actions/checkout@v4') } },
  ],
});
