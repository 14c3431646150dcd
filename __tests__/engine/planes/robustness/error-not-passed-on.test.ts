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
    {
      name: 'a handler within one that goes on passing its error on',
      files: {
        'src/a.ts': diff(
          ' try { g();',
          ' } catch (e) {',
          '   try { h();',
          '   } catch (inner) {',
          '     log(inner);',
          '-    throw inner;',
          '   }',
          '   throw e;',
          ' }',
        ),
      },
      findings: ['4 info'],
    },
  ]),
  valid: cases(
    [
      [[' try { g();', ' } catch (e) {', '-  log(e);', '   throw e;', ' }']],
      [[' try { g();', ' } catch (e) {', '-  throw e;', '+  return fail(e);', ' }']],
      [['-try { g(); } catch (e) { throw e; }', ' f();']],
      [
        [
          ' try { g();',
          ' } catch (e) {',
          '   try { h();',
          '   } catch (inner) {',
          "-    log(inner, 'stop');",
          "+    log(inner, 'the stop failed');",
          '   }',
          '   throw e;',
          ' }',
        ],
      ],
    ],
    (marked) => ({ files: { 'src/a.ts': diff(...marked) } }),
  ),
});
