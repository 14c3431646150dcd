import { suppressionAdded } from '../../../../src/engine/planes/integrity/suppression-added.js';
import { addedTo } from '../../run-planes.js';
import { cases, edit } from '../cases.js';
import { describeRule } from '../rule-tester.js';

describeRule(suppressionAdded, {
  invalid: cases(
    [
      ['src/a.ts', '// review-gate-ignore tests/disabled: why'],
      ['src/a.py', 'a = 1  # review-gate-ignore tests/disabled'],
    ],
    (path, line) => ({ files: { [path]: addedTo('# first', line) }, findings: ['2 warn'] }),
  ),
  valid: [
    { name: 'a text', files: { 'src/a.ts': addedTo('# first', 'const a = "review-gate-ignore x/y: z";') } },
    {
      name: 'one that was there',
      files: edit(
        'src/a.ts',
        '// review-gate-ignore tests/disabled: the sandbox is down\nb();\n',
        '// review-gate-ignore tests/disabled: the sandbox is down\nb();\nc();\n',
      ),
    },
  ],
});
