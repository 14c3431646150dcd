import { workflowCondition } from '../../../../src/engine/planes/integrity/workflow-condition.js';
import { cases, edit, lines, wholeAndBare } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const CI = '.github/workflows/deploy.yml';
const flow = (on: string, ...condition: readonly string[]) =>
  lines(`on: ${on}`, 'permissions: {}', 'jobs:', '  deploy:', ...condition, '    steps:', '      - run: make');
const given = (on: string, ...condition: readonly string[]) => edit(CI, flow(on), flow(on, ...condition));
const of = (inner: string) => `\${{ ${inner} }}`;

describeRule(workflowCondition, {
  invalid: [
    ...wholeAndBare(
      cases(
        [
          ['two expressions', `    if: ${of('github.ref_protected')} && ${of('success()')}`],
          ['text before', `    if: '!${of('cancelled()')}'`],
          ['an alternative that is a text', `    if: github.ref_name == 'main' || 'release'`],
          ['the same in marks', `    if: ${of(`github.ref_name == 'main' || 'release'`)}`],
        ],
        (name, line) => ({ name, files: given('push', line), findings: ['5 warn'] }),
      ),
    ),
    {
      name: 'a line break of a block around an expression',
      files: given('push', '    if: |', `      ${of('false')}`),
      findings: ['5 warn'],
    },
    ...cases(
      [
        ['pull_request_target', `    if: github.actor == 'dependabot[bot]'`, '5 warn'],
        ['pull_request_target', `    if: contains(fromJSON('["renovate[bot]"]'), github.actor)`, '5 warn'],
        ['pull_request_target', `    if: github.event.sender.login == 'renovate[bot]' && success()`, '5 warn'],
        ['pull_request', `    if: \${{ github.actor == 'dependabot[bot]' }}`, '5 info'],
        ['issue_comment', `    if: contains('alice bob', github.actor)`, '5 warn'],
        ['push', `    if: contains('refs/heads/main refs/heads/next', github.ref)`, '5 info'],
      ],
      (on, line, finding) => ({ name: `${on} ${line.trim()}`, files: given(on, line), findings: [finding] }),
    ),
  ],
  valid: cases(
    [
      ['push', `    if: github.ref == 'refs/heads/main' && github.repository == 'octo/shop'`],
      ['push', `    if: ${of('success() && !cancelled()')}`],
      ['push', `    if: "${of('always()')}"`],
      ['push', `    if: github.ref_name == 'main' || github.ref_name == 'next'`],
      ['push', `    if: ${of('always()')} # ${of('never()')}`],
      ['pull_request_target', `    if: github.event.pull_request.user.login == 'dependabot[bot]'`],
      ['pull_request_target', `    if: github.actor != 'dependabot[bot]'`],
      ['push', `    if: contains(github.event.head_commit.message, 'docs')`],
      ['push', `    if: contains(fromJSON('["main", "next"]'), github.ref_name)`],
      ['push', `    if: this is ( no condition`],
    ],
    (on, line) => ({ name: `${on} ${line.trim()}`, files: given(on, line) }),
  ),
  beside: ['supply-chain/privileged-trigger'],
});
