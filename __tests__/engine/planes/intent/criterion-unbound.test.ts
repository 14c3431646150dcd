import { expect, it } from '@jest/globals';
import { criterionUnbound } from '../../../../src/engine/planes/intent/criterion-unbound.js';
import { runPlanesOn } from '../../run-planes.js';
import { describeRule } from '../rule-tester.js';
import { binding, FILES, range } from './bound.js';

describeRule(criterionUnbound, {
  invalid: [
    {
      name: 'a criterion without code, at the file with the most new code',
      files: FILES,
      bindings: [binding({ status: 'unmet' })],
      findings: ['src/login.ts:2 warn'],
      titles: ['AC1 has no code in this change: “refunds are logged”'],
    },
    {
      name: 'a document that is missing, called so',
      files: FILES,
      bindings: [binding({ status: 'unmet' }, { kind: 'doc' })],
      findings: ['src/login.ts:2 warn'],
      titles: ['AC1 has no document in this change: “refunds are logged”'],
    },
  ],
  valid: [
    {
      name: 'what code cannot show',
      files: FILES,
      bindings: [binding({ status: 'not_code_verifiable' }, { kind: 'process', codeVerifiable: false })],
    },
    {
      name: 'what is met',
      files: FILES,
      bindings: [binding({ ranges: [range('src/refund.ts'), range('src/login.ts')] })],
    },
    { name: 'a change without criteria', files: FILES },
    { name: 'a change of nothing', files: {}, bindings: [binding({ status: 'unmet' })] },
  ],
});
it('keeps titles short and on one line, whatever the criterion says', async () => {
  const { findings } = await runPlanesOn(FILES, {}, [
    binding({ status: 'unmet' }, { id: 'X'.repeat(300), text: `a\n\u001B[31m\u202E${'word '.repeat(2_000)}` }),
  ]);
  expect(findings[0]?.title.length).toBeLessThanOrEqual(120);
  expect(JSON.stringify(findings)).not.toMatch(/\\n|\\u001b|\u202E/u);
});
