import { workflowChecksRemoved } from '../../../../src/engine/planes/integrity/workflow-checks-removed.js';
import { cases, edit, wholeAndBare } from '../cases.js';
import { describeRule } from '../rule-tester.js';
import { BASE, CI, flow } from './ci-workflow.js';

describeRule(workflowChecksRemoved, {
  invalid: [
    {
      name: 'a check, whatever the title says',
      title: 'Remove the tests from this workflow',
      files: edit(CI, BASE, flow('      - run: npm run build')),
      findings: ['10 info'],
    },
    ...wholeAndBare(
      cases(
        [
          ['a check that goes', BASE, flow('      - run: npm run build'), '10 info'],
          ['a check that is commented out', BASE, flow('      # - run: npm test'), '10 info'],
          [
            'a scan that goes',
            flow('      - uses: github/codeql-action/analyze@v3', '      - run: a'),
            flow('      - run: a'),
            '9 info',
          ],
          [
            'a tool, where a script of another kind stays',
            flow('      - run: npx eslint .', '      - run: npm test'),
            flow('      - run: npm test'),
            '9 info',
          ],
          ['no pull requests', BASE, BASE.replace('  pull_request:\n', ''), '1 info'],
        ],
        (name, before, after, finding) => ({ name, files: edit(CI, before, after), findings: [finding] }),
      ),
    ),
  ],
  valid: [
    {
      name: 'a tool that is taken away or looked for, where the script that runs it stays',
      files: edit(
        CI,
        flow(
          '      - run: npm rm --save-dev eslint',
          "      - run: grep -E '^eslint' list",
          '      - run: npm run lint',
        ),
        flow('      - run: npm run lint'),
      ),
    },
    {
      name: 'a check that moves into a script',
      files: {
        ...edit(CI, BASE, flow('      - run: npm run build', '      - run: ./ci.sh')),
        'ci.sh': { old: null, new: 'npm test\n' },
      },
    },
    ...cases(
      [
        [
          'a tool, where the script that may run it stays',
          flow('      - run: npx eslint .', '      - run: npm run lint'),
          flow('      - run: npm run lint'),
        ],
        ['the same check in other words', BASE, flow('      - run: npm test -- --ci')],
        [
          'a check in another job',
          BASE,
          flow('      - run: npm run build', '  other:', '    steps:', '      - run: npm test'),
        ],
        [
          'a command folded over lines, with more flags',
          flow('      - run: ./gradlew build idea'),
          flow('      - run: |', '          ./gradlew \\', '            -Pretry=3 \\', '            build idea'),
        ],
        [
          'a folded block',
          BASE,
          flow('      - run: npm run build', '      - run: >', '          npm', '          test'),
        ],
        [
          'steps that only installed, removed or named a tool',
          flow(
            '      - run: npm rm --silent eslint',
            '      - run: pip install pytest && echo pytest',
            '      - run: a',
          ),
          flow('      - run: a'),
        ],
        ['a step that checks nothing', flow('      - run: echo a', '      - run: npm test'), BASE],
      ],
      (name, before, after) => ({ name, files: edit(CI, before, after) }),
    ),
  ],
});
