import { commentedCode } from '../../../../src/engine/planes/robustness/commented-code.js';
import { cases, diff } from '../cases.js';
import { describeRule } from '../rule-tester.js';

describeRule(commentedCode, {
  beside: [
    'tests/logic-without-test',
    'robustness/unused-value',
    'integrity/workflow-checks-removed',
    'tests/assertions-removed',
  ],
  invalid: cases(
    [
      ['src/a.ts', [' const a = 1;', '+// const b = c(a);', '+// d(b);'], 2],
      ['src/a.js', [' const a = 1;', '+// foo.bar(a);'], 2],
      ['src/A.java', [' class A {', '   void a() {', '+    // int b = c();', '+    // d(b);', '   }', ' }'], 3],
      ['src/a.go', [' func a() {', '+\t// b := c()', '+\t// d(b)', ' }'], 2],
      ['src/a.py', [' def a():', '+    # b = c(1)', '+    # print(b)', '     return 1'], 2],
      ['src/a.rb', [' def a', '+  # b = c(1)', '   1', ' end'], 2],
      ['src/a.rs', [' fn a() {', '+    // let b = c();', '+    // d(b);', ' }'], 2],
      ['src/a.kt', [' fun a() {', '+  // val b = c(1)', ' }'], 2],
      ['src/a.sh', [' set -e', '-rsync -a from to', '+# rsync -a from to'], 2],
      ['config/app.yml', [' cart:', '-  limit: 30', '+  # limit: 30', '   open: true'], 2],
    ],
    (path, marked, line) => ({ files: { [path]: diff(...marked) }, findings: [`${line} info`] }),
  ),
  valid: cases(
    [
      ['a sentence', 'src/a.ts', [' const a = 1;', '+// The rates are read (once) before the cart opens.']],
      ['an example', 'src/a.ts', [' const a = 1;', '+// For example:', '+// foo.bar(a);']],
      ['documentation', 'src/a.rs', [' fn a() {}', '+/// let b = c();', ' fn b() {}']],
      ['to a tool', 'src/a.ts', [' const a = 1;', '+// region: b(c);']],
      ['moved', 'src/a.ts', ['-// foo.bar(a);', ' const a = 1;', '+// foo.bar(a);']],
      ['words of a test', 'src/a.py', [' def a():', '+    # when it rains', '     return 1']],
      ['a key with words', 'config/app.yml', [' cart:', '+  # note: the limit is asked for', '   open: true']],
    ],
    (name, path, marked) => ({ name, files: { [path]: diff(...marked) } }),
  ),
});
