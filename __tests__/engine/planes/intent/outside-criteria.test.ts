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
      titles: ['No criterion was found for login.ts and other source files'],
    },
    {
      name: 'one source file',
      files: FILES,
      bindings: [binding({ ranges: [range('src/refund.ts')] })],
      findings: ['src/login.ts:2 info'],
      titles: ['No criterion was found for login.ts'],
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
