import { scriptInjection } from '../../../../src/engine/planes/supply-chain/script-injection.js';
import { cases, edit, lines } from '../cases.js';
import { describeRule } from '../rule-tester.js';
import { BASE, CI, job } from './ci-job.js';

const title = `\${{ github.event.pull_request.title }}`;
const inside = (...steps: readonly string[]) => edit(CI, job(BASE), job(BASE, ...steps));
/** A workflow with these events, a condition of its job, and a step with the text of a request. */
const guarded = (on: string, ofJob: string, ...step: readonly string[]) =>
  edit(
    CI,
    lines(`on: ${on}`, 'jobs:', '  a:', '    runs-on: ubuntu-latest'),
    lines(`on: ${on}`, 'jobs:', '  a:', ...(ofJob === '' ? [] : [`    if: ${ofJob}`]), '    steps:', ...step),
  );
const issues = (step: string) => lines('on: issues', 'jobs:', '  a:', '    steps:', step);

describeRule(scriptInjection, {
  invalid: [
    { name: 'a title', files: inside(`      - run: echo "${title}"`), findings: ['8 info, asked'] },
    {
      name: 'a title in a script of several lines',
      files: inside('      - run: |', '          set -e', `          echo "${title}"`),
      findings: ['10 info, asked'],
    },
    {
      name: 'the text of an issue, where secrets are',
      files: edit(CI, issues('      - run: a'), issues(`      - run: echo \${{ github.event.issue.body }}`)),
      findings: ['5 error'],
    },
    ...cases(
      [
        [`\${{ github.head_ref || github.ref }}`],
        [`\${{ toJSON(github.event.issue) }}`],
        [`\${{ github.event.commits.*.message }}`],
        [`\${{ github['event']['comment'].body }}`],
        [`\${{ github.event.pages[0].page_name }}`],
        [`\${{ format('{0}!', github.event.review.body) }}`],
      ],
      (expression) => ({
        name: expression,
        files: inside(`      - run: echo "${expression}"`),
        findings: ['8 info, asked'],
      }),
    ),
    {
      name: 'a variable that holds a title, as an expression',
      files: inside('      - env:', `          T: ${title}`, `        run: echo "\${{ env.T }}"`),
      findings: ['10 info, asked'],
    },
    {
      name: 'an expression over lines',
      files: inside('      - run: |', `          echo "\${{`, '            github.head_ref', '          }}"'),
      findings: ['9 info, asked'],
    },
    {
      name: 'a script of an action',
      files: inside('      - uses: actions/github-script@v7', '        with:', `          script: log('${title}')`),
      findings: ['10 info, asked'],
    },
    {
      name: 'several, told once',
      files: inside(`      - run: echo "${title}"`, `      - run: echo "\${{ github.head_ref }}"`),
      findings: ['8 info, asked'],
      titles: ['Strangers’ text becomes part of a script: github.event.pull_request.title, github.head_ref'],
    },
    ...cases(
      [
        [`github.actor == 'dependabot[bot]'`, 'push, pull_request'],
        [`github.event_name != 'push'`, 'push, pull_request'],
        [`github.event_name == 'push' || always()`, 'push, pull_request'],
        [`github.event_name == 'pull_request' && github.repository == 'octo/shop'`, 'push, pull_request'],
        [`github.event_name != 'pull_request'`, 'pull_request, pull_request_target'],
        [`github.event.pull_request.head.repo.full_name != github.repository`, 'pull_request'],
        [`github.event.pull_request.author_association == 'CONTRIBUTOR'`, 'pull_request'],
        [`github.event.comment.author_association == 'OWNER'`, 'pull_request'],
        [`github.ref == 'refs/heads/main'`, 'pull_request_target'],
        [`x\${{ github.event_name == 'push' }}`, 'push, pull_request'],
      ],
      (condition, on) => ({
        name: `no guard: ${condition}`,
        files: guarded(`[${on}]`, condition, `      - run: echo "${title}"`),
        findings: [on.includes('target') ? '6 error' : '6 info, asked'],
        also: condition.includes('actor') || condition.startsWith('x') ? [`integrity/workflow-condition ${CI}:4`] : [],
      }),
    ),
    {
      name: 'the condition of another step',
      files: guarded(
        '[push, pull_request]',
        '',
        `      - if: github.event_name == 'push'`,
        '        run: make',
        `      - run: echo "${title}"`,
      ),
      findings: ['7 info, asked'],
    },
    {
      name: 'the condition of another job',
      files: edit(
        CI,
        lines('on: [push, pull_request]', 'jobs:', '  a:', `    if: github.event_name == 'push'`, '    steps:', '  b:'),
        lines(
          'on: [push, pull_request]',
          'jobs:',
          '  a:',
          `    if: github.event_name == 'push'`,
          '    steps:',
          '  b:',
          '    steps:',
          `      - run: echo "${title}"`,
        ),
      ),
      findings: ['8 info, asked'],
    },
    {
      name: 'the message of a commit that somebody merged',
      files: guarded('push', '', `      - run: echo "\${{ github.event.head_commit.message }}"`),
      findings: ['5 info'],
      titles: ['The message of a commit becomes part of a script: github.event.head_commit.message'],
    },
    {
      name: 'a workflow that others call',
      files: guarded('workflow_call', '', `      - run: echo "${title}"`),
      findings: ['5 info, asked'],
    },
  ],
  valid: [
    ...cases(
      [
        [`github.event_name == 'push'`, 'push, pull_request'],
        [`\${{ github.event_name == 'push' }}`, 'push, pull_request'],
        [
          `github.repository == 'octo/shop' && (github.event_name == 'push' || github.event_name == 'schedule')`,
          'push, pull_request',
        ],
        [`github.event_name != 'pull_request'`, 'push, pull_request'],
        [`\${{ !startsWith(github.event_name, 'pull_request') }}`, 'pull_request, pull_request_target, push'],
        [`contains(fromJSON('["push", "release"]'), github.event_name)`, 'pull_request_target, push'],
        [`github.event.pull_request.head.repo.full_name == github.repository`, 'pull_request'],
        [`github.event.pull_request.head.repo.fork == false`, 'pull_request'],
        [`\${{ !github.event.pull_request.head.repo.fork }}`, 'pull_request_target'],
        [`github.event.pull_request.user.login == 'dependabot[bot]'`, 'pull_request_target'],
        [`contains(fromJSON('["OWNER", "MEMBER"]'), github.event.pull_request.author_association)`, 'pull_request'],
        [`github.ref == 'refs/heads/main'`, 'push, pull_request'],
        [`startsWith(github.ref, 'refs/tags/v')`, 'push, pull_request'],
        [`github.event_name == 'workflow_dispatch'`, 'workflow_call, workflow_dispatch'],
      ],
      (condition, on) => ({
        name: `a guard: ${condition}`,
        files: guarded(`[${on}]`, condition, `      - run: echo "${title}"`),
      }),
    ),
    {
      name: 'the condition of the step, over lines',
      files: guarded(
        '[push, pull_request]',
        '',
        '      - name: tell',
        '        if: >-',
        `          github.event_name == 'push' &&`,
        `          github.ref == 'refs/heads/main'`,
        `        run: echo "${title}"`,
      ),
    },
    ...cases([['push'], ['workflow_dispatch'], ['[schedule, release]']], (on) => ({
      name: `nothing of strangers starts it: ${on}`,
      files: guarded(on, '', `      - run: echo "\${{ github.head_ref }} ${title}"`),
    })),
    ...cases(
      [
        [`\${{ github.event.pull_request.title == 'x' }}`],
        [`\${{ startsWith(github.head_ref, 'a') && 'b' || 'c' }}`],
        [`\${{ github.event.pull_request.head.sha }}`],
        [`\${{ secrets.TITLE }}`],
        [`\${{ github.event.issue.title`],
      ],
      (expression) => ({ name: expression, files: inside(`      - run: echo "${expression}"`) }),
    ),
    {
      name: 'a step that moves',
      files: edit(CI, job(BASE, `      - run: echo "${title}"`), job(`      - run: echo  "${title}"`, BASE)),
    },
    { name: 'a variable', files: inside('      - run: a', '        env:', `          TITLE: ${title}`) },
    {
      name: 'a condition',
      files: inside(`      - if: contains(github.event.pull_request.title, 'x')`, '        run: a'),
    },
    { name: 'a number', files: inside(`      - run: echo "\${{ github.event.pull_request.number }}"`) },
  ],
});
