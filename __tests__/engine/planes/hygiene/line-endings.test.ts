import { lineEndings } from '../../../../src/engine/planes/hygiene/line-endings.js';
import { cases, edit } from '../cases.js';
import { describeRule } from '../rule-tester.js';
import { rows } from './rows.js';

const LF = `${rows(12, (n) => `call(${n});`)}\n`;
const CRLF = LF.replaceAll('\n', '\r\n');

describeRule(lineEndings, {
  invalid: cases(
    [
      ['to CRLF', LF, CRLF, '1 info, asked'],
      ['to LF', CRLF, LF, '1 info'],
      ['to LF with a change in it', CRLF, LF.replace('call(5)', 'steal(5)'), '1 info'],
      ['to CRLF with a change in it', LF, CRLF.replace('call(5)', 'steal(5)'), '1 info, asked'],
      ['one line with CRLF', LF, LF.replace('call(5);', 'other(5);\r'), '6 info'],
      ['two lines with LF', CRLF, CRLF.replace('call(5);\r', 'a();').replace('call(6);\r', 'b();'), '6 info'],
    ],
    (name, before, after, finding) => ({ name, files: edit('src/a.ts', before, after), findings: [finding] }),
  ),
  valid: cases(
    [
      ['nothing of the kind', LF, LF.replace('call(5)', 'other(5)')],
      ['CRLF as before', CRLF, CRLF.replace('call(5)', 'other(5)')],
    ],
    (name, before, after) => ({ name, files: edit('src/a.ts', before, after) }),
  ),
});
