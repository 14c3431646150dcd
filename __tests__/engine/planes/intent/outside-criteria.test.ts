import { outsideCriteria } from '../../../../src/engine/planes/intent/outside-criteria.js';
import { describeRule } from '../rule-tester.js';
import { binding, FILES, range } from './bound.js';

describeRule(outsideCriteria, {
  invalid: [
    {
      name: 'all source files outside every criterion, once',
      files: FILES,
      bindings: [binding({ ranges: [range('src/refund.test.ts')] }, { kind: 'test' })],
      findings: ['src/login.ts:2 info'],
      titles: ['2 source files belong to no criterion (11 lines)'],
    },
    {
      name: 'one source file',
      files: FILES,
      bindings: [binding({ ranges: [range('src/refund.ts')] })],
      findings: ['src/login.ts:2 info'],
      titles: ['login.ts belongs to no criterion (6 lines)'],
    },
  ],
  valid: [
    { name: 'a change without criteria', files: FILES },
    {
      name: 'a change that its criteria cover',
      files: FILES,
      bindings: [binding({ ranges: [range('src/refund.ts'), range('src/login.ts')] })],
    },
  ],
});
