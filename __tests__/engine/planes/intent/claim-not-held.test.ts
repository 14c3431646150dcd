import { claimNotHeld } from '../../../../src/engine/planes/intent/claim-not-held.js';
import { describeRule } from '../rule-tester.js';
import { binding, FILES, range } from './bound.js';

const bindings = [binding({ ranges: [range('src/refund.ts'), range('src/login.ts')] })];

describeRule(claimNotHeld, {
  invalid: [
    {
      name: 'a criterion that is not there, at the place that is named',
      files: FILES,
      bindings,
      body: 'AC7: src/refund.ts:2-3',
      findings: ['src/refund.ts:2 warn'],
      titles: ['AC7 is not shown at src/refund.ts:2-3'],
    },
    {
      name: 'a file that is not changed, at the file with the most new code',
      files: FILES,
      bindings,
      body: 'AC1: src/elsewhere.ts:2',
      findings: ['src/login.ts:2 warn'],
    },
    {
      name: 'lines that are not changed',
      files: FILES,
      bindings,
      body: 'AC1: src/refund.ts:1',
      findings: ['src/refund.ts:1 warn'],
    },
    {
      name: 'words of something else, which code may have and show the criterion all the same',
      files: FILES,
      bindings,
      body: 'AC1: src/login.ts:6',
      findings: ['src/login.ts:6 info'],
    },
  ],
  valid: [
    { name: 'bound lines', files: FILES, bindings, body: 'AC1: src/refund.ts:3-9' },
    { name: 'words in the path', files: FILES, bindings, body: 'AC1: docs/refund.md:2' },
    { name: 'no claim', files: FILES, bindings, body: 'AC1: refunds are logged now' },
    { name: 'a change of nothing', files: {}, bindings, body: 'AC1: src/refund.ts:2' },
  ],
});
