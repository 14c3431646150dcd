import { scriptInjection } from '../../../../src/engine/planes/supply-chain/script-injection.js';
import { cases, edit, lines } from '../cases.js';
import { describeRule } from '../rule-tester.js';
import { BASE, CI, job } from './ci-job.js';

const title = `\${{ github.event.pull_request.title }}`;
const inside = (...steps: readonly string[]) => edit(CI, job(BASE), job(BASE, ...steps));
const issues = (step: string) => lines('on: issues', 'jobs:', '  a:', '    steps:', step);

describeRule(scriptInjection, {
  invalid: [
    { name: 'a title', files: inside(`      - run: echo "${title}"`), findings: ['8 warn'] },
    {
      name: 'a title in a script of several lines',
      files: inside('      - run: |', '          set -e', `          echo "${title}"`),
      findings: ['10 warn'],
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
      (expression) => ({ name: expression, files: inside(`      - run: echo "${expression}"`), findings: ['8 warn'] }),
    ),
    {
      name: 'a variable that holds a title, as an expression',
      files: inside('      - env:', `          T: ${title}`, `        run: echo "\${{ env.T }}"`),
      findings: ['10 warn'],
    },
    {
      name: 'an expression over lines',
      files: inside('      - run: |', `          echo "\${{`, '            github.head_ref', '          }}"'),
      findings: ['9 warn'],
    },
    {
      name: 'a script of an action',
      files: inside('      - uses: actions/github-script@v7', '        with:', `          script: log('${title}')`),
      findings: ['10 warn'],
    },
    {
      name: 'several, told once',
      files: inside(`      - run: echo "${title}"`, `      - run: echo "\${{ github.head_ref }}"`),
      findings: ['8 warn'],
      titles: ['Strangers’ text becomes part of a script: github.event.pull_request.title, github.head_ref'],
    },
  ],
  valid: [
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
