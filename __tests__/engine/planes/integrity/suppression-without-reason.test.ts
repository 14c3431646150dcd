import { suppressionWithoutReason } from '../../../../src/engine/planes/integrity/suppression-without-reason.js';
import { edit } from '../cases.js';
import { describeRule } from '../rule-tester.js';

describeRule(suppressionWithoutReason, {
  invalid: [
    {
      name: 'one that was there before',
      files: edit(
        'src/a.ts',
        '// review-gate-ignore tests/disabled\nb();\n',
        '// review-gate-ignore tests/disabled\nb();\nc();\n',
      ),
      findings: ['1 warn'],
    },
  ],
  valid: [
    {
      name: 'one with a reason',
      files: edit(
        'src/a.ts',
        '// review-gate-ignore tests/disabled: the bank is closed\nb();\n',
        '// review-gate-ignore tests/disabled: the bank is closed\nb();\nc();\n',
      ),
    },
  ],
});
