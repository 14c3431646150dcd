import { environmentFile } from '../../../../src/engine/planes/supply-chain/environment-file.js';
import { cases, edit, lines, wholeAndBare } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const CI = '.github/workflows/label.yml';
const flow = (on: string, ...steps: readonly string[]) =>
  lines(
    `on: ${on}`,
    'permissions: {}',
    'jobs:',
    '  label:',
    '    steps:',
    '      - env:',
    `          TITLE: \${{ github.event.issue.title }}`,
    `          NUMBER: \${{ github.event.issue.number }}`,
    ...steps,
  );
const given = (on: string, ...steps: readonly string[]) => edit(CI, flow(on), flow(on, ...steps));

describeRule(environmentFile, {
  invalid: [
    ...wholeAndBare(
      cases(
        [
          ['a shell', '        run: echo "T=$TITLE" >> "$GITHUB_ENV"'],
          ['braces', `        run: echo "T=\${TITLE}" >> \${GITHUB_ENV}`],
          ['a path', '        run: echo "$TITLE" | tee -a $GITHUB_PATH'],
          ['PowerShell', '        run: "X=$env:TITLE" >> $env:GITHUB_ENV'],
          ['cmd', '        run: echo T=%TITLE%>> %GITHUB_ENV%'],
        ],
        (name, step) => ({ name, files: given('issues', step), findings: ['9 warn'] }),
      ),
    ),
    {
      name: 'a command’s output in a privileged workflow, which is information',
      files: given('issue_comment', '        run: |', '          echo "SHA=$(cat sha.txt)" >> $GITHUB_ENV'),
      findings: ['10 info'],
    },
    {
      name: 'where no stranger starts it with secrets',
      files: given('pull_request', `        run: echo "T=$TITLE" >> "$GITHUB_ENV"`),
      findings: ['9 info, asked'],
    },
    {
      name: 'the commands that were switched off',
      files: given('push', '        run: make', '    env:', '      ACTIONS_ALLOW_UNSECURE_COMMANDS: true'),
      findings: ['11 warn'],
    },
  ],
  valid: cases(
    [
      ['issues', '        run: echo "MODE=fast" >> "$GITHUB_ENV"'],
      ['issues', '        run: echo "$TITLE" >> "$GITHUB_STEP_SUMMARY"'],
      ['push', '        run: echo "N=$NUMBER" >> "$GITHUB_ENV"'],
      ['issue_comment', '        run: echo "$HOME/bin" >> $GITHUB_PATH'],
      ['push', '        run: echo "SHA=$(git rev-parse HEAD)" >> "$GITHUB_ENV"'],
      ['push', '        # ACTIONS_ALLOW: true'],
    ],
    (on, step) => ({ name: `${on} ${step.trim()}`, files: given(on, step) }),
  ),
});
