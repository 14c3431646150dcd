import { workflowRemoved } from '../../../../src/engine/planes/integrity/workflow-removed.js';
import { edit } from '../cases.js';
import { describeRule } from '../rule-tester.js';
import { CI } from './ci-workflow.js';

const OTHER = '.github/workflows/all.yml';
const write = (...commands: readonly string[]) =>
  ['on: push', 'jobs:', '  a:', '    steps:', ...commands.map((command) => `      - run: ${command}`), ''].join('\n');

describeRule(workflowRemoved, {
  invalid: [
    {
      name: 'a workflow that is deleted',
      files: edit(CI, 'on: push\n', null),
      findings: ['1 info'],
      titles: ['Workflow ci.yml is deleted'],
    },
    {
      name: 'one whose checks another one runs in part',
      files: {
        ...edit(CI, write('npm test', 'npx eslint src'), null),
        ...edit(OTHER, write('npm ci'), write('npm ci', 'npm test')),
      },
      findings: [`${CI}:1 info`],
    },
    {
      name: 'one whose checks stand in a comment alone',
      files: {
        ...edit(CI, write('npm test'), null),
        ...edit(OTHER, write('npm ci'), `${write('npm ci')}      # - run: npm test\n`),
      },
      findings: [`${CI}:1 info`],
    },
  ],
  valid: [
    { name: 'another file that is deleted', files: edit('docs/ci.yml', 'on: push\n', null) },
    {
      name: 'one whose checks a changed one runs',
      files: {
        ...edit(CI, write('npm ci', 'npm test'), null),
        ...edit(OTHER, write('npm ci'), write('npm ci', 'npm test -- --ci')),
      },
    },
  ],
});
