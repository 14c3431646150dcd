import type { Criterion } from '../../../../src/engine/model.js';
import { namedFileUntouched } from '../../../../src/engine/planes/intent/named-file-untouched.js';
import { describeRule } from '../rule-tester.js';
import { binding, FILES, range } from './bound.js';

/** A change that does what a criterion says. */
const named = (text: string, of: Partial<Criterion> = {}) => ({
  name: text.slice(0, 60),
  files: FILES,
  bindings: [binding({ ranges: [range('src/refund.ts'), range('src/login.ts')] }, { text, ...of })],
});

describeRule(namedFileUntouched, {
  invalid: [
    {
      ...named('`src/config/schema.ts` refuses unknown keys'),
      findings: ['docs/refund.md:2 info'],
      titles: ['AC1 names src/config/schema.ts, which does not change'],
    },
  ],
  valid: [
    named('refunds are logged in `src/refund.ts`'),
    named('refunds are logged in `./src/refund.ts`'),
    named('src/config/schema.ts without a code span'),
    named('`schema.ts` without a folder'),
    named('`a/b` and `a/b.unknown`'),
    named(`\`${'a/'.repeat(50_000)}\``.slice(0, 60_000)),
    named('`src/config/schema.ts` is reviewed', { kind: 'process', codeVerifiable: false }),
  ],
});
