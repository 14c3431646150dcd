import { describe, expect, it } from '@jest/globals';
import type { Criterion } from '../../../../src/engine/model.js';
import { criterionWithoutCode } from '../../../../src/engine/planes/intent/criterion-without-code.js';
import { runPlanesOn } from '../../run-planes.js';
import { describeRule } from '../rule-tester.js';
import { binding, FILES, range } from './bound.js';

const weak = (of: Partial<Criterion> = {}) => [
  binding({ status: 'weak', ranges: [range('src/refund.test.ts'), range('docs/refund.md')] }, of),
];

describeRule(criterionWithoutCode, {
  invalid: [
    {
      name: 'a behaviour that is shown by tests or documents alone',
      files: FILES,
      bindings: weak(),
      findings: ['src/refund.test.ts:2 info'],
    },
    {
      name: 'what must not be there, where no code goes',
      files: FILES,
      bindings: weak({ kind: 'negative' }),
      findings: ['src/refund.test.ts:2 info'],
    },
  ],
  valid: [
    { name: 'a criterion that asks for tests', files: FILES, bindings: weak({ kind: 'test' }) },
    {
      name: 'what must not be there, where code goes',
      files: { ...FILES, 'src/total.ts': { old: 'a\nb\n', new: 'a\n' } },
      bindings: weak({ kind: 'negative' }),
    },
    { name: 'a criterion that asks for documents', files: FILES, bindings: weak({ kind: 'doc' }) },
    {
      name: 'a criterion about the test itself',
      files: FILES,
      bindings: weak({ text: 'refund.test.ts has three refunds' }),
    },
  ],
  beside: ['intent/outside-criteria'],
});

describe('a criterion that is only in tests', () => {
  it.each(['refunds are logged', 'refunds are logged.'])('is quoted without a second full stop: %s', async (text) => {
    const { findings } = await runPlanesOn(FILES, {}, weak({ text }));
    const found = findings.find(({ rule }) => rule === criterionWithoutCode.id);
    expect(found?.rationale).toContain('“refunds are logged”. If the behaviour');
  });
});
