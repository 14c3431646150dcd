import { privilegedTrigger } from '../../../../src/engine/planes/supply-chain/privileged-trigger.js';
import { cases, edit, lines, wholeAndBare } from '../cases.js';
import { describeRule } from '../rule-tester.js';
import { CI } from './ci-job.js';

/** A workflow for pull requests of strangers, with what stands above its jobs and in its one job. */
const onStrangers = (above: readonly string[], job: readonly string[]) =>
  edit(CI, null, lines('on: pull_request_target', ...above, 'jobs:', '  a:', '    runs-on: ubuntu-latest', ...job));
const READS = ['permissions:', '  pull-requests: read'];
const COUNTS = ['    steps:', '      - run: echo "$NUMBER"'];

describeRule(privilegedTrigger, {
  invalid: [
    ...cases(
      [
        ['a token that only reads, and no secret', onStrangers(READS, COUNTS), 'info', true],
        ['no permissions at all', onStrangers(['permissions: {}'], COUNTS), 'info', true],
        [
          'a job that bounds itself',
          onStrangers([], ['    permissions:', '      contents: read', ...COUNTS]),
          'info',
          true,
        ],
        [
          'a script with a word of permissions in it',
          onStrangers(READS, ['    steps:', `      - run: test "$ROLE" = 'write'`]),
          'info',
          true,
        ],
        ['nothing that bounds the token', onStrangers([], COUNTS), 'info', false],
        ['a token that writes', onStrangers(['permissions:', '  pull-requests: write'], COUNTS), 'info', false],
        ['everything written', onStrangers(['permissions: write-all'], COUNTS), 'info', false],
        [
          'a job that widens what stands above it',
          onStrangers(READS, ['    permissions: { contents: write }', ...COUNTS]),
          'info',
          false,
        ],
        ['a secret', onStrangers(READS, ['    env:', `      A: \${{ secrets.DEPLOY }}`, ...COUNTS]), 'info', false],
        ['an environment', onStrangers(READS, ['    environment: production', ...COUNTS]), 'info', false],
        [
          'something fetched',
          onStrangers(READS, ['    steps:', '      - run: curl -sO https://example.org/a']),
          'info',
          false,
        ],
        ['a checkout', onStrangers(READS, ['    steps:', '      - uses: actions/checkout@v4']), 'info', false],
        ['a machine of its own', onStrangers(READS, ['    container: self-hosted', ...COUNTS]), 'info', false],
      ],
      (name, files, severity, bounded) => ({
        name,
        files,
        findings: [`1 ${severity}`],
        titles: [
          bounded
            ? 'Workflow begins to run on pull requests of strangers, with a token that only reads'
            : 'Workflow begins to run with secrets on pull requests of strangers',
        ],
      }),
    ),
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
      findings: ['1 info'],
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
          findings: [`${line} info`],
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
    },
    { name: 'a push', files: edit(CI, 'on: pull_request\njobs:\n', 'on: [pull_request, push]\njobs:\n') },
    {
      name: 'a workflow that takes the place of another with the trigger',
      files: {
        ...edit('.github/workflows/old.yml', lines('on: pull_request_target', 'jobs:', '  a:'), null),
        ...edit(CI, null, lines('on: pull_request_target', 'jobs:', '  a:', '    steps:', '      - run: make')),
      },
      also: ['integrity/workflow-removed .github/workflows/old.yml:1'],
    },
    {
      name: 'a trigger that was there',
      files: edit(CI, 'on: pull_request_target\njobs:\n', 'on: [push, pull_request_target]\njobs:\n'),
    },
  ],
  beside: ['integrity/workflow-permissions', 'supply-chain/base-image', 'supply-chain/token-reach'],
});
