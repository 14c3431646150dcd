import { privilegedTrigger } from '../../../../src/engine/planes/supply-chain/privileged-trigger.js';
import { cases, edit, lines, wholeAndBare } from '../cases.js';
import { describeRule } from '../rule-tester.js';
import { CI } from './ci-job.js';

describeRule(privilegedTrigger, {
  invalid: [
    {
      name: 'a workflow that does more than to set labels',
      files: edit(
        CI,
        null,
        lines(
          'on: pull_request_target',
          'jobs:',
          '  a:',
          '    steps:',
          '      - uses: actions/labeler@v6',
          '      - run: a',
        ),
      ),
      findings: ['1 warn'],
      also: ['integrity/workflow-permissions .github/workflows/ci.yml:3'],
    },
    {
      name: 'after another workflow',
      files: edit(CI, 'on: push\njobs:\n', 'on: workflow_run\njobs:\n'),
      findings: ['1 info'],
    },
    ...wholeAndBare(
      cases(
        [
          ['key', lines('on:', '  pull_request:'), lines('on:', '  pull_request_target:'), 2],
          ['list', lines('on: [push]'), lines('on: [push, pull_request_target]'), 1],
          ['items', lines('on:', '  - push'), lines('on:', '  - push', '  - pull_request_target'), 3],
          ['value', lines('on: push'), lines('on: pull_request_target'), 1],
        ],
        (name, before, after, line) => ({
          name,
          files: edit(CI, `${before}jobs:\n`, `${after}jobs:\n`),
          findings: [`${line} warn`],
        }),
      ),
    ),
  ],
  valid: [
    {
      name: 'a workflow that only sets labels',
      files: edit(
        CI,
        null,
        lines('on: pull_request_target', 'jobs:', '  a:', '    steps:', '      - uses: actions/labeler@v6'),
      ),
      also: ['integrity/workflow-permissions .github/workflows/ci.yml:3'],
    },
    { name: 'a push', files: edit(CI, 'on: pull_request\njobs:\n', 'on: [pull_request, push]\njobs:\n') },
    {
      name: 'a trigger that was there',
      files: edit(CI, 'on: pull_request_target\njobs:\n', 'on: [push, pull_request_target]\njobs:\n'),
    },
  ],
});
