import { doNotMerge } from '../../../../src/engine/planes/robustness/do-not-merge.js';
import { addedTo } from '../../run-planes.js';
import { cases } from '../cases.js';
import { describeRule } from '../rule-tester.js';

describeRule(doNotMerge, {
  invalid: [
    ...cases(
      [['// DO NOT MERGE: fixed tax'], ['// NOCOMMIT'], ['/* DO_NOT_SUBMIT */'], ['// remove this: DONT MERGE']],
      (line) => ({ files: { 'src/a.ts': addedTo('first', line) }, findings: ['2 warn'] }),
    ),
    ...cases([['[Do not merge] The new tax'], ['DNM: the new tax']], (title) => ({
      title,
      files: { 'src/a.ts': addedTo('first', 'second') },
      findings: ['2 warn'],
    })),
  ],
  valid: [
    { title: 'Do not merge two carts', files: { 'src/a.ts': addedTo('first', 'second') } },
    ...cases([['// do not merge the two lists'], ["const a = 'DO NOT MERGE';"], ['// DO NOT EDIT']], (line) => ({
      files: { 'src/a.ts': addedTo('first', line) },
    })),
  ],
});
