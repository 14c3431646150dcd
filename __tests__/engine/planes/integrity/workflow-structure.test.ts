import { workflowStructure } from '../../../../src/engine/planes/integrity/workflow-structure.js';
import { cases, diff } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const PATH = '.github/workflows/check.yml';
const job = (...lines: readonly string[]) => [
  ' on:',
  '   push:',
  '   workflow_dispatch:',
  '     inputs:',
  '       level: { type: string }',
  ' permissions: {}',
  ' jobs:',
  '   test:',
  '     runs-on: ubuntu-latest',
  ...lines,
];
const STEP = ['     steps:', '       - id: build', '         run: make'];

describeRule(workflowStructure, {
  beside: ['supply-chain/input-injection'],
  invalid: cases(
    [
      ['a step that does not exist', job(...STEP, '+      - run: echo $' + '{{ steps.built.outputs.a }}'), 13],
      ['a job that does not exist', job('+    needs: lint', ...STEP), 10],
      ['an output of a job that is not needed', job('+    if: needs.lint.result', ...STEP), 10],
      [
        'a matrix without the name',
        job('+    strategy: { matrix: { os: [a] } }', '+    name: $' + '{{ matrix.node }}', ...STEP),
        11,
      ],
      ['a matrix that is not there', job('+    name: $' + '{{ matrix.node }}', ...STEP), 10],
      ['an input that nobody gives', job(...STEP, '+      - run: echo $' + '{{ inputs.levels }}'), 13],
      ['a key of another place', job('+    branches: [main]', ...STEP), 10],
      ['a misspelt key of a step', job(...STEP, '+        working_directory: src'), 13],
      ['an empty list of settings', job(...STEP, '+        env:'), 13],
      ['a step that does two things', job(...STEP, '+      - run: make', '+        uses: ./build'), 13],
      ['a step that does nothing', job(...STEP, '+      - name: Make'), 13],
      [
        'an event below another',
        [
          ' on:',
          '   push:',
          '+    pull_request:',
          ' permissions: {}',
          ' jobs:',
          '   a: { uses: ./.github/workflows/a.yml }',
        ],
        3,
      ],
      [
        'an event that is none',
        [
          ' on:',
          '+  pull_requests:',
          '   push:',
          ' permissions: {}',
          ' jobs:',
          '   a: { uses: ./.github/workflows/a.yml }',
        ],
        2,
      ],
      [
        'a star for all branches',
        [
          ' on:',
          '   push:',
          "+    branches: ['*']",
          ' permissions: {}',
          ' jobs:',
          '   a: { uses: ./.github/workflows/a.yml }',
        ],
        3,
      ],
    ],
    (name, marked, line) => ({ name, files: { [PATH]: diff(...marked) }, findings: [`${line} info`] }),
  ),
  valid: cases(
    [
      ['a step that exists', job(...STEP, '+      - run: echo $' + '{{ steps.build.outputs.a }}')],
      [
        'an input that is given',
        job(...STEP, '+      - run: echo "$A"', '+        env: { A: $' + '{{ inputs.Level }} }'),
      ],
      [
        'a matrix that includes the name',
        job(
          '+    strategy: { matrix: { os: [a], include: [{ os: b, node: 1 }] } }',
          '+    name: $' + '{{ matrix.node }}',
          ...STEP,
        ),
      ],
      [
        'a matrix that an expression makes',
        job('+    strategy: { matrix: "$' + '{{ fromJSON(vars.M) }}" }', '+    name: $' + '{{ matrix.node }}', ...STEP),
      ],
      ['a name in a string', job(...STEP, "+      - if: github.ref != 'steps.other'", '+        run: make')],
      ['a member of the event', job(...STEP, '+      - if: github.event.inputs.other', '+        run: make')],
      [
        'what was there',
        job(
          ' ' + '    name: $' + '{{ matrix.node }}',
          ' ' + '    strategy: { matrix: { os: [a] } }',
          ...STEP,
          '+      - run: make',
        ),
      ],
      [
        'two stars',
        [
          ' on:',
          '   push:',
          "+    branches: ['**']",
          ' permissions: {}',
          ' jobs:',
          '   a: { uses: ./.github/workflows/a.yml }',
        ],
      ],
      [
        'a star for tags',
        [
          ' on:',
          '   push:',
          "+    tags: ['*']",
          ' permissions: {}',
          ' jobs:',
          '   a: { uses: ./.github/workflows/a.yml }',
        ],
      ],
      ['a text that is no YAML', [' on: [', '+  push: {']],
      ['a document that is no workflow', [' a:', '+  b: steps.c']],
    ],
    (name, marked) => ({ name, files: { [PATH]: diff(...marked) } }),
  ),
});
