import { suppressionOutdated } from '../../../../src/engine/planes/integrity/suppression-outdated.js';
import { cases, diff } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const MARK = '// review-gate-ignore security/transport-weakened: a test server, SHOP-81';
const WEAK = 'const agent = createAgent({ rejectUnauthorized: false });';

describeRule(suppressionOutdated, {
  invalid: cases(
    [
      ['the line changes', [` ${MARK}`, `-${WEAK}`, '+const agent = createAgent();'], []],
      ['the line goes, and another moves up', [` ${MARK}`, `-${WEAK}`, ' start();'], []],
      ['a line comes between', [` ${MARK}`, '+start();', ` ${WEAK}`], []],
      [
        'a line of the same kind comes between',
        [` ${MARK}`, '+const other = createAgent({ rejectUnauthorized: false, host });', ` ${WEAK}`],
        ['security/transport-weakened src/http.ts:2'],
      ],
    ],
    (name, marked, also) => ({ name, files: { 'src/http.ts': diff(...marked) }, findings: ['1 info'], also }),
  ),
  valid: cases(
    [
      ['lines above', ['+start();', ` ${MARK}`, ` ${WEAK}`], []],
      ['lines below', [` ${MARK}`, ` ${WEAK}`, '+start();'], []],
      ['the line is only indented', ['+{', ` ${MARK}`, `-${WEAK}`, `+  ${WEAK}`, '+}'], []],
      ['a comment comes between', [` ${MARK}`, '+// It is used by the tests.', ` ${WEAK}`], []],
      ['it is new', [`+${MARK}`, ` ${WEAK}`], ['integrity/suppression-added src/http.ts:1']],
    ],
    (name, marked, also) => ({ name, files: { 'src/http.ts': diff(...marked) }, also }),
  ),
});
