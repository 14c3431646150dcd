import { inputInjection } from '../../../../src/engine/planes/supply-chain/input-injection.js';
import { cases, edit, lines } from '../cases.js';
import { describeRule } from '../rule-tester.js';
import { BASE, CI, job } from './ci-job.js';

const inside = (...steps: readonly string[]) => edit(CI, job(BASE), job(BASE, ...steps));
const declared = (type: string, ...steps: readonly string[]) =>
  lines(
    'on:',
    '  workflow_dispatch:',
    '    inputs:',
    '      name:',
    `        type: ${type}`,
    'jobs:',
    '  a:',
    '    steps:',
    ...steps,
  );
const uses = `      - run: echo "\${{ inputs.name }}"`;

describeRule(inputInjection, {
  invalid: [
    ...cases(
      [[`\${{ inputs.name }}`], [`\${{ github.event.inputs.name || 'x' }}`], [`\${{ format('{0}', inputs['name']) }}`]],
      (expression) => ({
        name: expression,
        files: edit(CI, declared('string', BASE), declared('string', BASE, `      - run: echo "${expression}"`)),
        findings: ['10 info'],
      }),
    ),
    {
      name: 'names of changed files',
      files: inside(
        '      - id: files',
        '        uses: acme/changed-files@8f4b7f84864484a7bf31766abe9204da3cbe65b3',
        `      - run: lint \${{ steps.files.outputs.all }}`,
      ),
      findings: ['10 info'],
    },
    {
      name: 'a text',
      files: edit(CI, declared('string', BASE), declared('string', BASE, uses)),
      findings: ['10 info'],
    },
  ],
  valid: [
    ...cases(
      [[`\${{ inputs.name == 'x' }}`], [`\${{ inputs.name && 'a' || 'b' }}`], [`\${{ contains(inputs.name, 'x') }}`]],
      (expression) => ({
        name: expression,
        files: edit(CI, declared('string', BASE), declared('string', BASE, `      - run: echo "${expression}"`)),
      }),
    ),
    { name: 'a number', files: edit(CI, declared('number', BASE), declared('number', BASE, uses)) },
    {
      name: 'a name',
      files: edit(
        CI,
        declared('string', BASE),
        declared('string', BASE, `      - name: "\${{ inputs.name }}"`, '        run: make'),
      ),
    },
  ],
});
