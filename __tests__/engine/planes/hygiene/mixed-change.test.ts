import { mixedChange } from '../../../../src/engine/planes/hygiene/mixed-change.js';
import { edit } from '../cases.js';
import { describeRule } from '../rule-tester.js';
import { rows } from './rows.js';

const flat = `${rows(80, (n) => `if (a) { call(${n}); }`)}\n`;
const formatReport = flat.replaceAll('if (a) { ', 'if(a){  ');
const change = { old: '', new: `${rows(14, (n) => `other(${n});`)}\n` };

describeRule(mixedChange, {
  invalid: [
    {
      name: 'formatting that hides a change',
      files: { ...edit('a.ts', flat, formatReport), 'b.ts': change },
      findings: ['b.ts:1 info'],
    },
  ],
  valid: [{ name: 'formatting alone', files: edit('a.ts', flat, formatReport) }],
});
