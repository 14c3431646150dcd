import { workflowPermissions } from '../../../../src/engine/planes/integrity/workflow-permissions.js';
import { addedTo } from '../../run-planes.js';
import { cases, edit, hunksAlone, wholeAndBare } from '../cases.js';
import { describeRule } from '../rule-tester.js';
import { BASE as ALONE, CI } from './ci-workflow.js';

/** With another job: what stands above the jobs holds for both. */
const BASE = `${ALONE}  lint:\n    steps: []\n`;

describeRule(workflowPermissions, {
  invalid: [
    ...cases(
      [
        [CI, 'permissions: write-all'],
        [CI, '    permissions: "write-all"'],
      ],
      (path, line) => ({ files: { [path]: addedTo('# first', line) }, findings: ['2 error'] }),
    ),
    ...wholeAndBare(
      cases(
        [
          ['a scope', BASE, BASE.replace('contents: read', 'contents: write'), '5 warn'],
          [
            'another scope',
            BASE,
            BASE.replace('  contents: read', '  contents: read\n  id-token: write'),
            '6 info, asked',
          ],
          [
            'in braces',
            BASE,
            BASE.replace('permissions:\n  contents: read', 'permissions: { contents: write }'),
            '4 warn',
          ],
          ['everything', BASE, BASE.replace('permissions:\n  contents: read', 'permissions: write-all'), '4 error'],
          ['no bound', BASE, BASE.replace('permissions:\n  contents: read\n', ''), '3 warn'],
          [
            'a job, its own name',
            BASE,
            BASE.replace('    steps:', '    permissions:\n      id-token: write\n    steps:'),
            '9 info',
          ],
          [
            'more for a job that names its own',
            BASE.replace('    steps:', '    permissions:\n      contents: read\n    steps:'),
            BASE.replace('    steps:', '    permissions:\n      contents: write\n    steps:'),
            '9 info, asked',
          ],
        ],
        (name, before, after, finding) => ({ name, files: edit(CI, before, after), findings: [finding] }),
      ),
    ),
    {
      name: 'the block above the only job, which is as that job’s own',
      files: edit(CI, ALONE, ALONE.replace('contents: read', 'contents: write')),
      findings: ['5 info, asked'],
      titles: ['Job test may write: contents'],
    },
    {
      name: 'the same, where a hunk may not show other jobs',
      files: hunksAlone(edit(CI, ALONE, ALONE.replace('contents: read', 'contents: write'))),
      findings: ['5 warn'],
    },
    {
      name: 'the block above the only job, which strangers start',
      files: edit(
        CI,
        ALONE.replace('  pull_request:', '  issue_comment:'),
        ALONE.replace('  pull_request:', '  issue_comment:').replace('contents: read', 'contents: write'),
      ),
      findings: ['5 warn'],
    },
    {
      name: 'a job that names what it may write, for itself alone',
      files: edit(CI, BASE, BASE.replace('    steps:', '    permissions:\n      packages: write\n    steps:')),
      findings: ['9 info'],
    },
    {
      name: 'the same, where the hunk does not show whether the job had a block',
      files: hunksAlone(
        edit(CI, BASE, BASE.replace('    steps:', '    permissions:\n      packages: write\n    steps:')),
      ),
      findings: ['9 info, asked'],
    },
    {
      name: 'a new workflow that may write, which is information',
      files: edit(CI, null, 'permissions:\n  contents: write\n'),
      findings: ['2 info'],
    },
    {
      name: 'a workflow that gets other jobs, which is information',
      files: edit(
        CI,
        'on: push\njobs:\n  stub:\n    permissions:\n      contents: read\n    steps: []\n',
        'on: push\npermissions:\n  id-token: write\njobs:\n  load:\n    steps: []\n',
      ),
      findings: ['3 info'],
    },
    {
      name: 'a new one that strangers start',
      files: edit(CI, null, 'on: issue_comment\npermissions:\n  contents: write\n'),
      findings: ['3 warn'],
    },
    {
      name: 'a new workflow without any',
      files: edit(CI, null, 'on: push\njobs:\n  a:\n    steps: []\n  b:\n    permissions: {}\n'),
      findings: ['3 info'],
    },
    {
      name: 'a weaker scope, which is information',
      files: edit(CI, BASE, BASE.replace('  contents: read', '  contents: read\n  issues: write')),
      findings: ['6 info'],
    },
    {
      name: 'the same in a privileged workflow',
      files: edit(
        CI,
        'on: issue_comment\npermissions: {}\njobs:\n',
        'on: issue_comment\npermissions:\n  issues: write\njobs:\n',
      ),
      findings: ['3 warn'],
    },
    {
      name: 'a job that had the default until now, which is information',
      files: edit(
        CI,
        'on: push\njobs:\n  a:\n    permissions: read-all\n    steps: []\n  b:\n    steps: []\n',
        'on: push\njobs:\n  a:\n    permissions: read-all\n    steps: []\n  b:\n    permissions:\n      contents: write\n    steps: []\n',
      ),
      findings: ['8 info'],
    },
    {
      name: 'a job that the block above it bounded',
      files: edit(
        CI,
        'on: push\npermissions: {}\njobs:\n  b:\n    steps: []\n',
        'on: push\npermissions: {}\njobs:\n  b:\n    permissions:\n      contents: write\n    steps: []\n',
      ),
      findings: ['6 info'],
    },
    {
      name: 'a job that becomes the call of a workflow, which is information',
      files: edit(
        CI,
        'on: push\npermissions: {}\njobs:\n  b:\n    runs-on: a\n    steps: []\n',
        `on: push\npermissions: {}\njobs:\n  b:\n    uses: x/y/.github/workflows/z.yml@${'a'.repeat(40)}\n    permissions:\n      id-token: write\n`,
      ),
      findings: ['7 info'],
    },
    {
      name: 'a job of a new workflow that strangers start',
      files: edit(CI, null, 'on: issue_comment\njobs:\n  a:\n    permissions:\n      contents: write\n'),
      findings: ['5 warn'],
    },
    {
      name: 'a new workflow without permissions that is indented as a whole',
      files: edit(CI, null, '  on: push\n  jobs:\n    a:\n      steps: []\n'),
      findings: ['3 info'],
    },
    {
      name: 'a job that is there and may write now',
      files: edit(
        CI,
        'on: push\njobs:\n  a:\n    permissions:\n      contents: read\n    steps: []\n',
        'on: push\njobs:\n  a:\n    permissions:\n      contents: write\n    steps: []\n',
      ),
      findings: ['5 info, asked'],
    },
  ],
  valid: [
    {
      name: 'a job of a new workflow that names what it may write, for itself alone',
      files: edit(CI, null, 'on: push\njobs:\n  a:\n    permissions:\n      contents: write\n'),
    },
    {
      name: 'a new job that comments on pull requests',
      files: edit(CI, null, 'on: pull_request_target\njobs:\n  a:\n    permissions:\n      pull-requests: write\n'),
      also: ['supply-chain/privileged-trigger .github/workflows/ci.yml:1'],
    },
    {
      name: 'permissions of a workflow that is indented as a whole',
      files: edit(CI, null, '  on: push\n  permissions:\n    contents: read\n  jobs:\n    a:\n      steps: []\n'),
    },
    ...cases(
      [
        [CI, 'permissions: read-all'],
        [CI, '# permissions: write-all'],
        ['docs/ci.yml', 'permissions: write-all'],
      ],
      (path, line) => ({
        files: { [path]: addedTo('# first', line) },
      }),
    ),
    ...cases(
      [
        ['less permission', BASE.replace('contents: read', 'contents: write'), BASE],
        [
          'a permission that moves to a job',
          BASE.replace('contents: read', 'contents: write'),
          BASE.replace('    steps:', '    permissions:\n      contents: write\n    steps:'),
        ],
        [
          'a bound where there was none',
          BASE.replace('permissions:\n  contents: read\n', ''),
          BASE.replace('contents: read', 'contents: write'),
        ],
        ['a read', BASE, BASE.replace('  contents: read', '  contents: read\n  packages: read')],
        ['an input named so', BASE, `${BASE}        with:\n          contents: write\n`],
      ],
      (name, before, after) => ({ name, files: edit(CI, before, after) }),
    ),
  ],
});
