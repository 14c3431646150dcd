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
      ['src/a.py', [' # The rates are read first.', '+# cart.open(rates)', ' a = 1'], 2],
      ['src/a.py', [' a = 1', '-# The rates come from a file.', '+# cart.open(rates)', ' b = 2'], 2],
      ['src/a.js', [' a();', '-cart.open(one);', '+// cart.open(one);', ' b();'], 2],
      ['src/a.ts', [' const a = 1;', '+// const b = c(a);', '+// d(b);'], 2],
      ['src/a.js', [' const a = 1;', '+// foo.bar(a);'], 2],
      ['src/A.java', [' class A {', '   void a() {', '+    // int b = c();', '+    // d(b);', '   }', ' }'], 3],
      ['src/a.go', [' func a() {', '+\t// b := c()', '+\t// d(b)', ' }'], 2],
      ['src/a.py', [' def a():', '+    # b = c(1)', '+    # print(b)', '     return 1'], 2],
      ['src/a.rb', [' def a', '+  # b = c(1)', '   1', ' end'], 2],
      ['src/a.rs', [' fn a() {', '+    // let b = c();', '+    // d(b);', ' }'], 2],
      ['src/a.kt', [' fun a() {', '+  // val b = c(1)', ' }'], 2],
      ['src/a.sh', [' set -e', '-rsync -a from to', '+# rsync -a from to'], 2],
      ['test/types.sh', [' set -e', '-./build.sh cart', '+# ./build.sh cart'], 2],
      ['config/app.yml', [' cart:', '-  limit: 30', '+  # limit: 30', '   open: true'], 2],
    ],
    (path, marked, line) => ({ files: { [path]: diff(...marked) }, findings: [`${line} info`] }),
  ),
  valid: cases(
    [
      [
        'an example in a comment that explains, Ruby',
        'lib/cart.rb',
        [
          ' # Opens a cart. A block gets the settings:',
          ' #',
          ' #   Cart.open do |config|',
          "-#     config.limit(3, 'net')",
          '+#     config.bound(:net)',
          '+#     config.total(:gross)',
          ' #   end',
          ' def open',
        ],
      ],
      [
        'an example, indented below words',
        'src/cart.go',
        [' // Open reads the cart of a customer.', ' //', '+//\tcart.Open(id)', ' func Open() {}'],
      ],
      [
        'an example, indented above words',
        'src/cart.ts',
        [' start();', '+//   cart.open(id);', ' // This opens the cart of a customer.', ' open();'],
      ],
      [
        'an example below its heading',
        'src/cart.py',
        [' # Usage of the reader', '+# cart.open(name)', ' def open_cart(name):', '     return name'],
      ],
      [
        'an example in a documentation string',
        'src/cart.py',
        [' def open_cart(name):', '     """Opens it.', ' ', '+    # limit = read(1)', '     """', '     return name'],
      ],
      [
        'an example in a block of documentation, JavaScript',
        'src/cart.js',
        [' /**', '  * Opens the cart of a customer.', '+ * // cart.open(id);', '  */', ' export const a = 1;'],
      ],
      [
        'a comment of which a word changes',
        'src/cart.py',
        [' a = 1', '-# cart.open_all(first_name, rate)', '+# cart.open_one(first_name, rate)', ' b = 2'],
      ],
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
