import { unreadClaim } from '../../../../src/engine/planes/hygiene/unread-claim.js';
import { cases, edit } from '../cases.js';
import { describeRule } from '../rule-tester.js';
import { rows } from './rows.js';

const text = `// @generated\n${rows(20, (n) => `export const a${n} = ${n};`)}\n`;

describeRule(unreadClaim, {
  invalid: cases([['src/auth/check.ts'], ['vendor/a/check.go']], (path) => ({
    files: edit(path, null, text),
    findings: ['1 info'],
  })),
  valid: [
    { name: 'other words', files: edit('src/auth/check.ts', null, text.replace('// @generated', '// generally')) },
    { name: 'a few lines', files: edit('src/auth/check.ts', null, '// @generated\nexport const a = 1;\n') },
    { name: 'a name that generated code has', files: edit('src/api.pb.go', null, text) },
  ],
});
