import { errorNotPassedOn } from '../../../../src/engine/planes/robustness/error-not-passed-on.js';
import { cases, diff, wholeAndBare } from '../cases.js';
import { describeRule } from '../rule-tester.js';

describeRule(errorNotPassedOn, {
  invalid: wholeAndBare([
    {
      name: 'a handler that keeps its error to itself',
      files: { 'src/a.ts': diff(' try { g();', ' } catch (e) {', '   log(e);', '-  throw e;', ' }') },
      findings: ['2 info'],
    },
  ]),
  valid: cases(
    [
      [[' try { g();', ' } catch (e) {', '-  log(e);', '   throw e;', ' }']],
      [[' try { g();', ' } catch (e) {', '-  throw e;', '+  return fail(e);', ' }']],
      [['-try { g(); } catch (e) { throw e; }', ' f();']],
    ],
    (marked) => ({ files: { 'src/a.ts': diff(...marked) } }),
  ),
});
