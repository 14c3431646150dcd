import { scriptInjection } from '../../../../src/engine/planes/supply-chain/script-injection.js';
import { edit, lines } from '../cases.js';
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
  ],
  valid: [
    { name: 'a variable', files: inside('      - run: a', '        env:', `          TITLE: ${title}`) },
    {
      name: 'a condition',
      files: inside(`      - if: contains(github.event.pull_request.title, 'x')`, '        run: a'),
    },
    { name: 'a number', files: inside(`      - run: echo "\${{ github.event.pull_request.number }}"`) },
  ],
});
